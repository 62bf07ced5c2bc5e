#pragma once

#include <optional>

#include "core/rulebook.h"
#include "proof/statement.h"
#include "table/database_index.h"

namespace kalah {

/// Refuses, by name, rules for which there are no proofs: those under which a future margin hangs on more than the
/// rows and the mover, or a game may not end.
Status check_proof_rules(const Rules& rules);

/// Refuses a root from which games are not those of the value key: under end=mover-row-empty, where that is
/// any-row-empty in play, one whose mover alone has seeds. Precondition: check_proof_rules().
Status check_proof_root(const Rules& rules, const Position& root);

/// What one sowing leads to.
struct ProofStep {
  bool over = false;
  /// Seeds banked; where the game is over, the margin from before the sowing to the end.
  int gain = 0;
  /// The rows from the next mover's side, and whether that is the same player.
  RowPair rows;
  bool again = false;
  int seeds = 0;
};

/// What must be known of a position, or is settled already.
struct Demand {
  Bound bound = Bound::kAtLeast;
  int margin = 0;
  /// Whether it holds, where no more needs to be known.
  std::optional<bool> settled;
};

/// Plays on rows by the rules core. A sowing that gains g is worth g + f(next) where the sower moves again, and
/// g - f(next) where the turn passes.
class ProofBoard {
 public:
  /// Precondition: check_proof_rules().
  explicit ProofBoard(const Rules& rules) : book_(rules) {}

  [[nodiscard]] int pits() const { return book_.pits(); }
  /// Whether the game has ended with these rows before anything is sown.
  [[nodiscard]] bool ended(const RowPair& rows) const;
  /// Future margin where it has.
  [[nodiscard]] int final_margin(const RowPair& rows) const;
  [[nodiscard]] static bool can_sow(const RowPair& rows, int pit) { return row_pit(rows.mover, pit - 1) > 0; }
  /// Precondition: can_sow(), not ended.
  [[nodiscard]] ProofStep sow(const RowPair& rows, int pit) const;

  /// What must hold of the position after a sowing, so that the sowing is worth at least or at most `margin` before
  /// it. Settled where the game is over, or where even all seeds left change nothing.
  [[nodiscard]] static Demand demand(Bound bound, int margin, const ProofStep& step);
  /// The same for a position itself.
  [[nodiscard]] Demand demand(Bound bound, int margin, const RowPair& rows) const;

 private:
  [[nodiscard]] Position position_of(const RowPair& rows) const;

  RuleBook book_;
};

}  // namespace kalah
