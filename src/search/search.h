#pragma once

#include <cstdint>
#include <vector>

#include "kalah/game.h"
#include "search/limits.h"
#include "search/prober.h"
#include "search/table.h"
#include "search/value.h"

namespace kalah {

struct RootMove {
  Move move;
  /// Two players: final margin of the mover, stores included. More: final seeds of the mover's side, always an
  /// estimate.
  Value value;
  /// Best line found, the move first; with more than two players the move alone.
  std::vector<Move> line;
};

struct SearchResult {
  Move best;
  Value value;
  /// Last completed iteration.
  int depth = 0;
  std::uint64_t nodes = 0;
  /// Best line found, the best move first; swap is not in it beyond the first place. With more than two players the
  /// move alone.
  std::vector<Move> line;
};

/// Iterative deepening from the current position of the game, of any rules. Always returns a legal move; ends when the
/// limits say so or the position is solved. Deterministic for given limits without a signal and a table cleared before.
/// Precondition: the game is not over. Not thread-safe in `table`.
SearchResult search_best(const Game& game, const Limits& limits, Table& table, const Prober* prober = nullptr);

struct Analysis {
  /// Every legal pit (and `swap` where offered) with its own value, best first.
  std::vector<RootMove> moves;
  int depth = 0;
  std::uint64_t nodes = 0;
};

/// As search_best(), but gives each legal move its value instead of only proving the others worse.
Analysis search_all(const Game& game, const Limits& limits, Table& table, const Prober* prober = nullptr);

}  // namespace kalah
