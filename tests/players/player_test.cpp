#include "players/player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kalah {
namespace {

using ::testing::HasSubstr;

TEST(Player, ReadsNamesAndOptions) {
  EXPECT_EQ(parse_player("level-5")->level, 5);
  const auto spec = parse_player("alpha-beta:depth=6,time=200,nodes=1000,seed=3");
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->depth, 6);
  EXPECT_EQ(spec->time_ms, 200);
  EXPECT_EQ(spec->nodes, 1000U);
  EXPECT_EQ(spec->seed, 3U);
  EXPECT_EQ(parse_player("level-2:time=50")->time_ms, 50);
}

TEST(Player, RefusalsNameWhatIsAllowed) {
  const auto error = [](std::string_view text) {
    const auto spec = parse_player(text);
    return spec.ok() ? std::string("accepted") : spec.error().message;
  };
  EXPECT_THAT(error("level-6"), HasSubstr("players: random, level-1, level-2"));
  EXPECT_THAT(error(""), HasSubstr("players: "));
  EXPECT_THAT(error("random:depth=3"), HasSubstr("options: seed"));
  EXPECT_THAT(error("level-3:depth=3"), HasSubstr("options: time (ms), seed"));
  EXPECT_THAT(error("alpha-beta:depth=0"), HasSubstr("allowed: 1..120"));
  EXPECT_THAT(error("alpha-beta:time=x"), HasSubstr("'x' is not allowed; allowed: 1..3600000"));
  EXPECT_THAT(error("alpha-beta:speed=1"), HasSubstr("options: depth"));
  EXPECT_THAT(error("random:"), HasSubstr("options: seed"));
}

TEST(Player, EveryPlayerPlaysLegalMovesUnderEveryPresetToTheEnd) {
  Table table(1U << 20);
  for (const Preset& preset : presets()) {
    const auto rules = parse_rules(preset.rules);
    ASSERT_TRUE(rules.ok());
    Game game(*rules, StartSpec{});
    const std::vector<PlayerSpec> seats{*parse_player("level-1:seed=1"), *parse_player("random:seed=2"),
                                        *parse_player("alpha-beta:depth=2"), *parse_player("level-2:seed=4")};
    for (int step = 0; step < 3000 && !game.over(); ++step) {
      const Choice choice = choose(game, seats[game.position().mover], nullptr, table, 0);
      ASSERT_TRUE(game.play(choice.move).ok()) << preset.name;
    }
    EXPECT_TRUE(game.over()) << preset.name;
  }
}

TEST(Player, ASeedRepeatsAGame) {
  Table table(1U << 16);
  const auto play = [&] {
    Game game(*parse_rules("6x4"), StartSpec{});
    while (!game.over()) {
      const Choice choice = choose(game, *parse_player("random:seed=9"), nullptr, table, 77);
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
      const Choice choice = choose(game, *parse_player(ours ? "level-3" : "random"), nullptr, table,
                                   static_cast<std::uint64_t>(game_number) * 7919 + game.moves().size() * 31);
      ASSERT_TRUE(game.play(choice.move).ok());
    }
    const auto stores = side_stores(game.rules(), game.position());
    margin += stores[static_cast<std::size_t>(side)] > stores[static_cast<std::size_t>(1 - side)] ? 1 : -1;
  }
  EXPECT_GE(margin, 16);
}

}  // namespace
}  // namespace kalah
