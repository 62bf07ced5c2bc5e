#pragma once

#include <memory>
#include <optional>

#include "builder/build.h"
#include "kalah/game.h"
#include "solver/prove.h"
#include "table/table_file.h"

namespace kalah {

/// What a solver is given to work with.
struct SolveOrder {
  /// Seeds of the database; nothing: chosen from the memory and the task.
  std::optional<int> seeds = std::nullopt;
  /// How it holds its values; nothing: the usual form of its size.
  std::optional<BuildForm> form = std::nullopt;
  /// Bytes for database and table together.
  std::uint64_t memory = std::uint64_t{1} << 30;
  int threads = 1;
  /// A database of the same value key that is read instead of building one, where it has the seeds; may be null.
  std::shared_ptr<const TableFile> table = nullptr;
  /// A database of the same value key that is in memory already: taken as it is, whatever its seeds, and not counted in
  /// `memory`; may be null.
  std::shared_ptr<const Database> database = nullptr;
};

/// How a solver would spend its memory.
struct SolvePlan {
  int database_seeds = 0;
  BuildForm form = BuildForm::kBytes;
  /// It comes from the order's table.
  bool read = false;
  std::uint64_t database_bytes = 0;
  std::uint64_t table_bytes = 0;
};

/// One null window of a solution.
struct SolveWindow {
  /// Asked: is the future margin at least this?
  int beta = 0;
  bool at_least = false;
  /// Of this window.
  std::uint64_t nodes = 0;
};

/// Hears how a solution goes on, from the thread that asked for it.
class SolveWatch {
 public:
  virtual ~SolveWatch() = default;
  virtual void window(const SolveWindow& /*done*/) {}
  /// Asked hundreds of times a second and more: true ends the work.
  virtual bool cancelled() { return false; }
  /// Some times a second: true ends the work. `beta` is what is being asked, `nodes` those of this window so far.
  virtual bool tick(int /*beta*/, std::uint64_t /*nodes*/, int /*root_decided*/, int /*root_moves*/) { return false; }

 protected:
  SolveWatch() = default;
  SolveWatch(const SolveWatch&) = default;
  SolveWatch& operator=(const SolveWatch&) = default;
};

/// Exact future margins under the rules of one value key, by null windows over a database and a table that stay from
/// one question to the next. Not thread-safe; it starts threads of its own.
class Solver {
 public:
  /// Refuses by name rules that no database serves.
  static Status check(const Rules& rules);

  /// How memory would be spent. `seeds`: most that a question will have in its pits. Refuses what check() does, more
  /// of them than Numbering::kMaxSeeds, and too little memory, with numbers. A table must be of the rules' value key.
  static Result<SolvePlan> plan(const Rules& rules, int seeds, const SolveOrder& order);

  /// Builds or reads the database. Arguments and refusals are those of plan(). `watch` may stop the building.
  static Result<std::unique_ptr<Solver>> make(const Rules& rules, int seeds, const SolveOrder& order,
                                              BuildWatch* watch);

  [[nodiscard]] const SolvePlan& spending() const { return plan_; }
  [[nodiscard]] const std::shared_ptr<const Database>& database() const { return database_; }
  [[nodiscard]] const BuildRules& rules() const { return board_.rules(); }
  [[nodiscard]] bool serves(const SolveNode& node) const;

  /// The best future margin for the mover; nothing if the watch stopped the work. `guess`: where to begin asking.
  /// Precondition: serves(node).
  std::optional<int> value(const SolveNode& node, int guess, SolveWatch* watch);
  /// Whether it is at least `beta`.
  std::optional<bool> at_least(const SolveNode& node, int beta, SolveWatch* watch);

  /// What is proved goes there as well from now on; null: nowhere. It must outlive the questions.
  void keep_in(ProofKeeper* keeper) { keeper_ = keeper; }
  /// For filling with what was proved before, and the number of numbers that it knows.
  [[nodiscard]] BoundsTable& table() { return table_; }
  [[nodiscard]] std::uint64_t numbers() const { return numbering_.positions(); }

  /// What is proved of a position already; the widest bounds if nothing is.
  [[nodiscard]] ProvedBounds known(const SolveNode& node) const;
  /// at_least() in the calling thread, which asks `signal`, if there is one, whether to stop: for many small questions.
  std::optional<bool> at_least_alone(const SolveNode& node, int beta, StopSignal* signal);

  /// Nodes of all questions so far.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  Solver(const BuildRules& rules, int seeds, const SolvePlan& plan, int threads)
      : plan_(plan),
        threads_(threads),
        board_(rules),
        numbering_(rules.pits, seeds),
        table_(numbering_.positions(), plan.table_bytes) {}

  /// Margin where the game ends without a sowing of the mover; nothing if he can sow.
  [[nodiscard]] std::optional<int> ended(const SolveNode& node) const;
  std::optional<int> prove(const SolveNode& node, int beta, SolveWatch* watch);
  void prepare(SolveGround& ground);

  SolvePlan plan_;
  int threads_;
  SolveBoard board_;
  Numbering numbering_;
  BoundsTable table_;
  std::shared_ptr<const Database> database_;
  const FittedWeights* weights_ = nullptr;
  SharedSearch shared_;
  ProofKeeper* keeper_ = nullptr;
  std::uint64_t nodes_ = 0;
};

/// The rows of a two-player position as its mover sees them. Precondition: at most kMaxRowPits pits.
SolveNode solve_node(const Rules& rules, const Position& position);

}  // namespace kalah
