#include "builder/relay_sower.h"

namespace kalah {

RelaySower::RelaySower(int pits) : pits_(pits) {
  const int ring = 2 * pits + 1;
  for (int from = 0; from < ring; ++from) {
    if (from == pits) continue;
    Leg leg;
    leg.last = from;
    const auto one = [pits](Leg& to, int place, Row seed) {
      if (place <= pits) {
        to.own += seed << (8 * place);
      } else {
        to.other += seed << (8 * (place - pits - 1));
      }
    };
    for (std::size_t seeds = 1; seeds <= static_cast<std::size_t>(kMaxSeeds); ++seeds) {
      // Each further seed leaves the pit and falls one place on.
      leg.last = leg.last + 1 == ring ? 0 : leg.last + 1;
      one(leg, from, ~Row{0});
      one(leg, leg.last, 1);
      legs_[static_cast<std::size_t>(from)][seeds] = leg;
    }
  }
}

}  // namespace kalah
