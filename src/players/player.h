#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "search/search.h"

namespace kalah {

/// A computer player by name and options.
struct PlayerSpec {
  enum class Kind : std::uint8_t { kRandom, kLevel, kAlphaBeta };
  Kind kind = Kind::kLevel;
  /// 1..5, for kLevel.
  int level = 3;
  /// 0: not given.
  int depth = 0;
  int time_ms = 0;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 0;
  bool seed_given = false;
};

/// Longest time a player may be given for one move.
inline constexpr int kMaxTimeMs = 3'600'000;
inline constexpr int kDefaultTimeMs = 1000;

/// Names that parse_player() knows, without options.
std::vector<std::string> player_names();

/// Reads `level-3`, `random:seed=5`, `alpha-beta:depth=6,time=200,nodes=100000`. Errors name what is allowed.
Result<PlayerSpec> parse_player(std::string_view text);

struct Choice {
  Move move;
  Value value;
  int depth = 0;
  std::uint64_t nodes = 0;
};

/// What the player plays in the current position: always a legal move. `signal` ends the thinking; the spec's time is
/// the caller's business, for players own no clock. `random` decides among equals where no seed was given.
/// Precondition: the game is not over.
Choice choose(const Game& game, const PlayerSpec& spec, StopSignal* signal, Table& table, std::uint64_t random);

}  // namespace kalah
