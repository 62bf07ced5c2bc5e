#pragma once

#include <cstdint>
#include <vector>

#include "table/database.h"
#include "table/layer.h"
#include "table/layer_values.h"

namespace kalah {

/// A group as it stands in a file. Places count from its first block.
struct EncodedGroup {
  CodeLengths lengths;
  std::vector<BlockEntry> entries;
  std::vector<std::uint8_t> bytes;
};

/// The block (n, mover_sum) of a database; `layer`: of n seeds. Not in WebAssembly.
EncodedGroup encode_group(const Database& database, int n, int mover_sum, const LayerValues& layer, std::uint64_t seed);

/// Bytes that an encoded group of so many positions takes at most, whose values are of so many kinds.
std::uint64_t encoded_bytes(std::uint64_t positions, std::size_t symbols);

}  // namespace kalah
