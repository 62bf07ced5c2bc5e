#include "table/database_index.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace kalah {

DatabaseIndex::DatabaseIndex(int pits, int seeds) : pits_(pits), seeds_(seeds) {
  assert(pits >= 1 && pits <= kMaxRowPits && seeds >= 0 && seeds <= kMaxSeeds);
  // A row of p pits with s seeds has its first pit empty, or a seed to take out of it.
  for (int pit = pits - 1; pit >= 0; --pit) {
    auto& here = tails_[static_cast<std::size_t>(pit)];
    here[0] = 1;
    for (std::size_t sum = 1; sum <= static_cast<std::size_t>(seeds); ++sum) {
      here[sum] = here[sum - 1];
      if (pit + 1 < pits) here[sum] += tails_[static_cast<std::size_t>(pit) + 1][sum];
      if (pit + 1 == pits) here[sum] = 1;
    }
  }
  for (int total = 0; total <= seeds; ++total) {
    for (int sum = 0; sum <= total; ++sum) {
      const std::uint64_t held = std::uint64_t{rows(sum)} * rows(total - sum);
      blocks_.push_back(size_);
      positions_ += held;
      size_ = (size_ + held + kSlack + 63) / 64 * 64;
    }
  }
}

Row DatabaseIndex::unrank(int sum, std::uint32_t rank) const {
  assert(rank < rows(sum));
  Row row = 0;
  int left = sum;
  int pit = 0;
  for (; pit + 1 < pits_; ++pit) {
    int seeds = 0;
    while (tail(pit + 1, left - seeds) <= rank) {
      rank -= tail(pit + 1, left - seeds);
      ++seeds;
    }
    row = row_with(row, pit, seeds);
    left -= seeds;
  }
  return row_with(row, pit, left);
}

std::optional<RowPair> DatabaseIndex::position_at(std::uint64_t number) const {
  if (number >= size_) return std::nullopt;
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), number);
  const auto place = static_cast<int>(std::distance(blocks_.begin(), after)) - 1;
  int total = 0;
  while ((total + 1) * (total + 2) / 2 <= place) ++total;
  const int sum = place - total * (total + 1) / 2;
  const std::uint64_t inside = number - block(total, sum);
  const std::uint64_t other = inside / rows(sum);
  if (other >= rows(total - sum)) return std::nullopt;
  return RowPair{unrank(sum, static_cast<std::uint32_t>(inside % rows(sum))),
                 unrank(total - sum, static_cast<std::uint32_t>(other))};
}

}  // namespace kalah
