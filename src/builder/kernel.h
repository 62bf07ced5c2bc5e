#pragma once

#include "builder/build_rules.h"
#include "table/database.h"

namespace kalah {

/// Fills one split of one layer: all positions of n seeds whose rows hold `small` and n - small of them, whoever moves.
/// The layers below must be complete; splits of one layer are independent of each other. One kernel a thread.
class Kernel {
 public:
  virtual ~Kernel() = default;
  /// Precondition: 0 <= small <= n - small.
  virtual void run(int n, int small) = 0;
  /// Gives back the memory that is not needed between two layers.
  virtual void rest() {}

 protected:
  Kernel() = default;
  Kernel(const Kernel&) = default;
  Kernel(Kernel&&) = default;
  Kernel& operator=(const Kernel&) = delete;
  Kernel& operator=(Kernel&&) = delete;
};

/// The positions of layer n that have ended: fill(mover_sum, byte) fills a block with one value.
template <class Fill>
void fill_ended(const BuildRules& rules, int n, Fill fill) {
  fill(0, Database::byte_of(rules.final_margin(0, n)));
  if (!rules.sows_alone()) fill(n, Database::byte_of(rules.final_margin(n, 0)));
}

}  // namespace kalah
