#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "kalah/status.h"
#include "table/block.h"
#include "table/database_index.h"

namespace kalah {

/// The positions of one layer in whose file blocks the mover has `mover_sum` seeds: a group. They share one code.
struct GroupShape {
  std::uint64_t positions = 0;
  /// Number of its first block among those of the layer, and how many it has.
  std::uint64_t first_block = 0;
  std::uint64_t blocks = 0;

  /// Values of its block `i`.
  [[nodiscard]] std::uint32_t values(std::uint64_t i) const {
    return i + 1 < blocks ? kBlockValues : static_cast<std::uint32_t>(positions - i * kBlockValues);
  }
};

/// What is known of a layer of a file before it is read. docs/table-format.md.
struct LayerShape {
  LayerShape(const DatabaseIndex& index, int seeds, int margin_step);

  int n;
  int step;
  std::vector<GroupShape> groups;
  std::uint64_t blocks = 0;
  /// Symbols of a group's code.
  std::size_t symbols = 0;

  /// Within the head: the code lengths of the groups, the blocks' places and checksums.
  static constexpr std::uint64_t kCodesAt = 24;
  std::uint64_t entries_at = 0;
  std::uint64_t head_bytes = 0;
};

struct BlockEntry {
  /// From the begin of the layer.
  std::uint64_t at;
  std::uint64_t checksum;
};

/// A layer's head and blocks as they lie in a file. Views bytes that someone else keeps.
class LayerBytes {
 public:
  /// Reads the head at the begin of `bytes`, which go to the end of the file; checks its checksum and that every block
  /// lies inside of the layer, not the blocks. Errors say what is wrong.
  static Result<LayerBytes> read(std::span<const std::uint8_t> bytes, LayerShape shape, std::uint64_t seed);

  [[nodiscard]] const LayerShape& shape() const { return shape_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_.size(); }
  /// Checksum of the head, which holds those of the blocks: it stands for the whole layer.
  [[nodiscard]] std::uint64_t head_checksum() const;
  [[nodiscard]] std::span<const std::uint8_t> lengths(int mover_sum) const {
    return bytes_.subspan(LayerShape::kCodesAt + static_cast<std::size_t>(mover_sum) * shape_.symbols, shape_.symbols);
  }
  /// By its number in the layer.
  [[nodiscard]] BlockEntry entry(std::uint64_t block) const {
    const std::uint8_t* const at = bytes_.data() + shape_.entries_at + block * 16;
    return {load_number<std::uint64_t>(at), load_number<std::uint64_t>(at + 8)};
  }
  [[nodiscard]] const std::uint8_t* block(std::uint64_t block) const { return bytes_.data() + entry(block).at; }
  [[nodiscard]] std::span<const std::uint8_t> block_bytes(std::uint64_t block) const {
    // Where the file was written to meanwhile the head says anything.
    const std::uint64_t begin = std::min<std::uint64_t>(entry(block).at, bytes_.size());
    const std::uint64_t next = block + 1 < shape_.blocks ? entry(block + 1).at : bytes_.size();
    const std::uint64_t end = std::clamp<std::uint64_t>(next, begin, bytes_.size());
    return bytes_.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
  }
  /// What is wrong with a block; empty if its checksum matches and it is sound. `values`: of this block.
  [[nodiscard]] const char* fault(std::uint64_t block, std::uint32_t values, std::uint64_t seed) const;

 private:
  LayerBytes(std::span<const std::uint8_t> bytes, LayerShape shape) : bytes_(bytes), shape_(std::move(shape)) {}

  std::span<const std::uint8_t> bytes_;
  LayerShape shape_;
};

/// The head of a layer. `lengths`: of all groups, one after the other; the first block begins behind the head.
std::vector<std::uint8_t> write_layer_head(const LayerShape& shape, std::uint64_t layer_bytes,
                                           std::span<const std::uint8_t> lengths, std::span<const BlockEntry> entries,
                                           std::uint64_t seed);

/// Stands for a whole database: of the checksums of its layers' heads, layer 0 first.
std::uint64_t layers_checksum(std::span<const std::uint64_t> heads, std::uint64_t seed);

}  // namespace kalah
