#include "engine/folder_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/table_bytes.h"
#include "search/search.h"

namespace kalah {
namespace {

void build(const char* rules, int seeds, const std::string& folder) {
  std::filesystem::create_directories(folder);
  write_bytes(table_path(folder), table_bytes(rules, seeds));
}

TEST(FolderTables, ServeTheirOwnRulesOnly) {
  const TemporaryFolder folder("folder-tables");
  build("4x3", 8, folder / "standard");
  build("4x3,capture=always", 6, folder / "always");
  std::vector<std::string> complaints;
  const ProberSource source = tables_in(folder.path(), [&](const std::string& what) { complaints.push_back(what); });
  EXPECT_EQ(source(*parse_rules("4x3"))->max_seeds(), 8);
  EXPECT_EQ(source(*parse_rules("4x6,opening=pie"))->max_seeds(), 8);
  EXPECT_EQ(source(*parse_rules("4x3,capture=always"))->max_seeds(), 6);
  EXPECT_EQ(source(*parse_rules("6x4")), nullptr);
  EXPECT_EQ(source(*parse_rules("4x3,lap=relay")), nullptr);
  EXPECT_TRUE(complaints.empty());
}

TEST(FolderTables, ComplainOnceOfWhatCannotBeUsed) {
  int complaints = 0;
  const ProberSource source = tables_in("/nowhere/at/all", [&](const std::string&) { ++complaints; });
  EXPECT_EQ(source(*parse_rules("6x4")), nullptr);
  EXPECT_EQ(source(*parse_rules("6x4")), nullptr);
  EXPECT_EQ(complaints, 1);
}

TEST(FolderTables, AreTakenWhereTheyHoldMoreThanWouldBeBuilt) {
  const TemporaryFolder folder("folder-tables-more");
  build("4x3", 9, folder.path());
  const Rules rules = *parse_rules("4x3");
  const auto seeds_with = [&](std::uint64_t most_positions) {
    Databases databases(most_positions);
    databases.use(tables_in(folder.path(), [](const std::string&) {}));
    const Prober* const prober = databases.prober(rules, 24, 1000, nullptr);
    return prober == nullptr ? -1 : prober->max_seeds();
  };
  EXPECT_EQ(seeds_with(build_positions(rules, 9) - 1), 9);
  EXPECT_GE(seeds_with(build_positions(rules, 12)), 9);
  // Where nothing may be built the folder still serves.
  EXPECT_EQ(seeds_with(0), 9);
}

TEST(FolderTables, TheirValuesAreThoseOfTheSearch) {
  const TemporaryFolder folder("folder-tables-values");
  build("4x3", 9, folder.path());
  Databases databases(0);
  databases.use(tables_in(folder.path(), [](const std::string&) {}));
  const Game game(*parse_rules("4x3"), StartSpec{});
  Table with(std::size_t{1} << 20);
  Table without(std::size_t{16} << 20);
  const SearchResult known = search_best(game, {}, with, databases.prober(game.rules(), 24, 0, nullptr));
  const SearchResult plain = search_best(game, {}, without);
  EXPECT_TRUE(known.value.exact);
  EXPECT_EQ(known.value.margin, plain.value.margin);
  EXPECT_LT(known.nodes, plain.nodes);
}

}  // namespace
}  // namespace kalah
