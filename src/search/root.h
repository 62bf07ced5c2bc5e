#pragma once

#include <algorithm>
#include <vector>

#include "search/search.h"

namespace kalah {

/// A root move during iterative deepening.
struct RootLine {
  std::uint8_t pit = 0;
  int value = 0;
  bool exact = false;
};

/// How deepen() goes on and what it wants.
struct Deepening {
  /// Every root move is to have its own value, not only the best.
  bool all = false;
  /// What no value lies below.
  int floor = 0;
};

/// Depth of the iteration that runs whatever the limits, for it must give a move: it looks no further than the sowing
/// itself.
inline constexpr int kAtOnce = 0;

/// A root move is first looked at in a window this far around the value it had one sowing less deep (bench/windows).
inline constexpr int kAspiration = 2;

/// Iterative deepening over the root moves. `value(pit, low, depth)` gives the worth of a move to the mover: exactly
/// when above `low`, else any bound not above it. In `all` mode low is always the floor. `report(lines, depth)` hears
/// of each completed iteration from depth 1 on and, unless `all`, of each better move found in one. Returns the depth
/// of the last full iteration; `lines` come back best first.
///
/// An iteration that is cut off counts only if its first move was finished: then a better move found in it is kept.
template <class Budget, class ValueAt, class Report>
int deepen(std::vector<RootLine>& lines, const Limits& limits, Budget& budget, const Deepening& how, ValueAt value,
           Report report) {
  const int deepest = limits.depth > 0 ? std::min(limits.depth, kMaxDepth) : kMaxDepth;
  int reached = 0;
  for (int depth = kAtOnce; depth <= deepest; ++depth) {
    budget.set_unstoppable(depth == kAtOnce);
    std::vector<RootLine> found = lines;
    int low = how.floor;
    std::size_t finished = 0;
    bool all_exact = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
      const auto scored = value(found[i].pit, how.all ? how.floor : low, depth);
      if (budget.stopped()) break;
      found[i].value = scored.value;
      found[i].exact = scored.exact;
      all_exact = all_exact && scored.exact;
      ++finished;
      if (how.all || (i > 0 && scored.value <= low)) continue;
      low = std::max(low, scored.value);
      // The better move goes first, the others keep their order behind it.
      const auto at = found.begin() + static_cast<std::ptrdiff_t>(i);
      std::rotate(found.begin(), at, at + 1);
      if (i > 0 && depth > kAtOnce + 1) {
        std::vector<RootLine> so_far = found;
        so_far.front().exact = false;
        report(so_far, reached);
      }
    }
    const bool complete = finished == found.size();
    if (complete && how.all) {
      std::ranges::sort(found, [](const RootLine& a, const RootLine& b) {
        return a.value != b.value ? a.value > b.value : a.pit > b.pit;
      });
      lines = std::move(found);
    } else if (finished > 0 && !how.all) {
      // The best value is proved only if the bounds that hold the others down are.
      found.front().exact = complete && all_exact;
      lines = std::move(found);
    }
    if (complete) {
      reached = depth;
      if (depth > kAtOnce) report(lines, depth);
    }
    if (!complete || all_exact) break;
    if (limits.signal != nullptr && limits.signal->stop()) break;
  }
  budget.set_unstoppable(false);
  return reached;
}

}  // namespace kalah
