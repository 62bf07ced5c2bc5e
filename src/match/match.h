#pragma once

#include <functional>

#include "match/tally.h"

namespace kalah {

struct MatchSetup {
  Rules rules;
  std::array<ContestantSpec, 2> sides;
  /// Even.
  std::size_t games = 2;
  /// Pair k begins from opening k modulo their number; not empty.
  std::vector<MatchStart> openings;
  std::optional<Sprt> sprt;
  int concurrency = 2;
  TurnBounds bounds;
  std::uint64_t seed = 0;
  NowMs now = nullptr;
};

/// Hears of a match; called by one thread at a time.
struct MatchListener {
  /// Every game in the order of the numbers, with the results up to it.
  std::function<void(const GameResult&, const Tally&)> game_over;
  /// Several times a second.
  std::function<void(const Tally&)> tick;
};

/// Plays until all games are over, the test is decided, or `stop` is set (from any thread or a signal). What counts
/// ends with the game that decided the test, however many others are under way; so the result does not depend on the
/// concurrency where the sides' moves do not depend on time.
Tally play_match(const MatchSetup& setup, const MatchListener& listener, const std::atomic<bool>& stop);

}  // namespace kalah
