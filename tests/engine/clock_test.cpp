#include "engine/clock.h"

#include <gtest/gtest.h>

#include <thread>

#include "engine/bench.h"
#include "kalah/game.h"
#include "search/search.h"

namespace kalah {
namespace {

double time_now = 0;
double fake_now() { return time_now; }
/// Every look at this clock moves it on by a millisecond.
double walking_now() { return time_now += 1; }

Game opening(std::string_view text) { return Game(*parse_rules(text), StartSpec{}); }

TEST(Deadline, StopsWhenTheTimeIsUpAndNotBefore) {
  time_now = 100;
  Deadline deadline(fake_now, 50);
  EXPECT_FALSE(deadline.stop());
  time_now = 149.5;
  EXPECT_FALSE(deadline.stop());
  time_now = 150;
  EXPECT_TRUE(deadline.stop());
}

TEST(Deadline, ASearchEndsWithinTheLooksItsTimeAllows) {
  for (const char* rules : {"6x6", "6x24,lap=relay", "four"}) {
    time_now = 0;
    Deadline deadline(walking_now, 20);
    Limits limits;
    limits.signal = &deadline;
    Table table(1U << 20);
    const SearchResult result = search_best(opening(rules), limits, table);
    EXPECT_LE(time_now, 24) << rules << ": at most the first iteration's looks and the last one come after the end";
    EXPECT_GT(result.nodes, 0U);
  }
}

TEST(Deadline, AFlagRaisedByAnotherThreadEndsTheSearch) {
  time_now = 0;
  std::atomic<bool> flag{false};
  Deadline deadline(fake_now, 1e9, &flag);
  Limits limits;
  limits.signal = &deadline;
  Table table(1U << 20);
  SearchResult result;
  std::thread thinker([&] { result = search_best(opening("6x6"), limits, table); });
  flag.store(true);
  thinker.join();
  Game game = opening("6x6");
  EXPECT_TRUE(game.play(result.best).ok());
}

TEST(Bench, IsTheSameTwice) { EXPECT_EQ(bench_nodes(), bench_nodes()); }

}  // namespace
}  // namespace kalah
