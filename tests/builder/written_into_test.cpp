// Files that somebody writes into while they are mapped: what is gone is told, never read as values.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "builder/table_bytes.h"
#include "core/text.h"
#include "engine/table_shelf.h"
#include "table/mapped_file.h"

namespace kalah {
namespace {

using testing::HasSubstr;

/// A folder with a database of 4x3; its file is an hour old, so that every writing shows in its time.
class WrittenInto : public testing::Test {
 protected:
  void SetUp() override {
    bytes_ = table_bytes("4x3", 8);
    write_bytes(path(), bytes_);
    std::filesystem::last_write_time(path(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
  }
  [[nodiscard]] std::string path() const { return table_path(folder_.path()); }
  static std::optional<int> probe(const TableFile& table) { return table.margin(Row{0x01000201}, Row{0x01010001}); }

  TemporaryFolder folder_{"written-into"};
  FileBytes bytes_;
};

TEST_F(WrittenInto, AFileCutShortGivesNoValueAndSaysSo) {
  const auto table = open_table(folder_.path());
  ASSERT_TRUE(table.ok());
  ASSERT_TRUE(probe(**table));
  EXPECT_FALSE((*table)->fault());
  EXPECT_FALSE((*table)->changed());
  std::filesystem::resize_file(path(), 0);
  EXPECT_TRUE((*table)->changed());
  // One block was trusted already, others are first touched now.
  EXPECT_FALSE(probe(**table));
  ASSERT_TRUE((*table)->fault());
  EXPECT_THAT((*table)->fault()->message, HasSubstr("cut short"));
  std::vector<std::uint8_t> values((*table)->index().size());
  EXPECT_FALSE((*table)->read_group(8, 4, values.data()).ok());
  EXPECT_FALSE((*table)->read_group(2, 1, values.data()).ok());
}

TEST_F(WrittenInto, OneMappingIsLostAndNoOther) {
  const std::string other = folder_ / "other";
  write_bytes(other, bytes_);
  const auto kept = MappedFile::open(other);
  for (int game = 0; game < 2; ++game) {
    write_bytes(path(), bytes_);
    const auto mapped = MappedFile::open(path());
    ASSERT_TRUE(mapped.ok() && kept.ok());
    EXPECT_FALSE((*mapped)->lost());
    std::filesystem::resize_file(path(), 0);
    EXPECT_EQ((*mapped)->bytes()[0], 0);
    EXPECT_TRUE((*mapped)->lost());
    EXPECT_EQ((*kept)->bytes()[0], bytes_[0]);
    EXPECT_FALSE((*kept)->lost());
  }
}

TEST_F(WrittenInto, AReplacedOrRemovedFileStaysAsItWas) {
  const auto table = open_table(folder_.path());
  ASSERT_TRUE(table.ok());
  const auto before = probe(**table);
  write_bytes(folder_ / "next", table_bytes("4x3", 3));
  std::filesystem::rename(folder_ / "next", path());
  EXPECT_EQ(probe(**table), before);
  std::filesystem::remove(path());
  EXPECT_EQ(probe(**table), before);
  EXPECT_FALSE((*table)->changed());
}

TEST_F(WrittenInto, AShelfGivesItUp) {
  const auto shelf = TableShelf::open(folder_.path());
  ASSERT_TRUE(shelf.ok());
  const Rules rules = *parse_rules("4x3");
  EXPECT_TRUE((*shelf)->prober_for(rules));
  FileBytes other = bytes_;
  other.back() ^= 1;
  write_bytes(path(), other);
  EXPECT_FALSE((*shelf)->prober_for(rules));
}

TEST_F(WrittenInto, APipeIsNoFileAndNotWaitedFor) {
  const std::string pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const auto mapped = MappedFile::open(pipe);
  ASSERT_FALSE(mapped.ok());
  EXPECT_THAT(mapped.error().message, HasSubstr("is not a file"));
}

}  // namespace
}  // namespace kalah
