#include <algorithm>
#include <array>

#include "builder/encode_group.h"
#include "table/checksum.h"

namespace kalah {
namespace {

// Several, so that a run of one value does not wait for its own last count.
constexpr std::size_t kCounters = 4;

std::array<std::uint64_t, 256> count_bytes(std::span<const std::uint8_t> values) {
  std::array<std::array<std::uint64_t, 256>, kCounters> counters{};
  for (std::size_t i = 0; i < values.size(); ++i) ++counters[i % kCounters][values[i]];
  for (std::size_t other = 1; other < kCounters; ++other) {
    for (std::size_t byte = 0; byte < 256; ++byte) counters[0][byte] += counters[other][byte];
  }
  return counters[0];
}

}  // namespace

EncodedGroup encode_group(std::span<const std::uint8_t> values, const LayerValues& layer, std::uint64_t seed) {
  const auto found = count_bytes(values);
  std::vector<std::uint64_t> counts;
  for (const std::uint8_t byte : layer.bytes()) counts.push_back(found[byte]);
  EncodedGroup group;
  group.lengths = code_lengths(counts);
  const auto words = codewords(group.lengths);
  ByteCode code{};
  std::uint64_t bits = 0;
  for (std::size_t symbol = 0; symbol < words.size(); ++symbol) {
    code[layer.bytes()[symbol]] = words[symbol];
    bits += counts[symbol] * words[symbol].length;
  }
  const std::uint64_t blocks = (values.size() + kBlockValues - 1) / kBlockValues;
  group.bytes.reserve(static_cast<std::size_t>(bits / 8 + blocks * (BlockShape(kBlockValues).bytes(0) + 16)));
  for (std::size_t at = 0; at < values.size(); at += kBlockValues) {
    const std::size_t begin = group.bytes.size();
    encode_block(values.subspan(at, std::min<std::size_t>(kBlockValues, values.size() - at)), code, group.bytes);
    group.entries.push_back({begin, checksum(std::span(group.bytes).subspan(begin), seed)});
  }
  return group;
}

std::uint64_t encoded_bytes(std::uint64_t positions) {
  // A code is at most one bit worse than one of eight bits for every value.
  const std::uint64_t blocks = positions / kBlockValues + 1;
  return positions + positions / 8 + blocks * (BlockShape(kBlockValues).bytes(0) + 64);
}

}  // namespace kalah
