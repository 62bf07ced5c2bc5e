#include "engine/file_prober.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/build.h"
#include "builder/table_bytes.h"
#include "engine/memory_prober.h"

namespace kalah {
namespace {

using Pits = std::vector<std::uint16_t>;

Pits pits_of(Row row) {
  Pits pits;
  for (int pit = 0; pit < 4; ++pit) pits.push_back(static_cast<std::uint16_t>(row_pit(row, pit)));
  return pits;
}

TEST(FileProber, AnswersAsTheDatabaseInMemory) {
  for (const char* text : {"4x3", "4x3,end=mover-row-empty", "4x3,rest=nobody,capture=always"}) {
    const Rules rules = *parse_rules(text);
    const FileProber file(*open_bytes(table_bytes(text, 7)), rules);
    auto built = build_database(rules, {.seeds = 7});
    const MemoryProber memory(std::shared_ptr<const Database>(std::move(*built)), rules);
    EXPECT_EQ(file.max_seeds(), memory.max_seeds());
    const DatabaseIndex& index = memory.database().index();
    for (std::uint64_t number = 0; number < index.size(); ++number) {
      const auto rows = index.position_at(number);
      if (!rows) continue;
      const Pits mover = pits_of(rows->mover);
      const Pits other = pits_of(rows->other);
      ASSERT_EQ(file.future_margin(mover, other), memory.future_margin(mover, other)) << text << ' ' << number;
    }
    EXPECT_FALSE(file.fault());
  }
}

TEST(FileProber, RemembersWhatWasDamaged) {
  FileBytes bytes = table_bytes("4x3", 7);
  bytes[bytes.size() - 3] ^= 1;
  const FileProber prober(*open_bytes(bytes), *parse_rules("4x3"));
  EXPECT_EQ(prober.future_margin(Pits{0, 0, 0, 1}, Pits{1, 0, 0, 0}).has_value(), true);
  EXPECT_FALSE(prober.fault());
  EXPECT_FALSE(prober.future_margin(Pits{7, 0, 0, 0}, Pits{0, 0, 0, 0}));
  ASSERT_TRUE(prober.fault());
  EXPECT_THAT(prober.fault()->message, testing::HasSubstr("layer 7"));
}

}  // namespace
}  // namespace kalah
