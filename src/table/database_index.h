#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "table/row.h"

namespace kalah {

struct RowPair {
  Row mover = 0;
  Row other = 0;
  bool operator==(const RowPair&) const = default;
};

/// Numbers every position of at most seeds() seeds in the pits, stores aside. docs/design.md, "Endgame database".
class DatabaseIndex {
 public:
  /// Values are 128 - f in a byte, and a gain must never look like a value: hence fewer than 64.
  static constexpr int kMaxSeeds = 60;
  /// Free bytes behind every block: whole vectors may be read across its end.
  static constexpr std::uint64_t kSlack = 64;

  /// Precondition: 1 <= pits <= kMaxRowPits, 0 <= seeds <= kMaxSeeds.
  DatabaseIndex(int pits, int seeds);

  [[nodiscard]] int pits() const { return pits_; }
  [[nodiscard]] int seeds() const { return seeds_; }

  /// Rows of that many seeds.
  [[nodiscard]] std::uint32_t rows(int sum) const { return tail(0, sum); }
  /// Place of a row among those of its sum, in lexicographic order, pit 1 first.
  [[nodiscard]] std::uint32_t rank(Row row) const {
    std::uint32_t rank = 0;
    int left = row_sum(row);
    for (int pit = 0; pit + 1 < pits_; ++pit) {
      const int after = left - row_pit(row, pit);
      rank += tail(pit, left) - tail(pit, after);
      left = after;
    }
    return rank;
  }
  /// The row of that rank. Precondition: rank < rows(sum).
  [[nodiscard]] Row unrank(int sum, std::uint32_t rank) const;

  /// Where the values of the positions with `seeds` seeds begin whose mover has `mover_sum` of them. Within: rank of
  /// the other's row times rows(mover_sum), plus rank of the mover's row.
  [[nodiscard]] std::uint64_t block(int seeds, int mover_sum) const {
    return blocks_[static_cast<std::size_t>(seeds * (seeds + 1) / 2 + mover_sum)];
  }
  /// Precondition: at most seeds() seeds.
  [[nodiscard]] std::uint64_t at(Row mover, Row other) const {
    const int sum = row_sum(mover);
    return block(sum + row_sum(other), sum) + std::uint64_t{rank(other)} * rows(sum) + rank(mover);
  }
  /// The position numbered so; nothing for the free bytes behind a block.
  [[nodiscard]] std::optional<RowPair> position_at(std::uint64_t number) const;

  [[nodiscard]] std::uint64_t positions() const { return positions_; }
  /// Numbers in use, free bytes included.
  [[nodiscard]] std::uint64_t size() const { return size_; }

 private:
  // Rows of `sum` seeds in the pits from `pit` on.
  [[nodiscard]] std::uint32_t tail(int pit, int sum) const {
    return tails_[static_cast<std::size_t>(pit)][static_cast<std::size_t>(sum)];
  }

  int pits_;
  int seeds_;
  std::array<std::array<std::uint32_t, kMaxSeeds + 1>, kMaxRowPits> tails_{};
  std::vector<std::uint64_t> blocks_;
  std::uint64_t positions_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace kalah
