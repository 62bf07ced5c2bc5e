#include "builder/build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstring>

#include "builder/construction.h"
#include "table/margin_step.h"

namespace kalah {
namespace {

using testing::HasSubstr;

Rules rules_of(const char* text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules.ok()) << text;
  return *rules;
}

BuildOrder order_of(int seeds) {
  BuildOrder order;
  order.seeds = seeds;
  return order;
}

TEST(Build, AnyNumberOfThreadsMakesTheSameBytes) {
  for (const char* text : {"6x4", "6x4,capture=always,extra=no,rest=nobody", "5x4,end=no-move,capture=seeds-only"}) {
    const auto one = build_database(rules_of(text), order_of(9));
    ASSERT_TRUE(one.ok());
    for (const int threads : {1, 2, 3, 8}) {
      const auto several = build_database(rules_of(text), order_of(9), threads);
      ASSERT_TRUE(several.ok());
      ASSERT_EQ((*one)->index().size(), (*several)->index().size());
      EXPECT_EQ(std::memcmp((*one)->data(), (*several)->data(), (*one)->index().size()), 0) << text << ' ' << threads;
    }
  }
}

TEST(Build, RefusesByName) {
  const auto refusal = [](const char* rules, int seeds) {
    const auto built = build_database(rules_of(rules), order_of(seeds));
    return built.ok() ? std::string("built") : built.error().message;
  };
  EXPECT_THAT(refusal("6x4,sow=cross", 4), HasSubstr("sow=cross"));
  EXPECT_THAT(refusal("6x4,stop=majority", 4), HasSubstr("stop=majority"));
  EXPECT_THAT(refusal("6x4,players=3", 4), HasSubstr("players=3"));
  EXPECT_THAT(refusal("8x4", 4), HasSubstr("1 to 7 pits, not 8"));
  EXPECT_THAT(refusal("6x4", 61), HasSubstr("0 to 60 seeds, not 61"));
  EXPECT_THAT(refusal("6x4", -1), HasSubstr("not -1"));
}

TEST(Build, RefusesMoreMemoryThanAllowedWithTheNumbers) {
  BuildOrder order = order_of(10);
  const std::uint64_t needed = build_bytes(rules_of("6x4"), 10, 2);
  order.memory = needed - 1;
  const auto refused = build_database(rules_of("6x4"), order, 2);
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().message, HasSubstr(std::to_string(needed)));
  EXPECT_THAT(refused.error().message, HasSubstr(std::to_string(needed - 1)));
  order.memory = needed;
  EXPECT_TRUE(build_database(rules_of("6x4"), order, 2).ok());
}

TEST(Build, AnnouncesAtLeastWhatItTakes) {
  for (const char* text : {"1x4", "3x4", "6x4", "6x4,capture=seeds-only", "7x4,capture=always", "5x4,rest=nobody"}) {
    for (const int seeds : {0, 5, 11}) {
      const Rules rules = rules_of(text);
      const DatabaseIndex index(rules.pits, seeds);
      const BuildTables bytes(*build_rules(rules), index, ByteStore::kAlign);
      EXPECT_LE(index.size() + bytes.bytes() + SplitKernel<ByteStore>::scratch_bytes(index),
                build_bytes(rules, seeds, 1, BuildForm::kBytes))
          << text << ' ' << seeds;
      const BuildTables packed(*build_rules(rules), index, PackedStore::kAlign);
      const std::uint64_t values = PackedLayers::bytes(index, margin_step(rules));
      EXPECT_LE(values + packed.bytes() + SplitKernel<PackedStore>::scratch_bytes(index),
                build_bytes(rules, seeds, 1, BuildForm::kPacked))
          << text << ' ' << seeds;
    }
  }
}

TEST(Build, TakesTheMemoryItMay) {
  const Rules rules = rules_of("6x6");
  for (const int threads : {1, 2}) {
    for (int seeds = 20; seeds <= 28; ++seeds) {
      const auto positions = static_cast<double>(build_positions(rules, seeds));
      EXPECT_LE(static_cast<double>(build_bytes(rules, seeds, threads)), 1.2 * positions + (256 << 20)) << seeds;
    }
    for (int seeds = 29; seeds <= 33; ++seeds) {
      const auto positions = static_cast<double>(build_positions(rules, seeds));
      EXPECT_LE(static_cast<double>(build_bytes(rules, seeds, threads)), 0.75 * positions) << seeds;
    }
  }
}

/// Positions whose values the two do not agree on.
std::uint64_t differences(const Database& a, const Database& b) {
  std::uint64_t differing = 0;
  for (std::uint64_t number = 0; number < a.index().size(); ++number) {
    const auto rows = a.index().position_at(number);
    if (rows && a.margin(rows->mover, rows->other) != b.margin(rows->mover, rows->other)) ++differing;
  }
  return differing;
}

TEST(Build, PackedHoldsTheSameValues) {
  for (const char* text : {"6x4", "6x4,capture=always,extra=no,rest=nobody", "5x4,end=no-move,capture=seeds-only",
                           "4x4,capture=own-only,sow=cw", "7x4,capture=none", "3x4,rest=emptier,end=mover-row-empty",
                           "2x4", "1x4,end=no-move,rest=nobody"}) {
    const Rules rules = rules_of(text);
    const int seeds = rules.pits > 5 ? 8 : 11;
    const auto bytes = build_database(rules, {.seeds = seeds, .form = BuildForm::kBytes});
    ASSERT_TRUE(bytes.ok());
    ASSERT_EQ((*bytes)->packed(), nullptr);
    for (const int threads : {1, 2, 3}) {
      const auto packed = build_database(rules, {.seeds = seeds, .form = BuildForm::kPacked}, threads);
      ASSERT_TRUE(packed.ok());
      ASSERT_NE((*packed)->packed(), nullptr);
      EXPECT_EQ(differences(**bytes, **packed), 0U) << text << ' ' << threads;
    }
  }
}

// With more than 15, 31 and, where a margin may be even and odd, 7 and 31 seeds a value takes one bit more.
TEST(Build, PackedHoldsTheSameValuesWhereTheyGrowLonger) {
  for (const char* text : {"2x4", "3x4,capture=always", "2x4,rest=nobody", "3x4,rest=nobody,end=no-move"}) {
    const Rules rules = rules_of(text);
    const int seeds = rules.pits == 2 ? 60 : 34;
    const auto bytes = build_database(rules, {.seeds = seeds, .form = BuildForm::kBytes});
    const auto packed = build_database(rules, {.seeds = seeds, .form = BuildForm::kPacked}, 2);
    ASSERT_TRUE(bytes.ok() && packed.ok());
    EXPECT_EQ(differences(**bytes, **packed), 0U) << text;
  }
}

class StopAfter : public BuildWatch {
 public:
  explicit StopAfter(int splits) : left_(splits) {}
  bool stop(std::uint64_t done, std::uint64_t all) override {
    if (done > all) excess_ = true;
    return left_.fetch_sub(1) <= 0;
  }
  [[nodiscard]] bool excess() const { return excess_; }
  [[nodiscard]] int left() const { return left_; }

 private:
  std::atomic<int> left_;
  std::atomic<bool> excess_{false};
};

TEST(Build, StopsBetweenSplitsAtAnyMoment) {
  for (const int threads : {1, 3}) {
    for (int splits = 0; splits < 20; ++splits) {
      StopAfter watch(splits);
      BuildOrder order = order_of(8);
      order.watch = &watch;
      const auto built =
          threads == 1 ? build_database(rules_of("4x4"), order) : build_database(rules_of("4x4"), order, threads);
      ASSERT_FALSE(built.ok());
      EXPECT_THAT(built.error().message, HasSubstr("stopped"));
      EXPECT_FALSE(watch.excess());
    }
    StopAfter watch(1000);
    BuildOrder order = order_of(8);
    order.watch = &watch;
    EXPECT_TRUE(build_database(rules_of("4x4"), order, threads).ok());
    EXPECT_LT(watch.left(), 1000);
  }
}

TEST(Database, KnowsWhatItDoesNotHold) {
  const auto built = build_database(rules_of("3x2"), order_of(4));
  ASSERT_TRUE(built.ok());
  const Database& database = **built;
  using Pits = std::vector<std::uint16_t>;
  EXPECT_EQ(database.margin(Pits{0, 0, 1}, Pits{1, 0, 0}), 0);
  EXPECT_EQ(database.margin(Pits{0, 0, 0}, Pits{1, 2, 0}), -3);
  EXPECT_FALSE(database.margin(Pits{0, 0, 3}, Pits{1, 1, 0}));
  EXPECT_FALSE(database.margin(Pits{0, 3}, Pits{1, 0}));
  EXPECT_FALSE(database.margin(Pits{0, 0, 300}, Pits{65535, 1, 0}));
  EXPECT_FALSE(database.margin(Pits{0, 0, 0, 0, 0, 0, 0, 0}, Pits{0, 0, 0, 0, 0, 0, 0, 0}));
}

}  // namespace
}  // namespace kalah
