#include <algorithm>
#include <array>
#include <bit>

#include "builder/encode_group.h"
#include "table/checksum.h"

namespace kalah {
namespace {

// Several, so that a run of one value does not wait for its own last count.
constexpr std::size_t kCounters = 4;

/// The values of a block of the database, as many at a time as a block of a file holds.
template <class Take>
void each_part(const Database& database, int n, int mover_sum, Take take) {
  std::vector<std::uint8_t> part(kBlockValues);
  const DatabaseIndex& index = database.index();
  const std::uint64_t all = std::uint64_t{index.rows(mover_sum)} * index.rows(n - mover_sum);
  for (std::uint64_t at = 0; at < all; at += kBlockValues) {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kBlockValues, all - at));
    database.read(n, mover_sum, at, count, part.data());
    take(std::span<const std::uint8_t>(part.data(), count));
  }
}

using Counts = std::array<std::uint64_t, 256>;

void count_bytes(std::span<const std::uint8_t> values, std::array<Counts, kCounters>& counters) {
  for (std::size_t i = 0; i < values.size(); ++i) ++counters[i % kCounters][values[i]];
}

}  // namespace

EncodedGroup encode_group(const Database& database, int n, int mover_sum, const LayerValues& layer,
                          std::uint64_t seed) {
  std::array<Counts, kCounters> counters{};
  std::uint64_t blocks = 0;
  each_part(database, n, mover_sum, [&](std::span<const std::uint8_t> values) {
    count_bytes(values, counters);
    ++blocks;
  });
  std::vector<std::uint64_t> counts;
  for (const std::uint8_t byte : layer.bytes()) {
    counts.push_back(0);
    for (const Counts& counter : counters) counts.back() += counter[byte];
  }
  EncodedGroup group;
  group.lengths = code_lengths(counts);
  const auto words = codewords(group.lengths);
  ByteCode code{};
  std::uint64_t bits = 0;
  for (std::size_t symbol = 0; symbol < words.size(); ++symbol) {
    code[layer.bytes()[symbol]] = words[symbol];
    bits += counts[symbol] * words[symbol].length;
  }
  group.bytes.reserve(static_cast<std::size_t>(bits / 8 + blocks * (BlockShape(kBlockValues).bytes(0) + 16)));
  each_part(database, n, mover_sum, [&](std::span<const std::uint8_t> values) {
    const std::size_t begin = group.bytes.size();
    encode_block(values, code, group.bytes);
    group.entries.push_back({begin, checksum(std::span(group.bytes).subspan(begin), seed)});
  });
  return group;
}

std::uint64_t encoded_bytes(std::uint64_t positions, std::size_t symbols) {
  // No code is worse than one of as many bits for every value as tell them apart.
  const auto bits = static_cast<std::uint64_t>(std::max(1, static_cast<int>(std::bit_width(symbols - 1))));
  const std::uint64_t blocks = positions / kBlockValues + 1;
  return positions / 8 * bits + bits + blocks * (BlockShape(kBlockValues).bytes(0) + 64);
}

}  // namespace kalah
