#include "tests/reference/reference.h"

namespace reference {

Perft perft(Game& game, int depth) {
  Perft sum;
  if (depth == 0) {
    sum.count = 1;
    return sum;
  }
  for (const int pit : game.legal()) {
    game.sow(pit);
    const Perft below = perft(game, depth - 1);
    sum.count += below.count;
    sum.played += below.played + 1;
    game.undo();
  }
  return sum;
}

std::uint64_t perft_played(int depth) {
  const Rules rules;
  Game game(rules, even_board(rules, 0), true);
  return perft(game, depth).played;
}

}  // namespace reference
