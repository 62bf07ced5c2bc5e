#include "search/plain_depth.h"

#include <algorithm>

namespace kalah {
namespace {

int margin_of(const Game& game, int player) {
  const auto stores = side_stores(game.rules(), game.position());
  return stores[static_cast<std::size_t>(player)] - stores[static_cast<std::size_t>(1 - player)];
}

int guess(const Game& game, Evaluation evaluation) {
  const Rules& rules = game.rules();
  const int mover = game.position().mover;
  int own = 0;
  int other = 0;
  for (int pit = 0; pit < rules.pits; ++pit) {
    own += game.position().cells[static_cast<std::size_t>(mover * (rules.pits + 1) + pit)];
    other += game.position().cells[static_cast<std::size_t>((1 - mover) * (rules.pits + 1) + pit)];
  }
  const bool rows = evaluation == Evaluation::kRows && rules.rest == Rest::kOwner;
  return margin_of(game, mover) + (rows ? (own - other) / 4 : 0);
}

/// Seen from the mover of `game`, who is not offered a swap (or has kept his side).
int best_sowing(const Game& game, int depth, Horizon horizon, Evaluation evaluation);

int value(const Game& game, int depth, Horizon horizon, Evaluation evaluation) {
  if (!game.swap_offered()) return best_sowing(game, depth, horizon, evaluation);
  const int kept = best_sowing(game, depth, horizon, evaluation);
  return std::max(kept, -kept);
}

int best_sowing(const Game& game, int depth, Horizon horizon, Evaluation evaluation) {
  const int mover = game.position().mover;
  int best = -1'000'000;
  if (depth <= 0) {
    best = guess(game, evaluation);
    if (horizon == Horizon::kTurns || depth <= (game.rules().lap == Lap::kRelay ? -1 : -6)) return best;
  }
  for (int pit = 1; pit <= game.rules().pits; ++pit) {
    if ((game.legal() >> (pit - 1) & 1U) == 0) continue;
    Game next = game;
    const Status played = next.play(Move{static_cast<std::uint8_t>(pit)});
    assert(played.ok());
    const bool again = !next.over() && next.position().mover == mover;
    const bool lively = again || next.over() || margin_of(next, mover) - margin_of(game, mover) >= 2;
    if (depth <= 0 && !lively) continue;
    int worth = margin_of(next, mover);
    if (!next.over()) {
      const int rest = value(next, horizon == Horizon::kTurns && again ? depth : depth - 1, horizon, evaluation);
      worth = again ? rest : -rest;
    }
    best = std::max(best, worth);
  }
  return best;
}

}  // namespace

int plain_depth(const Game& game, int depth, Horizon horizon, Evaluation evaluation) {
  return value(game, depth, horizon, evaluation);
}

}  // namespace kalah
