#pragma once

#include <array>
#include <cstdint>

#include "kalah/rules.h"

namespace kalah {

/// An evaluation whose weights were fitted to values of search and database (docs/evaluation.md). What a position is
/// worth is a sum over the six columns of the board: one weight for each pair of a mover's pit and the pit opposite,
/// by what they hold, since who can capture there and who can reach his store is mostly told by these two numbers.
/// Each weight is a line in the seeds left: base + slope * seeds / 64.
struct FittedWeights {
  static constexpr int kPits = 6;
  /// What pits hold is told apart up to this.
  static constexpr int kCounts = 16;
  /// Weights are in this part of a seed.
  static constexpr int kUnit = 64;
  struct Weight {
    std::int16_t base = 0;
    std::int16_t slope = 0;
  };
  Weight columns[kPits][kCounts][kCounts];
  Weight tempo;

  static int clip(unsigned seeds) { return seeds < kCounts ? static_cast<int>(seeds) : kCounts - 1; }

  /// Future margin for the mover in parts of a seed, kUnit to each. `own(i)` and `opposite(i)` give what the mover's
  /// pit i+1 and the pit opposite to it hold; `seeds` is the sum of all.
  template <class Own, class Opposite>
  [[nodiscard]] int units(int seeds, Own own, Opposite opposite) const {
    int base = tempo.base;
    int slope = tempo.slope;
    for (int i = 0; i < kPits; ++i) {
      const Weight& weight = columns[i][clip(own(i))][clip(opposite(i))];
      base += weight.base;
      slope += weight.slope;
    }
    return base + slope * seeds / 64;
  }
  /// The same in whole seeds.
  template <class Own, class Opposite>
  [[nodiscard]] int estimate(int seeds, Own own, Opposite opposite) const {
    return units(seeds, own, opposite) / kUnit;
  }
};

/// Weights for two players with 6 pits under these rules, or null: there the rows must do.
const FittedWeights* fitted_weights(const Rules& rules);

}  // namespace kalah
