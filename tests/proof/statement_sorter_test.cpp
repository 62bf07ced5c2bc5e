#include "proof/statement_sorter.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <random>
#include <tuple>

namespace kalah {
namespace {

std::string here() { return std::filesystem::current_path().string(); }

/// Adds random statements and compares with a map that holds the strongest of each place.
void compare(StatementSorter& sorter, std::size_t count, std::uint64_t numbers, std::mt19937_64& random) {
  std::map<std::tuple<int, std::uint64_t, Bound>, int> strongest;
  for (std::size_t i = 0; i < count; ++i) {
    Statement statement;
    statement.number = random() % numbers;
    statement.weight = static_cast<std::uint16_t>(random() % 3);
    statement.bound = random() % 2 == 0 ? Bound::kAtLeast : Bound::kAtMost;
    statement.margin = static_cast<std::int16_t>(static_cast<int>(random() % 41) - 20);
    sorter.add(statement);
    const auto [at, fresh] =
        strongest.try_emplace({-statement.weight, statement.number, statement.bound}, statement.margin);
    if (!fresh && implies(statement.bound, statement.margin, at->second)) at->second = statement.margin;
  }
  sorter.begin_reading();
  for (const auto& [place, margin] : strongest) {
    ASSERT_NE(sorter.first(), nullptr);
    EXPECT_EQ(-std::get<0>(place), sorter.first()->weight);
    ASSERT_EQ(std::get<1>(place), sorter.first()->number);
    ASSERT_EQ(std::get<2>(place), sorter.first()->bound);
    ASSERT_EQ(margin, sorter.first()->margin);
    sorter.take();
  }
  EXPECT_EQ(sorter.first(), nullptr);
  EXPECT_TRUE(sorter.status().ok());
}

TEST(StatementSorter, SortsWithinTheMemoryAndBeyondIt) {
  std::mt19937_64 random(5);
  // 64 KiB hold 4096 statements.
  for (const std::size_t count : {0U, 1U, 100U, 4096U, 4097U, 50'000U, 300'000U}) {
    for (const std::uint64_t numbers : {std::uint64_t{50}, std::uint64_t{20'000}, std::uint64_t{1} << 60}) {
      StatementSorter sorter(here(), 1 << 16);
      compare(sorter, count, numbers, random);
    }
  }
}

TEST(StatementSorter, MayBeUsedAgain) {
  std::mt19937_64 random(6);
  StatementSorter sorter(here(), 1 << 16);
  for (const std::size_t count : {20'000U, 10U, 30'000U}) {
    compare(sorter, count, 1'000'000, random);
    if (count == 10) {
      sorter.release();
    } else {
      sorter.clear();
    }
  }
}

TEST(StatementSorter, SaysWhatTheSystemRefuses) {
  StatementSorter sorter(here() + "/no-such-folder", 1 << 16);
  for (std::uint64_t i = 0; i < 20'000; ++i) sorter.add({i * 7919, 0, 0, Bound::kAtMost, 0});
  sorter.begin_reading();
  EXPECT_EQ(sorter.first(), nullptr);
  ASSERT_FALSE(sorter.status().ok());
  EXPECT_NE(sorter.status().error().message.find("no-such-folder"), std::string::npos);
}

}  // namespace
}  // namespace kalah
