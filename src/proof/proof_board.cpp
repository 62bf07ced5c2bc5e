#include "proof/proof_board.h"

#include <string>

#include "core/sow_on.h"
#include "core/text.h"

namespace kalah {
namespace {

RowPair rows_of(const RuleBook& book, const Position& position, int mover) {
  RowPair rows;
  for (int pit = 0; pit < book.pits(); ++pit) {
    rows.mover |= Row{position.cells[static_cast<std::size_t>(book.row(mover) + pit)]} << (8 * pit);
    rows.other |= Row{position.cells[static_cast<std::size_t>(book.row(1 - mover) + pit)]} << (8 * pit);
  }
  return rows;
}

int stores_apart(const RuleBook& book, const Position& position) {
  return position.cells[static_cast<std::size_t>(book.store(0))] -
         position.cells[static_cast<std::size_t>(book.store(1))];
}

/// Within the rows nobody gains more than the seeds that lie there.
std::optional<bool> settled_by_seeds(Bound bound, int margin, int seeds) {
  const bool at_least = bound == Bound::kAtLeast;
  if (at_least ? margin <= -seeds : margin >= seeds) return true;
  if (at_least ? margin > seeds : margin < -seeds) return false;
  return std::nullopt;
}

}  // namespace

Status check_proof_rules(const Rules& rules) {
  if (Status status = check_rules(rules); !status) return status;
  if (rules.players != 2) {
    return Error{cat({"a proof is for two players, not players=", std::to_string(rules.players)})};
  }
  if (rules.pits > kMaxRowPits) {
    return Error{cat({"a proof is for 1 to ", std::to_string(kMaxRowPits), " pits, not ", std::to_string(rules.pits)})};
  }
  if (rules.sow == Sow::kCross) return Error{"a proof is for sow=ccw or sow=cw, not sow=cross"};
  if (rules.stop != Stop::kPlayout) return Error{"a proof is for stop=playout, not stop=majority"};
  return {};
}

Status check_proof_root(const Rules& rules, const Position& root) {
  if (rules.end != End::kMoverRowEmpty || root.over() || !row_empty(RuleBook(rules), root, 1 - root.mover)) return {};
  Rules any_row = rules;
  any_row.end = End::kAnyRowEmpty;
  if (value_key(rules) != value_key(any_row)) return {};
  return Error{"under end=mover-row-empty a proof is for positions in which the other has seeds too"};
}

Position ProofBoard::position_of(const RowPair& rows) const {
  Position position;
  for (int pit = 0; pit < book_.pits(); ++pit) {
    position.cells[static_cast<std::size_t>(book_.row(0) + pit)] = static_cast<std::uint16_t>(row_pit(rows.mover, pit));
    position.cells[static_cast<std::size_t>(book_.row(1) + pit)] = static_cast<std::uint16_t>(row_pit(rows.other, pit));
  }
  return position;
}

bool ProofBoard::ended(const RowPair& rows) const { return end_of_given(book_, position_of(rows)) != EndReason::kNone; }

int ProofBoard::final_margin(const RowPair& rows) const {
  return stores_apart(book_, kalah::settled(book_.rules(), position_of(rows)));
}

ProofStep ProofBoard::sow(const RowPair& rows, int pit) const {
  Position position = position_of(rows);
  NoTracer none;
  const Outcome outcome = sow_on(book_, position, pit, none);
  ProofStep step;
  if (position.over()) {
    step.over = true;
    step.gain = stores_apart(book_, position);
    return step;
  }
  step.gain = outcome.banked;
  step.again = outcome.extra;
  step.rows = rows_of(book_, position, position.mover);
  step.seeds = row_sum(step.rows.mover) + row_sum(step.rows.other);
  return step;
}

Demand ProofBoard::demand(Bound bound, int margin, const ProofStep& step) {
  Demand demand;
  if (step.over) {
    demand.settled = implies(bound, step.gain, margin);
    return demand;
  }
  // g + f >= margin is f >= margin - g; g - f >= margin is f <= g - margin.
  const bool at_least = (bound == Bound::kAtLeast) == step.again;
  demand.bound = at_least ? Bound::kAtLeast : Bound::kAtMost;
  demand.margin = step.again ? margin - step.gain : step.gain - margin;
  demand.settled = settled_by_seeds(demand.bound, demand.margin, step.seeds);
  return demand;
}

Demand ProofBoard::demand(Bound bound, int margin, const RowPair& rows) const {
  Demand demand{bound, margin, {}};
  if (ended(rows)) {
    demand.settled = implies(bound, final_margin(rows), margin);
  } else {
    demand.settled = settled_by_seeds(bound, margin, row_sum(rows.mover) + row_sum(rows.other));
  }
  return demand;
}

}  // namespace kalah
