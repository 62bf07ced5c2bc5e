#pragma once

#include <cassert>
#include <cstdint>

namespace kalah {

/// One player's pits in his sowing order: pit i (0-based) is byte i.
using Row = std::uint64_t;

inline constexpr int kMaxRowPits = 7;

inline int row_pit(Row row, int pit) { return static_cast<int>(row >> (8 * pit) & 0xFFU); }

/// Precondition: at most 255 seeds.
inline int row_sum(Row row) { return static_cast<int>((row * 0x0101010101010101ULL) >> 56); }

inline Row row_with(Row row, int pit, int seeds) {
  assert(pit >= 0 && pit < kMaxRowPits);
  const Row mask = Row{0xFF} << (8 * pit);
  return (row & ~mask) | (static_cast<Row>(seeds) << (8 * pit));
}

}  // namespace kalah
