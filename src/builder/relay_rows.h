#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "builder/build_rules.h"
#include "table/database_index.h"

namespace kalah {

/// Two rows in the midst of a sowing, seen from the one who sows: behind his pits lies what he has banked.
struct RelayBoard {
  Row own = 0;
  Row other = 0;
};

/// Relay sowing on packed rows. Places: the sower's pits 0 .. pits - 1, his store, the other's pits.
class RelaySower {
 public:
  explicit RelaySower(int pits);

  /// Takes up the pit at `place` and sows it. Returns the place of the last seed.
  int leg(RelayBoard& board, int place) const {
    const Leg& leg = legs_[static_cast<std::size_t>(place)][static_cast<std::size_t>(seeds_at(board, place))];
    board.own += leg.own;
    board.other += leg.other;
    return leg.last;
  }
  /// Whether a last seed at `place` is taken up again, with what lies there.
  [[nodiscard]] bool goes_on(const RelayBoard& board, int place) const {
    return place != pits_ && seeds_at(board, place) > 1;
  }
  /// The same, until it has come to its end. Returns whether that is in the store.
  bool sow(RelayBoard& board, int place) const {
    do {
      place = leg(board, place);
    } while (goes_on(board, place));
    return place == pits_;
  }
  [[nodiscard]] int seeds_at(const RelayBoard& board, int place) const {
    return place <= pits_ ? row_pit(board.own, place) : row_pit(board.other, place - pits_ - 1);
  }
  [[nodiscard]] int banked(const RelayBoard& board) const { return row_pit(board.own, pits_); }
  /// The sower's pits alone.
  [[nodiscard]] Row pits_of(Row own) const { return own & ((Row{1} << (8 * pits_)) - 1); }

 private:
  struct Leg {
    Row own = 0;
    Row other = 0;
    int last = 0;
  };
  int pits_;
  std::array<std::array<Leg, DatabaseIndex::kMaxSeeds + 1>, 2 * kMaxRowPits + 1> legs_{};
};

/// One sowing as far as the mover's row tells.
struct RelayStart {
  enum class Kind : std::uint8_t {
    /// Ends in the own row: the turn passes within the layer.
    kQuiet,
    /// Ends in the store before any seed has left the row.
    kStore,
    /// Leaves the row with the seeds at `place`.
    kCrosses,
  };
  /// What `kCrosses` begins with.
  Row row = 0;
  /// Of the row after the sowing, but for `kCrosses`.
  std::uint32_t rank = 0;
  Kind kind = Kind::kQuiet;
  std::uint8_t place = 0;
};

/// All rows of one sum and how their sowings begin, whatever stands across.
class RelayRows {
 public:
  RelayRows(const BuildRules& rules, const RelaySower& sower, const DatabaseIndex& index, int sum);

  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(rows_.size()); }
  [[nodiscard]] Row row(std::uint32_t rank) const { return rows_[rank]; }
  [[nodiscard]] std::span<const RelayStart> starts(std::uint32_t rank) const {
    return std::span(starts_).subspan(begin_[rank], begin_[rank + 1] - begin_[rank]);
  }
  [[nodiscard]] std::size_t bytes() const;

 private:
  std::vector<Row> rows_;
  std::vector<RelayStart> starts_;
  // Starts of row r: begin_[r] .. begin_[r + 1].
  std::vector<std::uint32_t> begin_;
};

}  // namespace kalah
