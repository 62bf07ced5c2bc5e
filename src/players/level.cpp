#include "players/level.h"

#include <algorithm>
#include <array>

#include "players/dice.h"

namespace kalah {
namespace {

/// What makes a level: how far it looks, and what escapes it. Numbers found by matches, see docs/players.md.
struct Manner {
  /// Sowings ahead; 0: as far as the time lets it.
  int depth;
  /// Chance in percent that a sowing of its own is overlooked.
  int overlooks;
  /// Seeds by which it may misjudge a sowing, either way.
  int misjudges;
};
constexpr std::array<Manner, 5> kManners{{{1, 40, 4}, {2, 15, 2}, {4, 8, 1}, {8, 0, 0}, {0, 0, 0}}};

}  // namespace

Choice level_move(const Game& game, int level, const Means& means) {
  const Manner& manner = kManners[static_cast<std::size_t>(level - 1)];
  Limits limits;
  limits.depth = manner.depth;
  limits.signal = means.signal;
  Analysis analysis = search_all(game, limits, means.table, means.prober);
  Dice dice(means.random);
  const auto seen_as = [&](const RootMove& move) {
    const auto span = static_cast<std::uint64_t>(2 * manner.misjudges + 1);
    return move.value.margin + static_cast<int>(dice.below(span)) - manner.misjudges;
  };
  const RootMove* pick = nullptr;
  int best = 0;
  for (const RootMove& move : analysis.moves) {
    const bool overlooked = manner.overlooks > 0 && dice.chance(manner.overlooks);
    const int seen = seen_as(move);
    if (overlooked || (pick != nullptr && seen <= best)) continue;
    pick = &move;
    best = seen;
  }
  // Everything overlooked: whatever comes to hand.
  if (pick == nullptr) pick = &analysis.moves[static_cast<std::size_t>(dice.below(analysis.moves.size()))];
  return {pick->move, pick->value, analysis.depth, analysis.nodes, {pick->move}};
}

}  // namespace kalah
