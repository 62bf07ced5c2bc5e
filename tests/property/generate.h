#pragma once

#include <cstdint>
#include <vector>

#include "tests/reference/reference.h"

namespace property {

/// Numbers that every build draws alike from the same seed.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 2 + 1) {}

  std::uint64_t next();
  /// 0 .. n-1.
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

/// Where the games of a comparison begin.
enum class Kind { kEven, kDealt, kGiven, kExtreme };

/// Rules that are not refused, over all axes; small boards are more frequent. `start` fits the kind.
reference::Rules random_rules(Dice& dice, Kind kind);

/// A board as play could meet it: few or many seeds, full or nearly empty rows.
reference::Board random_board(const reference::Rules& rules, Dice& dice);

/// A board at some limit: an empty row, a pit with hundreds or thousands of seeds, a full lap, stores beyond half, and
/// totals of 255, 256, 65,535 and their neighbours.
reference::Board extreme_board(const reference::Rules& rules, Dice& dice);

}  // namespace property
