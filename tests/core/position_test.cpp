#include "kalah/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string error_of(std::string_view rules, std::string_view text) {
  const auto position = parse_position(rules_of(rules), text);
  return position.ok() ? "accepted" : position.error().message;
}

TEST(PositionText, EvenStartsOfEverySize) {
  EXPECT_EQ(print_position(rules_of("6x4"), even_start(rules_of("6x4"))), "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S");
  EXPECT_EQ(print_position(rules_of("6x4"), even_start(rules_of("6x4"), 1)), "4,4,4,4,4,4,0/4,4,4,4,4,4,0 N");
  EXPECT_EQ(print_position(rules_of("four"), even_start(rules_of("four"), 2)), "6,6,6,0/6,6,6,0/6,6,6,0/6,6,6,0 3");
  EXPECT_EQ(print_position(rules_of("1x1"), even_start(rules_of("1x1"))), "1,0/1,0 S");
}

TEST(PositionText, LargeTotalsAreExact) {
  for (const char* text : {"255,0,0,0,0,1,0/0,0,0,0,0,1,0 S", "256,0,0,0,0,1,0/0,0,0,0,0,1,0 N",
                           "65000,0,0,0,0,1,500/0,0,0,0,0,34,0 S", "24,24,24,24,24,24,0/24,24,24,24,24,24,0 S"}) {
    const Rules rules = rules_of("6x24");
    EXPECT_EQ(print_position(rules, position_of(rules, text)), text);
  }
  EXPECT_THAT(error_of("6x4", "65535,0,0,0,0,1,0/0,0,0,0,0,1,0 S"), HasSubstr("more than 65535 seeds"));
  const Rules rules = rules_of("6x4");
  const Position full = position_of(rules, "65533,0,0,0,0,1,0/0,0,0,0,0,1,0 S");
  EXPECT_EQ(total_seeds(rules, full), 65535);
}

TEST(PositionText, EachKindOfBrokenTextHasItsOwnMessage) {
  EXPECT_THAT(error_of("2x4", ""), HasSubstr("no position given"));
  EXPECT_THAT(error_of("2x4", "4,4,0 S"), HasSubstr("1 row, expected 2"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,0/4,4,0 S"), HasSubstr("3 rows, expected 2"));
  EXPECT_THAT(error_of("2x4", "4,4/4,4,0 S"), HasSubstr("row 1 has 2 numbers, expected 3 (2 pits and the store)"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,4,0 S"), HasSubstr("row 2 has 4 numbers, expected 3"));
  EXPECT_THAT(error_of("2x4", "4,x,0/4,4,0 S"), HasSubstr("row 1, pit 2: 'x' is not a whole number"));
  EXPECT_THAT(error_of("2x4", "4,,0/4,4,0 S"), HasSubstr("row 1, pit 2: '' is not a whole number"));
  EXPECT_THAT(error_of("2x4", "4,4,-1/4,4,0 S"), HasSubstr("row 1, store: '-1' is negative"));
  EXPECT_THAT(error_of("2x4", "4,4,0/70000,4,0 S"), HasSubstr("row 2, pit 1: '70000' is too large; allowed: 0..65535"));
  EXPECT_THAT(error_of("2x4", "40000,4,0/40000,4,0 S"), HasSubstr("more than 65535 seeds"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,0"), HasSubstr("the mover is missing; allowed: S, N"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,0 X"), HasSubstr("unknown mover 'X'"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,0 S N"), HasSubstr("unknown mover"));
  EXPECT_THAT(error_of("2x4", "4,4,0/4,4,0 -"), HasSubstr("pits hold seeds"));
  EXPECT_THAT(error_of("three", "4,4,4,4,4,4,0/4,4,4,4,4,4,0/4,4,4,4,4,4,0 S"), HasSubstr("allowed: 1..3"));
  EXPECT_THAT(error_of("three", "4,4,4,4,4,4,0/4,4,4,4,4,4,0/4,4,4,4,4,4,0 4"), HasSubstr("allowed: 1..3"));
}

TEST(PositionText, AnEndedPositionIsAnsweredAsEnded) {
  const auto printed = [](std::string_view rules, std::string_view text) {
    return print_position(rules_of(rules), position_of(rules_of(rules), text));
  };
  EXPECT_EQ(printed("2x4", "0,0,3/1,2,4 N"), "0,0,3/0,0,7 -");
  EXPECT_EQ(printed("2x4,end=mover-row-empty", "0,0,3/1,2,4 N"), "0,0,3/1,2,4 N");
  EXPECT_EQ(printed("2x4,end=mover-row-empty", "0,0,3/1,2,4 S"), "0,0,3/0,0,7 -");
  EXPECT_EQ(printed("2x4,end=no-move", "0,0,3/1,2,4 N"), "0,0,3/1,2,4 N");
  EXPECT_EQ(printed("2x4,end=no-move", "0,0,3/1,2,4 S"), "0,0,3/0,0,7 -");
  EXPECT_EQ(printed("2x4,end=no-move", "0,0,3/0,0,4 S"), "0,0,3/0,0,4 -");
  EXPECT_EQ(printed("2x4,stop=majority", "1,0,5/1,2,0 S"), "0,0,6/0,0,3 -");
  EXPECT_EQ(printed("2x4,stop=majority", "1,0,4/1,2,0 S"), "1,0,4/1,2,0 S") << "exactly half is not more than half";
  EXPECT_EQ(printed("2x4,rest=nobody", "0,0,3/1,2,4 N"), "0,0,3/0,0,4 -");
  EXPECT_EQ(printed("2x4,rest=emptier", "0,0,3/1,2,4 N"), "0,0,6/0,0,4 -");
  // Two rows are empty: the last to move was the player before the one to move.
  EXPECT_EQ(printed("2x4,players=3,rest=emptier", "0,0,1/0,0,2/3,4,0 1"), "0,0,1/0,0,9/0,0,0 -");
  EXPECT_EQ(printed("2x4,players=3,rest=emptier", "0,0,1/0,0,2/3,4,0 2"), "0,0,8/0,0,2/0,0,0 -");
  EXPECT_EQ(printed("2x4", "0,0,3/0,0,4 -"), "0,0,3/0,0,4 -");
}

TEST(KgpBoard, ReadsAndWritesTheLiteral) {
  const Rules rules = rules_of("3x4");
  const auto position = parse_kgp_board(rules, "<3,11,5,1,2,3,4,5,6>");
  ASSERT_TRUE(position.ok());
  EXPECT_EQ(print_position(rules, *position), "1,2,3,11/4,5,6,5 S");
  EXPECT_EQ(print_kgp_board(rules, *position), "<3,11,5,1,2,3,4,5,6>");
  // The mover is South in the literal.
  EXPECT_EQ(print_kgp_board(rules, position_of(rules, "4,5,6,5/1,2,3,11 N")), "<3,11,5,1,2,3,4,5,6>");
  EXPECT_TRUE(parse_kgp_board(rules_of("1x1"), " < 1 , 0 , 0 , 1 , 1 > ").ok());
}

TEST(KgpBoard, EachKindOfBrokenLiteralHasItsOwnMessage) {
  const auto error = [](std::string_view rules, std::string_view text) {
    const auto position = parse_kgp_board(rules_of(rules), text);
    return position.ok() ? std::string("accepted") : position.error().message;
  };
  EXPECT_THAT(error("1x1", "1,1,1,1,1"), HasSubstr("between < and >"));
  EXPECT_THAT(error("1x1", "<1,1,1,1,1"), HasSubstr("between < and >"));
  EXPECT_THAT(error("1x1", "<>"), HasSubstr("number 1 of the KGP board: '' is not a whole number"));
  EXPECT_THAT(error("1x1", "<0>"), HasSubstr("allowed: 1..12"));
  EXPECT_THAT(error("1x1", "<0,1,1>"), HasSubstr("allowed: 1..12"));
  EXPECT_THAT(error("1x1", "<1,1,1,1>"), HasSubstr("has 5 numbers, not 4"));
  EXPECT_THAT(error("1x1", "<1,1,1,1,1,1>"), HasSubstr("has 5 numbers, not 6"));
  EXPECT_THAT(error("1x1", "<1,1,1,1,a>"), HasSubstr("number 5 of the KGP board: 'a'"));
  EXPECT_THAT(error("1x1", "<1,1,1,1,65536>"), HasSubstr("too large"));
  EXPECT_THAT(error("2x1", "<1,0,0,1,1>"), HasSubstr("1 pits a row, the rules have 2"));
  EXPECT_THAT(error("three", "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>"), HasSubstr("two players"));
}

TEST(RandomStart, IsAlikeForAllAndTheSameEverywhere) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const char* text :
         {"6x4,start=random", "2x1,start=random,opening=no-first-pit", "5x9,players=3,start=random"}) {
      const Rules dealt = rules_of(text);
      const Position position = random_start(dealt, seed);
      EXPECT_EQ(total_seeds(dealt, position), dealt.players * dealt.pits * dealt.seeds);
      EXPECT_EQ(rotated(dealt, position).cells, position.cells);
      EXPECT_NE(legal_pits(dealt, position), 0U) << text << " seed " << seed;
    }
  }
}

TEST(RandomStart, TheDealsOfTheFirstSeedsAreFixed) {
  const Rules rules = rules_of("6x4,start=random");
  EXPECT_EQ(print_position(rules, random_start(rules, 0)), "4,5,3,5,4,3,0/4,5,3,5,4,3,0 S");
  EXPECT_EQ(print_position(rules, random_start(rules, 1, 1)), "4,1,4,6,5,4,0/4,1,4,6,5,4,0 N");
  EXPECT_EQ(print_position(rules, random_start(rules, 18446744073709551615ULL)), "4,8,3,5,3,1,0/4,8,3,5,3,1,0 S");
}

TEST(Result, WinnersByStoresAndTeams) {
  const Rules two = rules_of("2x4");
  EXPECT_EQ(winning_side(two, position_of(two, "0,0,5/0,0,4 -")), 0);
  EXPECT_EQ(winning_side(two, position_of(two, "0,0,4/0,0,5 -")), 1);
  EXPECT_EQ(winning_side(two, position_of(two, "0,0,4/0,0,4 -")), -1);
  const Rules four = rules_of("1x4,players=4");
  EXPECT_EQ(winning_side(four, position_of(four, "0,5/0,6/0,4/0,1 -")), 1);
  EXPECT_EQ(winning_side(four, position_of(four, "0,6/0,6/0,4/0,1 -")), -1);
  const Rules teams = rules_of("1x4,players=4,teams=yes");
  EXPECT_EQ(winning_side(teams, position_of(teams, "0,5/0,6/0,4/0,1 -")), 0);
}

TEST(Result, DecidedOnceNoSeedsLeftCanTurnIt) {
  const Rules rules = rules_of("2x4");
  EXPECT_EQ(decided_side(rules, position_of(rules, "1,0,5/1,0,2 S")), 0);
  EXPECT_EQ(decided_side(rules, position_of(rules, "1,0,4/1,0,2 S")), -1) << "a draw is still possible";
  EXPECT_EQ(decided_side(rules, position_of(rules, "1,0,2/1,0,5 S")), 1);
}

}  // namespace
}  // namespace kalah
