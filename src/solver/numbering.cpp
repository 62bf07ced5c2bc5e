#include "solver/numbering.h"

#include <cassert>

namespace kalah {

Numbering::Numbering(int pits, int seeds) : pits_(pits), seeds_(seeds) {
  assert(pits >= 1 && pits <= kMaxRowPits && seeds >= 0 && seeds <= kMaxSeeds);
  // tails[s]: rows of s seeds in the pits from a pit on, beginning with the last one.
  std::array<std::uint32_t, kMaxSeeds + 1> tails{};
  tails.fill(1);
  for (int pit = pits - 1; pit >= 1; --pit) {
    std::array<std::uint32_t, kMaxSeeds + 1> longer{};
    longer[0] = 1;
    for (std::size_t sum = 1; sum <= static_cast<std::size_t>(seeds); ++sum) longer[sum] = longer[sum - 1] + tails[sum];
    const bool last = pit == pits - 1;
    for (std::size_t sum = 0; sum <= static_cast<std::size_t>(seeds); ++sum) {
      // The rank is a sum of differences of tails; those at the same place are taken together here.
      steps_[static_cast<std::size_t>(pit)][sum] = longer[sum] - (last ? 0 : tails[sum]);
    }
    tails = longer;
  }
  rows_ = tails;
  for (int total = 0; total <= seeds; ++total) {
    for (int sum = 0; sum <= total; ++sum) {
      blocks_.push_back(positions_);
      positions_ += std::uint64_t{rows(sum)} * rows(total - sum);
    }
  }
}

}  // namespace kalah
