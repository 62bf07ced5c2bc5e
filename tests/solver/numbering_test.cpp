#include "solver/numbering.h"

#include <gtest/gtest.h>

#include <set>

#include "table/database_index.h"

namespace kalah {
namespace {

/// All rows of `pits` pits with at most `most` seeds.
std::vector<Row> rows_up_to(int pits, int most) {
  std::vector<Row> rows{0};
  for (int pit = 0; pit < pits; ++pit) {
    std::vector<Row> longer;
    for (const Row row : rows) {
      for (int seeds = 0; seeds + row_sum(row) <= most; ++seeds) longer.push_back(row_with(row, pit, seeds));
    }
    rows = std::move(longer);
  }
  return rows;
}

TEST(Numbering, GivesEveryPositionOneNumberAndLeavesNoneOut) {
  for (int pits = 1; pits <= kMaxRowPits; ++pits) {
    const int seeds = pits <= 3 ? 9 : 5;
    const Numbering numbering(pits, seeds);
    std::set<std::uint64_t> numbers;
    const std::vector<Row> rows = rows_up_to(pits, seeds);
    for (const Row mover : rows) {
      for (const Row other : rows) {
        if (row_sum(mover) + row_sum(other) > seeds) continue;
        const std::uint64_t number = numbering.number(mover, other);
        EXPECT_LT(number, numbering.positions());
        EXPECT_TRUE(numbers.insert(number).second);
      }
    }
    EXPECT_EQ(numbers.size(), numbering.positions()) << pits;
  }
}

TEST(Numbering, RanksRowsAsTheDatabaseDoes) {
  for (int pits = 1; pits <= kMaxRowPits; ++pits) {
    const int seeds = pits <= 4 ? 20 : 8;
    const Numbering numbering(pits, 60);
    const DatabaseIndex index(pits, 60);
    for (const Row row : rows_up_to(pits, seeds)) {
      ASSERT_EQ(numbering.rank<0>(row, row_sum(row)), index.rank(row));
      if (pits == 6) {
        ASSERT_EQ(numbering.rank<6>(row, row_sum(row)), index.rank(row));
      }
    }
    for (int sum = 0; sum <= 60; ++sum) ASSERT_EQ(numbering.rows(sum), index.rows(sum));
  }
}

TEST(Numbering, CountsPositionsOfLargeBoards) {
  // C(n + 12, 12).
  EXPECT_EQ(Numbering(6, 24).positions(), 1'251'677'700U);
  EXPECT_EQ(Numbering(6, 34).positions(), 38'910'617'655U);
}

}  // namespace
}  // namespace kalah
