#include "match/opening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string text_of(const Rules& rules, const MatchStart& opening) {
  const auto game = replay(rules, opening.start, opening.moves);
  return print_position(rules, game->position());
}

std::set<std::string> positions(const Rules& rules, const std::vector<MatchStart>& openings) {
  std::set<std::string> texts;
  for (const MatchStart& opening : openings) texts.insert(text_of(rules, opening));
  return texts;
}

TEST(Openings, RandomOnesAreDistinctAndTheSameForTheSameSeed) {
  for (const char* text : {"6x4", "6x6", "three", "partners", "6x6,start=random", "manchester", "6x4,sow=cross"}) {
    const Rules rules = *parse_rules(text);
    const auto openings = random_openings(rules, 40, 4, 7);
    ASSERT_TRUE(openings.ok()) << text;
    EXPECT_EQ(openings->size(), 40U) << text;
    EXPECT_EQ(positions(rules, *openings).size(), 40U) << text;
    EXPECT_EQ(positions(rules, *openings), positions(rules, *random_openings(rules, 40, 4, 7))) << text;
    EXPECT_NE(positions(rules, *openings), positions(rules, *random_openings(rules, 40, 4, 8))) << text;
    for (const MatchStart& opening : *openings) EXPECT_EQ(opening.moves.size(), 4U);
  }
}

TEST(Openings, FewerThanAskedForWhereThereAreNoMore) {
  const Rules rules = *parse_rules("6x4");
  EXPECT_EQ(random_openings(rules, 50, 0, 1)->size(), 1U);
  EXPECT_EQ(random_openings(rules, 50, 1, 1)->size(), 6U);
}

TEST(Openings, RefusedWhereNoneCanBeMade) {
  EXPECT_THAT(random_openings(*parse_rules("1x1"), 2, 5, 1).error().message, HasSubstr("always end the game"));
  EXPECT_THAT(random_openings(*parse_rules("6x4,start=set"), 2, 5, 1).error().message, HasSubstr("start=set"));
}

TEST(Openings, AFileHoldsMovesAndPositions) {
  const Rules rules = *parse_rules("6x4");
  const auto openings = read_openings(rules, "# first moves\n3,6\n\nstart\nstart 2\r\n4,4,0,5,5,5,1/4,4,4,4,4,4,0 S\n");
  ASSERT_TRUE(openings.ok()) << openings.error().message;
  ASSERT_EQ(openings->size(), 4U);
  EXPECT_EQ((*openings)[0].moves.size(), 2U);
  EXPECT_TRUE((*openings)[1].moves.empty());
  EXPECT_EQ(text_of(rules, (*openings)[3]), "4,4,0,5,5,5,1/4,4,4,4,4,4,0 S");
  const Rules deals = *parse_rules("6x6,start=random");
  EXPECT_EQ((*read_openings(deals, "seed=9 2\n"))[0].start.seed, 9U);
}

TEST(Openings, AFileIsRefusedByItsLine) {
  const Rules rules = *parse_rules("6x4");
  const auto refusal = [&](const char* text) { return read_openings(rules, text).error().message; };
  EXPECT_THAT(refusal("3\n9\n"), HasSubstr("line 2: move 1: '9' is no pit"));
  EXPECT_THAT(refusal("3,3"), HasSubstr("line 1: move 2: pit 3 is empty"));
  EXPECT_THAT(refusal("1,2 S/\n"), HasSubstr("line 1: "));
  EXPECT_THAT(refusal("0,0,0,0,0,0,24/0,0,0,0,0,0,24 S"), HasSubstr("the game is over there"));
  EXPECT_THAT(refusal("# nothing\n"), HasSubstr("there is no opening"));
}

}  // namespace
}  // namespace kalah
