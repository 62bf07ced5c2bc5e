#pragma once

namespace kalah {

/// A margin in seeds seen from the player to move, and what it is worth: proved, or estimated at the horizon.
struct Value {
  int margin = 0;
  bool exact = false;
};

}  // namespace kalah
