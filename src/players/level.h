#pragma once

#include "players/player.h"

namespace kalah {

/// The players `level-1` to `level-5`. Precondition: the game is not over, level 1..5.
Choice level_move(const Game& game, int level, const Means& means);

}  // namespace kalah
