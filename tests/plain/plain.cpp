#include "plain/plain.h"

#include <algorithm>

namespace kalah {
namespace {

int seeds_of(const Game& game, int side) {
  return side_stores(game.rules(), game.position())[static_cast<std::size_t>(side)];
}

/// Final seeds of `side` when everyone else plays against it; `first_person` is the person at player 0's seat at the
/// root, for swaps.
PlainValue walk(const Game& game, int side, bool margin, int depth, bool exchanged) {
  const Rules& rules = game.rules();
  if (game.over() || depth == 0) {
    const int own = seeds_of(game, side);
    const int value = margin ? own - seeds_of(game, 1 - side) : own;
    return {exchanged ? -value : value, game.over()};
  }
  const bool ours = (rules.side_of(game.position().mover) == side) != exchanged;
  PlainValue best{ours ? -100000 : 100000, true};
  for (int pit = 0; pit <= rules.pits; ++pit) {
    Game next = game;
    const bool swap = pit == 0;
    if (!next.play(swap ? Move::swap() : Move{static_cast<std::uint8_t>(pit)}).ok()) continue;
    const PlainValue value = walk(next, side, margin, swap ? depth : depth - 1, exchanged != swap);
    best.value = ours ? std::max(best.value, value.value) : std::min(best.value, value.value);
    best.complete = best.complete && value.complete;
  }
  return best;
}

}  // namespace

PlainValue plain_minimax(const Game& game, int depth) {
  const Rules& rules = game.rules();
  return walk(game, rules.side_of(game.position().mover), rules.players == 2, depth, false);
}

}  // namespace kalah
