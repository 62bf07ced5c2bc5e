#include "table/prefix_code.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <queue>

namespace kalah {
namespace {

std::uint64_t cost(const std::vector<std::uint64_t>& counts, const CodeLengths& lengths) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) bits += counts[i] * (lengths[i] - 1U);
  }
  return bits;
}

/// Bits of the text under Huffman's code, which knows no longest code.
std::uint64_t huffman_cost(const std::vector<std::uint64_t>& counts) {
  std::priority_queue<std::uint64_t, std::vector<std::uint64_t>, std::greater<>> queue;
  for (const std::uint64_t count : counts) {
    if (count > 0) queue.push(count);
  }
  std::uint64_t bits = 0;
  while (queue.size() > 1) {
    const std::uint64_t one = queue.top();
    queue.pop();
    const std::uint64_t other = queue.top();
    queue.pop();
    bits += one + other;
    queue.push(one + other);
  }
  return bits;
}

std::vector<std::uint8_t> identity(std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return bytes;
}

TEST(PrefixCode, TheOnlySymbolTakesNoBits) {
  const CodeLengths lengths = code_lengths(std::vector<std::uint64_t>{0, 7, 0});
  EXPECT_EQ(lengths, (CodeLengths{0, 1, 0}));
  EXPECT_TRUE(is_complete(lengths));
  const DecodeTable table(lengths, identity(3));
  EXPECT_EQ(table.find(12345).byte, 1);
  EXPECT_EQ(table.find(12345).length, 0);
}

TEST(PrefixCode, FlatCountsTakeEqualBits) {
  EXPECT_EQ(code_lengths(std::vector<std::uint64_t>{5, 5, 5, 5}), (CodeLengths{3, 3, 3, 3}));
}

TEST(PrefixCode, LongCodesAreCut) {
  std::vector<std::uint64_t> counts{1, 1};
  while (counts.size() < 40) counts.push_back(counts[counts.size() - 1] + counts[counts.size() - 2]);
  const CodeLengths lengths = code_lengths(counts);
  EXPECT_TRUE(is_complete(lengths));
  EXPECT_EQ(*std::max_element(lengths.begin(), lengths.end()), kMaxCodeBits + 1);
}

TEST(PrefixCode, IncompleteAndOverfullOnesAreTold) {
  EXPECT_FALSE(is_complete(CodeLengths{}));
  EXPECT_FALSE(is_complete(CodeLengths{0, 0}));
  EXPECT_FALSE(is_complete(CodeLengths{2, 0}));
  EXPECT_FALSE(is_complete(CodeLengths{2, 2, 2}));
  EXPECT_FALSE(is_complete(CodeLengths{1, 1}));
  EXPECT_FALSE(is_complete(CodeLengths{2, 200}));
  EXPECT_FALSE(is_complete(CodeLengths(200, 9)));
  EXPECT_TRUE(is_complete(CodeLengths{2, 3, 3}));
}

RC_GTEST_PROP(PrefixCode, AnyCountsMakeAShortCodeThatReadsBack, ()) {
  const auto size = *rc::gen::inRange<std::size_t>(1, kMaxSymbols + 1);
  auto counts = *rc::gen::container<std::vector<std::uint64_t>>(
      size, rc::gen::oneOf(rc::gen::just<std::uint64_t>(0), rc::gen::inRange<std::uint64_t>(0, 10),
                           rc::gen::inRange<std::uint64_t>(0, 1000000)));
  counts[*rc::gen::inRange<std::size_t>(0, size)] += 1;
  const CodeLengths lengths = code_lengths(counts);
  RC_ASSERT(is_complete(lengths));
  for (std::size_t i = 0; i < size; ++i) RC_ASSERT((lengths[i] == 0) == (counts[i] == 0));
  // Beyond the bound on lengths nothing is lost; with it, a little.
  RC_ASSERT(cost(counts, lengths) >= huffman_cost(counts));
  const std::uint64_t symbols = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  RC_ASSERT(cost(counts, lengths) <= huffman_cost(counts) + symbols / 20 + 2 * kMaxSymbols);
  const auto words = codewords(lengths);
  const DecodeTable table(lengths, identity(size));
  for (std::size_t i = 0; i < size; ++i) {
    if (lengths[i] == 0) continue;
    const std::uint64_t noise = *rc::gen::arbitrary<std::uint32_t>();
    const auto entry = table.find(words[i].bits | (noise << words[i].length));
    RC_ASSERT(entry.byte == i);
    RC_ASSERT(entry.length == words[i].length);
  }
}

}  // namespace
}  // namespace kalah
