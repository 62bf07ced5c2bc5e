#include "engine/exact_thought.h"

#include <bit>
#include <cmath>

namespace kalah {
namespace {

/// Nodes that a thread looks at in a millisecond on an ordinary machine (bench/solve).
constexpr double kNodesPerMs = 1'200;
/// Nodes of a proof d seeds above the database: about kNodesAtIt * 2^(d/2) (docs/solving.md, 6x4 over 17 to 23 seeds).
constexpr double kNodesAtIt = 870;
/// The building of databases may take as much before it, and the search goes on with the rest.
constexpr double kShareOfThought = 0.4;
/// A proof within half a second fills no more.
constexpr std::uint64_t kTableBytes = std::uint64_t{64} << 20;

class Watch final : public SolveWatch {
 public:
  explicit Watch(StopSignal& signal) : signal_(signal) {}
  bool cancelled() override { return signal_.stop(); }

 private:
  StopSignal& signal_;
};

}  // namespace

GameSolver* ExactThought::solver_for(const Game& game, int seeds, const std::shared_ptr<const Database>& database) {
  std::string rules = print_rules(game.rules());
  if (solver_ && rules == rules_ && database == database_ && seeds <= seeds_) return solver_.get();
  solver_.reset();
  auto made = GameSolver::make(game.rules(), seeds, {.memory = kTableBytes, .threads = threads_, .database = database},
                               nullptr);
  if (!made) return nullptr;
  solver_ = std::move(*made);
  rules_ = std::move(rules);
  seeds_ = seeds;
  database_ = database;
  return solver_.get();
}

template <class Ask>
auto ExactThought::proved(const Game& game, const std::shared_ptr<const Database>& database, double milliseconds,
                          double proofs, NowMs now, const std::atomic<bool>* flag, Ask ask) {
  using Found = typename decltype(ask(*solver_, nullptr))::value_type;
  std::optional<std::pair<Found, std::uint64_t>> result;
  const int seeds = seeds_in_pits(game.rules(), game.position());
  if (!database || milliseconds <= 0 || seeds > Numbering::kMaxSeeds || !Solver::check(game.rules())) return result;
  // An opening is played out by the solver sowing by sowing, each with a proof of its own.
  if (game.position().phase != Phase::kUnderWay || game.swap_offered()) return result;
  const int above = std::max(0, seeds - database->index().seeds());
  const double may = kShareOfThought * milliseconds;
  if (proofs * kNodesAtIt * std::exp2(above / 2.0) > may * kNodesPerMs * threads_) return result;
  GameSolver* const solver = solver_for(game, seeds, database);
  if (solver == nullptr) return result;
  Deadline deadline(now, may, flag);
  Watch watch(deadline);
  const std::uint64_t before = solver->nodes();
  if (auto found = ask(*solver, &watch)) result.emplace(std::move(*found), solver->nodes() - before);
  return result;
}

std::optional<Choice> ExactThought::choose(const Game& game, const std::shared_ptr<const Database>& database,
                                           double milliseconds, NowMs now, const std::atomic<bool>* flag) {
  const auto found = proved(game, database, milliseconds, 1, now, flag,
                            [&](GameSolver& solver, SolveWatch* watch) { return solver.best(game, watch); });
  if (!found) return std::nullopt;
  const auto& [best, nodes] = *found;
  return Choice{best.move, Value{best.margin, true}, kMaxDepth, nodes, {best.move}};
}

std::optional<Analysis> ExactThought::values(const Game& game, const std::shared_ptr<const Database>& database,
                                             double milliseconds, NowMs now, const std::atomic<bool>* flag) {
  const auto found = proved(game, database, milliseconds, std::popcount(game.legal()) + 1, now, flag,
                            [&](GameSolver& solver, SolveWatch* watch) { return solver.moves(game, watch); });
  if (!found) return std::nullopt;
  Analysis analysis{{}, kMaxDepth, found->second};
  for (const MoveValue& move : found->first) analysis.moves.push_back({move.move, {move.margin, true}, {move.move}});
  return analysis;
}

}  // namespace kalah
