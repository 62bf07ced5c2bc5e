#include "engine/table_shelf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/table_bytes.h"

namespace kalah {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

void put(const std::string& folder, const FileBytes& bytes, bool whole = true) {
  std::filesystem::create_directories(folder);
  write_bytes(whole ? table_path(folder) : table_part_path(folder), bytes);
}

TEST(TableShelf, FindsDatabasesAndNamesWhatCannotBeUsed) {
  const TemporaryFolder folder("shelf");
  FileBytes bytes = table_bytes("4x3", 6);
  put(folder / "a-standard", bytes);
  put(folder / "tables/larger", table_bytes("4x3", 8));
  put(folder / "tables/always", table_bytes("4x3,capture=always", 5));
  put(folder / "b-unfinished", bytes, false);
  std::filesystem::create_directories(folder / "other/things/deeper");
  // A damaged block, found only because every block is checked, and a damaged header.
  bytes[bytes.size() - 400] ^= 1;
  put(folder / "c-block", bytes);
  bytes[9] ^= 1;
  put(folder / "d-header", bytes);
  put(folder / "e-empty", {});

  const auto opened = TableShelf::open(folder.path());
  ASSERT_TRUE(opened.ok()) << opened.error().message;
  const TableShelf& shelf = **opened;
  std::vector<std::string> found;
  for (const auto& entry : shelf.entries()) found.push_back(describe(entry));
  EXPECT_THAT(found, ElementsAre(AllOf(HasSubstr("a-standard: rules 4, up to 6 seeds, 3003 positions")),
                                 HasSubstr("tables/always: rules 4,capture=always, up to 5 seeds"),
                                 HasSubstr("tables/larger: rules 4, up to 8 seeds")));
  EXPECT_THAT(shelf.faults(),
              ElementsAre(AllOf(HasSubstr("b-unfinished"), HasSubstr("not finished")),
                          AllOf(HasSubstr("c-block/kalah.table: layer 6, block "), HasSubstr("checksum")),
                          HasSubstr("d-header/kalah.table: "), HasSubstr("e-empty/kalah.table: ")));
  EXPECT_EQ(shelf.prober_for(*parse_rules("4x3"))->max_seeds(), 8);
  EXPECT_EQ(shelf.prober_for(*parse_rules("4x5,opening=pie"))->max_seeds(), 8);
  EXPECT_EQ(shelf.prober_for(*parse_rules("4x3,capture=always"))->max_seeds(), 5);
  EXPECT_EQ(shelf.prober_for(*parse_rules("6x4")), nullptr);
  EXPECT_EQ(shelf.prober_for(*parse_rules("4x3,players=3")), nullptr);
}

TEST(TableShelf, AFolderThatIsNotThereIsNamed) {
  const auto opened = TableShelf::open("/nowhere/at/all");
  ASSERT_FALSE(opened.ok());
  EXPECT_THAT(opened.error().message, HasSubstr("'/nowhere/at/all'"));
  const TemporaryFolder empty("shelf-empty");
  const auto nothing = TableShelf::open(empty.path());
  ASSERT_TRUE(nothing.ok());
  EXPECT_TRUE((*nothing)->entries().empty());
}

TEST(TableShelf, IsASourceForPlayers) {
  const TemporaryFolder folder("shelf-source");
  put(folder.path(), table_bytes("4x3", 6));
  Databases databases(0);
  databases.use(source_from(*TableShelf::open(folder.path())));
  EXPECT_EQ(databases.prober(*parse_rules("4x3"), 24, 0, nullptr)->max_seeds(), 6);
  EXPECT_FALSE(source_from(nullptr));
}

}  // namespace
}  // namespace kalah
