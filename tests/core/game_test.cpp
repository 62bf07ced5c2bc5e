#include "kalah/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

TEST(Game, RefusalsNameTheReasonAndChangeNothing) {
  Game game = game_of("6x4", "1,0,4,4,4,4,2/4,4,4,4,0,4,9 S");
  const Position before = game.position();
  EXPECT_THAT(game.play(Move{2}).error().message, HasSubstr("pit 2 is empty; allowed: 1,3,4,5,6"));
  EXPECT_THAT(game.play(Move{7}).error().message, HasSubstr("pit 7 is not on the board"));
  EXPECT_THAT(game.play(Move::swap()).error().message, HasSubstr("opening=free"));
  EXPECT_EQ(game.position(), before);
  EXPECT_TRUE(game.moves().empty());
  Game over = game_of("6x4", "0,0,0,0,0,1,20/1,2,0,0,0,0,24 S", "6");
  EXPECT_THAT(over.play(Move{1}).error().message, HasSubstr("the game is over"));
  EXPECT_EQ(over.legal(), 0U);
}

TEST(Game, NoFirstPitBarsOnlyTheFirstSowing) {
  Game game = game_of("balanced");
  EXPECT_EQ(game.legal_text(), "2,3,4,5,6");
  EXPECT_EQ(barred_pits(game.rules(), game.position()), 1U);
  EXPECT_THAT(game.play(Move{1}).error().message, HasSubstr("may not open the game"));
  ASSERT_TRUE(game.play(Move{2}).ok());
  EXPECT_EQ(game.legal_text(), "1,2,3,4,5,6");
  EXPECT_EQ(game_of("balanced", "6,6,6,6,6,6,0/6,6,6,6,6,6,0 S").legal_text(), "1,2,3,4,5,6");
}

TEST(Game, SwapIsOfferedOnceAfterTheFirstCompleteTurn) {
  Game game = game_of("6x4,opening=pie");
  EXPECT_THAT(game.play(Move::swap()).error().message, HasSubstr("offered once"));
  ASSERT_TRUE(game.play(Move{3}).ok());
  EXPECT_FALSE(game.swap_offered()) << "the first turn goes on";
  ASSERT_TRUE(game.play(Move{6}).ok());
  EXPECT_EQ(game.legal_text(), "1,2,3,4,5,6,swap");
  const Position before = game.position();

  Game kept = game;
  ASSERT_TRUE(kept.play(Move{2}).ok());
  EXPECT_TRUE(kept.outcome_at(2).extra);
  EXPECT_FALSE(kept.swap_offered()) << "sowing declines it";

  ASSERT_TRUE(game.play(Move::swap()).ok());
  EXPECT_EQ(game.position().cells, before.cells);
  EXPECT_EQ(game.position().mover, 1);
  EXPECT_EQ(game.legal_text(), "1,2,3,4,5,6");
  EXPECT_TRUE(game.swapped());
  ASSERT_TRUE(game.play(Move{4}).ok());
  ASSERT_EQ(game.turns().size(), 2U);
  EXPECT_TRUE(game.turns()[1].swapped_before);

  EXPECT_TRUE(game.undo());
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.position(), before);
  EXPECT_TRUE(game.swap_offered());
}

TEST(Game, NoSwapAfterAGameThatEndedInTheFirstTurn) {
  const Game game = game_of("1x1,opening=pie", "start", "1");
  EXPECT_TRUE(game.over());
  EXPECT_FALSE(game.swap_offered());
}

TEST(Game, UndoIsExactOverAWholeGame) {
  for (const char* rules :
       {"6x4", "6x6,sow=cross", "avalanche", "partners", "6x4,stop=majority", "7x7,opening=pie,extra=not-first"}) {
    Game game = game_of(rules);
    std::vector<Position> seen{game.position()};
    for (int step = 0; step < 400 && !game.over(); ++step) {
      const unsigned legal = game.legal();
      ASSERT_NE(legal, 0U);
      int pit = 1 + step % game.rules().pits;
      while ((legal >> (pit - 1) & 1U) == 0) pit = pit % game.rules().pits + 1;
      ASSERT_TRUE(game.play(Move{static_cast<std::uint8_t>(pit)}).ok());
      seen.push_back(game.position());
    }
    while (!seen.empty()) {
      EXPECT_EQ(game.position(), seen.back());
      seen.pop_back();
      EXPECT_EQ(game.undo(), !seen.empty());
    }
  }
}

TEST(Game, StartTextsAreCheckedAgainstTheRules) {
  const auto error = [](std::string_view rules, std::string_view start) {
    const auto spec = parse_start(rules_of(rules), start, 0);
    return spec.ok() ? std::string("accepted") : spec.error().message;
  };
  EXPECT_EQ(error("6x4", "start"), "accepted");
  EXPECT_THAT(error("6x4,start=random", "start"), HasSubstr("start=random needs"));
  EXPECT_THAT(error("6x4,start=set", "start"), HasSubstr("start=set needs a position"));
  EXPECT_EQ(error("6x4,start=random", "seed=7"), "accepted");
  EXPECT_THAT(error("6x4", "seed=7"), HasSubstr("the rules have start=even"));
  EXPECT_THAT(error("6x4,start=random", "seed=-1"), HasSubstr("'-1' is not a whole number"));
}

TEST(Game, WhoBegins) {
  const auto begins = [](std::string_view rules, std::optional<LastGame> last, std::uint64_t lot = 0) {
    return beginner(rules_of(rules), last, lot);
  };
  EXPECT_EQ(begins("6x4", std::nullopt), 0);
  EXPECT_EQ(begins("6x4", LastGame{1, {20, 28}}), 0);
  EXPECT_EQ(begins("6x4,first=alternate", LastGame{0, {28, 20}}), 1);
  EXPECT_EQ(begins("6x4,first=alternate", LastGame{1, {28, 20}}), 0);
  EXPECT_EQ(begins("6x4,first=winner", LastGame{0, {20, 28}}), 1);
  EXPECT_EQ(begins("6x4,first=loser", LastGame{0, {20, 28}}), 0);
  EXPECT_EQ(begins("6x4,first=loser", LastGame{1, {24, 24}}), 0) << "after a draw the next player begins";
  EXPECT_EQ(begins("6x4,first=lot", std::nullopt, 3), 1);
  EXPECT_EQ(begins("three,first=loser", LastGame{0, {9, 5, 4}}), 2) << "the fewest seeds lose";
  EXPECT_EQ(begins("partners,first=winner", LastGame{0, {6, 8, 7, 3}}), 0) << "13 to 11 for the first team";
  EXPECT_EQ(begins("partners,first=loser", LastGame{0, {6, 8, 7, 3}}), 1);
}

TEST(Game, MovesAreReadWithBlanksAndCommasAlike) {
  const Rules rules = rules_of("6x4");
  const auto moves = parse_moves(rules, " 3,6  2\t1,,swap ");
  ASSERT_TRUE(moves.ok());
  EXPECT_EQ(*moves, (std::vector<Move>{{3}, {6}, {2}, {1}, Move::swap()}));
  for (const char* bad : {"0", "7", "-1", "a", "3;6", "1.", "99999999999999999999"}) {
    const auto refused = parse_moves(rules, bad);
    ASSERT_FALSE(refused.ok()) << bad;
    EXPECT_THAT(refused.error().message, HasSubstr("allowed: 1..6"));
  }
}

}  // namespace
}  // namespace kalah
