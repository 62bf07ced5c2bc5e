#include "table/block.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

namespace kalah {
namespace {

struct Text {
  std::vector<std::uint8_t> values;
  CodeLengths lengths;
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint8_t> block;
};

Text text_of(std::size_t size, std::uint8_t symbols, std::mt19937& random) {
  Text text;
  std::vector<std::uint64_t> counts(symbols, 0);
  for (std::size_t i = 0; i < size; ++i) {
    // The smaller of three: some symbols are rare.
    const auto value =
        static_cast<std::uint8_t>(std::min({random() % symbols, random() % symbols, random() % symbols}));
    text.values.push_back(static_cast<std::uint8_t>(100 + value));
    ++counts[value];
  }
  text.lengths = code_lengths(counts);
  const auto words = codewords(text.lengths);
  ByteCode code{};
  for (std::uint8_t i = 0; i < symbols; ++i) {
    code[100U + i] = words[i];
    text.bytes.push_back(static_cast<std::uint8_t>(100 + i));
  }
  encode_block(text.values, code, text.block);
  return text;
}

TEST(Block, EveryValueComesBackAloneAndWithAllOthers) {
  std::mt19937 random(7);
  for (const std::size_t size : {1U, 2U, 63U, 64U, 65U, 4095U, 4096U, 4097U, 10000U, 65535U, 65536U}) {
    for (const int symbols : {1, 2, 25, 121}) {
      const Text text = text_of(size, static_cast<std::uint8_t>(symbols), random);
      const BlockShape shape(static_cast<std::uint32_t>(size));
      ASSERT_EQ(text.block.size() % 8, 0U);
      ASSERT_TRUE(is_sound(text.block, shape));
      const DecodeTable table(text.lengths, text.bytes);
      std::vector<std::uint8_t> all(size);
      ASSERT_TRUE(decode_block(text.block.data(), shape, table, all.data()));
      EXPECT_EQ(all, text.values);
      for (std::size_t i = 0; i < size; i += size > 1000 ? 7 : 1) {
        ASSERT_EQ(decode_value(text.block.data(), shape, table, static_cast<std::uint32_t>(i)), text.values[i]);
      }
    }
  }
}

// Sanitizer builds see every byte that is read.
TEST(Block, NoContentLeadsOutsideOfASoundOne) {
  std::mt19937 random(11);
  int sound = 0;
  for (int round = 0; round < 400; ++round) {
    Text text = text_of(1 + random() % 300, 25, random);
    const BlockShape shape(static_cast<std::uint32_t>(text.values.size()));
    for (int i = 0; i < 3; ++i) text.block[random() % text.block.size()] = static_cast<std::uint8_t>(random());
    if (!is_sound(text.block, shape)) continue;
    ++sound;
    const std::vector<std::uint8_t> exact(text.block.begin(), text.block.end());
    const DecodeTable table(text.lengths, text.bytes);
    std::vector<std::uint8_t> all(text.values.size());
    (void)decode_block(exact.data(), shape, table, all.data());
    for (std::uint32_t i = 0; i < shape.values; ++i) {
      const std::uint8_t value = decode_value(exact.data(), shape, table, i);
      ASSERT_TRUE(value >= 100 && value < 125);
    }
  }
  EXPECT_GT(sound, 100);
}

TEST(Block, TooFewBytesAreNotSound) {
  std::mt19937 random(3);
  const Text text = text_of(200, 9, random);
  const BlockShape shape(200);
  for (std::size_t size = 0; size < shape.bytes(0); ++size) {
    EXPECT_FALSE(is_sound(std::span(text.block).first(size), shape));
  }
}

}  // namespace
}  // namespace kalah
