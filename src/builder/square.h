#pragma once

#include <algorithm>
#include <cstdint>

#include "builder/bytes16.h"

namespace kalah {

inline std::size_t whole_lanes(std::size_t count) { return (count + kLanes - 1) / kLanes * kLanes; }

/// Distance of lines that hold `count` values: whole vectors may be read from any of them.
inline std::size_t line_bytes(std::size_t count) { return whole_lanes(count) + kLanes; }

/// Stores the first `count` lanes, all if there are more.
inline void store_some(std::uint8_t* to, Bytes16 bytes, std::size_t count) {
  if (count >= kLanes) {
    store16(to, bytes);
  } else {
    std::memcpy(to, &bytes, count);
  }
}

/// Writes lines (a line a mover, a column an other) as columns of a block whose rows are `width` apart.
inline void transpose_out(const std::uint8_t* lines, std::size_t stride, std::size_t rows, std::size_t columns,
                          std::uint8_t* block, std::size_t width) {
  for (std::size_t column = 0; column < columns; column += kLanes) {
    const std::size_t wide = std::min(kLanes, columns - column);
    for (std::size_t row = 0; row < rows; row += kLanes) {
      Bytes16 square[kLanes];
      for (std::size_t i = 0; i < kLanes; ++i) square[i] = load16(lines + (row + i) * stride + column);
      transpose16(square);
      for (std::size_t i = 0; i < wide; ++i) store_some(block + (column + i) * width + row, square[i], rows - row);
    }
  }
}

/// Reads the first `count` rows of a block, `rows` bytes of each, as columns of lines.
inline void transpose_in(const std::uint8_t* block, std::size_t width, std::size_t count, std::size_t rows,
                         std::uint8_t* lines, std::size_t stride) {
  for (std::size_t column = 0; column < count; column += kLanes) {
    for (std::size_t row = 0; row < rows; row += kLanes) {
      Bytes16 square[kLanes];
      for (std::size_t i = 0; i < kLanes; ++i) square[i] = load16(block + (column + i) * width + row);
      transpose16(square);
      for (std::size_t i = 0; i < kLanes; ++i) store16(lines + (row + i) * stride + column, square[i]);
    }
  }
}

}  // namespace kalah
