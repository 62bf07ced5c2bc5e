#define XXH_INLINE_ALL
#include <xxhash.h>

#include "table/checksum.h"

namespace kalah {

std::uint64_t checksum(std::span<const std::uint8_t> bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

}  // namespace kalah
