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

/// A game by chance up to a number of seeds in the pits, drawn first from `fewest` to `most`, or less if the last
/// sowing passes over it, but at least `fewest`.
inline Game random_middle(const Rules& rules, Dice& dice, int fewest, int most) {
  while (true) {
    Game game(rules, StartSpec{});
    const int wanted = fewest + static_cast<int>(dice.below(static_cast<std::uint64_t>(most - fewest) + 1));
    while (!game.over() && seeds_in_pits(rules, game.position()) > wanted) play_by_chance(game, dice);
    if (!game.over() && seeds_in_pits(rules, game.position()) >= fewest) return game;
  }
}

}  // namespace kalah
