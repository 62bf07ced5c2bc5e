#include "proof/statement_code.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace kalah {
namespace {

std::vector<Statement> random_statements(const PositionNumbers& numbers, std::size_t count, std::mt19937_64& random) {
  std::map<std::pair<std::uint64_t, Bound>, Statement> sorted;
  while (sorted.size() < count) {
    // Some at the same position, some close together, some far apart.
    const std::uint64_t most = random() % 3 == 0 ? numbers.positions() : numbers.positions() / 1000 + 2;
    Statement statement;
    statement.number = 1 + random() % (most - 1);
    statement.bound = random() % 2 == 0 ? Bound::kAtLeast : Bound::kAtMost;
    const RowPair rows = numbers.rows(statement.number);
    const int seeds = row_sum(rows.mover) + row_sum(rows.other);
    statement.margin =
        static_cast<std::int16_t>(static_cast<int>(random() % static_cast<unsigned>(2 * seeds + 1)) - seeds);
    if (statement.bound == Bound::kAtLeast)
      statement.pit = static_cast<std::uint8_t>(1 + random() % static_cast<unsigned>(numbers.pits()));
    sorted[{statement.number, statement.bound}] = statement;
  }
  std::vector<Statement> statements;
  for (const auto& [place, statement] : sorted) statements.push_back(statement);
  return statements;
}

TEST(StatementCode, ReadsBackWhatWasWritten) {
  std::mt19937_64 random(1);
  for (const auto& [pits, seeds] : {std::pair{1, 3}, {2, 9}, {6, 36}, {7, PositionNumbers::kMaxSeeds}}) {
    const PositionNumbers numbers(pits, seeds);
    const std::size_t count = pits == 1 ? 8 : pits == 2 ? 200 : 5000;
    const std::vector<Statement> statements = random_statements(numbers, count, random);
    StatementModel writing;
    StatementModel reading;
    std::vector<PlacedStatement> placed;
    // In parts, as a file has them.
    for (std::size_t at = 0; at < count;) {
      const std::size_t part = std::min<std::size_t>(1 + random() % 2000, count - at);
      const auto bytes = encode_statements(std::span(statements).subspan(at, part), numbers, writing);
      ASSERT_TRUE(decode_statements(bytes, static_cast<std::uint32_t>(part), numbers, reading, placed));
      for (std::size_t i = 0; i < part; ++i) {
        ASSERT_EQ(placed[i].statement, statements[at + i]);
        ASSERT_EQ(placed[i].rows, numbers.rows(statements[at + i].number));
      }
      at += part;
    }
  }
}

TEST(StatementCode, RefusesMissingAndSpareBytes) {
  std::mt19937_64 random(2);
  const PositionNumbers numbers(6, 36);
  const std::vector<Statement> statements = random_statements(numbers, 300, random);
  StatementModel writing;
  std::vector<std::uint8_t> bytes = encode_statements(statements, numbers, writing);
  std::vector<PlacedStatement> placed;
  const auto read = [&](std::span<const std::uint8_t> code, std::uint32_t count) {
    StatementModel reading;
    return decode_statements(code, count, numbers, reading, placed);
  };
  EXPECT_TRUE(read(bytes, 300));
  EXPECT_FALSE(read(bytes, 299));
  EXPECT_FALSE(read(bytes, 301));
  for (std::size_t size = 0; size < bytes.size(); ++size) ASSERT_FALSE(read(std::span(bytes).first(size), 300)) << size;
  bytes.push_back(0);
  EXPECT_FALSE(read(bytes, 300));
}

TEST(StatementCode, NoBytesLeadOutOfBounds) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 3000; ++i) {
    std::vector<std::uint8_t> bytes(random() % 200);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random() % 4 == 0 ? random() : 0xFF);
    const PositionNumbers numbers(1 + static_cast<int>(random() % 7), static_cast<int>(random() % 121));
    StatementModel model;
    std::vector<PlacedStatement> placed;
    (void)decode_statements(bytes, static_cast<std::uint32_t>(random() % 100), numbers, model, placed);
    for (const PlacedStatement& one : placed) ASSERT_LT(one.statement.number, numbers.positions());
  }
}

}  // namespace
}  // namespace kalah
