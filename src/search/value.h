#pragma once

#include <string>

#include "core/text.h"
#include "kalah/rules.h"

namespace kalah {

/// A margin in seeds seen from the player to move, and what it is worth: proved, or estimated at the horizon.
struct Value {
  int margin = 0;
  bool exact = false;
};

/// A margin with its sign; with more than two players the final seeds as they are.
inline std::string print_margin(const Rules& rules, int margin) {
  return rules.players == 2 ? signed_number(margin) : std::to_string(margin);
}

}  // namespace kalah
