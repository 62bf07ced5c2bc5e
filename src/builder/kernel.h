#pragma once

#include <algorithm>
#include <cstdint>

#include "builder/build_rules.h"
#include "table/database_index.h"

namespace kalah {

/// Fills one split of one layer: all positions of n seeds whose rows hold `small` and n - small of them, whoever moves.
/// The layers below must be complete; splits of one layer are independent of each other. One kernel a thread.
class Kernel {
 public:
  virtual ~Kernel() = default;
  /// Precondition: 0 <= small <= n - small.
  virtual void run(int n, int small) = 0;

 protected:
  Kernel() = default;
  Kernel(const Kernel&) = default;
  Kernel(Kernel&&) = default;
  Kernel& operator=(const Kernel&) = delete;
  Kernel& operator=(Kernel&&) = delete;
};

/// Fills in the positions of layer n that have ended.
inline void fill_ended(const BuildRules& rules, const DatabaseIndex& index, int n, std::uint8_t* values) {
  const auto byte = [&](int mover_rest, int other_rest) {
    return static_cast<std::uint8_t>(128 - rules.final_margin(mover_rest, other_rest));
  };
  std::fill_n(values + index.block(n, 0), index.rows(n), byte(0, n));
  if (!rules.sows_alone()) std::fill_n(values + index.block(n, n), index.rows(n), byte(n, 0));
}

}  // namespace kalah
