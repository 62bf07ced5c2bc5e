#pragma once

#include <cstdint>
#include <cstring>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace kalah {

/// Sixteen values at once; operators work lane by lane.
using Bytes16 = std::uint8_t __attribute__((vector_size(16)));
inline constexpr std::size_t kLanes = 16;

inline Bytes16 load16(const std::uint8_t* from) {
  Bytes16 bytes;
  std::memcpy(&bytes, from, sizeof bytes);
  return bytes;
}
inline void store16(std::uint8_t* to, Bytes16 bytes) { std::memcpy(to, &bytes, sizeof bytes); }
inline Bytes16 max16(Bytes16 a, Bytes16 b) { return a > b ? a : b; }
inline Bytes16 all16(unsigned byte) { return Bytes16{} + static_cast<std::uint8_t>(byte); }

/// Lane i of the result is lane control[i] of `from`, 0 where control[i] has its high bit set (it is below 16
/// otherwise).
inline Bytes16 pick16(Bytes16 from, Bytes16 control) {
#if defined(__SSSE3__)
  __m128i a;
  __m128i b;
  std::memcpy(&a, &from, sizeof a);
  std::memcpy(&b, &control, sizeof b);
  a = _mm_shuffle_epi8(a, b);
  std::memcpy(&from, &a, sizeof a);
  return from;
#elif defined(__wasm_simd128__)
  v128_t a;
  v128_t b;
  std::memcpy(&a, &from, sizeof a);
  std::memcpy(&b, &control, sizeof b);
  a = wasm_i8x16_swizzle(a, b);
  std::memcpy(&from, &a, sizeof a);
  return from;
#else
  Bytes16 result{};
  for (std::size_t i = 0; i < kLanes; ++i) result[i] = control[i] < kLanes ? from[control[i]] : std::uint8_t{0};
  return result;
#endif
}

/// Exchanges rows and columns of a square of sixteen rows.
inline void transpose16(Bytes16 (&rows)[kLanes]) {
  // Taking byte addresses as row and column bits, a round rotates them by one; four rounds exchange the halves.
  for (int round = 0; round < 4; ++round) {
    Bytes16 next[kLanes];
    for (std::size_t i = 0; i < kLanes / 2; ++i) {
      const Bytes16 a = rows[i];
      const Bytes16 b = rows[i + kLanes / 2];
      next[2 * i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
      next[2 * i + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
    for (std::size_t i = 0; i < kLanes; ++i) rows[i] = next[i];
  }
}

}  // namespace kalah
