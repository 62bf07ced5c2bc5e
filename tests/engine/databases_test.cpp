#include "engine/databases.h"

#include <gtest/gtest.h>

namespace kalah {
namespace {

constexpr double kLong = 1e6;

TEST(Databases, GrowWithTheTimeThought) {
  Databases databases(3'000'000);
  const Rules rules = *parse_rules("6x4");
  const Prober* prober = databases.prober(rules, 48, 10, nullptr);
  ASSERT_NE(prober, nullptr);
  const int first = prober->max_seeds();
  EXPECT_GT(first, 4);
  int last = first;
  for (int thought = 0; thought < 40; ++thought) {
    const int now = databases.prober(rules, 48, 10, nullptr)->max_seeds();
    EXPECT_GE(now, last);
    last = now;
  }
  EXPECT_GT(last, first);
  // 12 seeds are 2,704,156 positions.
  EXPECT_EQ(databases.prober(rules, 48, kLong, nullptr)->max_seeds(), 12);
}

TEST(Databases, HoldNoMoreThanTheGame) {
  Databases databases;
  EXPECT_EQ(databases.prober(*parse_rules("3x2"), 12, kLong, nullptr)->max_seeds(), 12);
}

TEST(Databases, ArePreparedOnDemand) {
  Databases databases(3'000'000);
  const Rules rules = *parse_rules("6x4");
  EXPECT_TRUE(databases.prepare(rules, 12).ok());
  EXPECT_TRUE(databases.prepare(rules, 3).ok());
  EXPECT_EQ(databases.prober(rules, 48, 1, nullptr)->max_seeds(), 12);
  const Status refused = databases.prepare(rules, 13);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().message.find("at most 3000000 are held"), std::string::npos);
  EXPECT_FALSE(databases.prepare(*parse_rules("6x4,sow=cross"), 3).ok());
  EXPECT_EQ(databases.prober(rules, 48, 1, nullptr)->max_seeds(), 12);
  EXPECT_TRUE(databases.prepare(*parse_rules("6x4,lap=relay"), 4).ok());
  EXPECT_EQ(databases.prober(*parse_rules("6x4,lap=relay"), 48, 0, nullptr)->max_seeds(), 4);
}

TEST(Databases, ServeOneValueKeyAtATime) {
  Databases databases(100'000);
  const std::array<std::uint16_t, 3> mover{1, 0, 2};
  const std::array<std::uint16_t, 3> other{0, 3, 1};
  for (int round = 0; round < 2; ++round) {
    for (const char* text : {"3x3", "3x4,sow=cw", "3x3,capture=always", "3x3,rest=nobody", "3x3,end=mover-row-empty",
                             "3x3,lap=relay", "3x3,lap=relay,extra=no,end=no-move"}) {
      const Rules rules = *parse_rules(text);
      const Prober* prober = databases.prober(rules, 18, kLong, nullptr);
      ASSERT_NE(prober, nullptr) << text;
      const auto found = prober->future_margin(mover, other);
      Position position;
      position = *parse_position(rules, "1,0,2,0/0,3,1,0 S");
      Table table(1U << 16);
      StartSpec start;
      start.kind = StartSpec::Kind::kGiven;
      start.position = position;
      const SearchResult solved = search_best(Game(rules, start), {}, table);
      ASSERT_TRUE(solved.value.exact);
      EXPECT_EQ(found, solved.value.margin) << text;
    }
  }
}

TEST(Databases, AreBuiltByWhomTheyAreTold) {
  const Rules rules = *parse_rules("6x4");
  Databases alone(3'000'000);
  ASSERT_TRUE(alone.prepare(rules, 10).ok());
  Databases databases(3'000'000);
  int built = 0;
  databases.build_with([&](const Rules& asked, const BuildOrder& order) {
    ++built;
    return build_database(asked, order, 2);
  });
  ASSERT_TRUE(databases.prepare(rules, 10).ok());
  EXPECT_EQ(built, 1);
  const std::array<std::uint16_t, 6> mover{1, 0, 3, 0, 1, 0};
  const std::array<std::uint16_t, 6> other{0, 2, 0, 1, 0, 2};
  EXPECT_EQ(databases.prober(rules, 48, 0, nullptr)->future_margin(mover, other),
            alone.prober(rules, 48, 0, nullptr)->future_margin(mover, other));
  // A builder that cannot leaves what is there.
  databases.build_with(
      [](const Rules&, const BuildOrder&) -> Result<std::unique_ptr<const Database>> { return Error{"no memory"}; });
  EXPECT_FALSE(databases.prepare(rules, 12).ok());
  EXPECT_EQ(databases.prober(rules, 48, 1e6, nullptr)->max_seeds(), 10);
}

TEST(Databases, NoneWhereNoneServes) {
  Databases databases;
  for (const char* text : {"6x4,sow=cross", "6x4,stop=majority", "6x4,players=3", "8x4"}) {
    EXPECT_EQ(databases.prober(*parse_rules(text), 48, kLong, nullptr), nullptr) << text;
  }
  EXPECT_EQ(Databases(0).prober(*parse_rules("6x4"), 48, kLong, nullptr), nullptr);
}

TEST(Databases, ARaisedFlagGivesTheBuildingUp) {
  Databases databases;
  const std::atomic<bool> flag{true};
  EXPECT_EQ(databases.prober(*parse_rules("6x4"), 48, kLong, nullptr, &flag), nullptr);
  EXPECT_NE(databases.prober(*parse_rules("6x4"), 12, kLong, nullptr), nullptr);
}

TEST(Databases, AThoughtWithinNodesAsksNoClock) {
  static bool asked = false;
  asked = false;
  const NowMs racing = [] {
    asked = true;
    return 1e9;
  };
  Databases databases;
  const Game game(*parse_rules("6x4"), StartSpec{});
  const PlayerSpec player = *parse_player("engine:nodes=20000");
  const Prober* prober = databases.prober_for(player, game, 0, racing);
  ASSERT_NE(prober, nullptr);
  // 20,000 nodes are taken for 10 ms: 8 seeds are 125,970 positions, 9 would be 293,930.
  EXPECT_EQ(prober->max_seeds(), 8);
  EXPECT_FALSE(asked);
  EXPECT_EQ(databases.prober_for(*parse_player("level-4"), game, 0, racing), nullptr);
}

TEST(Databases, AThoughtOfAMomentBuildsForAMoment) {
  const Game game(*parse_rules("6x4"), StartSpec{});
  const auto seeds = [&](const char* player, double milliseconds) {
    Databases databases;
    return databases.prober_for(*parse_player(player), game, milliseconds, [] { return 0.0; })->max_seeds();
  };
  EXPECT_LE(seeds("engine:depth=1", 0), 2);
  EXPECT_LT(seeds("engine:depth=8", 0), seeds("engine:depth=12", 0));
  EXPECT_EQ(seeds("engine:depth=30", 0), seeds("engine", 1000));
  EXPECT_LE(seeds("engine:depth=1", 1000), 2);
}

TEST(Databases, SearchWithAndWithoutAgree) {
  for (const char* text :
       {"3x3", "4x2,capture=always", "3x4,extra=not-first", "3x3,opening=pie", "3x3,end=no-move", "4x2,lap=relay",
        "3x3,lap=relay,rest=emptier", "3x3,lap=relay,opening=pie", "1x9,lap=relay,end=mover-row-empty"}) {
    const Rules rules = *parse_rules(text);
    Databases databases(20'000);
    Table table(1U << 20);
    const Game game(rules, StartSpec{});
    const Prober* prober = databases.prober(rules, total_seeds(rules, game.position()), kLong, nullptr);
    ASSERT_NE(prober, nullptr);
    const SearchResult with = search_best(game, {}, table, prober);
    table.clear();
    const SearchResult without = search_best(game, {}, table);
    EXPECT_TRUE(with.value.exact) << text;
    EXPECT_TRUE(without.value.exact) << text;
    EXPECT_EQ(with.value.margin, without.value.margin) << text;
  }
}

}  // namespace
}  // namespace kalah
