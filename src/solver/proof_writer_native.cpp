#include "solver/proof_writer.h"

#include <filesystem>
#include <vector>

#include "builder/database_checksum.h"
#include "core/text.h"
#include "proof/proof_board.h"
#include "proof/proof_output.h"
#include "proof/statement_sorter.h"

namespace kalah {
namespace {

/// A sowing within a row moves at most 6 seeds, so it lowers the weight by at most 1 + ... + 6 (the legs of a relay
/// follow each other along the row, and together lower it by no more): so many weights below the one at hand can be
/// waiting at a time.
constexpr std::size_t kWeights = 32;
constexpr std::size_t kRemembered = std::size_t{1} << 20;
constexpr std::uint64_t kWatchInterval = 4096;

/// Places from each seed to its owner's store, added up. A sowing that keeps all seeds in the pits lowers it.
std::uint16_t weight_of(const RowPair& rows, int pits) {
  int weight = 0;
  for (int pit = 0; pit < pits; ++pit) weight += (pits - pit) * (row_pit(rows.mover, pit) + row_pit(rows.other, pit));
  return static_cast<std::uint16_t>(weight);
}

int seeds_of(const RowPair& rows) { return row_sum(rows.mover) + row_sum(rows.other); }

SolveNode node_of(const RowPair& rows) { return {rows.mover, rows.other}; }

class Signal final : public StopSignal, public SolveWatch {
 public:
  Signal(ProofWatch* watch, std::uint64_t all) : watch_(watch), all_(all) {}
  void at(std::uint64_t done) { done_ = done; }
  bool stop() override { return watch_ != nullptr && watch_->stop(done_, all_); }
  bool cancelled() override { return stop(); }

 private:
  ProofWatch* watch_;
  std::uint64_t all_;
  std::uint64_t done_ = 0;
};

/// Some of what has been asked for, to be used again: a full place is overwritten.
class Asked {
 public:
  void add(const Statement& statement) { places_[place(statement)] = statement; }
  [[nodiscard]] bool implied(const Statement& statement) const {
    const Statement& found = places_[place(statement)];
    return same_place(found, statement) && implies(found.bound, found.margin, statement.margin);
  }

 private:
  static std::size_t place(const Statement& statement) {
    const std::uint64_t key = 2 * statement.number + static_cast<std::uint64_t>(statement.bound);
    return static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ULL >> 40) % kRemembered;
  }
  std::vector<Statement> places_ = std::vector<Statement>(kRemembered);
};

/// Goes down from the root, layer by layer of seeds and within one by falling weight: no sowing leads back. So all that
/// is asked of a position has arrived, and only the strongest is left of it, when its turn comes.
class ProofMaker {
 public:
  ProofMaker(Solver& solver, const ProofHeader& header, const std::string& folder, const ProofOrder& order)
      : solver_(solver),
        header_(header),
        board_(header.rules),
        root_(rows_of(header.rules, header.position)),
        seeds_(seeds_of(root_)),
        numbers_(header.rules.pits, seeds_),
        base_seeds_(header.base ? header.base->seeds : -1),
        signal_(order.watch, static_cast<std::uint64_t>(seeds_ + 1)),
        made_(folder, order.memory / 2) {
    const auto layers = static_cast<std::uint64_t>(seeds_ + 1);
    for (std::uint64_t i = 0; i < layers; ++i) layers_.emplace_back(folder, order.memory / 4 / layers);
    for (std::size_t i = 0; i < kWeights; ++i) pending_.emplace_back(folder, order.memory / 4 / kWeights);
  }

  Status run() {
    const int ahead = stores_ahead(header_.rules, header_.position);
    if (header_.claim.at_least) {
      if (Status status = begin(Bound::kAtLeast, *header_.claim.at_least - ahead); !status) return status;
    }
    if (header_.claim.at_most) {
      if (Status status = begin(Bound::kAtMost, *header_.claim.at_most - ahead); !status) return status;
    }
    for (layer_ = seeds_; layer_ > base_seeds_ && layer_ > 0; --layer_) {
      signal_.at(static_cast<std::uint64_t>(seeds_ - layer_));
      if (signal_.stop()) return stopped();
      if (Status status = make_layer(); !status) return status;
    }
    return {};
  }

  /// All statements, in the order of a file.
  Status write(ProofOutput& output) {
    for (made_.begin_reading(); made_.first() != nullptr; made_.take()) output.add(*made_.first());
    return made_.status();
  }

 private:
  static Error stopped() { return Error{"stopped"}; }

  Status begin(Bound bound, int margin) {
    Demand demand = board_.demand(bound, margin, root_);
    if (!demand.settled) {
      const auto more = solver_.at_least(node_of(root_), bound == Bound::kAtLeast ? margin : margin + 1, &signal_);
      if (!more) return stopped();
      if (*more != (bound == Bound::kAtLeast)) demand.settled = false;
    }
    if (demand.settled == false) return Error{"the claim does not hold: " + print_claim(header_.claim)};
    settle(demand, root_);
    if (!demand.settled) ask(demand, root_);
    return {};
  }

  Status make_layer() {
    StatementSorter& arrived = layers_[static_cast<std::size_t>(layer_)];
    arrived.begin_reading();
    for (int weight = layer_ * board_.pits(); weight >= 0; --weight) {
      StatementSorter& here = pending_[static_cast<std::size_t>(weight) % kWeights];
      for (; arrived.first() != nullptr && arrived.first()->weight == weight; arrived.take())
        here.add(*arrived.first());
      for (here.begin_reading(); here.first() != nullptr; here.take()) {
        if (++steps_ % kWatchInterval == 0 && signal_.stop()) return stopped();
        if (Status status = expand(*here.first()); !status) return status;
      }
      if (!here.status()) return here.status();
      here.clear();
    }
    Status status = arrived.status();
    if (status.ok()) status = made_.status();
    arrived.release();
    return status;
  }

  Status expand(Statement statement) {
    const RowPair rows = numbers_.rows(statement.number);
    statement.weight = 0;
    if (statement.bound == Bound::kAtLeast) {
      if (Status status = choose(rows, statement); !status) return status;
    } else {
      for (int pit = 1; pit <= board_.pits(); ++pit) {
        if (!ProofBoard::can_sow(rows, pit)) continue;
        const ProofStep step = board_.sow(rows, pit);
        Demand demand = ProofBoard::demand(statement.bound, statement.margin, step);
        settle(demand, step.rows);
        if (demand.settled == false) return wrong();
        if (!demand.settled) ask(demand, step.rows);
      }
    }
    made_.add(statement);
    return {};
  }

  // What the solver says and what the rules core says are two things: only here they are held against each other.
  static Error wrong() { return Error{"the solver took a bound for proved that does not hold"}; }

  /// The sowing that keeps the margin: one that ends there, else one to what is asked for anyway, else to the fewest
  /// seeds.
  Status choose(const RowPair& rows, Statement& statement) {
    struct Way {
      int pit = 0;
      ProofStep step;
      Demand demand;
    };
    std::array<Way, kMaxRowPits> ways;
    std::size_t count = 0;
    for (int pit = board_.pits(); pit >= 1; --pit) {
      if (!ProofBoard::can_sow(rows, pit)) continue;
      Way way{pit, board_.sow(rows, pit), {}};
      way.demand = ProofBoard::demand(statement.bound, statement.margin, way.step);
      settle(way.demand, way.step.rows);
      if (way.demand.settled == true) {
        statement.pit = static_cast<std::uint8_t>(pit);
        return {};
      }
      if (!way.demand.settled) ways[count++] = way;
    }
    const auto better = [&](const Way& way, const Way* than) {
      if (than == nullptr) return true;
      const bool asked = asked_.implied(statement_of(way.demand, way.step.rows));
      const bool other = asked_.implied(statement_of(than->demand, than->step.rows));
      return asked != other ? asked : way.step.seeds < than->step.seeds;
    };
    const Way* best = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
      if ((count == 1 || holds(ways[i].demand, ways[i].step.rows)) && better(ways[i], best)) best = &ways[i];
    }
    if (best == nullptr) {
      // The table has forgotten: the position is proved again, and then its sowing is there.
      const auto held = solver_.at_least_alone(node_of(rows), statement.margin, &signal_);
      if (!held) return stopped();
      const int pit = solver_.known(node_of(rows)).pit;
      for (std::size_t i = 0; i < count; ++i) {
        if (ways[i].pit == pit) best = &ways[i];
      }
      if (!*held || best == nullptr) return wrong();
    }
    statement.pit = static_cast<std::uint8_t>(best->pit);
    ask(best->demand, best->step.rows);
    return {};
  }

  /// Whether it is known to hold.
  [[nodiscard]] bool holds(const Demand& demand, const RowPair& rows) const {
    const ProvedBounds known = solver_.known(node_of(rows));
    return implies(demand.bound, demand.bound == Bound::kAtLeast ? known.lower : known.upper, demand.margin);
  }

  void settle(Demand& demand, const RowPair& rows) const {
    if (demand.settled || seeds_of(rows) > base_seeds_) return;
    demand.settled = holds(demand, rows);
  }

  [[nodiscard]] Statement statement_of(const Demand& demand, const RowPair& rows) const {
    return {numbers_.number(rows), static_cast<std::int16_t>(demand.margin), weight_of(rows, board_.pits()),
            demand.bound, 0};
  }

  void ask(const Demand& demand, const RowPair& rows) {
    const Statement statement = statement_of(demand, rows);
    asked_.add(statement);
    const int seeds = seeds_of(rows);
    (seeds == layer_ ? pending_[statement.weight % kWeights] : layers_[static_cast<std::size_t>(seeds)]).add(statement);
  }

  Solver& solver_;
  const ProofHeader& header_;
  ProofBoard board_;
  RowPair root_;
  int seeds_;
  PositionNumbers numbers_;
  int base_seeds_;
  Signal signal_;
  // By seeds: what is asked of positions below the layer at hand.
  std::vector<StatementSorter> layers_;
  // By weight, of the layer at hand.
  std::vector<StatementSorter> pending_;
  StatementSorter made_;
  Asked asked_;
  // None before the first one.
  int layer_ = -1;
  std::uint64_t steps_ = 0;
};

}  // namespace

Status check_proof_game(const Game& game) {
  if (Status status = check_proof_rules(game.rules()); !status) return status;
  if (game.over()) return Error{"the game is over: there is nothing to prove"};
  if (game.position().phase != Phase::kUnderWay) {
    return Error{game.rules().extra == Extra::kNotFirst
                     ? "a proof is for positions after the opening, where extra=not-first has nothing more to say"
                     : "a proof is for positions after the opening, where opening=" +
                           axis_value(game.rules(), "opening") + " has nothing more to say"};
  }
  if (Status status = check_proof_root(game.rules(), game.position()); !status) return status;
  const int seeds = seeds_in_pits(game.rules(), game.position());
  if (seeds > PositionNumbers::kMaxSeeds) {
    return Error{cat({"a proof is for at most ", std::to_string(PositionNumbers::kMaxSeeds), " seeds in the pits, not ",
                      std::to_string(seeds)})};
  }
  return {};
}

Result<ProofHeader> write_proof(Solver& solver, const Game& game, const std::string& file, const ProofOrder& order) {
  if (Status status = check_proof_game(game); !status) return status.error();
  ProofHeader header;
  header.rules = game.rules();
  header.position = game.position();
  header.claim = order.claim;
  if (order.tables) {
    const Database& database = *solver.database();
    header.base = ProofBase{database.index().seeds(), database_checksum(database)};
  }
  // The file first: whether it can be written is better known before the work than after it.
  const auto output = ProofOutput::create(file, header);
  if (!output) return output.error();
  const std::filesystem::path parent = std::filesystem::path(file).parent_path();
  ProofMaker maker(solver, header, parent.empty() ? "." : parent.string(), order);
  if (Status status = maker.run(); !status) return status.error();
  if (Status status = maker.write(**output); !status) return status.error();
  return (*output)->finish();
}

}  // namespace kalah
