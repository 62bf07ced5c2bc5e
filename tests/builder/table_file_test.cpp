#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <thread>

#include "builder/build.h"
#include "builder/table_bytes.h"
#include "table/bytes.h"
#include "table/checksum.h"

namespace kalah {
namespace {

using testing::HasSubstr;

TEST(TableFile, HoldsWhatTheDatabaseInMemoryHolds) {
  struct Case {
    const char* rules;
    int seeds;
  };
  for (const Case& one : {Case{"6x4", 10}, Case{"6x4,capture=always", 9}, Case{"1x1", 40}, Case{"2x2,rest=nobody", 16},
                          Case{"7x1", 6}, Case{"4x1,end=no-move,capture=seeds-only,extra=no", 10},
                          Case{"5x1,rest=emptier,capture=own-only", 9}, Case{"3x1", 0}}) {
    const auto table = open_bytes(table_bytes(one.rules, one.seeds));
    ASSERT_TRUE(table.ok()) << table.error().message;
    const auto built = build_database(*parse_rules(one.rules), {.seeds = one.seeds});
    ASSERT_TRUE(built.ok());
    const Database& database = **built;
    EXPECT_EQ((*table)->value_key(), database.value_key());
    EXPECT_EQ(value_key((*table)->rules()), database.value_key());
    for (std::uint64_t number = 0; number < database.index().size(); ++number) {
      const auto rows = database.index().position_at(number);
      if (!rows) continue;
      const auto margin = (*table)->margin(rows->mover, rows->other);
      ASSERT_TRUE(margin.has_value());
      ASSERT_EQ(*margin, database.margin(rows->mover, rows->other)) << one.rules << ' ' << number;
    }
    EXPECT_FALSE((*table)->fault());
  }
}

TEST(TableFile, AnyNumberOfThreadsWritesTheSameBytes) {
  const FileBytes one = table_bytes("6x4", 9);
  EXPECT_EQ(table_bytes("6x4", 9, 2), one);
  EXPECT_EQ(table_bytes("6x6,opening=pie,sow=cw", 9, 7), one);
  EXPECT_NE(table_bytes("6x4,capture=always", 9), one);
}

TEST(TableFile, KnowsWhatItDoesNotHold) {
  using Pits = std::vector<std::uint16_t>;
  const auto table = open_bytes(table_bytes("3x2", 4));
  ASSERT_TRUE(table.ok());
  EXPECT_EQ((*table)->margin(Pits{0, 0, 0}, Pits{1, 2, 0}), -3);
  EXPECT_FALSE((*table)->margin(Pits{0, 0, 3}, Pits{1, 1, 0}));
  EXPECT_FALSE((*table)->margin(Pits{0, 3}, Pits{1, 0}));
  EXPECT_FALSE((*table)->margin(Pits{0, 0, 300}, Pits{65535, 1, 0}));
}

TEST(TableFile, EveryTruncationIsTold) {
  const FileBytes bytes = table_bytes("4x1", 6);
  EXPECT_EQ(first_fault(bytes), "");
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_NE(first_fault(FileBytes(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size))), "") << size;
  }
  FileBytes longer = bytes;
  longer.resize(bytes.size() + 8);
  EXPECT_THAT(first_fault(longer), HasSubstr("its header says"));
}

TEST(TableFile, AThousandFlippedBitsAreTold) {
  const FileBytes bytes = table_bytes("6x4", 8);
  std::mt19937_64 random(5);
  for (int round = 0; round < 1000; ++round) {
    FileBytes damaged = bytes;
    const std::size_t bit = random() % (bytes.size() * 8);
    damaged[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    ASSERT_NE(first_fault(damaged), "") << bit;
  }
}

TEST(TableFile, ADamagedBlockGivesNoValue) {
  FileBytes bytes = table_bytes("6x4", 8);
  // In the tail of the last block.
  bytes[bytes.size() - 3] ^= 4;
  const auto table = open_bytes(bytes);
  ASSERT_TRUE(table.ok()) << table.error().message;
  EXPECT_FALSE((*table)->fault());
  EXPECT_TRUE((*table)->margin(Row{1}, Row{1}).has_value());
  for (int again = 0; again < 2; ++again) {
    EXPECT_FALSE((*table)->margin(Row{8}, Row{0}).has_value());
    ASSERT_TRUE((*table)->fault());
    EXPECT_THAT((*table)->fault()->message, HasSubstr("layer 8, block 8"));
    EXPECT_THAT((*table)->fault()->message, HasSubstr("checksum"));
  }
  EXPECT_TRUE((*table)->margin(Row{1}, Row{1}).has_value());
}

/// Changes a number in the head of layer n and makes its checksum match.
template <class Number>
std::string fault_with_head(FileBytes bytes, int n, std::size_t at, Number number) {
  const DatabaseIndex index(bytes[16], bytes[17]);
  std::size_t head = kHeaderBytes;
  for (int below = 0; below < n; ++below) head += load_number<std::uint64_t>(bytes.data() + head + 8);
  const std::size_t size = LayerShape(index, n, 2).head_bytes;
  store_number(bytes.data() + head + at, number);
  const std::uint64_t sum = checksum(std::span(bytes).subspan(head, size - 8), table_seed("4"));
  store_number(bytes.data() + head + size - 8, sum);
  return first_fault(bytes);
}

TEST(TableFile, HostileHeadsOfLayersAreRefused) {
  const FileBytes bytes = table_bytes("4x1", 6);
  EXPECT_THAT(fault_with_head(bytes, 3, 0, std::uint32_t{1}), HasSubstr("layer 3: its head does not begin with LAYR"));
  EXPECT_THAT(fault_with_head(bytes, 3, 4, std::uint32_t{2}), HasSubstr("that of layer 2"));
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{8}, std::uint64_t{9}, UINT64_MAX, UINT64_MAX - 7}) {
    EXPECT_THAT(fault_with_head(bytes, 3, 8, size), HasSubstr("layer 3: it claims " + std::to_string(size) + " bytes"));
  }
  EXPECT_THAT(fault_with_head(bytes, 3, 16, UINT64_MAX), HasSubstr("blocks; it has 4"));
  EXPECT_THAT(fault_with_head(bytes, 3, LayerShape::kCodesAt, std::uint8_t{0}), HasSubstr("code of group 0 is broken"));
  EXPECT_THAT(fault_with_head(bytes, 3, LayerShape::kCodesAt, std::uint8_t{255}), HasSubstr("code of group 0"));
  const std::size_t entries = LayerShape(DatabaseIndex(4, 6), 3, 2).entries_at;
  for (const std::uint64_t at : {std::uint64_t{0}, std::uint64_t{1}, UINT64_MAX, UINT64_MAX - 7}) {
    EXPECT_THAT(fault_with_head(bytes, 3, entries, at), HasSubstr("block 0 does not lie inside"));
    EXPECT_THAT(fault_with_head(bytes, 3, entries + 16, at), HasSubstr("block 1 does not lie inside"));
  }
  EXPECT_THAT(fault_with_head(bytes, 3, entries + 24, std::uint64_t{0}), HasSubstr("checksum"));
}

TEST(TableFile, PartsOfOtherRulesDoNotMatch) {
  FileBytes bytes = table_bytes("4x1", 6);
  const auto header = write_header({"4,extra=no", 4, 6, bytes.size()});
  std::copy(header.begin(), header.end(), bytes.begin());
  EXPECT_THAT(first_fault(bytes), HasSubstr("layer 0: the checksum of its head does not match"));
}

TEST(TableFile, ThreadsMayAskAtOnce) {
  const auto table = open_bytes(table_bytes("6x4", 9));
  ASSERT_TRUE(table.ok());
  const DatabaseIndex& index = (*table)->index();
  std::vector<std::int64_t> sums(4);
  std::vector<std::thread> threads;
  for (std::int64_t& sum : sums) {
    threads.emplace_back([&] {
      for (std::uint64_t number = 0; number < index.size(); number += 3) {
        if (const auto rows = index.position_at(number)) sum += *(*table)->margin(rows->mover, rows->other);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::int64_t sum : sums) EXPECT_EQ(sum, sums[0]);
}

}  // namespace
}  // namespace kalah
