#include "solver/solve_board.h"

namespace kalah {

SolveBoard::SolveBoard(const BuildRules& rules) : rules_(rules) {
  const int pits = rules.pits;
  if (rules.lap == Lap::kRelay) {
    relay_.emplace(pits);
    return;
  }
  // Places on the mover's ring: his pits, his store, the other's pits.
  const int ring = 2 * pits + 1;
  for (int pit = 0; pit < pits; ++pit) {
    Effect effect;
    int place = pit;
    // Each further seed leaves the pit and falls one place on.
    for (std::size_t seeds = 1; seeds <= kMaxInPit; ++seeds) {
      place = place + 1 == ring ? 0 : place + 1;
      effect.own -= Row{1} << (8 * pit);
      if (place <= pits) {
        effect.own += Row{1} << (8 * place);
      } else {
        effect.other += Row{1} << (8 * (place - pits - 1));
      }
      const bool own_pit = place < pits;
      effect.last_one = own_pit ? Row{1} << (8 * place) : 0;
      effect.opposite_shift = own_pit ? static_cast<std::uint32_t>(8 * (pits - 1 - place)) : 0;
      effect.opposite_mask = own_pit ? 0xFFU : 0;
      effect.again = place == pits && rules.extra;
      effects_[static_cast<std::size_t>(pit)][seeds] = effect;
    }
  }
}

}  // namespace kalah
