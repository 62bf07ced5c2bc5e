#include "engine/memory_prober.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "builder/build.h"

namespace kalah {
namespace {

using Pits = std::vector<std::uint16_t>;

MemoryProber prober_of(const char* text, int seeds, int threads) {
  const auto rules = parse_rules(text);
  BuildOrder order;
  order.seeds = seeds;
  auto built = build_database(*rules, order, threads);
  EXPECT_TRUE(built.ok()) << text;
  return {std::shared_ptr<const Database>(std::move(*built)), *rules};
}

TEST(MemoryProber, AnswersInTheOrderOfItsRows) {
  const MemoryProber prober = prober_of("6x4", 6, 1);
  EXPECT_EQ(prober.max_seeds(), 6);
  // One seed before the store is banked and empties the row: +1, and the other keeps his three.
  EXPECT_EQ(prober.future_margin(Pits{0, 0, 0, 0, 0, 1}, Pits{3, 0, 0, 0, 0, 0}), -2);
  // The lone seed captures the two across.
  EXPECT_EQ(prober.future_margin(Pits{1, 0, 0, 0, 0, 0}, Pits{0, 0, 0, 0, 2, 0}), 3);
  EXPECT_EQ(prober.future_margin(Pits{1, 0, 0, 0, 0, 0}, Pits{0, 0, 0, 0, 6, 0}), std::nullopt);
}

TEST(MemoryProber, DoesNotTakeAGivenPositionForEnded) {
  const Pits none{0, 0, 0, 0};
  const Pits some{1, 0, 2, 0};
  EXPECT_EQ(prober_of("4x2,end=any-row-empty", 4, 1).future_margin(some, none), 3);
  EXPECT_EQ(prober_of("4x2,end=mover-row-empty", 4, 1).future_margin(some, none), std::nullopt);
  EXPECT_EQ(prober_of("4x2,end=mover-row-empty", 4, 1).future_margin(none, some), -3);
}

// With one pit a relay may leave the other without seeds and go on, so the database holds such positions.
TEST(MemoryProber, GoesOnAloneWhereTheRulesDo) {
  EXPECT_EQ(prober_of("1x2,lap=relay,end=mover-row-empty", 4, 1).future_margin(Pits{3}, Pits{0}), 1);
  EXPECT_EQ(prober_of("2x2,lap=relay,end=mover-row-empty", 4, 1).future_margin(Pits{3, 0}, Pits{0, 0}), std::nullopt);
}

TEST(MemoryProber, ManyThreadsReadWhatManyBuilt) {
  const MemoryProber one = prober_of("3x2", 7, 1);
  const MemoryProber prober = prober_of("3x2", 7, 3);
  std::vector<std::thread> readers;
  std::vector<int> wrong(4, 0);
  for (std::size_t reader = 0; reader < wrong.size(); ++reader) {
    readers.emplace_back([&, reader] {
      const DatabaseIndex& index = prober.database().index();
      for (std::uint64_t number = 0; number < index.size(); ++number) {
        const auto rows = index.position_at(number);
        if (!rows) continue;
        const bool same =
            prober.database().margin(rows->mover, rows->other) == one.database().margin(rows->mover, rows->other);
        wrong[reader] += same ? 0 : 1;
      }
    });
  }
  for (std::thread& reader : readers) reader.join();
  for (const int count : wrong) EXPECT_EQ(count, 0);
}

}  // namespace
}  // namespace kalah
