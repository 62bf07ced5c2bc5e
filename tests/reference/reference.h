#pragma once

#include <cstdint>

#include "tests/reference/game.h"

/// The rules a second time, written from docs/rules.md alone: slow and plain, to be held against the rules core. Shares
/// no line with it.
namespace reference {

struct Perft {
  /// Legal sequences of exactly that many sowings.
  std::uint64_t count = 0;
  /// All sowings played on the way, the last ones included.
  std::uint64_t played = 0;
};

/// Counts from where the game stands, which is left as it was. `swap` is not taken; an ended game has no continuation.
Perft perft(Game& game, int depth);

/// Sowings played by a count from the even start of 6x6.
std::uint64_t perft_played(int depth);

}  // namespace reference
