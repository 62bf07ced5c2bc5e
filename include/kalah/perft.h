#pragma once

#include <cstdint>
#include <span>

#include "kalah/position.h"

namespace kalah {

struct PerftResult {
  /// Legal sequences of exactly `depth` sowings; swap is not taken, an ended game has no continuation.
  std::uint64_t count = 0;
  /// All sowings played on the way, the last ones included: each is really made on a board, none is counted in bulk.
  std::uint64_t played = 0;
  /// A number that every board after a last sowing enters, so that no compiler can leave a sowing out. Its value means
  /// nothing and differs between the fast and the general path.
  std::uint64_t mix = 0;
};

/// Counts from `position`; `earlier` are the positions before it (only sow=cross needs them, for repetitions).
/// `general` forbids the fast path.
/// Precondition: depth >= 1. Thread-safe. Allocates once, for the history of cross.
PerftResult perft(const Rules& rules, const Position& position, int depth, bool general = false,
                  std::span<const Position> earlier = {});

}  // namespace kalah
