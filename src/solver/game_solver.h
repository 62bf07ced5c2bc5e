#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "search/table.h"
#include "solver/solver.h"

namespace kalah {

/// A complete turn and the final margin that it leads to, seen from the player who takes it.
struct TurnValue {
  std::vector<Move> turn;
  int margin = 0;
};

/// A sowing, or swap, and the final margin that it leads to, seen from the player who makes it.
struct MoveValue {
  Move move;
  int margin = 0;
};

/// Exact final margins of games of two players under any rules. Positions that a database serves go to a Solver;
/// openings that still have something to say are played out sowing by sowing before it; everything else (cross,
/// majority, more than 7 pits) is searched to the end, which small boards allow. Not thread-safe.
class GameSolver {
 public:
  /// `seeds`: most that a question will have in its pits. Refuses more than two players, and what Solver::make() does
  /// for rules that a database serves.
  static Result<std::unique_ptr<GameSolver>> make(const Rules& rules, int seeds, const SolveOrder& order,
                                                  BuildWatch* building);

  /// Null for rules that are searched.
  [[nodiscard]] Solver* solver() { return solver_.get(); }
  [[nodiscard]] const Solver* solver() const { return solver_.get(); }
  [[nodiscard]] std::uint64_t nodes() const { return (solver_ ? solver_->nodes() : 0) + nodes_; }

  /// Final margin of the mover, stores included; nothing if the watch stopped the work, or the plain search ended
  /// without proof. Precondition for all: the game is of the rules and is not over.
  std::optional<int> value(const Game& game, SolveWatch* watch);
  /// Final margin of a given position that has already ended, for the player who would move; nothing for any other
  /// game.
  [[nodiscard]] static std::optional<int> ended(const Game& game);
  /// A sowing (or swap) that reaches the value, and that value.
  std::optional<MoveValue> best(const Game& game, SolveWatch* watch);
  /// Every legal sowing (and `swap` where it is offered) with the margin that it leads to, the best first, equals by
  /// the nearness to the store.
  std::optional<std::vector<MoveValue>> moves(const Game& game, SolveWatch* watch);
  /// Whether it is at least `margin`; costs a single window.
  std::optional<bool> at_least(const Game& game, int margin, SolveWatch* watch);
  /// Every complete turn, the best first, equals by their pits; `swap` among them where it is offered.
  std::optional<std::vector<TurnValue>> turns(const Game& game, SolveWatch* watch);
  /// Best sowings of both sides to the end; of equals the one that was proved, or else the nearest to the store.
  std::optional<std::vector<Move>> line(const Game& game, SolveWatch* watch);

 private:
  GameSolver() = default;

  /// `likely`: what the margin probably is; nothing: a short search says.
  std::optional<int> value_for(const Game& game, int player, SolveWatch* watch, std::optional<int> likely = {});
  std::optional<int> searched(const Game& game, SolveWatch* watch);
  /// Whether the future hangs on the pits and the mover alone, as the solver takes it. Not in an opening, nor in a
  /// given position that goes on although the other's row is empty (mover-row-empty), where play never reaches such a
  /// one.
  [[nodiscard]] bool pits_decide(const Game& game) const;
  [[nodiscard]] int guess(const Game& game, const SolveNode& node, SolveWatch* watch);
  std::optional<bool> reaches(const Game& game, int player, int margin, SolveWatch* watch);
  /// A move that keeps `margin` for the player to move, who has it.
  std::optional<Move> keeping(const Game& game, int margin, SolveWatch* watch);
  /// All moves, the one that the solver remembers first.
  [[nodiscard]] std::vector<Move> likely_moves(const Game& game) const;
  bool add_turns(const Game& game, std::vector<Move>& chain, std::vector<TurnValue>& turns, SolveWatch* watch);

  std::unique_ptr<Solver> solver_;
  std::unique_ptr<Table> table_;
  std::uint64_t nodes_ = 0;
};

}  // namespace kalah
