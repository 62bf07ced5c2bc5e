#include "solve_lines.h"

#include "core/text.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

/// Positions of a database that are built in the time of a node (bench/table, bench/solve).
constexpr double kPositionsPerNode = 60;
constexpr double kRelayPositionsPerNode = 10;
/// By so many seeds the database grows.
constexpr int kGrowth = 2;

LineAnswer refused(std::string_view reason) { return {cat({"error: ", reason}), true}; }

}  // namespace

bool SolveLines::should_grow() const {
  if (!solver_ || solver_->solver() == nullptr || order_.seeds) return false;
  const Solver& solver = *solver_->solver();
  const int larger = solver.spending().database_seeds + kGrowth;
  if (larger >= seeds_) return false;
  const double each = solver.rules().lap == Lap::kRelay ? kRelayPositionsPerNode : kPositionsPerNode;
  const double spent = static_cast<double>(solver.nodes()) * each;
  return spent > static_cast<double>(DatabaseIndex(solver.rules().pits, larger).positions());
}

Status SolveLines::prepare(const Game& game) {
  const int seeds = seeds_in_pits(game.rules(), game.position());
  std::string key = value_key(game.rules());
  const bool same = solver_ && key == key_;
  if (!same) {
    seeds_ = 0;
    more_ = 0;
    order_.table.reset();
    if (!tables_.empty() && check_build(game.rules(), 0)) {
      auto table = open_table_for(game.rules(), tables_);
      if (!table) return table.error();
      order_.table = std::move(*table);
    }
  }
  const bool has_database = check_build(game.rules(), 0).ok();
  if (same && (!has_database || seeds <= seeds_) && !should_grow()) return {};
  if (same && should_grow()) more_ += kGrowth;
  seeds_ = std::max(seeds_, seeds);
  key_ = std::move(key);
  nodes_ = nodes();
  solver_.reset();
  SolveOrder order = order_;
  if (more_ > 0) {
    const auto plan = Solver::plan(game.rules(), seeds_, order);
    if (!plan) return plan.error();
    order.seeds = plan->database_seeds + more_;
    // Where the memory does not allow it the old size must do, for good.
    if (!Solver::plan(game.rules(), seeds_, order)) {
      order.seeds = plan->database_seeds;
      order_.seeds = order.seeds;
    }
  }
  auto made = GameSolver::make(game.rules(), seeds_, order, building_);
  if (!made) return made.error();
  solver_ = std::move(*made);
  return {};
}

LineAnswer SolveLines::answer(std::string_view line) {
  const std::vector<std::string_view> fields = split(line, '\t');
  if (fields.size() != 2) return refused("the form is RULES<TAB>POSITION");
  const auto rules = parse_rules(trimmed(fields[0]));
  if (!rules) return refused(rules.error().message);
  const auto start = parse_start(*rules, trimmed(fields[1]), 0);
  if (!start) return refused(start.error().message);
  const Game game(*rules, *start);
  if (const auto margin = GameSolver::ended(game)) return {signed_number(*margin), false};
  if (game.over()) return refused("the game is over: nobody is to move");
  if (const Status ready = prepare(game); !ready) return refused(ready.error().message);
  const auto value = solver_->value(game, watch_);
  if (!value) return refused("it was not solved");
  return {signed_number(*value), false};
}

}  // namespace kalah
