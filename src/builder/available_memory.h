#pragma once

#include <cstdint>
#include <string>

namespace kalah {

/// Bytes of memory that this program can still have without others being pushed out, or itself for passing the limit
/// of a control group that it runs in (containers, services); nothing known: all there is. `root`: where the system's
/// /proc and /sys lie. Not in WebAssembly.
std::uint64_t available_memory(const std::string& root = {});

}  // namespace kalah
