#include "proof/position_numbers.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace kalah {

PositionNumbers::PositionNumbers(int pits, int seeds) : pits_(pits), seeds_(seeds) {
  assert(pits >= 1 && pits <= kMaxRowPits && seeds >= 0 && seeds <= kMaxSeeds);
  const auto cells = 2 * static_cast<std::size_t>(pits);
  const auto most = static_cast<std::size_t>(seeds);
  tails_[cells][0] = 1;
  for (std::size_t cell = cells; cell-- > 0;) {
    // The cell is empty, or a seed can be taken out of it.
    for (std::size_t sum = 0; sum <= most; ++sum) {
      tails_[cell][sum] = tails_[cell + 1][sum] + (sum == 0 ? 0 : tails_[cell][sum - 1]);
    }
  }
  for (std::size_t sum = 0; sum <= most; ++sum) begins_[sum + 1] = begins_[sum] + tails_[0][sum];
}

std::uint64_t PositionNumbers::number(const RowPair& rows) const {
  int left = row_sum(rows.mover) + row_sum(rows.other);
  assert(left <= seeds_);
  std::uint64_t number = begins_[static_cast<std::size_t>(left)];
  for (int cell = 0; cell + 1 < 2 * pits_; ++cell) {
    // All that have fewer seeds here come before.
    const int after = left - (cell < pits_ ? row_pit(rows.mover, cell) : row_pit(rows.other, cell - pits_));
    number += tail(cell, left) - tail(cell, after);
    left = after;
  }
  return number;
}

RowPair PositionNumbers::rows(std::uint64_t number) const {
  assert(number < positions());
  const auto end = begins_.begin() + seeds_ + 2;
  int left = static_cast<int>(std::distance(begins_.begin(), std::upper_bound(begins_.begin(), end, number))) - 1;
  number -= begins_[static_cast<std::size_t>(left)];
  RowPair rows;
  for (int cell = 0; cell < 2 * pits_; ++cell) {
    int here = 0;
    if (cell + 1 == 2 * pits_) {
      here = left;
    } else {
      for (; number >= tail(cell + 1, left - here); ++here) number -= tail(cell + 1, left - here);
    }
    left -= here;
    Row& row = cell < pits_ ? rows.mover : rows.other;
    row |= static_cast<Row>(here) << (8 * (cell % pits_));
  }
  return rows;
}

}  // namespace kalah
