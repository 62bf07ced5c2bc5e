#pragma once

#include "kalah/game.h"

namespace kalah {

/// The move of the player `rules`: the first rule of thumb of docs/players.md that tells moves apart decides.
/// Precondition: the game is not over.
Move rules_move(const Game& game);

}  // namespace kalah
