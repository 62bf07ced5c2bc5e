#pragma once

#include <cstdint>
#include <vector>

#include "core/memory.h"
#include "table/database_index.h"

namespace kalah {

/// The values of a database in five to seven bits each. A *line* holds those of all rows of the mover of one sum, by
/// rank, against one row of the other, filled up to a multiple of eight:
///
///     | low halves, two a byte | for each eight values `extra` bytes, of their bits 4, 5, .. |
///
/// The lines of one block (seeds, mover's sum) follow each other by the rank of the other's row. A value is kept as its
/// distance from the least byte of its layer, halved where margins are as odd as the seeds. Lines may be written from
/// several threads, each line from one; once all are written they are only read.
class PackedLayers {
 public:
  /// Values that are packed together.
  static constexpr std::uint32_t kGroup = 8;

  /// `step`: 2 where a margin is as odd as the seeds, else 1. data() is null if the system has not enough memory.
  PackedLayers(const DatabaseIndex& index, int step);

  /// Bytes that it takes.
  static std::uint64_t bytes(const DatabaseIndex& index, int step);

  [[nodiscard]] const std::uint8_t* data() const { return memory_.data(); }
  [[nodiscard]] std::uint64_t size() const { return memory_.size(); }
  /// Bits of a value in layer n beside the low half: 1 to 3.
  [[nodiscard]] int extra(int n) const { return layers_[static_cast<std::size_t>(n)].extra; }
  /// The least byte of layer n.
  [[nodiscard]] std::uint8_t least(int n) const { return layers_[static_cast<std::size_t>(n)].least; }
  /// By how much a byte is shifted to the right once the least is taken off.
  [[nodiscard]] int shift() const { return shift_; }
  /// Bytes of the low halves of a line.
  [[nodiscard]] std::uint32_t low_bytes(int mover_sum) const { return low_bytes_[static_cast<std::size_t>(mover_sum)]; }

  [[nodiscard]] const std::uint8_t* line(int n, int mover_sum, std::uint32_t other) const {
    return memory_.data() + place(n, mover_sum, other);
  }
  /// Byte of the value of rank `own` in a line: what a Database holds, 128 - f.
  [[nodiscard]] std::uint8_t byte(const std::uint8_t* line, int n, int mover_sum, std::uint32_t own) const {
    const Layer& layer = layers_[static_cast<std::size_t>(n)];
    unsigned symbol = line[own / 2] >> (own % 2 * 4) & 15U;
    const std::uint8_t* const high = line + low_bytes(mover_sum) + own / 8 * static_cast<std::uint32_t>(layer.extra);
    for (int bit = 0; bit < layer.extra; ++bit) symbol |= (high[bit] >> own % 8 & 1U) << (4 + bit);
    return static_cast<std::uint8_t>(layer.least + (symbol << shift_));
  }
  /// Asks for what byte() reads.
  void prefetch(const std::uint8_t* line, int n, int mover_sum, std::uint32_t own) const {
    __builtin_prefetch(line + own / 2);
    __builtin_prefetch(line + low_bytes(mover_sum) + own / 8 * static_cast<std::uint32_t>(extra(n)));
  }

  /// Packs `count` bytes into a line from rank `first` on.
  /// Preconditions: `first` is a multiple of 8; seven bytes more may be read.
  void write(int n, int mover_sum, std::uint32_t other, std::uint32_t first, std::uint32_t count,
             const std::uint8_t* bytes);
  /// Unpacks values number `first` to `first + count` of a block, as a Database in bytes numbers them.
  void read(int n, int mover_sum, std::uint64_t first, std::uint64_t count, std::uint8_t* bytes) const;
  /// Packs a whole block. Seven bytes more may be read.
  void write_block(int n, int mover_sum, const std::uint8_t* bytes);

 private:
  struct Layer {
    int extra;
    std::uint8_t least;
  };

  static int extra_of(int n, int step);
  [[nodiscard]] std::uint64_t line_bytes(int n, int mover_sum) const {
    return low_bytes(mover_sum) / 4 * static_cast<std::uint64_t>(4 + extra(n));
  }
  [[nodiscard]] std::uint64_t place(int n, int mover_sum, std::uint32_t other) const {
    return blocks_[static_cast<std::size_t>(n * (n + 1) / 2 + mover_sum)] + other * line_bytes(n, mover_sum);
  }

  DatabaseIndex index_;
  int shift_;
  std::vector<Layer> layers_;
  std::vector<std::uint32_t> low_bytes_;
  std::vector<std::uint64_t> blocks_;
  Memory memory_;
};

}  // namespace kalah
