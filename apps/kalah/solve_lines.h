#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "apply.h"
#include "solver/game_solver.h"

namespace kalah {

/// Answers lines `RULES<TAB>POSITION` with exact values. Database and table stay from line to line of the same rules;
/// the database grows when searching has cost more than a larger one would.
class SolveLines {
 public:
  /// `tables`: folder of databases that are read instead of built; empty: none.
  SolveLines(const SolveOrder& order, std::string tables, BuildWatch* building, SolveWatch* watch)
      : order_(order), tables_(std::move(tables)), building_(building), watch_(watch) {}

  /// The value, or `error: REASON`.
  LineAnswer answer(std::string_view line);
  /// Of all lines so far.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_ + (solver_ ? solver_->nodes() : 0); }

 private:
  Status prepare(const Game& game);
  [[nodiscard]] bool should_grow() const;

  SolveOrder order_;
  std::string tables_;
  BuildWatch* building_;
  SolveWatch* watch_;
  std::string key_;
  /// Most seeds that the solver takes, and those of its database beyond what one position is worth.
  int seeds_ = 0;
  int more_ = 0;
  std::unique_ptr<GameSolver> solver_;
  /// Of the solvers before it.
  std::uint64_t nodes_ = 0;
};

}  // namespace kalah
