#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/thinker.h"

namespace kalah {

/// A whole turn as a player chose it: its sowings in order, or `swap` alone.
struct TurnChoice {
  std::vector<Move> moves;
  /// What the player held the turn to be worth, seen from the one who plays it; nothing where it weighs no values.
  std::optional<Value> value;
  int depth = 0;
  std::uint64_t nodes = 0;
  double milliseconds = 0;
};

/// What is known while a turn is being thought about. `line` begins with the turn's first sowing.
struct TurnNews {
  Choice choice;
  std::vector<Move> line;
  /// Of the whole turn so far.
  std::uint64_t nodes = 0;
  double milliseconds = 0;
};

/// What bounds and guides the thinking about one turn.
struct TurnRequest {
  PlayerSpec player;
  /// Milliseconds and nodes are for the whole turn, the depth for each of its sowings. A player's own options bound
  /// each sowing.
  ThinkLimits limits;
  std::uint64_t random = 0;
};

using TurnListener = std::function<void(const TurnNews&)>;

/// The longest it goes on after its bounds are reached: sowings of a chain that the last line does not reach are looked
/// at briefly.
inline constexpr double kTurnGraceMs = 20;

/// Thinks about one sowing after the other until the turn passes, on the calling thread. Once a bound is reached or
/// `stop` is set, the chain is continued along the last line, and by brief looks where that ends. With
/// limits.infinite it returns only after `stop`; whoever sets it also calls thinker.stop() and stop.notify_all().
/// `heard` runs on the thinking thread. Precondition: the game is not over.
TurnChoice choose_turn(Thinker& thinker, NowMs now, const Game& game, const TurnRequest& request,
                       const std::atomic<bool>& stop, const TurnListener& heard);

/// `3,6,2` or `swap`.
std::string print_turn(const std::vector<Move>& moves);

/// A line of sowings from the game's position on, grouped into turns: `3,6 2 1,4`.
std::string print_line(const Game& game, const std::vector<Move>& line);

/// A number for each place in a series, one step of SplitMix64 each; the same numbers on every machine.
std::uint64_t numbered(std::uint64_t seed, std::uint64_t place);

}  // namespace kalah
