#include "proof/position_numbers.h"

#include <gtest/gtest.h>

#include <random>

namespace kalah {
namespace {

int seeds_of(const RowPair& rows) { return row_sum(rows.mover) + row_sum(rows.other); }

TEST(PositionNumbers, GoBothWaysWithoutGaps) {
  for (int pits = 1; pits <= kMaxRowPits; ++pits) {
    const PositionNumbers numbers(pits, pits <= 2 ? 12 : pits <= 4 ? 6 : 4);
    int last = 0;
    for (std::uint64_t number = 0; number < numbers.positions(); ++number) {
      const RowPair rows = numbers.rows(number);
      ASSERT_EQ(numbers.number(rows), number);
      ASSERT_GE(seeds_of(rows), last);
      last = seeds_of(rows);
    }
    EXPECT_EQ(last, numbers.seeds());
  }
}

TEST(PositionNumbers, CountLargeBoards) {
  // C(n + 2 m, 2 m).
  EXPECT_EQ(PositionNumbers(6, 24).positions(), 1'251'677'700U);
  EXPECT_EQ(PositionNumbers(6, 34).positions(), 38'910'617'655U);
}

TEST(PositionNumbers, AreExactOnTheLargestBoard) {
  const PositionNumbers numbers(kMaxRowPits, PositionNumbers::kMaxSeeds);
  std::mt19937_64 random(3);
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t number = random() % numbers.positions();
    const RowPair rows = numbers.rows(number);
    ASSERT_LE(seeds_of(rows), PositionNumbers::kMaxSeeds);
    ASSERT_EQ(numbers.number(rows), number);
  }
  EXPECT_EQ(numbers.number(numbers.rows(numbers.positions() - 1)), numbers.positions() - 1);
}

}  // namespace
}  // namespace kalah
