#include "protocol/time_share.h"

#include <algorithm>

namespace kalah {
namespace {

/// Kept for what is not thinking: pipes, a busy machine.
constexpr double kReserveMs = 30;
constexpr int kSeedsARound = 5;
constexpr int kFewestTurns = 4;
constexpr int kMostTurns = 40;

}  // namespace

double time_share(const Clock& clock, int turns) {
  const double usable = std::max(0.0, clock.left_ms - kReserveMs);
  const double share = usable / std::max(1, turns) + 0.8 * clock.increment_ms;
  // A single turn that is certain to be the last may still not eat the whole clock: the estimate can be wrong.
  return std::max(1.0, std::min(share, usable / 3));
}

int turns_to_come(int seeds_in_pits) { return std::clamp(seeds_in_pits / kSeedsARound, kFewestTurns, kMostTurns); }

}  // namespace kalah
