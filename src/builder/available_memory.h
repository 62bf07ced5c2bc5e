#pragma once

#include <cstdint>

namespace kalah {

/// Bytes of memory that programs can still have without others being pushed out; nothing known: all there is. Not in
/// WebAssembly.
std::uint64_t available_memory();

}  // namespace kalah
