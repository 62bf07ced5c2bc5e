#pragma once

#include "kalah/rules.h"
#include "kalah/status.h"

namespace kalah {

/// What the values depend on. Two players, the opening past.
struct BuildRules {
  int pits = 6;
  Lap lap = Lap::kSingle;
  /// kNone under lap=relay.
  Capture capture = Capture::kStandard;
  bool extra = true;
  /// An empty row ends nothing but its owner's turn (end=no-move).
  bool no_move = false;
  /// Nor does it in a turn that goes on, but whoever empties his own ends the game (end=mover-row-empty, where that is
  /// not any-row-empty in play: one pit and lap=relay).
  bool mover_row = false;
  Rest rest = Rest::kOwner;

  /// Whether a mover with seeds sows on when the other has none.
  [[nodiscard]] bool sows_alone() const { return no_move || mover_row; }

  /// Future margin for the mover where the game has ended with these rests, one of them 0.
  [[nodiscard]] int final_margin(int mover_rest, int other_rest) const {
    switch (rest) {
      case Rest::kOwner: return mover_rest - other_rest;
      case Rest::kEmptier: return other_rest - mover_rest;
      case Rest::kNobody: break;
    }
    return 0;
  }
};

/// Refuses by name what no database can hold.
Result<BuildRules> build_rules(const Rules& rules);

}  // namespace kalah
