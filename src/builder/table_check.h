#pragma once

#include <cstdint>
#include <vector>

#include "builder/table_sums.h"
#include "kalah/status.h"
#include "table/table_file.h"

namespace kalah {

struct CheckOrder {
  /// Every position is computed again, not only a sample.
  bool all = false;
  std::uint64_t sample = 100'000;
  /// What the sample follows from.
  std::uint64_t seed = 0;
  int threads = 1;
  /// Bytes that may be taken; with those of the whole database decoded, `all` goes faster.
  std::uint64_t memory = 0;
};

struct CheckReport {
  std::uint64_t blocks = 0;
  /// Numbers of seeds whose sums are known and were found.
  std::vector<int> known;
  std::uint64_t recomputed = 0;
};

/// Checks every block, the sums where they are known, and a sample of positions, or all, against the rules core.
/// Errors: the first thing that does not hold. Not in WebAssembly.
Result<CheckReport> check_table(const TableFile& table, const CheckOrder& order, PositionWatch& watch);

}  // namespace kalah
