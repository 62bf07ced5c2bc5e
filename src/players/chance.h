#pragma once

#include <bit>

#include "kalah/game.h"
#include "players/dice.h"

namespace kalah {

/// A legal sowing, all alike; `swap` is never among them. Precondition: the game is not over.
inline Move random_sowing(const Game& game, Dice& dice) {
  unsigned left = game.legal();
  for (auto skip = dice.below(static_cast<std::uint64_t>(std::popcount(left))); skip > 0; --skip) left &= left - 1;
  return Move{static_cast<std::uint8_t>(std::countr_zero(left) + 1)};
}

/// Plays a sowing by chance. Precondition: the game is not over.
inline void play_by_chance(Game& game, Dice& dice) {
  [[maybe_unused]] const Status played = game.play(random_sowing(game, dice));
  assert(played.ok());
}

/// A game that is not over, some sowings by chance from the even start.
inline Game random_opening(const Rules& rules, std::uint64_t seed, int plies) {
  Dice dice(seed);
  while (true) {
    Game game(rules, StartSpec{});
    for (int ply = 0; ply < plies && !game.over(); ++ply) play_by_chance(game, dice);
    if (!game.over()) return game;
  }
}

}  // namespace kalah
