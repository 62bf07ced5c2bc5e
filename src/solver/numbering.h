#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "table/row.h"

namespace kalah {

/// Numbers all positions of a board with at most seeds() seeds in the pits, stores aside, without gaps; the ranks of
/// rows are those of DatabaseIndex, so one rank serves the search table and the database.
class Numbering {
 public:
  /// Margins of more seeds would not fit the search table.
  static constexpr int kMaxSeeds = 120;

  /// Precondition: 1 <= pits <= kMaxRowPits, 0 <= seeds <= kMaxSeeds.
  Numbering(int pits, int seeds);

  [[nodiscard]] int pits() const { return pits_; }
  [[nodiscard]] int seeds() const { return seeds_; }
  [[nodiscard]] std::uint64_t positions() const { return positions_; }

  /// Rows of that many seeds.
  [[nodiscard]] std::uint32_t rows(int sum) const { return rows_[static_cast<std::size_t>(sum)]; }
  /// Place of a row of `sum` seeds among all of them, in lexicographic order, pit 1 first. `kPits` is pits(), or 0 if
  /// the caller does not know it while compiling.
  template <int kPits>
  [[nodiscard]] std::uint32_t rank(Row row, int sum) const {
    const int pits = kPits == 0 ? pits_ : kPits;
    // Byte k: seeds of the first k + 1 pits.
    const std::uint64_t firsts = row * 0x0101010101010101ULL;
    std::uint32_t rank = rows(sum);
    for (int pit = 1; pit < pits; ++pit) {
      const int left = sum - static_cast<int>(firsts >> (8 * (pit - 1)) & 0xFFU);
      rank -= steps_[static_cast<std::size_t>(pit)][static_cast<std::size_t>(left)];
    }
    return pits == 1 ? 0 : rank;
  }
  /// Number of the position with these sums and ranks. Precondition: at most seeds() seeds.
  [[nodiscard]] std::uint64_t number(int mover_sum, std::uint32_t mover_rank, int other_sum,
                                     std::uint32_t other_rank) const {
    return blocks_[block_at(mover_sum + other_sum, mover_sum)] + std::uint64_t{other_rank} * rows(mover_sum) +
           mover_rank;
  }
  [[nodiscard]] std::uint64_t number(Row mover, Row other) const {
    const int mover_sum = row_sum(mover);
    const int other_sum = row_sum(other);
    return number(mover_sum, rank<0>(mover, mover_sum), other_sum, rank<0>(other, other_sum));
  }

  /// Place of a block in a list by seeds, then by the mover's part of them.
  static std::size_t block_at(int seeds, int mover_sum) {
    return static_cast<std::size_t>(seeds * (seeds + 1) / 2 + mover_sum);
  }

 private:
  int pits_;
  int seeds_;
  std::array<std::uint32_t, kMaxSeeds + 1> rows_{};
  // steps_[pit][left]: by how much the rank falls where `left` seeds lie from that pit on.
  std::array<std::array<std::uint32_t, kMaxSeeds + 1>, kMaxRowPits> steps_{};
  std::vector<std::uint64_t> blocks_;
  std::uint64_t positions_ = 0;
};

}  // namespace kalah
