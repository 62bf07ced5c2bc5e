#include "solver/game_solver.h"

#include <gtest/gtest.h>

#include "kalah/notation.h"
#include "plain/plain.h"

namespace kalah {
namespace {

Game game_of(const std::string& rules, const std::string& position = "start") {
  const auto read = parse_rules(rules);
  EXPECT_TRUE(read.ok()) << rules;
  const auto start = parse_start(*read, position, 0);
  EXPECT_TRUE(start.ok()) << position;
  return {*read, *start};
}

std::unique_ptr<GameSolver> solver_of(const Game& game) {
  auto made = GameSolver::make(game.rules(), total_seeds(game.rules(), game.position()),
                               {.seeds = 6, .memory = std::uint64_t{64} << 20}, nullptr);
  EXPECT_TRUE(made.ok());
  return std::move(*made);
}

const char* const kSmall[] = {"3x2",
                              "2x3,capture=always",
                              "3x2,opening=pie",
                              "3x2,extra=not-first,opening=pie",
                              "2x3,opening=no-first-pit",
                              "2x2,lap=relay",
                              "3x2,lap=relay,end=no-move,rest=nobody",
                              "2x3,lap=relay,extra=not-first,opening=pie",
                              "1x5,lap=relay,end=mover-row-empty",
                              "2x2,sow=cross",
                              "2x2,stop=majority",
                              "2x3,end=mover-row-empty,rest=nobody"};

TEST(GameSolver, EqualsPlainMinimaxUnderEveryKindOfRule) {
  for (const char* text : kSmall) {
    const Game game = game_of(text);
    const PlainValue plain = plain_minimax(game, 60);
    ASSERT_TRUE(plain.complete) << text;
    const auto solver = solver_of(game);
    EXPECT_EQ(solver->value(game, nullptr), plain.value) << text;
    for (int margin = plain.value - 1; margin <= plain.value + 1; ++margin) {
      EXPECT_EQ(solver->at_least(game, margin, nullptr), plain.value >= margin) << text;
    }
  }
}

TEST(GameSolver, ValuesEveryCompleteTurn) {
  for (const char* text : kSmall) {
    const Game game = game_of(text);
    const auto solver = solver_of(game);
    const auto turns = solver->turns(game, nullptr);
    ASSERT_TRUE(turns) << text;
    EXPECT_EQ(turns->front().margin, solver->value(game, nullptr)) << text;
    for (const TurnValue& turn : *turns) {
      Game after = game;
      for (const Move move : turn.turn) {
        EXPECT_EQ(after.position().mover, game.position().mover);
        ASSERT_TRUE(after.play(move).ok()) << text;
      }
      ASSERT_TRUE(after.over() || after.position().mover != game.position().mover) << text;
      if (after.over()) continue;
      EXPECT_EQ(turn.margin, -plain_minimax(after, 60).value) << text;
    }
  }
}

TEST(GameSolver, ItsLineKeepsTheValueToTheEnd) {
  for (const char* text : kSmall) {
    const Game game = game_of(text);
    const auto solver = solver_of(game);
    const auto line = solver->line(game, nullptr);
    ASSERT_TRUE(line) << text;
    Game after = game;
    bool swapped = false;
    for (const Move move : *line) {
      ASSERT_TRUE(after.play(move).ok()) << text;
      swapped = swapped || move.is_swap();
    }
    ASSERT_TRUE(after.over()) << text;
    const std::vector<int> stores = side_stores(after.rules(), after.position());
    const int margin = stores[0] - stores[1];
    EXPECT_EQ(swapped ? -margin : margin, solver->value(game, nullptr)) << text;
  }
}

TEST(GameSolver, StoresCountAndPlayersMayBeExchanged) {
  const Game south = game_of("6x4", "1,0,0,2,0,0,9/0,2,0,0,1,0,4 S");
  const Game north = game_of("6x4", "0,2,0,0,1,0,4/1,0,0,2,0,0,9 N");
  const auto solver = solver_of(south);
  const auto value = solver->value(south, nullptr);
  EXPECT_EQ(value, plain_minimax(south, 40).value);
  EXPECT_EQ(value, solver->value(north, nullptr));
}

TEST(GameSolver, AGivenPositionMayGoOnWithTheOthersRowEmpty) {
  const Game game = game_of("3x2,end=mover-row-empty", "3,0,1,2/0,0,0,6 S");
  ASSERT_FALSE(game.over());
  EXPECT_EQ(solver_of(game)->value(game, nullptr), plain_minimax(game, 40).value);
}

TEST(GameSolver, RefusesMorePlayers) {
  const Game game = game_of("3x2,players=3");
  EXPECT_FALSE(GameSolver::make(game.rules(), 18, {}, nullptr).ok());
}

class CancelLater final : public SolveWatch {
 public:
  bool cancelled() override { return ++asked_ >= 100; }

 private:
  int asked_ = 0;
};

// A guess may look at 200,000 positions, and is asked long before that.
TEST(GameSolver, IsCancelledWhileItGuesses) {
  const Game game = game_of("6x3");
  const auto solver = solver_of(game);
  CancelLater watch;
  EXPECT_FALSE(solver->value(game, &watch));
  EXPECT_EQ(solver->nodes(), 0U) << "no window was begun";
  EXPECT_EQ(solver->value(game, nullptr), 2) << "and the next question is answered";
}

}  // namespace
}  // namespace kalah
