#include "builder/table_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "builder/encode_group.h"
#include "builder/table_bytes.h"

namespace kalah {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class Unwatched final : public PositionWatch {
 public:
  void at(std::uint64_t done, std::uint64_t all) override { EXPECT_LE(done, all); }
};

Result<CheckReport> check(const FileBytes& bytes, const CheckOrder& order) {
  const auto table = open_bytes(bytes);
  EXPECT_TRUE(table.ok()) << table.error().message;
  Unwatched watch;
  return check_table(**table, order, watch);
}

TEST(TableCheck, HoldsForAllRules) {
  for (const char* rules :
       {"6x4", "6x4,capture=always", "4x1,end=no-move,rest=nobody", "2x1,capture=seeds-only,extra=no",
        "1x1,rest=emptier", "7x1,capture=none", "5x1,capture=own-only"}) {
    const FileBytes bytes = table_bytes(rules, 7);
    // Not at all, packed, a byte a position.
    const std::uint64_t packed = PackedLayers::bytes(DatabaseIndex(4, 8), 2);
    for (const std::uint64_t memory : {std::uint64_t{0}, packed, std::uint64_t{1} << 30}) {
      for (const int threads : {1, 3}) {
        const auto report = check(bytes, {.all = true, .threads = threads, .memory = memory});
        ASSERT_TRUE(report.ok()) << rules << ": " << report.error().message;
        EXPECT_EQ(report->recomputed, DatabaseIndex(parse_rules(rules)->pits, 7).positions());
      }
    }
    const auto sample = check(bytes, {.sample = 500, .seed = 1});
    ASSERT_TRUE(sample.ok()) << rules << ": " << sample.error().message;
    EXPECT_EQ(sample->recomputed, 500U);
  }
}

TEST(TableCheck, ComparesKnownSums) {
  const auto report = check(table_bytes("6x4", 12), {.sample = 10});
  ASSERT_TRUE(report.ok());
  EXPECT_THAT(report->known, ElementsAre(8, 12));
  const auto relay = check(table_bytes("6x4,lap=relay", 12), {.sample = 10});
  ASSERT_TRUE(relay.ok());
  EXPECT_THAT(relay->known, ElementsAre(8, 12));
}

/// A whole file with right checksums in which one value is another.
FileBytes with_another_value(const Rules& rules, int seeds, int layer, int mover_sum, std::size_t place) {
  const auto built = build_database(rules, {.seeds = seeds});
  const DatabaseIndex& index = (*built)->index();
  const std::string key = value_key(rules);
  Database wrong(index, key);
  std::memcpy(wrong.data(), (*built)->data(), index.size());
  wrong.data()[index.block(layer, mover_sum) + place] -= 2;
  const std::uint64_t seed = table_seed(key);
  FileBytes file(kHeaderBytes);
  for (int n = 0; n <= seeds; ++n) {
    const LayerShape shape(index, n, margin_step(rules));
    CodeLengths lengths;
    std::vector<BlockEntry> entries;
    FileBytes blocks;
    for (int sum = 0; sum <= n; ++sum) {
      const EncodedGroup group = encode_group(wrong, n, sum, LayerValues(n, margin_step(rules)), seed);
      lengths.insert(lengths.end(), group.lengths.begin(), group.lengths.end());
      for (const BlockEntry& entry : group.entries) {
        entries.push_back({shape.head_bytes + blocks.size() + entry.at, entry.checksum});
      }
      blocks.insert(blocks.end(), group.bytes.begin(), group.bytes.end());
    }
    const auto head = write_layer_head(shape, shape.head_bytes + blocks.size(), lengths, entries, seed);
    file.insert(file.end(), head.begin(), head.end());
    file.insert(file.end(), blocks.begin(), blocks.end());
  }
  const auto header = write_header({key, rules.pits, seeds, file.size()});
  std::copy(header.begin(), header.end(), file.begin());
  return file;
}

TEST(TableCheck, FindsOneWrongValueBehindRightChecksums) {
  const Rules rules = *parse_rules("4x1,capture=always");
  const FileBytes wrong = with_another_value(rules, 8, 6, 3, 211);
  EXPECT_EQ(first_fault(wrong), "");
  // Not at all, packed, a byte a position.
  const std::uint64_t packed = PackedLayers::bytes(DatabaseIndex(4, 8), 2);
  for (const std::uint64_t memory : {std::uint64_t{0}, packed, std::uint64_t{1} << 30}) {
    const auto report = check(wrong, {.all = true, .memory = memory});
    ASSERT_FALSE(report.ok());
    EXPECT_THAT(report.error().message, HasSubstr("the database says"));
  }
  EXPECT_FALSE(check(wrong, {.sample = 50000, .seed = 3}).ok());
}

TEST(TableCheck, FindsWrongSumsBehindRightChecksums) {
  const auto report = check(with_another_value(*parse_rules("6x4"), 8, 8, 4, 5), {.sample = 1});
  ASSERT_FALSE(report.ok());
  EXPECT_THAT(report.error().message, HasSubstr("known are 143030 and 2122872"));
}

}  // namespace
}  // namespace kalah
