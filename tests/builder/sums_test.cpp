#include "builder/sums.h"

#include <gtest/gtest.h>

#include "builder/build.h"

namespace kalah {
namespace {

struct Known {
  const char* rules;
  int seeds;
  Sums sums;
};

void expect_sums(const Known& known) {
  const auto rules = parse_rules(known.rules);
  ASSERT_TRUE(rules.ok());
  BuildOrder order;
  order.seeds = known.seeds;
  const auto built = build_database(*rules, order);
  ASSERT_TRUE(built.ok()) << built.error().message;
  const Sums sums = sums_of(**built);
  EXPECT_EQ(sums.positions, known.sums.positions) << known.rules;
  EXPECT_EQ(sums.positions, (*built)->index().positions()) << known.rules;
  EXPECT_EQ(sums.values, known.sums.values) << known.rules;
  EXPECT_EQ(sums.squares, known.sums.squares) << known.rules;
}

// The sums come from a construction that shares nothing with this one.
TEST(BuildSums, EightSeeds) {
  expect_sums({"6x4", 8, {125970, 143030, 2122872}});
  expect_sums({"6x4,capture=always", 8, {125970, 135302, 1819268}});
}

TEST(BuildSums, TwelveSeeds) {
  for (const Known& known :
       {Known{"6x4", 12, {2704156, 4480394, 75562908}}, Known{"6x4,capture=always", 12, {2704156, 4281318, 71568812}},
        Known{"6x4,capture=none", 12, {2704156, -228318, 57507808}},
        Known{"6x4,capture=seeds-only", 12, {2704156, 4616414, 77373748}},
        Known{"6x4,end=no-move", 12, {2704156, 4488608, 75387708}},
        Known{"6x4,extra=no", 12, {2704156, 3506474, 70975400}},
        Known{"6x4,rest=emptier", 12, {2704156, 6969432, 82723332}},
        Known{"6x4,rest=nobody", 12, {2704156, 4908503, 32026953}}}) {
    expect_sums(known);
  }
}

TEST(BuildSums, Relay) {
  for (const Known& known :
       {Known{"6x4,lap=relay", 8, {125970, -1318, 1336900}}, Known{"6x4,lap=relay", 12, {2704156, 809478, 44448836}},
        Known{"6x4,lap=relay,capture=always,extra=no", 8, {125970, -508, 1372052}},
        Known{"6x4,lap=relay,end=no-move", 8, {125970, -2564, 1326156}},
        Known{"6x4,sow=cw,lap=relay,rest=emptier", 8, {125970, 167094, 3395952}},
        Known{"6x4,lap=relay,rest=nobody", 8, {125970, 73460, 1111074}},
        Known{"3x4,lap=relay,end=mover-row-empty", 12, {18564, 27298, 422412}},
        Known{"2x4,lap=relay,end=no-move,rest=nobody", 20, {10626, 55809, 779131}}}) {
    expect_sums(known);
  }
}

TEST(BuildSums, SixteenSeeds) {
  expect_sums({"6x4", 16, {30421755, 62238636, 1241656184}});
  expect_sums({"6x4,capture=always", 16, {30421755, 60354888, 1262700568}});
}

TEST(BuildSums, OtherNamesOfTheSameRules) {
  for (const char* rules : {"6x6,sow=cw", "6x3,end=mover-row-empty", "6x5,extra=not-first", "6x4,opening=pie"}) {
    expect_sums({rules, 8, {125970, 143030, 2122872}});
  }
}

}  // namespace
}  // namespace kalah
