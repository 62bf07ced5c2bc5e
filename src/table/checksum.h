#pragma once

#include <cstdint>
#include <span>

namespace kalah {

/// XXH3, 64 bits. Not in WebAssembly, which reads no files.
std::uint64_t checksum(std::span<const std::uint8_t> bytes, std::uint64_t seed);

}  // namespace kalah
