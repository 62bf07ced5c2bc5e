#include "server/kgp_bots.h"

#include <gtest/gtest.h>

#include <future>

namespace kalah::server {
namespace {

/// The rules that the source was asked for while the bot chose one move.
std::vector<std::string> asked_by(const char* bot) {
  std::mutex mutex;
  std::vector<std::string> asked;
  const ProberSource source = [&](const Rules& rules) -> std::shared_ptr<const Prober> {
    const std::lock_guard lock(mutex);
    asked.push_back(print_rules(rules));
    return nullptr;
  };
  std::promise<int> moved;
  KgpBots bots(1, source, [&](std::uint64_t, int pit) { moved.set_value(pit); });
  bots.add({1, Game(*parse_rules("4x3"), StartSpec{}), *parse_player(bot), 100, 7});
  const int pit = moved.get_future().get();
  EXPECT_TRUE(pit >= 1 && pit <= 4) << pit;
  const std::lock_guard lock(mutex);
  return asked;
}

TEST(KgpBots, ThoseThatLookValuesUpAskTheTables) {
  EXPECT_EQ(asked_by("perfect"), std::vector<std::string>{"4x3"});
  EXPECT_EQ(asked_by("level-5"), std::vector<std::string>{"4x3"});
  EXPECT_TRUE(asked_by("level-1").empty());
}

TEST(KgpBots, PlayWithoutTables) {
  std::promise<int> moved;
  KgpBots bots(1, {}, [&](std::uint64_t, int pit) { moved.set_value(pit); });
  bots.add({1, Game(*parse_rules("4x3"), StartSpec{}), *parse_player("perfect"), 50, 7});
  const int pit = moved.get_future().get();
  EXPECT_TRUE(pit >= 1 && pit <= 4) << pit;
}

}  // namespace
}  // namespace kalah::server
