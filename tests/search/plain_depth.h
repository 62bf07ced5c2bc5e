#pragma once

#include "kalah/game.h"
#include "search/limits.h"

namespace kalah {

/// Minimax to a depth with no pruning, no table and no order, on whole games of two players: the referee for strict
/// searches. The final margin of the mover. Counts depth, goes on beyond the horizon and guesses there as
/// search/limits.h and docs/players.md say; `evaluation` store or rows.
int plain_depth(const Game& game, int depth, Horizon horizon, Evaluation evaluation);

}  // namespace kalah
