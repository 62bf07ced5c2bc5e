#include "engine/thinker.h"

#include <gtest/gtest.h>

#include <atomic>

namespace kalah {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 20;

Game game_of(const char* rules, const char* moves = "") {
  const auto parsed = parse_rules(rules);
  EXPECT_TRUE(parsed.ok());
  const auto played = replay(*parsed, StartSpec{}, *parse_moves(*parsed, moves));
  EXPECT_TRUE(played.ok());
  return *played;
}

PlayerSpec player(const char* text) { return *parse_player(text); }

bool is_legal(Game game, Move move) { return game.play(move).ok(); }

TEST(Thinker, ThinksAndTellsOnceThatItIsDone) {
  Thinker thinker(steady_ms, kTable);
  const Game game = game_of("6x4");
  for (const std::string& name : player_names()) {
    std::atomic<int> done{0};
    thinker.start(game, player(name.c_str()), {.milliseconds = 20}, 7, {}, [&](const Thought&) { ++done; });
    const Thought thought = thinker.wait();
    EXPECT_EQ(done, 1) << name;
    EXPECT_TRUE(is_legal(game, thought.choice.move)) << name;
    EXPECT_FALSE(thinker.thinking());
  }
}

TEST(Thinker, StopEndsAnEndlessThought) {
  for (const char* rules : {"6x6", "12x24,lap=relay", "6x6,players=3", "3x6,players=4,teams=yes", "6x6,sow=cross"}) {
    for (const char* name : {"engine", "perfect", "level-5", "alpha-beta:depth=40", "breadth-first:depth=40"}) {
      for (const int threads : {1, 2}) {
        Thinker thinker(steady_ms, kTable, threads);
        const Game game = game_of(rules);
        thinker.start(game, player(name), {.infinite = true}, 7, {}, {});
        thinker.stop();
        EXPECT_TRUE(is_legal(game, thinker.wait().choice.move)) << rules << ' ' << name;
      }
    }
  }
}

TEST(Thinker, ANewThoughtEndsTheOldOne) {
  Thinker thinker(steady_ms, kTable, 2);
  const Game first = game_of("6x6");
  const Game second = game_of("6x4", "3,6");
  std::atomic<int> done{0};
  for (int i = 0; i < 5; ++i) {
    const Game& game = i % 2 == 0 ? first : second;
    thinker.start(game, player("engine"), {.infinite = true}, 7, {}, [&](const Thought&) { ++done; });
  }
  thinker.stop();
  EXPECT_TRUE(is_legal(first, thinker.wait().choice.move));
  EXPECT_EQ(done, 5);
}

TEST(Thinker, SeveralThreadsProveTheSameValues) {
  for (const char* rules : {"3x3,capture=always", "4x2", "5x2,extra=no", "3x3,lap=relay", "3x3,stop=majority"}) {
    int margin = 0;
    for (const int threads : {1, 2, 3}) {
      Thinker thinker(steady_ms, kTable, threads);
      thinker.start(game_of(rules), player("engine"), {.infinite = true}, 7, {}, {});
      const Thought thought = thinker.wait();
      ASSERT_TRUE(thought.choice.value.has_value());
      EXPECT_TRUE(thought.choice.value->exact) << rules;
      if (threads == 1) margin = thought.choice.value->margin;
      EXPECT_EQ(thought.choice.value->margin, margin) << rules << " with " << threads;
    }
  }
}

TEST(Thinker, OneThreadWithinADepthOrNodesRepeatsItself) {
  const Game game = game_of("6x4", "3,6,2");
  for (const ThinkLimits& limits : {ThinkLimits{.depth = 8}, ThinkLimits{.nodes = 3000}}) {
    Thinker thinker(steady_ms, kTable);
    thinker.start(game, player("engine"), limits, 7, {}, {});
    const Choice first = thinker.wait().choice;
    // Databases grow from thought to thought, so the second repeat could differ where the first does not.
    for (int repeat = 0; repeat < 3; ++repeat) {
      thinker.clear();
      thinker.start(game, player("engine"), limits, 7, {}, {});
      const Choice again = thinker.wait().choice;
      EXPECT_EQ(first.nodes, again.nodes);
      EXPECT_EQ(first.move, again.move);
      EXPECT_EQ(first.line, again.line);
    }
    if (limits.depth > 0) {
      EXPECT_LE(first.depth, limits.depth);
    } else {
      EXPECT_LE(first.nodes, limits.nodes);
    }
  }
}

TEST(Thinker, TellsBetterAndBetterChoices) {
  Thinker thinker(steady_ms, kTable);
  std::vector<int> depths;
  std::vector<Move> moves;
  const Game game = game_of("6x6");
  thinker.start(game, player("engine"), {.depth = 6}, 7,
                [&](const Thought& thought) {
                  depths.push_back(thought.choice.depth);
                  moves.push_back(thought.choice.move);
                },
                {});
  const Thought last = thinker.wait();
  ASSERT_FALSE(moves.empty());
  EXPECT_EQ(moves.back(), last.choice.move);
  EXPECT_EQ(depths.back(), last.choice.depth);
  EXPECT_TRUE(std::is_sorted(depths.begin(), depths.end()));
  for (const Move move : moves) EXPECT_TRUE(is_legal(game, move));
}

TEST(Thinker, ProvesWhereOnlyTimeBindsIt) {
  const Rules rules = *parse_rules("6x4");
  for (const char* text : {"0,0,4,3,2,1,12/4,4,4,0,0,2,8 S", "4,4,4,0,0,2,8/0,0,4,3,2,1,12 N"}) {
    const auto start = parse_start(rules, text, 0);
    ASSERT_TRUE(start.ok());
    const Game game(rules, *start);
    const auto thought = [&](const char* name) {
      Thinker thinker(steady_ms, kTable);
      thinker.start(game, player(name), {.milliseconds = 20'000}, 7, {}, {});
      return thinker.wait().choice;
    };
    std::optional<int> margin;
    for (const char* name : {"engine", "perfect"}) {
      const Choice choice = thought(name);
      EXPECT_EQ(choice.depth, kMaxDepth) << name;
      ASSERT_TRUE(choice.value && choice.value->exact) << name;
      EXPECT_EQ(margin.value_or(choice.value->margin), choice.value->margin);
      margin = choice.value->margin;
    }
    const Choice searched = thought("level-5");
    EXPECT_LT(searched.depth, kMaxDepth);
    ASSERT_TRUE(searched.value && searched.value->exact);
    EXPECT_EQ(searched.value->margin, margin);
    EXPECT_EQ(thought("engine:depth=3").depth, 3);
  }
}

TEST(Thinker, WithinItsTimeAlthoughADatabaseIsBuilt) {
  // Time stands still but for the looks at the clock: the database may take two fifths of the looks, no more.
  static std::atomic<int> looks{0};
  const NowMs slow = [] { return static_cast<double>(++looks); };
  Thinker thinker(slow, kTable);
  const Game game = game_of("6x6");
  looks = 0;
  thinker.start(game, player("engine"), {.milliseconds = 50}, 7, {}, {});
  EXPECT_TRUE(is_legal(game, thinker.wait().choice.move));
  EXPECT_LE(looks, 60);
}

}  // namespace
}  // namespace kalah
