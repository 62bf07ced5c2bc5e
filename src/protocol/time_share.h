#pragma once

namespace kalah {

/// What a player's clock shows at the beginning of his turn.
struct Clock {
  double left_ms = 0;
  /// Added for every turn.
  double increment_ms = 0;
};

/// Milliseconds to think about one of about `turns` turns to come: an even share of what is left, and most of the
/// increment. Never more than a third of the clock, always leaves a reserve for the way of the answer, at least 1.
double time_share(const Clock& clock, int turns);

/// Turns that the mover will probably still have, by the seeds in the pits: 5 of them leave for the stores in one
/// round.
int turns_to_come(int seeds_in_pits);

}  // namespace kalah
