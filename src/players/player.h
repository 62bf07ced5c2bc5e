#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/search.h"

namespace kalah {

/// A computer player by name and options.
struct PlayerSpec {
  enum class Kind : std::uint8_t { kRandom, kRules, kBreadthFirst, kAlphaBeta, kLevel, kEngine, kPerfect };
  Kind kind = Kind::kLevel;
  /// 1..5, for kLevel.
  int level = 3;
  /// 0: not given. Whole turns for breadth-first and alpha-beta, sowings for engine.
  int depth = 0;
  int time_ms = 0;
  std::uint64_t nodes = 0;
  std::uint64_t seed = 0;
  bool seed_given = false;
  std::optional<Evaluation> evaluation;
};

inline constexpr int kMaxLevel = 5;
/// Longest time a player may be given for one move.
inline constexpr int kMaxTimeMs = 3'600'000;
inline constexpr int kDefaultTimeMs = 1000;

/// Names that parse_player() knows, without options.
std::vector<std::string> player_names();

/// Whether the name before the options is one of player_names().
bool is_player(std::string_view text);

/// Options that parse_player() allows after a name, in the order `depth, time, nodes, eval, seed`; empty for an unknown
/// name.
std::vector<std::string> player_options(std::string_view name);

/// Reads `level-3`, `random:seed=5`, `alpha-beta:depth=6,time=200,nodes=100000`. Errors name what is allowed.
Result<PlayerSpec> parse_player(std::string_view text);

/// The form that parse_player() reads back to the same player.
std::string print_player(const PlayerSpec& spec);

/// Whether the player searches or lays out turns at all: one that does is given a second where nothing else bounds it,
/// for on large boards even a small depth may take minutes.
bool searches(const PlayerSpec& spec);

/// Whether the player goes on thinking until it is stopped or its time is up (else its choice takes a moment).
bool thinks(const PlayerSpec& spec);

struct Choice {
  Move move;
  /// Nothing where the player weighs no values (random, rules).
  std::optional<Value> value;
  int depth = 0;
  std::uint64_t nodes = 0;
  /// Expected continuation, the move first; may hold the move alone.
  std::vector<Move> line;
};

/// Hears of a player's choice while it thinks.
class ChoiceListener {
 public:
  virtual ~ChoiceListener() = default;
  /// After each completed iteration and at each better move in between; from the thinking thread.
  virtual void considered(const Choice& choice) = 0;

 protected:
  ChoiceListener() = default;
  ChoiceListener(const ChoiceListener&) = default;
  ChoiceListener& operator=(const ChoiceListener&) = default;
};

/// What a player may use for one move.
struct Means {
  Table& table;
  /// Ends the thinking; the spec's time is the caller's business, for players own no clock.
  StopSignal* signal = nullptr;
  const Prober* prober = nullptr;
  ChoiceListener* listener = nullptr;
  /// Decides among equals where no seed was given.
  std::uint64_t random = 0;
  /// See Limits::shared.
  SharedSearch* shared = nullptr;
};

/// What the player plays in the current position: always a legal move. Precondition: the game is not over.
Choice choose(const Game& game, const PlayerSpec& spec, const Means& means);

}  // namespace kalah
