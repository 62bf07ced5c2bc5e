#include "search/table.h"

#include <gtest/gtest.h>

namespace kalah {
namespace {

TEST(Table, GivesBackExactlyWhatWasStored) {
  Table table(1U << 16);
  table.serve("6x4");
  table.store({1, 2}, {-65535, 7, Bound::kLower, 12, true});
  const auto entry = table.find({1, 2});
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->value, -65535);
  EXPECT_EQ(entry->depth, 7);
  EXPECT_EQ(entry->bound, Bound::kLower);
  EXPECT_EQ(entry->pit, 12);
  EXPECT_TRUE(entry->solved);
  EXPECT_FALSE(table.find({2, 1}));
}

TEST(Table, ForgetsUnderOtherRulesAndOnlyThen) {
  Table table(1U << 16);
  table.serve("6x4");
  table.store({1, 2}, {5, 1, Bound::kExact, 1, false});
  table.serve("6x4");
  EXPECT_TRUE(table.find({1, 2}));
  table.serve("6x4,capture=always");
  EXPECT_FALSE(table.find({1, 2}));
  table.serve("6x4");
  EXPECT_FALSE(table.find({1, 2}));
}

TEST(Table, NothingComesBackWhenTheErasGoRound) {
  Table table(1U << 10);
  table.store({3, 4}, {1, 1, Bound::kExact, 1, false});
  for (int i = 0; i < 65536; ++i) table.clear();
  EXPECT_FALSE(table.find({3, 4}));
}

TEST(Table, TheSmallestTableKeepsDeepAndProvedEntries) {
  Table table(1);
  for (std::uint64_t i = 0; i < 100; ++i) table.store({i, i}, {1, static_cast<int>(i % 5), Bound::kExact, 1, false});
  table.store({1000, 1}, {1, 60, Bound::kExact, 1, true});
  for (std::uint64_t i = 0; i < 100; ++i) table.store({i, i}, {1, static_cast<int>(i % 5), Bound::kExact, 1, false});
  EXPECT_TRUE(table.find({1000, 1}));
}

}  // namespace
}  // namespace kalah
