#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kalah/status.h"

namespace kalah {

/// Reads `4096`, `512M`, `4G` or `4GiB`: a whole number of bytes, or of K, M, G, T (1024 of the one before), each also
/// with `B` or `iB`.
Result<std::uint64_t> parse_byte_size(std::string_view text);

/// For people: `512 bytes`, `4.2 GiB`.
std::string print_byte_size(std::uint64_t bytes);

}  // namespace kalah
