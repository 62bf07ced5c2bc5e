#include "search/plain_maxn.h"

namespace kalah {
namespace {

/// What docs/design.md says of a position at the horizon.
int guess(const Game& game, int player, Evaluation evaluation) {
  const Rules& rules = game.rules();
  int row = 0;
  int held = 0;
  int all_held = 0;
  for (int owner = 0; owner < rules.players; ++owner) {
    for (int pit = 1; pit <= rules.pits; ++pit) {
      const int there = game.position().cells[static_cast<std::size_t>(pit_cell(rules, owner, pit))];
      if (there > 0) ++all_held;
      if (owner != player) continue;
      row += there;
      if (there > 0) ++held;
    }
  }
  const int seeds = seeds_in_pits(rules, game.position());
  if (evaluation == Evaluation::kStore) return seeds / rules.players;
  if (evaluation == Evaluation::kRows) return (4 * seeds / rules.players + 4 * row) / 8;
  if (rules.lap == Lap::kRelay || rules.rest != Rest::kOwner) {
    return (6 * seeds / rules.players + 2 * seeds * held / all_held) / 8;
  }
  if (rules.players == 3) return (2 * seeds / 3 + 2 * row + 4 * seeds * held / all_held) / 8;
  return (2 * seeds / 4 + 3 * row + 3 * seeds * held / all_held) / 8;
}

}  // namespace

std::vector<int> plain_maxn(const Game& game, int root, int depth, Horizon horizon, Evaluation evaluation) {
  const Rules& rules = game.rules();
  if (game.over() || depth == 0) {
    std::vector<int> seeds;
    for (int i = 0; i < rules.players; ++i) {
      const int player = (root + i) % rules.players;
      const int store = game.position().cells[static_cast<std::size_t>(store_cell(rules, player))];
      seeds.push_back(store + (game.over() ? 0 : guess(game, player, evaluation)));
    }
    return seeds;
  }
  const int mover = game.position().mover;
  const auto own = static_cast<std::size_t>((mover - root + rules.players) % rules.players);
  std::vector<int> best;
  for (int pit = 1; pit <= rules.pits; ++pit) {
    Game next = game;
    if (!next.play(Move{static_cast<std::uint8_t>(pit)}).ok()) continue;
    const bool again = !next.over() && next.position().mover == mover;
    std::vector<int> seeds =
        plain_maxn(next, root, again && horizon == Horizon::kTurns ? depth : depth - 1, horizon, evaluation);
    // Of equals the one worse for the root, then for those after him.
    if (best.empty() || seeds[own] > best[own] || (seeds[own] == best[own] && seeds < best)) best = std::move(seeds);
  }
  return best;
}

}  // namespace kalah
