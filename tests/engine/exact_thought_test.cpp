#include "engine/exact_thought.h"

#include <gtest/gtest.h>

#include <bit>

#include "players/chance.h"

namespace kalah {
namespace {

constexpr double kLong = 1e7;

double standing() { return 0; }

std::shared_ptr<const Database> database_of(const Rules& rules, int seeds) {
  auto built = build_database(rules, {.seeds = seeds});
  EXPECT_TRUE(built.ok());
  return std::move(*built);
}

/// What the mover has ahead in the stores, and the best he can still make of the pits.
int value_of(const Game& game, const Database& whole) {
  const int mover = game.position().mover;
  const auto stores = side_stores(game.rules(), game.position());
  const int ahead = stores[static_cast<std::size_t>(mover)] - stores[static_cast<std::size_t>(1 - mover)];
  const SolveNode node = solve_node(game.rules(), game.position());
  return ahead + whole.margin(node.own, node.other);
}

TEST(ExactThought, FindsASowingThatKeepsTheValue) {
  for (const char* text :
       {"3x4", "3x4,capture=always", "3x4,end=no-move", "3x4,rest=nobody", "3x4,extra=no,sow=cw", "3x4,lap=relay"}) {
    const Rules rules = *parse_rules(text);
    const auto whole = database_of(rules, 24);
    const auto small = database_of(rules, 6);
    // One for all: the second game profits from the first and is not misled by it.
    ExactThought thought(2);
    Dice dice(7);
    std::array<int, 2> movers{};
    for (int i = 0; i < 40; ++i) {
      Game game = random_middle(rules, dice, 8, 24);
      const int mover = game.position().mover;
      ++movers[static_cast<std::size_t>(mover)];
      const auto choice = thought.choose(game, small, kLong, standing, nullptr);
      ASSERT_TRUE(choice && choice->value) << text;
      EXPECT_TRUE(choice->value->exact);
      EXPECT_EQ(choice->value->margin, value_of(game, *whole)) << text;
      ASSERT_TRUE(game.play(choice->move).ok());
      if (game.over()) continue;
      const int after = value_of(game, *whole);
      EXPECT_EQ(game.position().mover == mover ? after : -after, choice->value->margin) << text;
    }
    EXPECT_GT(std::min(movers[0], movers[1]), 0);
  }
}

TEST(ExactThought, ValuesEverySowing) {
  for (const char* text : {"3x4", "3x4,capture=always", "3x4,end=no-move", "3x4,rest=nobody", "3x4,lap=relay"}) {
    const Rules rules = *parse_rules(text);
    const auto whole = database_of(rules, 24);
    const auto small = database_of(rules, 6);
    ExactThought thought;
    Dice dice(8);
    std::array<int, 2> movers{};
    for (int i = 0; i < 30; ++i) {
      const Game game = random_middle(rules, dice, 8, 24);
      const int mover = game.position().mover;
      ++movers[static_cast<std::size_t>(mover)];
      const auto values = thought.values(game, small, kLong, standing, nullptr);
      ASSERT_TRUE(values) << text;
      EXPECT_EQ(values->moves.size(), static_cast<std::size_t>(std::popcount(game.legal())));
      EXPECT_EQ(values->moves.front().value.margin, value_of(game, *whole)) << text;
      for (std::size_t k = 0; k < values->moves.size(); ++k) {
        const RootMove& move = values->moves[k];
        EXPECT_TRUE(move.value.exact);
        if (k > 0) EXPECT_GE(values->moves[k - 1].value.margin, move.value.margin);
        Game next = game;
        ASSERT_TRUE(next.play(move.move).ok());
        const auto stores = side_stores(rules, next.position());
        const int ahead = stores[static_cast<std::size_t>(mover)] - stores[static_cast<std::size_t>(1 - mover)];
        const int after = next.over()                      ? ahead
                          : next.position().mover == mover ? value_of(next, *whole)
                                                           : -value_of(next, *whole);
        EXPECT_EQ(move.value.margin, after) << text;
      }
    }
    EXPECT_GT(std::min(movers[0], movers[1]), 0);
  }
}

TEST(ExactThought, LeavesToOthersWhatItCannotProve) {
  const Rules rules = *parse_rules("6x4");
  const auto small = database_of(rules, 8);
  ExactThought thought;
  const Game start(rules, StartSpec{});
  EXPECT_FALSE(thought.choose(start, small, 1000, standing, nullptr)) << "it would take hours";
  EXPECT_FALSE(thought.choose(start, nullptr, kLong, standing, nullptr));
  EXPECT_FALSE(thought.choose(start, small, 0, standing, nullptr)) << "a thought without a clock repeats itself";
  const Rules pie = *parse_rules("3x3,opening=pie");
  EXPECT_FALSE(thought.choose(Game(pie, StartSpec{}), database_of(pie, 4), kLong, standing, nullptr));
  const Rules cross = *parse_rules("3x3,sow=cross");
  EXPECT_FALSE(thought.choose(Game(cross, StartSpec{}), small, kLong, standing, nullptr));
}

TEST(ExactThought, ARaisedFlagEndsIt) {
  const Rules rules = *parse_rules("6x3");
  const std::atomic<bool> leave{true};
  ExactThought thought;
  EXPECT_FALSE(thought.choose(Game(rules, StartSpec{}), database_of(rules, 4), kLong, standing, &leave));
}

}  // namespace
}  // namespace kalah
