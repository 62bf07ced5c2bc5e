#pragma once

#include <cstdint>
#include <vector>

#include "kalah/position.h"

namespace kalah {

/// What one sowing did, in numbers.
struct Outcome {
  /// Cell of the last seed.
  int last = 0;
  /// Seeds that came into the mover's store by sowing and capture, without the final sweep.
  int banked = 0;
  /// Seeds a capture took, the own last seed counted when it went to the store.
  int captured = 0;
  /// The mover moves again.
  bool extra = false;
  EndReason end = EndReason::kNone;
};

/// One sowing step by step: the one source for log, animation and explanation.
struct Trace {
  struct Lift {
    /// Number of seeds that had fallen before this pit was taken up (an index into path).
    std::size_t at = 0;
    int cell = 0;
    int seeds = 0;
  };
  struct Taken {
    int cell = 0;
    int seeds = 0;
  };
  struct Swept {
    int cell = 0;
    int seeds = 0;
    /// -1: the seeds leave the game.
    int store = 0;
  };
  int player = 0;
  int pit = 0;
  Position before;
  /// More than one in relay sowing.
  std::vector<Lift> lifts;
  /// The cell of every seed, in order.
  std::vector<std::uint8_t> path;
  /// Pits a capture emptied, in the order own pit, opposite pit; all go to the mover's store.
  std::vector<Taken> capture;
  /// Cell the last seed fell in when it captured, and the one opposite to it; valid if capture is not empty.
  int capture_own = 0;
  int capture_opposite = 0;
  Outcome outcome;
  bool in_store = false;
  std::vector<Swept> sweep;
  Position after;
};

/// Pits the mover may sow, bit i-1 for pit i. 0 exactly when the game is over.
unsigned legal_pits(const Rules& rules, const Position& position);

/// Non-empty pits of the mover that the opening rule bars at this moment, as bits.
unsigned barred_pits(const Rules& rules, const Position& position);

/// Whether the mover may answer `swap` now.
bool swap_offered(const Rules& rules, const Position& position);

/// Sows and records every step. Precondition: the pit is legal. Allocates; the search uses its own path.
Trace sow_traced(const Rules& rules, const Position& position, int pit);

/// Plays one sowing. Precondition: the pit is legal. Repetition (cross) is the business of whoever keeps the history.
Outcome sow(const Rules& rules, Position& position, int pit);

}  // namespace kalah
