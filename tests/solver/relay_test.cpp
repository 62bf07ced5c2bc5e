#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "plain/plain.h"
#include "search/search.h"
#include "solver/game_solver.h"
#include "solver/referee.h"

// lap=relay in the solver, against everything that finds values without it.

namespace kalah {
namespace {

Game game_of(const std::string& rules, const std::string& position) {
  const auto read = parse_rules(rules);
  EXPECT_TRUE(read.ok()) << rules;
  const auto start = parse_start(*read, position, 0);
  EXPECT_TRUE(start.ok()) << position;
  return {*read, *start};
}

/// Both rows and stores, the first player's first.
struct Cells {
  std::string first;
  std::string second;
  [[nodiscard]] std::string south() const { return first + "/" + second + " S"; }
  [[nodiscard]] std::string exchanged() const { return second + "/" + first + " N"; }
};

Cells random_cells(int pits, int most, std::mt19937& random) {
  std::vector<int> held(2 * static_cast<std::size_t>(pits) + 2);
  const unsigned seeds = 1 + random() % static_cast<unsigned>(most);
  for (unsigned i = 0; i < seeds; ++i) {
    // The last of each half is a store, which counts little here.
    const auto cell = random() % held.size();
    ++held[cell];
  }
  const auto text = [&](std::size_t from) {
    std::string cells;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(pits); ++i) {
      cells += (i == 0 ? "" : ",") + std::to_string(held[from + i]);
    }
    return cells;
  };
  return {text(0), text(static_cast<std::size_t>(pits) + 1)};
}

int searched(const Game& game, Table& table) {
  const SearchResult found = search_best(game, {.evaluation = Evaluation::kStore}, table);
  EXPECT_TRUE(found.value.exact);
  return found.value.margin;
}

constexpr const char* kCaptures[] = {"none", "standard", "always", "seeds-only", "own-only"};
constexpr const char* kExtras[] = {"yes", "no", "not-first"};
constexpr const char* kEnds[] = {"any-row-empty", "mover-row-empty", "no-move"};
constexpr const char* kRests[] = {"owner", "emptier", "nobody"};

/// All 270 combinations.
template <class Each>
void every_combination(Each each) {
  for (const char* sow : {"ccw", "cw"}) {
    for (const char* capture : kCaptures) {
      for (const char* extra : kExtras) {
        for (const char* end : kEnds) {
          for (const char* rest : kRests) {
            each(std::string(",lap=relay,sow=") + sow + ",capture=" + capture + ",extra=" + extra + ",end=" + end +
                 ",rest=" + rest);
          }
        }
      }
    }
  }
}

TEST(RelaySolver, EveryCombinationAgreesWithTheRefereeAndThePlainSearch) {
  // Enough seeds for legs of a whole lap on the narrow boards.
  constexpr int kMost[] = {0, 14, 10, 9, 8};
  std::mt19937 random(11);
  Table table(std::size_t{1} << 20);
  int asked = 0;
  // Sowing direction and capture change nothing, so each game comes ten times, and on boards of every width.
  int pits = 0;
  every_combination([&](const std::string& axes) {
    pits = pits % 4 + 1;
    const std::string rules = std::to_string(pits) + "x3" + axes;
    const SolveOrder order{.seeds = static_cast<int>(random() % 2) * 3,
                           .memory = std::uint64_t{32} << 20,
                           .threads = 1 + static_cast<int>(random() % 2)};
    const auto solver = GameSolver::make(*parse_rules(rules), kMost[pits], order, nullptr);
    ASSERT_TRUE(solver.ok()) << solver.error().message;
    ASSERT_NE((*solver)->solver(), nullptr) << "left to the plain search";
    Referee referee(rules);
    for (int i = 0; i < 8; ++i) {
      const Cells cells = random_cells(pits, kMost[pits], random);
      if (referee.over(cells.south())) continue;
      const int value = referee.margin(cells.south());
      ++asked;
      ASSERT_EQ(-referee.margin(cells.exchanged()), value);
      for (const std::string& position : {cells.south(), cells.exchanged()}) {
        const Game game = game_of(rules, position);
        ASSERT_EQ((*solver)->value(game, nullptr), value) << rules << ' ' << position;
        ASSERT_EQ(searched(game, table), value) << rules << ' ' << position;
        for (int margin = value - 1; margin <= value + 1; ++margin) {
          ASSERT_EQ((*solver)->at_least(game, margin, nullptr), value >= margin) << rules << ' ' << position;
        }
      }
    }
  });
  EXPECT_GT(asked, 1000);
}

TEST(RelaySolver, LinesKeepTheValueToTheEnd) {
  for (const char* rules : {"3x3,lap=relay", "4x2,lap=relay,extra=no,end=no-move", "2x4,lap=relay,rest=emptier",
                            "1x6,lap=relay,end=mover-row-empty,rest=nobody"}) {
    Game game = game_of(rules, "start");
    const auto solver = GameSolver::make(game.rules(), total_seeds(game.rules(), game.position()),
                                         {.seeds = 4, .memory = std::uint64_t{32} << 20}, nullptr);
    ASSERT_TRUE(solver.ok());
    const auto value = (*solver)->value(game, nullptr);
    const auto line = (*solver)->line(game, nullptr);
    ASSERT_TRUE(value && line) << rules;
    EXPECT_EQ((*solver)->turns(game, nullptr)->front().margin, *value) << rules;
    for (const Move move : *line) ASSERT_TRUE(game.play(move).ok()) << rules;
    ASSERT_TRUE(game.over()) << rules;
    const std::vector<int> stores = side_stores(game.rules(), game.position());
    EXPECT_EQ(stores[0] - stores[1], *value) << rules;
  }
}

TEST(RelaySolver, WhoHasAllTheSeedsMayGoOn) {
  // With one pit the database holds such positions, with more play never reaches them: they are played out.
  const auto compare = [](const char* rules, const char* position) {
    const Game game = game_of(rules, position);
    const auto solver = GameSolver::make(game.rules(), 12, {.seeds = 2, .memory = std::uint64_t{32} << 20}, nullptr);
    ASSERT_TRUE(solver.ok());
    EXPECT_EQ((*solver)->value(game, nullptr), plain_minimax(game, 40).value) << rules << ' ' << position;
  };
  for (const char* rest : {"owner", "emptier", "nobody"}) {
    for (const char* end : {"mover-row-empty", "no-move"}) {
      const std::string axes = std::string(",lap=relay,end=") + end + ",rest=" + rest;
      for (const char* position : {"2,1/0,6 S", "3,0/0,0 S", "9,2/0,0 S", "0,0/7,1 N", "0,4/8,0 N"}) {
        compare(("1x5" + axes).c_str(), position);
      }
      for (const char* position : {"3,0,1,2/0,0,0,6 S", "0,4,0,0/0,0,0,0 S", "0,0,0,1/2,2,1,0 N"}) {
        compare(("3x2" + axes).c_str(), position);
      }
    }
  }
}

TEST(RelaySolver, AsManySeedsInAPitAsTheSolverTakes) {
  // Everything is forced with one pit.
  const std::string rules = "1x5,lap=relay";
  const auto solver =
      GameSolver::make(*parse_rules(rules), 120, {.seeds = 4, .memory = std::uint64_t{32} << 20}, nullptr);
  ASSERT_TRUE(solver.ok());
  for (int seeds = 1; seeds < 120; ++seeds) {
    const std::string position = std::to_string(seeds) + ",0/" + std::to_string(120 - seeds) + ",0 S";
    const Game game = game_of(rules, position);
    const PlainValue plain = plain_minimax(game, 400);
    ASSERT_TRUE(plain.complete);
    EXPECT_EQ((*solver)->value(game, nullptr), plain.value) << position;
  }
}

}  // namespace
}  // namespace kalah
