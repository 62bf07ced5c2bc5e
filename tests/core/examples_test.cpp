#include <gtest/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

/// Plays `moves` and gives the position as text.
std::string after(const std::string& rules, const std::string& start, const std::string& moves, int first = 0) {
  const Game game = game_of(rules, start, moves, first);
  return print_position(game.rules(), game.position());
}

TEST(Examples, EveryExampleOfTheRulesHolds) {
  int count = 0;
  for (const auto& row : read_table(KALAH_TEST_DATA "/examples.tsv")) {
    ASSERT_EQ(row.size(), 6U) << row.front();
    EXPECT_EQ(after(row[1], row[2], row[3]), row[4]) << row[0];
    const Game game = game_of(row[1], row[2], row[3]);
    EXPECT_EQ(game.over() ? "over" : "play", row[5]) << row[0];
    ++count;
  }
  EXPECT_EQ(count, 16);
}

TEST(Examples, EveryExampleHoldsWithThePlayersExchanged) {
  for (const auto& row : read_table(KALAH_TEST_DATA "/examples.tsv")) {
    const Rules rules = rules_of(row[1]);
    const bool even = row[2] == "start";
    const std::string start = even ? row[2] : print_position(rules, rotated(rules, position_of(rules, row[2])));
    const std::string expected = print_position(rules, rotated(rules, position_of(rules, row[4])));
    EXPECT_EQ(after(row[1], start, row[3], even ? 1 : 0), expected) << row[0];
  }
}

TEST(Examples, TheClassicOpening) {
  const Game game = game_of("6x6", "start", "1,2 1 1");
  EXPECT_EQ(print_position(game.rules(), game.position()), "0,0,8,8,8,8,10/0,8,7,7,0,7,1 N");
  ASSERT_EQ(game.turns().size(), 3U);
  EXPECT_EQ(game.turns()[0].pits, (std::vector<std::uint8_t>{1, 2}));
}

TEST(Examples, CrossRepeatsAndEndsAtTheThirdTime) {
  const std::string loop = "3 2 2 3 1 2 2 1";
  const std::string start = "1,0,1,0,0,0,0/0,1,1,0,0,0,1 S";
  EXPECT_EQ(after("6x6,sow=cross", start, loop), start);
  const Game game = game_of("6x6,sow=cross", start, loop + " " + loop);
  EXPECT_EQ(game.position().end, EndReason::kRepetition);
  EXPECT_EQ(print_position(game.rules(), game.position()), "0,0,0,0,0,0,2/0,0,0,0,0,0,3 -");
  const Trace trace = game.trace(15);
  EXPECT_EQ(trace.outcome.end, EndReason::kRepetition);
  EXPECT_EQ(trace.sweep.size(), 4U);
  EXPECT_EQ(trace.after, game.position());
  // Undo and play again: the history goes back exactly.
  Game again = game;
  EXPECT_TRUE(again.undo());
  EXPECT_FALSE(again.over());
  EXPECT_TRUE(again.play(Move{1}).ok());
  EXPECT_EQ(again.position(), game.position());
}

TEST(Examples, CrossSowsOddClockwise) {
  EXPECT_EQ(after("6x6,sow=cross", "start", "1"), "0,7,7,7,7,7,1/6,6,6,6,6,6,0 S") << "even: anticlockwise";
  EXPECT_EQ(after("3x4,sow=cross", "0,5,1,0/2,2,2,0 S", "2"), "1,0,1,1/3,3,3,0 S")
      << "odd: the own store is sown from behind";
  EXPECT_EQ(after("3x4,sow=cross", "0,3,1,0/2,2,2,0 S", "2"), "1,0,1,0/2,3,3,0 N")
      << "odd: back past the foreign store";
}

TEST(Examples, RelayPicksUpUntilAnEmptyPitOrTheStore) {
  // 2 from pit 1 end in pit 3; its 3 go by the store to North's pit 2; its 2 end, past North's store, in the emptied
  // pit 1.
  EXPECT_EQ(after("3x2,lap=relay", "2,1,2,0/2,1,1,0 S", "1"), "1,2,0,1/3,0,2,0 N");
  EXPECT_EQ(after("3x2,lap=relay", "0,1,1,0/2,1,1,0 S", "2"), "1,0,0,1/0,2,2,0 N") << "no capture at the end";
}

TEST(Examples, NotFirstTakesTheExtraMoveOnlyFromTheFirstTurn) {
  EXPECT_EQ(after("6x4,extra=not-first", "start", "3"), "4,4,0,5,5,5,1/4,4,4,4,4,4,0 N");
  EXPECT_EQ(after("6x4,extra=not-first", "start", "3 3"), "4,4,0,5,5,5,1/4,4,0,5,5,5,1 N");
  EXPECT_EQ(after("6x4,extra=not-first", "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "3"), "4,4,0,5,5,5,1/4,4,4,4,4,4,0 S")
      << "a given position is under way";
}

}  // namespace
}  // namespace kalah
