#include <gtest/gtest.h>

#include <bit>

#include "players/dice.h"
#include "search/plain_maxn.h"
#include "search/search.h"

namespace kalah {
namespace {

constexpr std::size_t kSmallTable = 1U << 18;

/// A small position of any rules for three or four, whoever begins and is to move.
Game random_game(Dice& dice) {
  while (true) {
    std::string text = std::to_string(1 + dice.below(4)) + "x" + std::to_string(1 + dice.below(4)) +
                       (dice.chance(50) ? ",players=3" : ",players=4");
    for (const char* axis :
         {"sow=cross", "sow=cw", "lap=relay", "capture=always", "capture=none", "extra=no", "extra=not-first",
          "end=no-move", "end=mover-row-empty", "rest=nobody", "rest=emptier", "stop=majority"}) {
      if (dice.chance(15)) text += std::string(",") + axis;
    }
    const auto rules = parse_rules(text);
    if (!rules) continue;
    StartSpec start;
    start.first = static_cast<int>(dice.below(rules->players));
    Game game(*rules, start);
    for (auto plies = dice.below(12); plies > 0 && !game.over(); --plies) {
      unsigned left = game.legal();
      for (auto skip = dice.below(static_cast<std::uint64_t>(std::popcount(left))); skip > 0; --skip) left &= left - 1;
      EXPECT_TRUE(game.play(Move{static_cast<std::uint8_t>(std::countr_zero(left) + 1)}).ok());
    }
    if (!game.over()) return game;
  }
}

Limits maxn_limits(int depth, Horizon horizon, Evaluation evaluation = kBestEvaluation) {
  Limits limits;
  limits.depth = depth;
  limits.strict = true;
  limits.horizon = horizon;
  limits.evaluation = evaluation;
  limits.many = Many::kMaxn;
  return limits;
}

TEST(Maxn, TheValueIsThatOfThePlainRecursionAtEveryDepth) {
  Dice dice(3);
  Table table(kSmallTable);
  for (int number = 0; number < 3000; ++number) {
    const Game game = random_game(dice);
    for (const Horizon horizon : {Horizon::kQuiet, Horizon::kTurns}) {
      const auto evaluation = static_cast<Evaluation>(dice.below(3));
      // The plain recursion grows fast, most of all over whole turns.
      const int deepest = horizon == Horizon::kTurns || game.rules().pits == 4 ? 3 : 5;
      for (int depth = 1; depth <= deepest; ++depth) {
        const int plain = plain_maxn(game, game.position().mover, depth, horizon, evaluation).front();
        const SearchResult found = search_best(game, maxn_limits(depth, horizon, evaluation), table);
        ASSERT_EQ(found.value.margin, plain)
            << print_rules(game.rules()) << " " << print_position(game.rules(), game.position()) << " at " << depth;
        ASSERT_FALSE(found.value.exact);
      }
    }
  }
}

TEST(Maxn, EveryMoveGetsTheValueOfThePlainRecursion) {
  Dice dice(4);
  Table table(kSmallTable);
  for (int number = 0; number < 500; ++number) {
    const Game game = random_game(dice);
    const Analysis found = search_all(game, maxn_limits(4, Horizon::kQuiet), table);
    ASSERT_EQ(static_cast<int>(found.moves.size()), std::popcount(game.legal()));
    for (const RootMove& root : found.moves) {
      Game next = game;
      ASSERT_TRUE(next.play(root.move).ok());
      ASSERT_EQ(root.value.margin, plain_maxn(next, game.position().mover, 3, Horizon::kQuiet, kBestEvaluation).front())
          << print_rules(game.rules()) << " " << print_position(game.rules(), game.position());
    }
  }
}

TEST(Maxn, DeeperKnowledgeOfOtherSearchesLeavesProvedValuesAlone) {
  // Without strict the table of one game serves all its positions; played out, the values are those of the recursion.
  Dice dice(5);
  Table table(kSmallTable);
  int compared = 0;
  while (compared < 200) {
    const Game game = random_game(dice);
    if (seeds_in_pits(game.rules(), game.position()) > 6) continue;
    Limits limits;
    limits.depth = 9;
    limits.many = Many::kMaxn;
    const SearchResult found = search_best(game, limits, table);
    // A search that ends before its depth has seen every line to the end.
    if (found.depth == limits.depth) continue;
    ++compared;
    ASSERT_EQ(found.value.margin, plain_maxn(game, game.position().mover, 10, Horizon::kQuiet, kBestEvaluation).front())
        << print_rules(game.rules()) << " " << print_position(game.rules(), game.position());
  }
}

TEST(Maxn, TheSameSearchTwiceCountsTheSameNodes) {
  Table table(kSmallTable);
  const auto rules = parse_rules("6x4,players=3");
  ASSERT_TRUE(rules.ok());
  const Game game(*rules, StartSpec{});
  const SearchResult first = search_best(game, maxn_limits(5, Horizon::kQuiet), table);
  table.clear();
  const SearchResult second = search_best(game, maxn_limits(5, Horizon::kQuiet), table);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.best, second.best);
}

TEST(Maxn, TeamsReasonAsTwoWhateverIsAsked) {
  const auto rules = parse_rules("3x4,players=4,teams=yes");
  ASSERT_TRUE(rules.ok());
  const Game game(*rules, StartSpec{});
  Table table(kSmallTable);
  Limits limits = maxn_limits(5, Horizon::kQuiet);
  const SearchResult maxn = search_best(game, limits, table);
  limits.many = Many::kParanoid;
  const SearchResult paranoid = search_best(game, limits, table);
  EXPECT_EQ(maxn.value.margin, paranoid.value.margin);
  EXPECT_EQ(maxn.best, paranoid.best);
}

}  // namespace
}  // namespace kalah
