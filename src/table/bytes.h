#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace kalah {

// Numbers in files are little-endian, and so is every machine that we build for.
static_assert(std::endian::native == std::endian::little);

template <class Number>
inline Number load_number(const std::uint8_t* from) {
  Number number;
  std::memcpy(&number, from, sizeof number);
  return number;
}

template <class Number>
inline void store_number(std::uint8_t* to, Number number) {
  std::memcpy(to, &number, sizeof number);
}

/// The next multiple of 8.
inline std::uint64_t whole_words(std::uint64_t bytes) { return (bytes + 7) / 8 * 8; }

}  // namespace kalah
