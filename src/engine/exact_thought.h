#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "engine/clock.h"
#include "players/player.h"
#include "search/search.h"
#include "solver/game_solver.h"

namespace kalah {

/// Whether a player proves where it can before it searches: `engine` and `perfect`, bounded by nothing but time. (A
/// thought within a depth or nodes repeats itself, without a clock.)
inline bool proves(const PlayerSpec& spec) {
  const bool full = spec.kind == PlayerSpec::Kind::kEngine || spec.kind == PlayerSpec::Kind::kPerfect;
  return full && spec.depth == 0 && spec.nodes == 0;
}

/// Proves by null windows (src/solver) what the player to move can reach, over a database that players hold, where
/// that is likely to end within two fifths of a thought. What is proved stays from thought to thought. Not
/// thread-safe.
class ExactThought {
 public:
  /// `threads` work together.
  explicit ExactThought(int threads = 1) : threads_(threads) {}

  /// A best sowing with its exact value; nothing where the rules or the position want another way, the proof would
  /// probably take too long, or it was not found within two fifths of `milliseconds` or before `flag` was raised.
  /// Preconditions: the game is not over, the database is of its rules' value key.
  std::optional<Choice> choose(const Game& game, const std::shared_ptr<const Database>& database, double milliseconds,
                               NowMs now, const std::atomic<bool>* flag);
  /// The same for every legal sowing: as search_all(), all values exact.
  std::optional<Analysis> values(const Game& game, const std::shared_ptr<const Database>& database, double milliseconds,
                                 NowMs now, const std::atomic<bool>* flag);

 private:
  /// What ask(solver, watch) finds within the share of the thought, and the nodes that took. Nothing where that is not
  /// for the solver, or would take too long, being `proofs` of them.
  template <class Ask>
  auto proved(const Game& game, const std::shared_ptr<const Database>& database, double milliseconds, double proofs,
              NowMs now, const std::atomic<bool>* flag, Ask ask);
  GameSolver* solver_for(const Game& game, int seeds, const std::shared_ptr<const Database>& database);

  int threads_;
  std::string rules_;
  /// Most seeds that the solver takes.
  int seeds_ = 0;
  std::shared_ptr<const Database> database_;
  std::unique_ptr<GameSolver> solver_;
};

}  // namespace kalah
