#pragma once

#include <array>
#include <cstdint>

#include "table/database_index.h"

namespace kalah {

/// Numbers all positions of a board of two players with at most seeds() seeds in the pits, stores aside: by their
/// seeds, then in lexicographic order of the mover's pits and the other's. Exact both ways.
class PositionNumbers {
 public:
  static constexpr int kMaxSeeds = 120;

  /// Precondition: 1 <= pits <= kMaxRowPits, 0 <= seeds <= kMaxSeeds.
  PositionNumbers(int pits, int seeds);

  [[nodiscard]] int pits() const { return pits_; }
  [[nodiscard]] int seeds() const { return seeds_; }
  [[nodiscard]] std::uint64_t positions() const { return begins_[static_cast<std::size_t>(seeds_) + 1]; }

  /// Precondition: at most seeds() seeds in the rows.
  [[nodiscard]] std::uint64_t number(const RowPair& rows) const;
  /// Precondition: number < positions().
  [[nodiscard]] RowPair rows(std::uint64_t number) const;

 private:
  static constexpr std::size_t kMaxCells = 2 * static_cast<std::size_t>(kMaxRowPits);

  [[nodiscard]] std::uint64_t tail(int cell, int seeds) const {
    return tails_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(seeds)];
  }

  int pits_;
  int seeds_;
  // tails_[cell][s]: ways to put s seeds into the cells from that one on, the mover's pits first.
  std::array<std::array<std::uint64_t, kMaxSeeds + 1>, kMaxCells + 1> tails_{};
  // Number of the first position of so many seeds.
  std::array<std::uint64_t, kMaxSeeds + 2> begins_{};
};

}  // namespace kalah
