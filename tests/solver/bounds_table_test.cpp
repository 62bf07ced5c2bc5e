#include "solver/bounds_table.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <thread>

namespace kalah {
namespace {

TEST(BoundsTable, NeverMixesUpTwoNumbers) {
  // Far more numbers than places: whatever is found must be what was stored for that very number.
  for (const std::uint64_t numbers : {std::uint64_t{200}, std::uint64_t{1} << 20, std::uint64_t{1} << 45}) {
    BoundsTable table(numbers, 1U << 12U);
    std::mt19937_64 random(1);
    std::map<std::uint64_t, int> stored;
    for (int i = 0; i < 20'000; ++i) {
      const std::uint64_t number = random() % numbers;
      const int value = static_cast<int>(number % 101) - 50;
      table.store(number, {value, value + 3, static_cast<int>(number % 8)}, 1 + random() % 1000);
      stored[number] = value;
    }
    int found = 0;
    for (const auto& [number, value] : stored) {
      const auto bounds = table.find(number);
      if (!bounds) continue;
      ++found;
      ASSERT_EQ(bounds->lower, value);
      ASSERT_EQ(bounds->upper, value + 3);
      ASSERT_EQ(bounds->pit, static_cast<int>(number % 8));
    }
    EXPECT_GT(found, 100);
    for (int i = 0; i < 10'000; ++i) {
      const std::uint64_t number = random() % numbers;
      if (!stored.contains(number)) {
        ASSERT_FALSE(table.find(number));
      }
    }
  }
}

TEST(BoundsTable, AddsUpWhatIsProved) {
  BoundsTable table(1U << 30U, 1U << 16U);
  table.store(7, {-20, 20, 0}, 1);
  table.store(7, {4, 20, 3}, 5);
  table.store(7, {-20, 8, 0}, 9);
  const auto bounds = table.find(7);
  ASSERT_TRUE(bounds);
  EXPECT_EQ(bounds->lower, 4);
  EXPECT_EQ(bounds->upper, 8);
  EXPECT_EQ(bounds->pit, 3);
}

TEST(BoundsTable, HoldsTheWidestBounds) {
  BoundsTable table(1U << 30U, 1U << 16U);
  table.store(0, {-120, 120, 7}, ~std::uint64_t{0});
  EXPECT_EQ(table.find(0)->lower, -120);
  EXPECT_EQ(table.find(0)->upper, 120);
}

TEST(BoundsTable, KeepsWhatWasDearWhenItIsFull) {
  BoundsTable table(std::uint64_t{1} << 40, 1U << 12U);
  for (std::uint64_t i = 0; i < 20; ++i) table.store(i * 1'000'003, {1, 2, 1}, 1'000'000);
  for (std::uint64_t i = 0; i < 100'000; ++i) table.store(i * 7919 + 5, {3, 4, 2}, 1);
  int kept = 0;
  for (std::uint64_t i = 0; i < 20; ++i) kept += table.find(i * 1'000'003) ? 1 : 0;
  EXPECT_GE(kept, 19);
}

TEST(BoundsTable, ServesSeveralThreadsAtOnce) {
  constexpr std::uint64_t kNumbers = 3000;
  BoundsTable table(kNumbers, 1U << 12U);
  const auto work = [&](unsigned seed) {
    std::mt19937_64 random(seed);
    for (int i = 0; i < 50'000; ++i) {
      const std::uint64_t number = random() % kNumbers;
      const int value = static_cast<int>(number % 50);
      if (const auto found = table.find(number)) {
        ASSERT_EQ(found->lower, value);
      }
      table.store(number, {value, value + 1, 1}, 1);
    }
  };
  std::thread one(work, 1);
  std::thread two(work, 2);
  one.join();
  two.join();
}

}  // namespace
}  // namespace kalah
