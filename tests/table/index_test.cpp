#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "table/database_index.h"

namespace kalah {
namespace {

TEST(DatabaseIndex, EveryPositionHasItsOwnNumberAndComesBack) {
  for (int pits = 1; pits <= 4; ++pits) {
    const DatabaseIndex index(pits, 7);
    std::uint64_t found = 0;
    for (std::uint64_t number = 0; number < index.size(); ++number) {
      const auto rows = index.position_at(number);
      if (!rows) continue;
      ++found;
      ASSERT_EQ(index.at(rows->mover, rows->other), number);
    }
    EXPECT_EQ(found, index.positions());
    EXPECT_FALSE(index.position_at(index.size()));
  }
}

TEST(DatabaseIndex, CountsPositionsAsBinomials) {
  EXPECT_EQ(DatabaseIndex(6, 8).positions(), 125970U);
  EXPECT_EQ(DatabaseIndex(6, 20).positions(), 225792840U);
  EXPECT_EQ(DatabaseIndex(6, 28).positions(), 5586853480U);
  EXPECT_EQ(DatabaseIndex(6, 34).positions(), 38910617655U);
  EXPECT_EQ(DatabaseIndex(1, 60).positions(), 61U * 62U / 2U);
}

TEST(DatabaseIndex, RanksAreLexicographic) {
  const DatabaseIndex index(3, 4);
  EXPECT_EQ(index.unrank(4, 0), Row{4} << 16);
  EXPECT_EQ(index.unrank(4, 1), (Row{1} << 8) | (Row{3} << 16));
  EXPECT_EQ(index.unrank(4, index.rows(4) - 1), Row{4});
}

RC_GTEST_PROP(DatabaseIndex, LargeRowsComeBack, ()) {
  const int pits = *rc::gen::inRange(1, kMaxRowPits + 1);
  const int sum = *rc::gen::inRange(0, DatabaseIndex::kMaxSeeds + 1);
  static const DatabaseIndex indices[] = {{1, 60}, {2, 60}, {3, 60}, {4, 60}, {5, 60}, {6, 60}, {7, 60}};
  const DatabaseIndex& index = indices[pits - 1];
  const auto rank = *rc::gen::inRange<std::uint32_t>(0, index.rows(sum));
  const Row row = index.unrank(sum, rank);
  RC_ASSERT(row_sum(row) == sum);
  RC_ASSERT(index.rank(row) == rank);
}

}  // namespace
}  // namespace kalah
