#pragma once

#include <cstdint>

#include "table/database.h"

namespace kalah {

/// Over all positions of a database: how many, their values, and the squares of these.
struct Sums {
  std::uint64_t positions = 0;
  std::int64_t values = 0;
  std::int64_t squares = 0;
};

inline Sums sums_of(const Database& database) {
  const DatabaseIndex& index = database.index();
  Sums sums;
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      const std::uint8_t* block = database.data() + index.block(n, sum);
      const std::uint64_t held = std::uint64_t{index.rows(sum)} * index.rows(n - sum);
      for (std::uint64_t i = 0; i < held; ++i) {
        const std::int64_t value = Database::margin_of(block[i]);
        ++sums.positions;
        sums.values += value;
        sums.squares += value * value;
      }
    }
  }
  return sums;
}

}  // namespace kalah
