#pragma once

#include "players/player.h"

namespace kalah {

/// The player `breadth-first`: lays out all whole turns level by level as far as limits and memory let it, values the
/// positions of the last complete level, and carries the values back, each player taking what is best for his side.
/// `depth` 0: until a limit or the memory ends it. Precondition: the game is not over.
Choice breadth_first(const Game& game, int depth, Evaluation evaluation, const Means& means, std::uint64_t nodes);

}  // namespace kalah
