#pragma once

#include <cstdint>

namespace kalah {

/// Searches a fixed list of positions of many rules to fixed depths with an empty table each. The number of nodes is
/// the signature of the search: equal on every machine and in WebAssembly.
std::uint64_t bench_nodes();

}  // namespace kalah
