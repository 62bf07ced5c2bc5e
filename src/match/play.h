#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kalah/record.h"
#include "match/contestant.h"
#include "match/opening.h"

namespace kalah {

/// A game of a match: who sits where. Sides are 0 (first) and 1 (second).
struct GamePlan {
  /// From 0; games 2k and 2k+1 are a pair with exchanged sides.
  std::size_t number = 0;
  MatchStart opening;
  /// Side of each seat at the start.
  std::vector<int> seats;
  std::uint64_t random = 0;
};

/// Seats of game `number`: two players simply change seats; three and four are filled alternately, the two games of a
/// pair are each other's exchange, and the next pair is turned by one seat.
std::vector<int> seats_of(const Rules& rules, std::size_t number);

struct SideFault {
  int side = 0;
  Fault fault;
};

struct GameResult {
  std::size_t number = 0;
  std::vector<int> seats;
  Record record;
  /// Share of the win of side 0: 1, 0, a half for a draw; with three and four players its share of those who won.
  double score = 0;
  /// Final seeds of side 0 minus those of side 1; a game lost by a fault counts as all seeds.
  int margin = 0;
  std::optional<SideFault> fault;
};

/// Plays one game; nothing once `stop` is set. Moves that are not legal, crashes and hangs lose the game.
std::optional<GameResult> play_game(const Rules& rules, const GamePlan& plan, const std::array<Contestant*, 2>& sides,
                                    const std::array<std::string, 2>& names, const std::atomic<bool>& stop);

}  // namespace kalah
