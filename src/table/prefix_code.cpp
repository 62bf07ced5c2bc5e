#include "table/prefix_code.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kalah {
namespace {

struct Item {
  std::uint64_t weight;
  bool leaf;
};

/// Symbols that occur, the rarest first.
std::vector<std::size_t> by_count(std::span<const std::uint64_t> counts) {
  std::vector<std::size_t> symbols;
  for (std::size_t symbol = 0; symbol < counts.size(); ++symbol) {
    if (counts[symbol] > 0) symbols.push_back(symbol);
  }
  std::ranges::sort(symbols, {}, [counts](std::size_t symbol) { return std::pair(counts[symbol], symbol); });
  return symbols;
}

/// Items of one level: the symbols, and the pairs of the level before, by weight.
std::vector<Item> level(const std::vector<std::uint64_t>& leaves, const std::vector<Item>& before) {
  std::vector<Item> items;
  std::size_t leaf = 0;
  std::size_t pair = 0;
  while (leaf < leaves.size() || pair + 1 < before.size()) {
    const bool pairs_left = pair + 1 < before.size();
    const std::uint64_t together = pairs_left ? before[pair].weight + before[pair + 1].weight : 0;
    if (leaf < leaves.size() && (!pairs_left || leaves[leaf] <= together)) {
      items.push_back({leaves[leaf++], true});
    } else {
      items.push_back({together, false});
      pair += 2;
    }
  }
  return items;
}

}  // namespace

// The package-merge algorithm of Larmore and Hirschberg (1990).
CodeLengths code_lengths(std::span<const std::uint64_t> counts) {
  assert(counts.size() <= static_cast<std::size_t>(kMaxSymbols));
  const std::vector<std::size_t> symbols = by_count(counts);
  assert(!symbols.empty());
  CodeLengths lengths(counts.size(), 0);
  for (const std::size_t symbol : symbols) lengths[symbol] = 1;
  std::vector<std::uint64_t> leaves;
  for (const std::size_t symbol : symbols) leaves.push_back(counts[symbol]);
  std::vector<std::vector<Item>> levels(1);
  for (int bits = 0; bits < kMaxCodeBits; ++bits) levels.push_back(level(leaves, levels.back()));
  std::size_t taken = 2 * symbols.size() - 2;
  for (std::size_t i = levels.size() - 1; i > 0; --i) {
    const auto begin = levels[i].begin();
    const auto chosen = static_cast<std::size_t>(
        std::count_if(begin, begin + static_cast<std::ptrdiff_t>(taken), [](const Item& item) { return item.leaf; }));
    for (std::size_t leaf = 0; leaf < chosen; ++leaf) ++lengths[symbols[leaf]];
    taken = 2 * (taken - chosen);
  }
  return lengths;
}

bool is_complete(std::span<const std::uint8_t> lengths) {
  if (lengths.size() > static_cast<std::size_t>(kMaxSymbols)) return false;
  std::uint32_t sum = 0;
  for (const std::uint8_t length : lengths) {
    if (length > kMaxCodeBits + 1) return false;
    if (length > 0) sum += 1U << (kMaxCodeBits + 1 - length);
  }
  return sum == 1U << kMaxCodeBits;
}

std::vector<Codeword> codewords(std::span<const std::uint8_t> lengths) {
  assert(is_complete(lengths));
  std::vector<Codeword> words(lengths.size());
  std::uint32_t next = 0;
  for (std::uint8_t length = 1; length <= kMaxCodeBits + 1; ++length) {
    for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol) {
      if (lengths[symbol] != length) continue;
      const int bits = length - 1;
      std::uint32_t turned = 0;
      for (int bit = 0; bit < bits; ++bit) turned |= (next >> bit & 1U) << (bits - 1 - bit);
      words[symbol] = {static_cast<std::uint16_t>(turned), static_cast<std::uint8_t>(bits)};
      ++next;
    }
    next <<= 1;
  }
  return words;
}

DecodeTable::DecodeTable(std::span<const std::uint8_t> lengths, std::span<const std::uint8_t> bytes) {
  assert(bytes.size() == lengths.size());
  const std::vector<Codeword> words = codewords(lengths);
  for (std::size_t symbol = 0; symbol < words.size(); ++symbol) {
    if (lengths[symbol] == 0) continue;
    const std::size_t step = std::size_t{1} << words[symbol].length;
    for (std::size_t at = words[symbol].bits; at < all_.size(); at += step) {
      all_[at] = {bytes[symbol], words[symbol].length};
    }
  }
  // What is longer has some length here that sends to the other table, and the same bits cannot begin a short one.
  for (std::size_t at = 0; at < short_.size(); ++at) short_[at] = all_[at];
}

}  // namespace kalah
