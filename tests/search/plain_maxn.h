#pragma once

#include <vector>

#include "kalah/game.h"
#include "search/limits.h"

namespace kalah {

/// Max^n to a depth with no pruning, no table and no order of its own, on whole games: the referee for the search in
/// which everyone plays for himself. The final seeds of each player, `root` first and then in turn.
std::vector<int> plain_maxn(const Game& game, int root, int depth, Horizon horizon, Evaluation evaluation);

}  // namespace kalah
