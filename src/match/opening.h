#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kalah/game.h"

namespace kalah {

/// Where a pair of games begins: a start and moves from there that neither side chose.
struct MatchStart {
  StartSpec start;
  std::vector<Move> moves;
};

/// Reads a line each: moves from the start, `seed=NUMBER` with moves under start=random, or a position. Blank lines and
/// those that begin with `#` are nothing. Errors name the line; one that ends the game is refused.
Result<std::vector<MatchStart>> read_openings(const Rules& rules, std::string_view text);

/// `count` openings of `plies` random sowings, distinct while there are enough; with two players those that a short
/// search finds far from level are taken last. The same for the same seed everywhere. Refused under start=set.
Result<std::vector<MatchStart>> random_openings(const Rules& rules, std::size_t count, int plies, std::uint64_t seed);

}  // namespace kalah
