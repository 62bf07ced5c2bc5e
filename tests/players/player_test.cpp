#include "players/player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kalah {
namespace {

using ::testing::HasSubstr;

TEST(Player, ReadsNamesAndOptions) {
  EXPECT_EQ(parse_player("level-5")->level, 5);
  const auto spec = parse_player("alpha-beta:depth=6,time=200,nodes=1000,eval=store,seed=3");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->kind, PlayerSpec::Kind::kAlphaBeta);
  EXPECT_EQ(spec->depth, 6);
  EXPECT_EQ(spec->time_ms, 200);
  EXPECT_EQ(spec->nodes, 1000U);
  EXPECT_EQ(spec->evaluation, Evaluation::kStore);
  EXPECT_EQ(spec->seed, 3U);
  EXPECT_EQ(parse_player("level-2:time=50")->time_ms, 50);
}

TEST(Player, PrintsWhatItReads) {
  for (const std::string& name : player_names()) {
    ASSERT_TRUE(parse_player(name).ok()) << name;
    EXPECT_EQ(print_player(*parse_player(name)), name);
    std::string all = name;
    for (const std::string& option : player_options(name)) {
      all += (all == name ? ":" : ",") + option + "=" + (option == "eval" ? "rows" : "7");
    }
    const auto spec = parse_player(all);
    ASSERT_TRUE(spec.ok()) << all << ": " << spec.error().message;
    EXPECT_EQ(print_player(*spec), all);
  }
}

TEST(Player, RefusalsNameWhatIsAllowed) {
  const auto error = [](std::string_view text) {
    const auto spec = parse_player(text);
    return spec.ok() ? std::string("accepted") : spec.error().message;
  };
  EXPECT_THAT(error("level-6"), HasSubstr("players: random, rules, breadth-first, alpha-beta, level-1, level-2"));
  EXPECT_THAT(error(""), HasSubstr("players: "));
  EXPECT_THAT(error("random:depth=3"), HasSubstr("options of random: seed"));
  EXPECT_THAT(error("rules:depth=3"), HasSubstr("rules has no options"));
  EXPECT_THAT(error("level-3:depth=3"), HasSubstr("options of level-3: time, seed"));
  EXPECT_THAT(error("engine:depth=0"), HasSubstr("allowed: 1..120"));
  EXPECT_THAT(error("alpha-beta:depth=41"), HasSubstr("allowed: 1..40"));
  EXPECT_THAT(error("alpha-beta:time=x"), HasSubstr("'x' is not allowed; allowed: 1..3600000"));
  EXPECT_THAT(error("alpha-beta:eval=best"), HasSubstr("allowed: store, rows, fitted"));
  EXPECT_THAT(error("alpha-beta:speed=1"), HasSubstr("options of alpha-beta: depth, time, nodes, eval, seed"));
  EXPECT_THAT(error("random:"), HasSubstr("options of random: seed"));
}

/// Every player, with bounds that end a thought in a moment.
const std::vector<std::string> kQuick{"random:seed=2",
                                      "rules",
                                      "breadth-first:depth=1",
                                      "breadth-first:nodes=300",
                                      "alpha-beta:depth=1",
                                      "alpha-beta:nodes=300",
                                      "level-1:seed=1",
                                      "level-2",
                                      "level-3",
                                      "engine:depth=2",
                                      "engine:nodes=300,eval=store"};

TEST(Player, EveryPlayerPlaysLegalMovesUnderEveryPresetToTheEnd) {
  Table table(1U << 20);
  for (const Preset& preset : presets()) {
    const auto rules = parse_rules(preset.rules);
    ASSERT_TRUE(rules.ok());
    for (std::size_t first = 0; first < kQuick.size(); ++first) {
      Game game(*rules, StartSpec{});
      for (int step = 0; step < 3000 && !game.over(); ++step) {
        const std::string& name = kQuick[(first + game.position().mover * 3U) % kQuick.size()];
        const Choice choice = choose(game, *parse_player(name), {.table = table});
        ASSERT_FALSE(choice.line.empty()) << name;
        EXPECT_EQ(choice.line.front(), choice.move) << name;
        ASSERT_TRUE(game.play(choice.move).ok()) << preset.name << ": " << name;
      }
      EXPECT_TRUE(game.over()) << preset.name;
    }
  }
}

TEST(Player, ASeedRepeatsAGame) {
  Table table(1U << 16);
  const auto play = [&] {
    Game game(*parse_rules("6x4"), StartSpec{});
    while (!game.over()) {
      const Choice choice = choose(game, *parse_player("random:seed=9"), {.table = table, .random = 77});
      EXPECT_TRUE(game.play(choice.move).ok());
    }
    return game.moves();
  };
  EXPECT_EQ(play(), play());
}

TEST(Player, AHigherLevelBeatsRandomPlay) {
  Table table(1U << 20);
  int margin = 0;
  for (int game_number = 0; game_number < 20; ++game_number) {
    Game game(*parse_rules("6x4"), StartSpec{});
    const int side = game_number % 2;
    while (!game.over()) {
      const bool ours = game.position().mover == side;
      const Choice choice =
          choose(game, *parse_player(ours ? "level-3" : "random"),
                 {.table = table, .random = static_cast<std::uint64_t>(game_number) * 7919 + game.moves().size() * 31});
      ASSERT_TRUE(game.play(choice.move).ok());
    }
    const auto stores = side_stores(game.rules(), game.position());
    margin += stores[static_cast<std::size_t>(side)] > stores[static_cast<std::size_t>(1 - side)] ? 1 : -1;
  }
  EXPECT_GE(margin, 16);
}

}  // namespace
}  // namespace kalah
