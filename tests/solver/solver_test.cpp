#include "solver/solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "players/chance.h"
#include "search/search.h"

namespace kalah {
namespace {

using testing::HasSubstr;

Rules rules_of(const std::string& text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules.ok()) << text;
  return *rules;
}

SolveNode random_node(int pits, int seeds, std::mt19937& random) {
  SolveNode node;
  for (int i = 0; i < seeds; ++i) {
    Row& row = random() % 2 == 0 ? node.own : node.other;
    row += Row{1} << (8 * (random() % static_cast<unsigned>(pits)));
  }
  return node;
}

SolveOrder order_of(int seeds, int threads = 1) {
  return {.seeds = seeds, .memory = std::uint64_t{64} << 20, .threads = threads};
}

/// Solves random positions over a small database and compares with a large one.
void compare(const std::string& text, int held, int seeds, int count, int threads) {
  const Rules rules = rules_of(text);
  const auto all = build_database(rules, {.seeds = seeds});
  ASSERT_TRUE(all.ok()) << text;
  const auto solver = Solver::make(rules, seeds, order_of(held, threads), nullptr);
  ASSERT_TRUE(solver.ok()) << text << ' ' << solver.error().message;
  std::mt19937 random(7);
  for (int i = 0; i < count; ++i) {
    const int n = static_cast<int>(random() % static_cast<unsigned>(seeds + 1));
    const SolveNode node = random_node(rules.pits, n, random);
    const int value = (*all)->margin(node.own, node.other);
    const int guess = static_cast<int>(random() % 20) - 10;
    ASSERT_EQ((*solver)->value(node, guess, nullptr), value) << text << ' ' << node.own << ' ' << node.other;
    const int beta = value + static_cast<int>(random() % 5) - 2;
    ASSERT_EQ((*solver)->at_least(node, beta, nullptr), value >= beta) << text;
  }
}

TEST(Solver, EqualsTheDatabaseUnderEveryAcceptedRule) {
  for (const char* capture : {"none", "standard", "always", "seeds-only", "own-only"}) {
    for (const char* extra : {"yes", "no"}) {
      for (const char* end : {"any-row-empty", "no-move"}) {
        for (const char* rest : {"owner", "emptier", "nobody"}) {
          const std::string rules =
              std::string(",capture=") + capture + ",extra=" + extra + ",end=" + end + ",rest=" + rest;
          compare("6x4" + rules, 3, 9, 30, 1);
          compare("3x4" + rules, 2, 12, 30, 1);
        }
      }
    }
  }
}

TEST(Solver, EqualsTheDatabaseUnderEveryRelayRule) {
  for (const char* extra : {"yes", "no"}) {
    for (const char* end : {"any-row-empty", "no-move"}) {
      for (const char* rest : {"owner", "emptier", "nobody"}) {
        const std::string rules = std::string(",lap=relay,extra=") + extra + ",end=" + end + ",rest=" + rest;
        compare("6x4" + rules, 3, 9, 60, 1);
        compare("3x4" + rules, 2, 14, 60, 1);
        compare("1x4,lap=relay,end=mover-row-empty,rest=" + std::string(rest) + ",extra=" + extra, 3, 40, 60, 1);
      }
    }
  }
}

TEST(Solver, EqualsTheDatabaseOnBoardsOfEverySize) {
  for (const char* text : {"1x5", "2x5", "3x5", "4x4", "5x4", "7x3"}) {
    for (const char* capture : {"standard", "always"}) {
      compare(std::string(text) + ",capture=" + capture + ",sow=cw", 4, text[0] == '7' ? 9 : 14, 60, 1);
    }
    compare(std::string(text) + ",lap=relay", 4, text[0] == '7' ? 9 : 13, 60, 1);
  }
}

TEST(Solver, LongLapsAreSownRight) {
  // Up to 40 seeds in a pit of a board that a lap goes round in 5.
  compare("2x15", 5, 40, 300, 1);
  compare("1x20,capture=always", 5, 40, 200, 1);
  compare("2x15,lap=relay", 5, 40, 300, 1);
}

TEST(Solver, AnyNumberOfThreadsFindsTheSame) {
  for (const int threads : {2, 4}) {
    compare("6x4,capture=always", 4, 13, 60, threads);
    compare("5x4,lap=relay", 0, 13, 60, threads);
  }
}

TEST(Solver, NeedsNoDatabaseWorthSpeakingOf) {
  for (const char* rules : {"4x4", "4x4,lap=relay"}) compare(rules, 0, 12, 50, 1);
}

TEST(Solver, FindsTheSameOverPackedDatabases) {
  for (const char* text : {"6x4", "5x4,rest=nobody", "4x4,capture=always,end=no-move", "7x2"}) {
    const Rules rules = rules_of(text);
    SolveOrder order = order_of(6);
    const auto bytes = Solver::make(rules, 14, order, nullptr);
    order.form = BuildForm::kPacked;
    for (const int threads : {1, 2}) {
      order.threads = threads;
      const auto packed = Solver::make(rules, 14, order, nullptr);
      ASSERT_TRUE(bytes.ok() && packed.ok());
      EXPECT_EQ((*bytes)->database()->packed(), nullptr);
      ASSERT_NE((*packed)->database()->packed(), nullptr);
      Dice dice(11);
      for (int i = 0; i < 40; ++i) {
        const SolveNode node = solve_node(rules, random_middle(rules, dice, 5, 14).position());
        EXPECT_EQ((*packed)->value(node, 0, nullptr), (*bytes)->value(node, 0, nullptr)) << text;
      }
    }
  }
}

TEST(Solver, PlansLargeDatabasesPacked) {
  const auto plan = Solver::plan(rules_of("6x6"), 72, {.memory = std::uint64_t{20} << 30, .threads = 2});
  ASSERT_TRUE(plan.ok());
  EXPECT_EQ(plan->form, BuildForm::kPacked);
  EXPECT_GE(plan->database_seeds, 31);
  const auto small = Solver::plan(rules_of("6x4"), 48, {.memory = std::uint64_t{4} << 30, .threads = 2});
  ASSERT_TRUE(small.ok());
  EXPECT_EQ(small->form, BuildForm::kBytes);
  const auto narrow = Solver::plan(rules_of("6x5"), 60, {.memory = std::uint64_t{4} << 30, .threads = 2});
  ASSERT_TRUE(narrow.ok());
  EXPECT_EQ(narrow->form, BuildForm::kPacked) << "27 seeds take less than 3 GiB only so";
  EXPECT_EQ(narrow->database_seeds, 27);
}

TEST(Solver, AgreesWithThePlainSearchFromStarts) {
  for (const char* text : {"3x3", "4x2", "3x2,rest=nobody", "4x2,end=no-move,capture=always", "2x6,rest=emptier",
                           "4x2,lap=relay", "3x3,lap=relay,extra=no,rest=emptier"}) {
    const Rules rules = rules_of(text);
    const Game game(rules, StartSpec{});
    Table table(std::size_t{8} << 20);
    const SearchResult found = search_best(game, {}, table);
    ASSERT_TRUE(found.value.exact) << text;
    const auto solver = Solver::make(rules, total_seeds(rules, game.position()), order_of(6), nullptr);
    ASSERT_TRUE(solver.ok());
    EXPECT_EQ((*solver)->value(solve_node(rules, game.position()), 0, nullptr), found.value.margin) << text;
  }
}

TEST(Solver, RefusesWithTheNumbers) {
  const auto refusal = [](const char* rules, int seeds, const SolveOrder& order) {
    const auto made = Solver::plan(rules_of(rules), seeds, order);
    return made.ok() ? std::string("made") : made.error().message;
  };
  EXPECT_THAT(refusal("6x4,sow=cross", 48, order_of(4)), HasSubstr("sow=cross"));
  EXPECT_THAT(refusal("6x20", 240, order_of(4)), HasSubstr("at most 120 seeds in the pits, not 240"));
  EXPECT_THAT(refusal("6x4", 48, order_of(24)), HasSubstr("allowed together: 67108864"));
  EXPECT_THAT(refusal("6x4", 48, order_of(61)), HasSubstr("0 to 60 seeds, not 61"));
}

TEST(Solver, PlansWithinTheMemory) {
  for (const std::uint64_t memory : {std::uint64_t{8} << 20, std::uint64_t{1} << 30, std::uint64_t{16} << 30}) {
    for (const int seeds : {12, 36, 48, 60, 72}) {
      const auto plan = Solver::plan(rules_of("6x4"), seeds, {.memory = memory, .threads = 2});
      ASSERT_TRUE(plan.ok());
      EXPECT_LE(plan->database_bytes + plan->table_bytes, memory);
      EXPECT_LE(plan->database_seeds, seeds);
    }
  }
}

class StopAtOnce final : public SolveWatch {
 public:
  bool tick(int, std::uint64_t, int, int) override { return true; }
};

class CancelAtOnce final : public SolveWatch {
 public:
  bool cancelled() override { return true; }
};

TEST(Solver, StopsWhenAskedAndGoesOnAfterwards) {
  const Rules rules = rules_of("6x4");
  const Game game(rules, StartSpec{});
  const auto solver = Solver::make(rules, 48, order_of(10, 2), nullptr);
  ASSERT_TRUE(solver.ok());
  StopAtOnce stop;
  EXPECT_FALSE((*solver)->value(solve_node(rules, game.position()), 8, &stop));
  CancelAtOnce cancel;
  EXPECT_FALSE((*solver)->value(solve_node(rules, game.position()), 8, &cancel));
  const SolveNode small{0x000102010200, 0x010001000201};
  const auto expected = build_database(rules, {.seeds = 11});
  EXPECT_EQ((*solver)->value(small, 0, nullptr), (*expected)->margin(small.own, small.other));
}

}  // namespace
}  // namespace kalah
