#pragma once

#include <cstdint>

#include "table/database.h"

namespace kalah {

/// What TableFile::checksum_to() says of a file with the same values, without writing one. Not in WebAssembly.
std::uint64_t database_checksum(const Database& database);

}  // namespace kalah
