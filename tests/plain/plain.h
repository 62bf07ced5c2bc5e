#pragma once

#include "kalah/game.h"

namespace kalah {

/// Plain minimax to a depth on whole games, with no pruning, no table and none of the search's code: the referee for
/// search_best(). The value is the final margin of the mover (two players) or the final seeds of the mover's side.
/// `complete` becomes false when the horizon cut a line off.
struct PlainValue {
  int value = 0;
  bool complete = true;
};
PlainValue plain_minimax(const Game& game, int depth);

}  // namespace kalah
