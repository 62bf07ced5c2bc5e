#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/build.h"
#include "builder/table_bytes.h"
#include "byte_size.h"
#include "kalah/position.h"
#include "table_command.h"

namespace kalah {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(ByteSize, ReadsNumbersWithUnits) {
  EXPECT_EQ(*parse_byte_size("4096"), 4096U);
  EXPECT_EQ(*parse_byte_size("0"), 0U);
  EXPECT_EQ(*parse_byte_size("12B"), 12U);
  EXPECT_EQ(*parse_byte_size("512M"), std::uint64_t{512} << 20);
  EXPECT_EQ(*parse_byte_size("4G"), std::uint64_t{4} << 30);
  EXPECT_EQ(*parse_byte_size("4GB"), std::uint64_t{4} << 30);
  EXPECT_EQ(*parse_byte_size("4GiB"), std::uint64_t{4} << 30);
  EXPECT_EQ(*parse_byte_size("1T"), std::uint64_t{1} << 40);
  for (const char* text : {"", "G", "B", "iB", "-1", "4.5G", "4X", "4g", "4 G", "12iB", "18446744073709551616",
                           "18014398509481984K", "4GG", "0x10"}) {
    EXPECT_FALSE(parse_byte_size(text).ok()) << text;
  }
}

TEST(ByteSize, IsShortForPeople) {
  EXPECT_EQ(print_byte_size(1023), "1023 bytes");
  EXPECT_EQ(print_byte_size(1536), "1.5 KiB");
  EXPECT_EQ(print_byte_size(std::uint64_t{5} << 30), "5.0 GiB");
}

TEST(TableProbe, AnswersEveryLine) {
  const auto table = open_bytes(table_bytes("6x4", 8));
  ASSERT_TRUE(table.ok());
  const auto answer = [&](const char* line) { return probe_line(**table, line).text; };
  EXPECT_EQ(answer("0,0,0,0,2,1,20/0,0,3,0,1,0,21 S"), "-2");
  EXPECT_EQ(answer("0,0,3,0,1,0,21/0,0,0,0,2,1,20 N\r"), "-2");
  EXPECT_EQ(answer("0,0,0,0,0,0,20/0,0,3,0,1,0,24 S"), "-8");
  EXPECT_EQ(answer("0,0,0,0,0,0,20/0,0,3,0,1,0,24 N"), "+8");
  EXPECT_EQ(answer("0,0,0,0,0,0,3/0,0,0,0,0,0,3 N"), "0");
  // An end needs no database, however many seeds there are.
  EXPECT_EQ(answer("0,0,0,0,0,0,1/9,9,9,0,0,0,0 S"), "-26");
  for (const char* line : {"", "start", "0,0,3,0,1,0,21/0,0,0,0,2,1,20 X", "0,0,3,0,1,0/0,0,0,0,2,1,20 N",
                           "0,0,0,0,0,0,24/0,0,0,0,0,0,24 -"}) {
    EXPECT_TRUE(probe_line(**table, line).refused) << line;
    EXPECT_THAT(answer(line), StartsWith("error: ")) << line;
  }
  EXPECT_THAT(answer("4,4,4,4,4,4,0/4,4,4,4,4,4,0 S"), HasSubstr("48 seeds are in the pits"));
}

TEST(TableProbe, EveryPositionIsWorthWhatTheDatabaseInMemorySays) {
  for (const char* text : {"3x1", "3x1,rest=nobody,end=no-move", "3x1,rest=emptier,capture=always,extra=no"}) {
    const auto table = open_bytes(table_bytes(text, 6));
    ASSERT_TRUE(table.ok());
    const auto built = build_database(*parse_rules(text), {.seeds = 6});
    ASSERT_TRUE(built.ok());
    const DatabaseIndex& index = (*built)->index();
    for (std::uint64_t number = 0; number < index.size(); ++number) {
      const auto rows = index.position_at(number);
      if (!rows) continue;
      Position position;
      for (int pit = 0; pit < 3; ++pit) {
        position.cells[static_cast<std::size_t>(4 + pit)] = static_cast<std::uint16_t>(row_pit(rows->mover, pit));
        position.cells[static_cast<std::size_t>(pit)] = static_cast<std::uint16_t>(row_pit(rows->other, pit));
      }
      position.cells[3] = 2;
      position.cells[7] = 7;
      position.mover = 1;
      const int margin = 5 + (*built)->margin(rows->mover, rows->other);
      EXPECT_EQ(probe_line(**table, print_position((*table)->rules(), position)).text,
                (margin > 0 ? "+" : "") + std::to_string(margin));
    }
  }
}

TEST(TableProbe, ADamagedBlockIsAnError) {
  FileBytes bytes = table_bytes("6x4", 8);
  // In the block before the last: seven seeds are the mover's.
  bytes[bytes.size() - 400] ^= 4;
  const auto table = open_bytes(bytes);
  ASSERT_TRUE(table.ok());
  EXPECT_FALSE(probe_line(**table, "4,2,0,0,0,0,0/0,0,0,0,0,1,0 S").refused);
  const LineAnswer damaged = probe_line(**table, "4,3,0,0,0,0,0/0,0,0,0,0,1,0 S");
  EXPECT_TRUE(damaged.refused);
  EXPECT_THAT(damaged.text, HasSubstr("error: layer 8, block 7"));
}

}  // namespace
}  // namespace kalah
