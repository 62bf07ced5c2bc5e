#include "search/search.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "kalah/record.h"
#include "plain/plain.h"
#include "search/plain_depth.h"

namespace kalah {
namespace {

constexpr std::size_t kSmallTable = 1U << 20;

Rules rules_of(const std::string& text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules.ok()) << text;
  return *rules;
}

Game game_of(const std::string& text, const std::string& start = "start", const std::string& moves = "") {
  const Rules rules = rules_of(text);
  const auto spec = parse_start(rules, start, 0);
  EXPECT_TRUE(spec.ok()) << start;
  const auto played = replay(rules, *spec, *parse_moves(rules, moves));
  EXPECT_TRUE(played.ok()) << moves;
  return *played;
}

SearchResult solve(const Game& game) {
  Table table(kSmallTable);
  return search_best(game, Limits{}, table);
}

TEST(Search, SolvesPublishedStarts) {
  // G. Irving, J. Donkers, J. Uiterwijk 2000; 6x3 with standard capture is +2.
  struct Solved {
    const char* rules;
    int margin;
  };
  for (const Solved& solved : {Solved{"4x1,capture=always", 2},
                               {"4x2,capture=always", 6},
                               {"4x3,capture=always", 8},
                               {"5x1,capture=always", 0},
                               {"5x2,capture=always", 0},
                               {"6x1,capture=always", 2},
                               {"6x2,capture=always", 10}}) {
    const SearchResult result = solve(game_of(solved.rules));
    EXPECT_TRUE(result.value.exact) << solved.rules;
    EXPECT_EQ(result.value.margin, solved.margin) << solved.rules;
  }
}

TEST(Search, SmallBoardsAreWonDrawnAndLostAsPublished) {
  const std::vector<std::pair<int, std::string>> table{{1, "DLWLWD"}, {2, "WLLLWW"}, {3, "DWWWWL"}};
  for (const auto& [pits, results] : table) {
    for (std::size_t seeds = 1; seeds <= 6; ++seeds) {
      const SearchResult result =
          solve(game_of(std::to_string(pits) + "x" + std::to_string(seeds) + ",capture=always"));
      ASSERT_TRUE(result.value.exact) << pits << "x" << seeds;
      const char found = result.value.margin > 0 ? 'W' : result.value.margin < 0 ? 'L' : 'D';
      EXPECT_EQ(found, results[seeds - 1]) << pits << "x" << seeds;
    }
  }
}

TEST(Search, PerfectGamesKeepTheirValueAfterEverySowing) {
  // The published perfect games whose every position is solved in a moment.
  for (const char* name : {"4x1", "4x3", "5x2", "6x1"}) {
    std::ifstream file(std::string(KALAH_TEST_DATA "/golden/perfect-") + name + ".kalah");
    std::stringstream text;
    text << file.rdbuf();
    const auto record = read_record(text.str());
    ASSERT_TRUE(record.ok()) << name;
    const Game& played = record->game;
    const auto stores = side_stores(played.rules(), played.position());
    Game game(played.rules(), played.start());
    for (Move move : played.moves()) {
      const SearchResult result = solve(game);
      const int south = game.position().mover == 0 ? result.value.margin : -result.value.margin;
      EXPECT_TRUE(result.value.exact);
      EXPECT_EQ(south, stores[0] - stores[1]) << name << " after " << game.moves().size();
      ASSERT_TRUE(game.play(move).ok());
    }
    EXPECT_GT(played.moves().size(), 4U);
  }
}

/// Small games of any rules, a few random moves in.
rc::Gen<Game> small_games(std::vector<std::string> axes) {
  return rc::gen::exec([axes] {
    std::string text = std::to_string(*rc::gen::inRange(1, 5)) + "x" + std::to_string(*rc::gen::inRange(1, 4));
    for (const std::string& axis : axes) {
      if (*rc::gen::arbitrary<bool>()) text += "," + axis;
    }
    const auto rules = parse_rules(text);
    RC_PRE(rules.ok());
    Game game(*rules, StartSpec{});
    const int moves = *rc::gen::inRange(0, 10);
    for (int i = 0; i < moves; ++i) {
      Game next = game;
      const bool swap = next.swap_offered() && *rc::gen::arbitrary<bool>();
      const Move move = swap ? Move::swap()
                             : Move{static_cast<std::uint8_t>(*rc::gen::inRange(1, static_cast<int>(rules->pits) + 1))};
      if (next.play(move).ok() && !next.over()) game = next;
    }
    RC_PRE(!game.over());
    return game;
  });
}

const std::vector<std::string> kTwoPlayerAxes{"capture=always", "extra=no",      "end=no-move", "rest=nobody",
                                              "lap=relay",      "stop=majority", "opening=pie", "sow=cw"};

RC_GTEST_PROP(Search, ASolvedValueIsThatOfPlainMinimax, ()) {
  const Game game = *small_games(kTwoPlayerAxes);
  Table table(kSmallTable);
  Limits limits;
  limits.nodes = 200000;
  const SearchResult result = search_best(game, limits, table);
  RC_PRE(result.value.exact);
  const PlainValue plain = plain_minimax(game, 9);
  RC_PRE(plain.complete);
  RC_ASSERT(result.value.margin == plain.value);
}

RC_GTEST_PROP(Search, AStrictValueIsThatOfPlainMinimaxAtEveryDepth, ()) {
  const Game game =
      *small_games({"capture=always", "capture=none", "extra=no", "extra=not-first", "end=no-move", "rest=nobody",
                    "rest=emptier", "lap=relay", "stop=majority", "opening=pie", "sow=cw", "sow=cross"});
  Table table(kSmallTable);
  for (const Horizon horizon : {Horizon::kQuiet, Horizon::kTurns}) {
    for (const Evaluation evaluation : {Evaluation::kStore, Evaluation::kRows}) {
      for (int depth = 1; depth <= 4; ++depth) {
        Limits limits;
        limits.depth = depth;
        limits.strict = true;
        limits.horizon = horizon;
        limits.evaluation = evaluation;
        const int found = search_best(game, limits, table).value.margin;
        RC_ASSERT(found == plain_depth(game, depth, horizon, evaluation));
      }
    }
  }
}

TEST(Search, AStrictValueIsThatOfPlainMinimaxOnTheFastPath) {
  Table table(kSmallTable);
  for (const char* rules : {"6x2", "6x3,capture=always", "6x2,capture=none", "6x2,extra=no", "6x2,rest=emptier"}) {
    for (const char* moves : {"", "1", "2,5", "6 1 2"}) {
      const Rules parsed = rules_of(rules);
      Game game(parsed, StartSpec{});
      const auto played = parse_moves(parsed, moves);
      for (const Move move : *played) {
        if (!game.play(move).ok()) break;
      }
      for (int depth = 1; depth <= 4; ++depth) {
        Limits limits;
        limits.depth = depth;
        limits.strict = true;
        limits.evaluation = Evaluation::kRows;
        EXPECT_EQ(search_best(game, limits, table).value.margin,
                  plain_depth(game, depth, Horizon::kQuiet, Evaluation::kRows))
            << rules << " after " << moves << " at " << depth;
      }
    }
  }
}

RC_GTEST_PROP(Search, SolvedCrossValuesHeedRepetitions, ()) {
  const Game game = *small_games({"sow=cross", "capture=always", "extra=no", "rest=nobody"});
  Table table(kSmallTable);
  Limits limits;
  limits.nodes = 20000;
  const SearchResult result = search_best(game, limits, table);
  RC_PRE(result.value.exact);
  const PlainValue plain = plain_minimax(game, 8);
  RC_PRE(plain.complete);
  RC_ASSERT(result.value.margin == plain.value);
}

RC_GTEST_PROP(Search, EveryMoveGetsItsOwnValue, ()) {
  const Game game = *small_games(kTwoPlayerAxes);
  Table table(kSmallTable);
  Limits limits;
  limits.nodes = 200000;
  const Analysis analysis = search_all(game, limits, table);
  RC_ASSERT(!analysis.moves.empty());
  for (const RootMove& root : analysis.moves) {
    Game next = game;
    RC_ASSERT(next.play(root.move).ok());
    RC_PRE(root.value.exact);
    int value = 0;
    if (next.over()) {
      const auto stores = side_stores(next.rules(), next.position());
      value = stores[game.position().mover] - stores[1 - game.position().mover];
    } else {
      const PlainValue plain = plain_minimax(next, 7);
      RC_PRE(plain.complete);
      const bool turned = (next.position().mover != game.position().mover) != root.move.is_swap();
      value = turned ? -plain.value : plain.value;
    }
    RC_ASSERT(root.value.margin == value);
  }
}

RC_GTEST_PROP(Search, ThreeAndFourPlayersFindTheParanoidValue, ()) {
  Game game = *small_games({"players=3", "capture=always", "extra=no", "rest=nobody", "lap=relay", "sow=cross"});
  RC_PRE(game.rules().players == 3);
  Table table(kSmallTable);
  Limits limits;
  limits.depth = 8;
  limits.many = Many::kParanoid;
  const SearchResult result = search_best(game, limits, table);
  const PlainValue plain = plain_minimax(game, 8);
  RC_PRE(plain.complete);
  RC_ASSERT(result.value.margin == plain.value);
  RC_ASSERT(!result.value.exact);
}

RC_GTEST_PROP(Search, TeamsPlayTogether, ()) {
  const std::string extra = *rc::gen::element<std::string>("", ",capture=always", ",stop=majority", ",rest=emptier");
  const Rules rules = rules_of("1x" + std::to_string(*rc::gen::inRange(1, 5)) + ",players=4,teams=yes" + extra);
  StartSpec start;
  start.first = *rc::gen::inRange(0, 4);
  const Game game(rules, start);
  Table table(kSmallTable);
  Limits limits;
  limits.depth = 10;
  const SearchResult result = search_best(game, limits, table);
  const PlainValue plain = plain_minimax(game, 10);
  RC_PRE(plain.complete);
  RC_ASSERT(result.value.margin == plain.value);
}

TEST(Search, TheSameSearchTwiceCountsTheSameNodes) {
  Table table(kSmallTable);
  for (const char* rules : {"6x4", "6x6,lap=relay", "three"}) {
    Limits limits;
    limits.depth = 7;
    table.clear();
    const SearchResult first = search_best(game_of(rules), limits, table);
    search_best(game_of("6x4,capture=always"), limits, table);
    table.clear();
    const SearchResult second = search_best(game_of(rules), limits, table);
    EXPECT_EQ(first.nodes, second.nodes) << rules;
    EXPECT_EQ(first.best, second.best);
  }
}

TEST(Search, ATableFilledUnderOtherRulesChangesNothing) {
  Table shared(kSmallTable);
  for (const char* rules : {"4x3,capture=always", "4x3", "4x3,rest=nobody", "4x3,stop=majority", "4x3,end=no-move",
                            "4x3,lap=relay", "4x3,opening=pie", "4x3,extra=no"}) {
    const SearchResult with_shared = search_best(game_of(rules), Limits{}, shared);
    EXPECT_EQ(with_shared.value.margin, solve(game_of(rules)).value.margin) << rules;
  }
}

class CountingSignal final : public StopSignal {
 public:
  explicit CountingSignal(int looks) : left_(looks) {}
  bool stop() override { return --left_ < 0; }

 private:
  int left_;
};

TEST(Search, ASignalEndsTheSearchAtOnceWithALegalMove) {
  for (const char* rules : {"6x6", "12x24", "6x24,lap=relay", "6x6,sow=cross", "four", "partners", "6x6,opening=pie"}) {
    for (int looks : {0, 1, 3}) {
      const Game game = game_of(rules);
      CountingSignal signal(looks);
      Limits limits;
      limits.signal = &signal;
      Table table(kSmallTable);
      const SearchResult result = search_best(game, limits, table);
      Game next = game;
      EXPECT_TRUE(next.play(result.best).ok()) << rules;
      // The packed search looks every 256 nodes; nothing looks more rarely.
      EXPECT_LE(result.nodes, 256U * static_cast<unsigned>(looks + 2)) << rules;
    }
  }
}

TEST(Search, ANodeLimitIsKept) {
  for (const char* rules : {"6x6", "6x6,lap=relay", "three"}) {
    Limits limits;
    limits.nodes = 1000;
    Table table(kSmallTable);
    EXPECT_LE(search_best(game_of(rules), limits, table).nodes, 1000U) << rules;
  }
}

TEST(Search, SwapIsTakenExactlyWhenTheSideIsWorse) {
  // 6x2 always is worth +10 to the first player, so after his best opening the second takes his side.
  const Game opened = game_of("6x1,capture=always,opening=pie", "start", "6,5");
  const SearchResult result = solve(opened);
  ASSERT_TRUE(result.value.exact);
  EXPECT_EQ(result.value.margin, 2);
  EXPECT_TRUE(result.best.is_swap());
  // And the first player, knowing that, opens so that a swap gains nothing more than it must.
  const SearchResult start = solve(game_of("6x1,capture=always,opening=pie"));
  ASSERT_TRUE(start.value.exact);
  EXPECT_LE(start.value.margin, 0);
}

class Oracle final : public Prober {
 public:
  [[nodiscard]] int max_seeds() const override { return 1000; }
  [[nodiscard]] std::optional<int> future_margin(std::span<const std::uint16_t> mover_row,
                                                 std::span<const std::uint16_t> other_row) const override {
    ++asked;
    (void)mover_row;
    (void)other_row;
    return 0;
  }
  mutable int asked = 0;
};

TEST(Search, AsksTheProberAndBelievesIt) {
  const Oracle oracle;
  Table table(kSmallTable);
  const SearchResult result = search_best(game_of("6x4"), Limits{}, table, &oracle);
  EXPECT_TRUE(result.value.exact);
  EXPECT_GT(oracle.asked, 0);
  // All that follows is worth nothing, so the best is what one turn banks.
  EXPECT_EQ(result.value.margin, 1);
}

}  // namespace
}  // namespace kalah
