#include "table/packed_layers.h"

#include <gtest/gtest.h>

#include <random>

#include "table/database.h"

namespace kalah {
namespace {

/// Any values of the layer, for every position of a block.
std::vector<std::uint8_t> block_of(std::mt19937& random, const DatabaseIndex& index, int n, int sum, int step) {
  const std::size_t count = std::size_t{index.rows(sum)} * index.rows(n - sum);
  std::vector<std::uint8_t> bytes(count + 7);
  const auto symbols = static_cast<unsigned>(2 * n / step + 1);
  for (std::size_t i = 0; i < count; ++i) {
    bytes[i] = static_cast<std::uint8_t>(128 - n + step * static_cast<int>(random() % symbols));
  }
  return bytes;
}

TEST(PackedLayers, GiveBackWhatTheyWereGiven) {
  std::mt19937 random(5);
  for (const int step : {1, 2}) {
    for (const auto& [pits, seeds] : {std::pair{6, 7}, {3, 20}, {2, 40}, {1, 60}, {7, 0}}) {
      const DatabaseIndex index(pits, seeds);
      PackedLayers layers(index, step);
      ASSERT_EQ(layers.size(), PackedLayers::bytes(index, step));
      std::vector<std::vector<std::uint8_t>> blocks;
      for (int n = 0; n <= seeds; ++n) {
        for (int sum = 0; sum <= n; ++sum) {
          blocks.push_back(block_of(random, index, n, sum, step));
          layers.write_block(n, sum, blocks.back().data());
        }
      }
      std::size_t next = 0;
      for (int n = 0; n <= seeds; ++n) {
        for (int sum = 0; sum <= n; ++sum) {
          const std::vector<std::uint8_t>& block = blocks[next++];
          const std::size_t width = index.rows(sum);
          for (std::size_t i = 0; i + 7 < block.size(); ++i) {
            const std::uint8_t* const line = layers.line(n, sum, static_cast<std::uint32_t>(i / width));
            ASSERT_EQ(layers.byte(line, n, sum, static_cast<std::uint32_t>(i % width)), block[i]);
          }
          for (int part = 0; part < 10; ++part) {
            const std::size_t first = random() % (block.size() - 7);
            const std::size_t count = random() % (block.size() - 7 - first) + 1;
            std::vector<std::uint8_t> read(count);
            layers.read(n, sum, first, count, read.data());
            ASSERT_TRUE(std::equal(read.begin(), read.end(), block.begin() + static_cast<std::ptrdiff_t>(first)));
          }
        }
      }
    }
  }
}

TEST(PackedLayers, TakeFiveOrSixBitsAValueAndAFewOfALine) {
  const auto bits = [](int seeds, int step) {
    const DatabaseIndex index(6, seeds);
    return 8 * static_cast<double>(PackedLayers::bytes(index, step)) / static_cast<double>(index.positions());
  };
  EXPECT_LT(bits(30, 2), 5.15);
  EXPECT_LT(bits(34, 2), 5.75);
  EXPECT_LT(bits(30, 1), 6.15);
}

TEST(BlockWriter, TakesABlockInPartsOfAnySize) {
  std::mt19937 random(9);
  const DatabaseIndex index(4, 9);
  Database bytes(index, "4");
  Database packed(index, "4", 2);
  for (int n = 0; n <= 9; ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      const std::vector<std::uint8_t> block = block_of(random, index, n, sum, 2);
      for (Database* const database : {&bytes, &packed}) {
        BlockWriter writer(*database, n, sum);
        for (std::size_t at = 0; at + 7 < block.size();) {
          const std::size_t count = std::min<std::size_t>(random() % 50 + 1, block.size() - 7 - at);
          writer.append({block.data() + at, count});
          at += count;
        }
        std::vector<std::uint8_t> read(block.size() - 7);
        database->read(n, sum, 0, read.size(), read.data());
        ASSERT_TRUE(std::equal(read.begin(), read.end(), block.begin()));
      }
    }
  }
}

}  // namespace
}  // namespace kalah
