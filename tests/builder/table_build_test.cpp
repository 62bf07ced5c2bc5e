#include "builder/table_build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/database_checksum.h"
#include "builder/table_bytes.h"
#include "table/load.h"

namespace kalah {
namespace {

using testing::HasSubstr;

std::string refusal(const TableOrder& order) {
  LayerWatch watch;
  const Status status = build_table(order, watch);
  return status.ok() ? "built" : status.error().message;
}

TEST(TableBuild, RefusesByName) {
  const TemporaryFolder folder("table-refused");
  const auto refused = [&](const char* rules, int seeds) {
    const auto plan = plan_table(table_order(rules, seeds, folder.path()));
    EXPECT_FALSE(plan.ok());
    EXPECT_EQ(refusal(table_order(rules, seeds, folder.path())), plan.ok() ? "" : plan.error().message);
    return plan.ok() ? "planned" : plan.error().message;
  };
  EXPECT_THAT(refused("6x4,stop=majority", 4), HasSubstr("stop=majority"));
  EXPECT_THAT(refused("6x4,sow=cross", 4), HasSubstr("sow=cross"));
  EXPECT_THAT(refused("6x4,extra=not-first", 4), HasSubstr("extra=not-first"));
  EXPECT_THAT(refused("6x4", 61), HasSubstr("0 to 60 seeds"));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(TableBuild, AnUnfinishedOneGoesOnToTheSameFile) {
  const FileBytes whole = table_bytes("5x1", 9);
  for (int layers = 0; layers <= 9; ++layers) {
    const TemporaryFolder folder("table-unfinished");
    const TableOrder order = table_order("5x1", 9, folder.path(), 2);
    LayerWatch stops(layers);
    EXPECT_FALSE(build_table(order, stops).ok());
    EXPECT_EQ(stops.found, 0);
    EXPECT_FALSE(open_table(folder.path()).ok());
    const auto state = folder_state(folder.path(), "5");
    ASSERT_TRUE(state.ok());
    EXPECT_EQ(state->kind, FolderState::Kind::kPart);
    EXPECT_EQ(state->layers, layers);
    LayerWatch watch;
    EXPECT_TRUE(build_table(order, watch).ok());
    EXPECT_EQ(watch.found, layers);
    EXPECT_EQ(bytes_of(table_path(folder.path())), whole);
    EXPECT_FALSE(std::filesystem::exists(table_part_path(folder.path())));
    EXPECT_EQ(folder_state(folder.path(), "5")->kind, FolderState::Kind::kWhole);
  }
}

TEST(TableBuild, PackedOnTheWayItIsTheSameFile) {
  for (const auto& [rules, seeds] : {std::pair{"5x1", 9}, {"2x1,rest=nobody", 40}, {"3x1,end=no-move", 20}}) {
    const FileBytes whole = table_bytes(rules, seeds);
    for (const int layers : {0, 1, seeds / 2, seeds}) {
      const TemporaryFolder folder("table-packed");
      TableOrder order = table_order(rules, seeds, folder.path(), 2);
      order.form = BuildForm::kPacked;
      LayerWatch stops(layers);
      EXPECT_FALSE(build_table(order, stops).ok());
      LayerWatch watch;
      EXPECT_TRUE(build_table(order, watch).ok());
      EXPECT_EQ(watch.found, layers);
      EXPECT_EQ(bytes_of(table_path(folder.path())), whole) << rules << ' ' << layers;
    }
    const auto table = open_bytes(whole);
    ASSERT_TRUE(table.ok());
    const auto bytes = load_database(**table, seeds, false);
    const auto packed = load_database(**table, seeds, true);
    ASSERT_TRUE(bytes.ok() && packed.ok());
    EXPECT_NE((*packed)->packed(), nullptr);
    EXPECT_EQ(database_checksum(**bytes), (*table)->checksum());
    EXPECT_EQ(database_checksum(**packed), (*table)->checksum()) << rules;
  }
}

TEST(TableBuild, AnnouncesTheMemoryItMayTake) {
  for (const int seeds : {24, 28, 29, 30, 31, 32}) {
    const auto plan = plan_table(table_order("6x1", seeds, "", 2));
    ASSERT_TRUE(plan.ok());
    const auto positions = static_cast<double>(plan->positions);
    EXPECT_LE(static_cast<double>(plan->memory), seeds <= 28 ? 1.2 * positions + (256 << 20) : 0.75 * positions)
        << seeds;
  }
}

// Whatever a crash of the machine leaves of the file, what cannot be trusted is built again.
TEST(TableBuild, DamagedUnfinishedOnesAreMended) {
  const FileBytes whole = table_bytes("4x1", 7);
  const TemporaryFolder source("table-part");
  LayerWatch stops(6);
  ASSERT_FALSE(build_table(table_order("4x1", 7, source.path()), stops).ok());
  const FileBytes part = bytes_of(table_part_path(source.path()));
  for (std::size_t at = 0; at < part.size(); at += 97) {
    const TemporaryFolder folder("table-mended");
    FileBytes damaged = part;
    if (at % 2 == 0) {
      damaged.resize(at);
    } else {
      damaged[at] ^= 16;
    }
    write_bytes(table_part_path(folder.path()), damaged);
    LayerWatch watch;
    const Status status = build_table(table_order("4x1", 7, folder.path()), watch);
    ASSERT_TRUE(status.ok()) << status.error().message;
    EXPECT_LE(watch.found, 6);
    ASSERT_EQ(bytes_of(table_path(folder.path())), whole) << at;
  }
}

TEST(TableBuild, AnUnfinishedOneServesOtherNumbersOfSeeds) {
  for (const int seeds : {3, 5, 9}) {
    const TemporaryFolder folder("table-other-seeds");
    LayerWatch stops(6);
    ASSERT_FALSE(build_table(table_order("4x1", 8, folder.path()), stops).ok());
    LayerWatch watch;
    ASSERT_TRUE(build_table(table_order("4x1", seeds, folder.path()), watch).ok());
    EXPECT_EQ(watch.found, std::min(seeds + 1, 6));
    EXPECT_EQ(bytes_of(table_path(folder.path())), table_bytes("4x1", seeds));
  }
}

TEST(TableBuild, OneAtATime) {
  const TemporaryFolder folder("table-locked");
  const auto part = PartFile::open(folder.path(), "4", DatabaseIndex(4, 5));
  ASSERT_TRUE(part.ok());
  EXPECT_THAT(refusal(table_order("4x1", 5, folder.path())), HasSubstr("another process"));
}

TEST(TableFolder, ServesOneDatabaseOrSeveral) {
  const TemporaryFolder folder("table-folders");
  LayerWatch watch;
  ASSERT_TRUE(build_table(table_order("4x1", 5, folder / "standard"), watch).ok());
  ASSERT_TRUE(build_table(table_order("4x1", 7, folder / "larger"), watch).ok());
  ASSERT_TRUE(build_table(table_order("4x1,capture=always", 6, folder / "always"), watch).ok());
  const auto seeds = [](const char* rules, const std::string& place) {
    const auto table = open_table_for(*parse_rules(rules), place);
    EXPECT_TRUE(table.ok());
    return *table == nullptr ? -1 : (*table)->index().seeds();
  };
  EXPECT_EQ(seeds("4x3", folder.path()), 7);
  EXPECT_EQ(seeds("4x3,end=mover-row-empty", folder / "standard"), 5);
  EXPECT_EQ(seeds("4x4,capture=always", folder.path()), 6);
  EXPECT_EQ(seeds("4x4,capture=always", folder / "standard"), -1);
  EXPECT_EQ(seeds("5x4", folder.path()), -1);
  EXPECT_FALSE(open_table_for(*parse_rules("4x3"), folder / "nowhere").ok());
  EXPECT_FALSE(open_table(folder.path()).ok());
  write_bytes(table_path(folder / "always"), {1, 2, 3});
  const auto damaged = open_table_for(*parse_rules("4x3"), folder.path());
  ASSERT_FALSE(damaged.ok());
  EXPECT_THAT(damaged.error().message, HasSubstr("always/kalah.table: the file has 3 bytes"));
}

TEST(TableFolder, HoldsTheRulesItHolds) {
  const TemporaryFolder folder("table-rules");
  EXPECT_EQ(folder_state(folder.path(), "4")->kind, FolderState::Kind::kNothing);
  EXPECT_EQ(folder_state(folder / "nowhere", "4")->kind, FolderState::Kind::kNothing);
  LayerWatch stops(3);
  ASSERT_FALSE(build_table(table_order("4x1", 5, folder.path()), stops).ok());
  EXPECT_THAT(folder_state(folder.path(), "4,extra=no").error().message, HasSubstr("other rules: 4, not 4,extra=no"));
  LayerWatch watch;
  ASSERT_TRUE(build_table(table_order("4x1", 5, folder.path()), watch).ok());
  EXPECT_THAT(folder_state(folder.path(), "4,extra=no").error().message, HasSubstr("other rules: 4, not 4,extra=no"));
  EXPECT_EQ(folder_state(folder.path(), "4")->seeds, 5);
}

}  // namespace
}  // namespace kalah
