#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/rulebook.h"

namespace kalah {

/// The board of the hot path: two players, 6 pits, at most 255 seeds, seen from the mover, in two words:
///
///   own    byte 0..5 the mover's pits 1..6 | byte 6 his store   | byte 7 zero
///   other  byte 0..5 the other's pits 1..6 | byte 6 his store   | byte 7 zero
///
/// Each word is a number in base 256 whose digits never leave 0..255, so adding a whole sowing is one addition a word,
/// and taking the sown seeds out of their pit is part of the same addition. Passing the turn exchanges the words.
struct Packed {
  std::uint64_t own = 0;
  std::uint64_t other = 0;

  static constexpr int kPits = 6;
  static constexpr int kStore = 6;
  static constexpr std::uint64_t kRow = 0x0000FFFFFFFFFFFFULL;
  static constexpr int kMaxSeeds = 255;

  bool operator==(const Packed&) const = default;
  [[nodiscard]] unsigned own_pit(int index) const { return static_cast<unsigned>(own >> (8 * index)) & 0xFFU; }
  [[nodiscard]] unsigned own_store() const { return static_cast<unsigned>(own >> 48); }
  [[nodiscard]] unsigned other_store() const { return static_cast<unsigned>(other >> 48); }
  /// High bit of every byte whose own pit holds a seed: iterate with countr_zero, bit 8*index + 7.
  [[nodiscard]] std::uint64_t sowable() const {
    constexpr std::uint64_t kLow = 0x00007F7F7F7F7F7FULL;
    return (((own & kLow) + kLow) | own) & (kLow + 0x0000010101010101ULL);
  }
};

struct PackedOutcome {
  bool extra = false;
  bool over = false;
};

namespace detail {

/// What sowing n seeds from pit p adds to the words, and where the last seed falls.
struct PackedTables {
  struct Delta {
    std::uint64_t own = 0;
    std::uint64_t other = 0;
  };
  // Places on the mover's ring: 0..5 his pits, 6 his store, 7..12 the other's pits.
  static constexpr int kRing = 13;
  std::array<std::array<Delta, Packed::kMaxSeeds + 1>, Packed::kPits> delta{};
  std::array<std::array<std::uint8_t, Packed::kMaxSeeds + 1>, Packed::kPits> last{};

  constexpr PackedTables() {
    for (int pit = 0; pit < Packed::kPits; ++pit) {
      const auto p = static_cast<std::size_t>(pit);
      Delta sum;
      int place = pit;
      last[p][0] = static_cast<std::uint8_t>(pit);
      // Each further seed leaves the pit and falls one place on.
      for (std::size_t seeds = 1; seeds <= Packed::kMaxSeeds; ++seeds) {
        place = place + 1 == kRing ? 0 : place + 1;
        sum.own -= 1ULL << (8 * pit);
        if (place <= Packed::kStore) {
          sum.own += 1ULL << (8 * place);
        } else {
          sum.other += 1ULL << (8 * (place - 7));
        }
        delta[p][seeds] = sum;
        last[p][seeds] = static_cast<std::uint8_t>(place);
      }
    }
  }
};

extern const PackedTables kPackedTables;

}  // namespace detail

/// One sowing on the hot path: lap=single, sow=ccw or cw, end=any-row-empty, stop=playout, the opening past. `pit` is
/// 0-based and holds seeds. The board stays seen from the player who sowed; the caller exchanges the words when the
/// turn passes. The rest is not counted when the game ends.
template <Capture kCapture>
inline PackedOutcome sow_packed(Packed& board, int pit, bool extra_moves) {
  const unsigned seeds = board.own_pit(pit);
  const detail::PackedTables& tables = detail::kPackedTables;
  const auto p = static_cast<std::size_t>(pit);
  const detail::PackedTables::Delta& delta = tables.delta[p][seeds];
  board.own += delta.own;
  board.other += delta.other;
  const int last = tables.last[p][seeds];
  if constexpr (kCapture != Capture::kNone) {
    if (last < Packed::kPits && board.own_pit(last) == 1) {
      const int shift = 8 * (Packed::kPits - 1 - last);
      const std::uint64_t there = board.other >> shift & 0xFFU;
      if constexpr (kCapture == Capture::kOwnOnly) {
        board.own += (1ULL << 48) - (1ULL << (8 * last));
      } else if constexpr (kCapture == Capture::kSeedsOnly) {
        board.own += there << 48;
        board.other -= there << shift;
      } else if (kCapture == Capture::kAlways || there != 0) {
        board.own += ((there + 1) << 48) - (1ULL << (8 * last));
        board.other -= there << shift;
      }
    }
  }
  PackedOutcome outcome;
  outcome.over = (board.own & Packed::kRow) == 0 || (board.other & Packed::kRow) == 0;
  outcome.extra = last == Packed::kStore && extra_moves;
  return outcome;
}

/// Whether sow_packed() plays these rules exactly from this position (and from all that follow).
bool packable(const RuleBook& book, const Position& position);

/// The position seen from its mover. Precondition: packable().
Packed pack(const RuleBook& book, const Position& position);

}  // namespace kalah
