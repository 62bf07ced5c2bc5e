#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "table/layer.h"
#include "table/layer_values.h"

namespace kalah {

/// A group as it stands in a file. Places count from its first block.
struct EncodedGroup {
  CodeLengths lengths;
  std::vector<BlockEntry> entries;
  std::vector<std::uint8_t> bytes;
};

/// `values`: those of the group as bytes of a Database, all of them of the layer. Not in WebAssembly.
EncodedGroup encode_group(std::span<const std::uint8_t> values, const LayerValues& layer, std::uint64_t seed);

/// Bytes that an encoded group of so many positions takes at most.
std::uint64_t encoded_bytes(std::uint64_t positions);

}  // namespace kalah
