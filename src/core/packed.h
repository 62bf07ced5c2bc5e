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

/// What sowing n seeds from pit p does.
struct PackedTables {
  struct Row {
    /// What it adds to the words, the emptied pit included.
    std::uint64_t own = 0;
    std::uint64_t other = 0;
    /// One seed in the pit where the last seed falls; 0 if that is none of the mover's pits.
    std::uint64_t last_one = 0;
    /// Where in `other` the pit opposite to it lies; bits that are always 0 if there is none.
    std::uint32_t opposite_shift = kNothing;
    /// The last seed falls into the mover's store.
    std::uint32_t in_store = 0;
  };
  static constexpr std::uint32_t kNothing = 56;
  // Places on the mover's ring: 0..5 his pits, 6 his store, 7..12 the other's pits.
  static constexpr int kRing = 13;
  std::array<std::array<Row, Packed::kMaxSeeds + 1>, Packed::kPits> rows{};

  constexpr PackedTables() {
    for (int pit = 0; pit < Packed::kPits; ++pit) {
      Row row;
      int place = pit;
      // Each further seed leaves the pit and falls one place on.
      for (std::size_t seeds = 1; seeds <= Packed::kMaxSeeds; ++seeds) {
        place = place + 1 == kRing ? 0 : place + 1;
        row.own -= 1ULL << (8 * pit);
        if (place <= Packed::kStore) {
          row.own += 1ULL << (8 * place);
        } else {
          row.other += 1ULL << (8 * (place - 7));
        }
        const bool own_pit = place < Packed::kPits;
        row.last_one = own_pit ? 1ULL << (8 * place) : 0;
        row.opposite_shift = own_pit ? static_cast<std::uint32_t>(8 * (Packed::kPits - 1 - place)) : kNothing;
        row.in_store = place == Packed::kStore ? 1 : 0;
        rows[static_cast<std::size_t>(pit)][seeds] = row;
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
  const detail::PackedTables::Row& row = detail::kPackedTables.rows[static_cast<std::size_t>(pit)][board.own_pit(pit)];
  board.own += row.own;
  board.other += row.other;
  if constexpr (kCapture != Capture::kNone) {
    // Whether there is a capture follows no pattern, so a branch would be guessed wrong too often: a mask takes nothing
    // where there is none.
    const std::uint64_t one = row.last_one;
    const bool alone = (board.own & one * 0xFFU) == one;
    const std::uint64_t there = board.other >> row.opposite_shift & 0xFFU;
    const bool takes = kCapture == Capture::kStandard || kCapture == Capture::kSeedsOnly ? there != 0 : one != 0;
    const std::uint64_t mask = -static_cast<std::uint64_t>(static_cast<unsigned>(alone) & static_cast<unsigned>(takes));
    constexpr bool kOwn = kCapture != Capture::kSeedsOnly;
    constexpr bool kOther = kCapture != Capture::kOwnOnly;
    board.own += mask & ((((kOther ? there : 0) + (kOwn ? 1 : 0)) << 48) - (kOwn ? one : 0));
    if constexpr (kOther) board.other -= mask & there << row.opposite_shift;
  }
  PackedOutcome outcome;
  outcome.over = (board.own & Packed::kRow) == 0 || (board.other & Packed::kRow) == 0;
  outcome.extra = row.in_store != 0 && extra_moves;
  return outcome;
}

/// Whether sow_packed() plays these rules exactly from this position (and from all that follow).
bool packable(const RuleBook& book, const Position& position);

/// The position seen from its mover. Precondition: packable().
Packed pack(const RuleBook& book, const Position& position);

}  // namespace kalah
