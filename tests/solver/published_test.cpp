#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "builder/available_memory.h"
#include "kalah/record.h"
#include "solver/game_solver.h"

namespace kalah {
namespace {

// Sanitizers make the larger boards take minutes.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kSanitized = false;
#endif

bool in_full() { return std::getenv("KALAH_FULL") != nullptr; }

std::unique_ptr<GameSolver> solver_of(const Game& game, std::uint64_t memory) {
  auto made = GameSolver::make(game.rules(), seeds_in_pits(game.rules(), game.position()),
                               {.memory = memory, .threads = 2}, nullptr);
  EXPECT_TRUE(made.ok());
  return std::move(*made);
}

int solved(const std::string& text, std::uint64_t memory = std::uint64_t{2} << 30) {
  const Game game(*parse_rules(text), StartSpec{});
  return solver_of(game, memory)->value(game, nullptr).value();
}

// Irving, Donkers, Uiterwijk, "Solving Kalah", 2000: capture=always, the first player's margin.
constexpr int kAlways[3][6] = {{2, 6, 8, 2, 2, 0}, {0, 0, 8, 12, 2, 2}, {2, 10, 2, 10, 12, 2}};

TEST(Published, ValuesOfCaptureAlways) {
  for (int pits = 4; pits <= 6; ++pits) {
    for (int seeds = 1; seeds <= 6; ++seeds) {
      // 5x5 and larger take longer than a test of every day may; 6x6 is beyond reach.
      if (pits * seeds > (kSanitized ? 16 : 24)) continue;
      const std::string text = std::to_string(pits) + "x" + std::to_string(seeds) + ",capture=always";
      EXPECT_EQ(solved(text), kAlways[pits - 4][seeds - 1]) << text;
    }
  }
}

TEST(Published, OutcomesOfSmallBoards) {
  const std::string outcomes[3] = {"DLWLWD", "WLLLWW", "DWWWWL"};
  for (int pits = 1; pits <= 3; ++pits) {
    for (int seeds = 1; seeds <= 6; ++seeds) {
      const std::string text = std::to_string(pits) + "x" + std::to_string(seeds) + ",capture=always";
      const int value = solved(text, std::uint64_t{256} << 20);
      EXPECT_EQ(value > 0   ? 'W'
                : value < 0 ? 'L'
                            : 'D',
                outcomes[pits - 1][static_cast<std::size_t>(seeds - 1)])
          << text;
    }
  }
}

TEST(Published, ValuesOfTheStandardGame) {
  EXPECT_EQ(solved("6x3"), 2);
  if (!kSanitized) {
    EXPECT_EQ(solved("6x4"), 8);
  }
}

TEST(Published, LargeBoards) {
  if (!in_full()) GTEST_SKIP() << "in ./check --full";
  const std::uint64_t memory = available_memory() / 4 * 3;
  EXPECT_EQ(solved("5x5,capture=always", memory), 2);
  EXPECT_EQ(solved("5x6,capture=always", memory), 2);
  EXPECT_EQ(solved("6x5", memory), 10);
  EXPECT_EQ(solved("6x5,capture=always", memory), 12);
}

/// The exact value of a published perfect game, seen from South, before every sowing of at most `most` seeds.
void expect_constant(const std::string& name, int most, std::uint64_t memory) {
  std::ifstream file(std::string(KALAH_TEST_DATA) + "/golden/" + name);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const auto record = read_record(text);
  ASSERT_TRUE(record.ok()) << name;
  const std::vector<int> stores = side_stores(record->game.rules(), record->game.position());
  const int margin = stores[0] - stores[1];
  Game game(record->game.rules(), record->game.start());
  std::unique_ptr<GameSolver> solver;
  for (const Move move : record->game.moves()) {
    if (seeds_in_pits(game.rules(), game.position()) <= most) {
      if (!solver) solver = solver_of(game, memory);
      const auto value = solver->value(game, nullptr);
      ASSERT_TRUE(value);
      EXPECT_EQ(game.position().mover == 0 ? *value : -*value, margin)
          << name << " before move " << game.moves().size() + 1;
    }
    ASSERT_TRUE(game.play(move).ok());
  }
  EXPECT_TRUE(solver) << name;
}

TEST(Published, PerfectGamesKeepTheirValue) {
  for (const char* name : {"perfect-4x1.kalah", "perfect-4x3.kalah", "perfect-4x5.kalah", "perfect-5x2.kalah",
                           "perfect-5x4.kalah", "perfect-6x1.kalah", "perfect-6x3.kalah", "perfect-6x5.kalah"}) {
    expect_constant(name, kSanitized ? 24 : 40, std::uint64_t{2} << 30);
  }
}

TEST(Published, ThePerfectGameOf6x5FromItsStart) {
  if (!in_full()) GTEST_SKIP() << "in ./check --full";
  expect_constant("perfect-6x5.kalah", 60, available_memory() / 4 * 3);
}

}  // namespace
}  // namespace kalah
