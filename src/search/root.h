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

/// Iterative deepening over the root moves. `value(i, low)` gives the worth of move i to the mover: exactly when above
/// `low`, else any bound not above it. In `all` mode low is always -infinity. Returns the depth of the last full
/// iteration; `lines` come back best first.
///
/// An iteration that is cut off counts only if its first move was finished: then a better move found in it is kept.
template <class Budget, class ValueAt>
int deepen(std::vector<RootLine>& lines, const Limits& limits, Budget& budget, bool all, int floor, ValueAt value) {
  const int deepest = limits.depth > 0 ? std::min(limits.depth, kMaxDepth) : kMaxDepth;
  int reached = 0;
  for (int depth = 1; depth <= deepest; ++depth) {
    budget.set_unstoppable(depth == 1);
    std::vector<RootLine> found = lines;
    int low = floor;
    std::size_t finished = 0;
    std::size_t best = 0;
    bool all_exact = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
      const auto scored = value(found[i].pit, all ? floor : low, depth);
      if (budget.stopped()) break;
      found[i].value = scored.value;
      found[i].exact = scored.exact;
      all_exact = all_exact && scored.exact;
      if (i == 0 || scored.value > low) {
        low = std::max(low, scored.value);
        if (scored.value > found[best].value || i == 0) best = i;
      }
      ++finished;
    }
    const bool complete = finished == found.size();
    if (complete && all) {
      std::ranges::sort(found, [](const RootLine& a, const RootLine& b) {
        return a.value != b.value ? a.value > b.value : a.pit > b.pit;
      });
      lines = std::move(found);
    } else if (finished > 0 && !all) {
      std::rotate(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(best),
                  found.begin() + static_cast<std::ptrdiff_t>(best) + 1);
      // The best value is proved only if the bounds that hold the others down are.
      found.front().exact = complete && all_exact;
      lines = std::move(found);
    }
    if (complete) reached = depth;
    if (!complete || all_exact) break;
    if (limits.signal != nullptr && limits.signal->stop()) break;
  }
  return reached;
}

}  // namespace kalah
