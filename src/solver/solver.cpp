#include "solver/solver.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "table/load.h"

namespace kalah {
namespace {

/// A database of this part of all positions of the task takes about as long to build as the search above it (6x3 16
/// seeds, 6x4 23, 6x5 29).
constexpr double kDatabaseShare = 1.0 / 1500;
/// Under relay a position takes six times as long to build, and the search needs far fewer nodes (6x4 13 seeds, 6x5
/// 17).
constexpr double kRelayShare = 1.0 / 200'000;
/// So many positions are built in a moment (bench/table).
constexpr double kRelayAtOnce = 3'000'000;
/// Part of the memory that a database may take; the rest is the table's.
constexpr double kDatabasePart = 0.72;
constexpr std::uint64_t kLeastTable = std::uint64_t{1} << 20;
/// A larger table brings nothing more and costs the time to clear it: 6x4, which has 25 seeds more than its database,
/// takes 5 million nodes of 8 bytes, and two seeds more take twice as many (kalah solve --seeds 17 to 23).
constexpr std::uint64_t kTableOf6x4 = std::uint64_t{256} << 20;
constexpr double kTableGrowth = 1.42;
/// 6x4,lap=relay takes fewer nodes by this factor at the same distance.
constexpr double kRelayTable = 1.0 / 64;
constexpr int kAboveOf6x4 = 25;
/// It is asked every 5 milliseconds (prove_native.cpp).
constexpr std::uint64_t kAskedATick = 10;
constexpr std::uint64_t kSmallTable = std::uint64_t{16} << 20;

/// Positions with at most `seeds` seeds in `pits` pits, both rows together, as a real number: C(seeds + pits, pits).
double positions_of(int pits, int seeds) {
  double count = 1;
  for (int i = 1; i <= pits; ++i) count *= static_cast<double>(seeds + i) / i;
  return count;
}

class TickSignal final : public StopSignal {
 public:
  TickSignal(SolveWatch& watch, const SolveGround& ground, int beta) : watch_(watch), ground_(ground), beta_(beta) {}
  bool stop() override {
    if (watch_.cancelled()) return true;
    if (++asked_ % kAskedATick != 0) return false;
    return watch_.tick(beta_, ground_.nodes.load(std::memory_order_relaxed),
                       ground_.root_decided.load(std::memory_order_relaxed),
                       ground_.root_moves.load(std::memory_order_relaxed));
  }

 private:
  SolveWatch& watch_;
  const SolveGround& ground_;
  int beta_;
  std::uint64_t asked_ = 0;
};

}  // namespace

Status Solver::check(const Rules& rules) { return check_build(rules, 0); }

Result<SolvePlan> Solver::plan(const Rules& rules, int seeds, const SolveOrder& order) {
  if (Status status = check(rules); !status) return status.error();
  if (seeds > Numbering::kMaxSeeds) {
    return Error{"the solver takes at most " + std::to_string(Numbering::kMaxSeeds) + " seeds in the pits, not " +
                 std::to_string(seeds)};
  }
  const bool relay = rules.lap == Lap::kRelay;
  SolvePlan plan;
  const int most = std::min(seeds, DatabaseIndex::kMaxSeeds);
  const auto may = static_cast<double>(order.memory) * kDatabasePart;
  // Where a byte a position is too much it is packed.
  const auto form_of = [&](int held) {
    const BuildForm usual = usual_form(rules, held);
    if (order.form || relay || usual == BuildForm::kPacked) return order.form.value_or(usual);
    const auto whole = static_cast<double>(build_bytes(rules, held, order.threads, usual));
    return whole > may ? BuildForm::kPacked : usual;
  };
  const auto bytes = [&](int held) { return build_bytes(rules, held, order.threads, form_of(held)); };
  if (order.database) {
    plan.database_seeds = order.database->index().seeds();
  } else if (order.seeds) {
    if (Status status = check_build(rules, *order.seeds); !status) return status.error();
    plan.database_seeds = *order.seeds;
  } else {
    const double whole = positions_of(2 * rules.pits, seeds);
    const double worth = relay ? std::max(kRelayAtOnce, whole * kRelayShare) : whole * kDatabaseShare;
    // What is only read costs next to nothing: as much of it as the memory holds.
    const int held = order.table ? std::min(most, order.table->index().seeds()) : 0;
    while (plan.database_seeds < most &&
           (plan.database_seeds < held || positions_of(2 * rules.pits, plan.database_seeds + 1) <= worth) &&
           static_cast<double>(bytes(plan.database_seeds + 1)) <= may) {
      ++plan.database_seeds;
    }
  }
  plan.form = form_of(plan.database_seeds);
  plan.read = !order.database && order.table && plan.database_seeds <= order.table->index().seeds();
  plan.database_bytes = order.database ? 0 : bytes(plan.database_seeds);
  if (plan.database_bytes + kLeastTable > order.memory) {
    return Error{"a database of " + std::to_string(plan.database_seeds) + " seeds takes " +
                 std::to_string(plan.database_bytes) + " bytes while it is built and the table at least " +
                 std::to_string(kLeastTable) + "; allowed together: " + std::to_string(order.memory)};
  }
  const double useful = static_cast<double>(kTableOf6x4) * (relay ? kRelayTable : 1) *
                        std::pow(kTableGrowth, seeds - plan.database_seeds - kAboveOf6x4);
  const std::uint64_t left = order.memory - plan.database_bytes;
  plan.table_bytes = useful >= static_cast<double>(left)
                         ? left
                         : std::min(left, std::max(kSmallTable, static_cast<std::uint64_t>(useful)));
  return plan;
}

namespace {

Result<std::shared_ptr<const Database>> make_database(const Rules& rules, const SolvePlan& plan,
                                                      const SolveOrder& order, BuildWatch* watch) {
  if (order.database) return order.database;
  auto database = plan.read ? load_database(*order.table, plan.database_seeds, plan.form == BuildForm::kPacked)
                            : build_database(rules, {.seeds = plan.database_seeds, .form = plan.form, .watch = watch},
                                             order.threads);
  if (!database) return database.error();
  return std::shared_ptr<const Database>(std::move(*database));
}

}  // namespace

Result<std::unique_ptr<Solver>> Solver::make(const Rules& rules, int seeds, const SolveOrder& order,
                                             BuildWatch* watch) {
  const auto plan = Solver::plan(rules, seeds, order);
  if (!plan) return plan.error();
  const auto build = build_rules(rules);
  assert(build.ok());
  std::unique_ptr<Solver> solver(new Solver(*build, seeds, *plan, order.threads));
  if (!solver->table_.ready()) {
    return Error{"the system does not give the memory for the table of the solver, " +
                 std::to_string(plan->table_bytes) + " bytes"};
  }
  auto database = make_database(rules, *plan, order, watch);
  if (!database) return database.error();
  solver->database_ = std::move(*database);
  solver->weights_ = fitted_weights(rules);
  return solver;
}

bool Solver::serves(const SolveNode& node) const {
  return row_sum(node.own) + row_sum(node.other) <= numbering_.seeds();
}

std::optional<int> Solver::ended(const SolveNode& node) const {
  if (node.own != 0 && (node.other != 0 || board_.rules().sows_alone())) return std::nullopt;
  return board_.rules().final_margin(row_sum(node.own), row_sum(node.other));
}

void Solver::prepare(SolveGround& ground) {
  ground.board = &board_;
  ground.numbering = &numbering_;
  ground.table = &table_;
  ground.database = database_.get();
  ground.weights = weights_;
  ground.keeper = keeper_;
}

std::optional<int> Solver::prove(const SolveNode& node, int beta, SolveWatch* watch) {
  SolveGround ground;
  prepare(ground);
  if (threads_ > 1) ground.shared = &shared_;
  std::optional<TickSignal> signal;
  if (watch != nullptr) signal.emplace(*watch, ground, beta);
  const int bound = prove_together(ground, node, beta, threads_, signal ? &*signal : nullptr);
  const std::uint64_t nodes = ground.nodes.load();
  nodes_ += nodes;
  if (ground.stop.load()) return std::nullopt;
  if (watch != nullptr) watch->window({beta, bound >= beta, nodes});
  return bound;
}

std::optional<int> Solver::value(const SolveNode& node, int guess, SolveWatch* watch) {
  assert(serves(node));
  if (const auto end = ended(node)) return end;
  const int seeds = row_sum(node.own) + row_sum(node.other);
  if (seeds <= database_->index().seeds()) return database_->margin(node.own, node.other);
  int lower = -seeds;
  int upper = seeds;
  // Values are as odd as the seeds unless the rest is nobody's.
  const bool parity = board_.rules().rest != Rest::kNobody;
  int beta = std::clamp(guess, lower + 1, upper);
  while (lower < upper) {
    if (parity && ((beta ^ seeds) & 1) != 0) ++beta;
    const auto bound = prove(node, beta, watch);
    if (!bound) return std::nullopt;
    (*bound >= beta ? lower : upper) = *bound;
    // Next to what is proved: above it after a yes, else the highest still possible.
    beta = *bound >= beta ? lower + 1 : upper;
  }
  return lower;
}

std::optional<bool> Solver::at_least(const SolveNode& node, int beta, SolveWatch* watch) {
  assert(serves(node));
  const int seeds = row_sum(node.own) + row_sum(node.other);
  if (const auto end = ended(node)) return *end >= beta;
  if (seeds <= database_->index().seeds()) return database_->margin(node.own, node.other) >= beta;
  if (beta <= -seeds) return true;
  if (beta > seeds) return false;
  const auto bound = prove(node, beta, watch);
  if (!bound) return std::nullopt;
  return *bound >= beta;
}

ProvedBounds Solver::known(const SolveNode& node) const {
  assert(serves(node));
  const int seeds = row_sum(node.own) + row_sum(node.other);
  if (const auto end = ended(node)) return {*end, *end, 0};
  if (seeds <= database_->index().seeds()) {
    const int margin = database_->margin(node.own, node.other);
    return {margin, margin, 0};
  }
  return table_.find(numbering_.number(node.own, node.other)).value_or(ProvedBounds{-seeds, seeds, 0});
}

std::optional<bool> Solver::at_least_alone(const SolveNode& node, int beta, StopSignal* signal) {
  const ProvedBounds bounds = known(node);
  if (bounds.lower >= beta) return true;
  if (bounds.upper < beta) return false;
  SolveGround ground;
  prepare(ground);
  ground.signal = signal;
  const int bound = prove_alone(ground, node, beta);
  nodes_ += ground.nodes.load();
  if (ground.stop.load()) return std::nullopt;
  return bound >= beta;
}

SolveNode solve_node(const Rules& rules, const Position& position) {
  const auto row_of_player = [&](int player) {
    Row row = 0;
    for (int pit = 1; pit <= rules.pits; ++pit) {
      row |= Row{position.cells[static_cast<std::size_t>(pit_cell(rules, player, pit))]} << (8 * (pit - 1));
    }
    return row;
  };
  return {row_of_player(position.mover), row_of_player(1 - position.mover)};
}

}  // namespace kalah
