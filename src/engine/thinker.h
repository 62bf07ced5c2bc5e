#pragma once

#include <functional>
#include <memory>

#include "engine/clock.h"
#include "engine/databases.h"
#include "players/player.h"

namespace kalah {

/// Bounds of one thought, besides those of the player's own options: whatever is reached first ends it. 0: no bound.
struct ThinkLimits {
  double milliseconds = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  /// No time bound of any kind: the thought goes on until stop() or until the position is solved.
  bool infinite = false;
};

/// What has been found so far.
struct Thought {
  Choice choice;
  double milliseconds = 0;
};

/// A computer player at work beside its caller: owns the transposition table and the thread, and keeps both between
/// thoughts. One thought at a time. All members may be called from any one thread at a time; the listeners run on the
/// thinking thread, never at the same time as each other, and must not call back into the thinker except stop().
class Thinker {
 public:
  using Listener = std::function<void(const Thought&)>;

  /// `threads`: how many search together (1 is the deterministic one). `now`: the clock that bounds are measured by.
  explicit Thinker(NowMs now, std::size_t table_bytes, int threads = 1);
  /// Stops and waits.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// Begins to think; a thought still under way is stopped and waited for first, and its `done` called. Without any
  /// bound, neither here nor in the player's options, a player that searches() gets kDefaultTimeMs. `improved` hears of
  /// every completed iteration and every better move, `done` of the final choice, exactly once. Either may be empty.
  /// `random` decides among equals. Precondition: the game is not over.
  void start(const Game& game, const PlayerSpec& spec, const ThinkLimits& limits, std::uint64_t random,
             Listener improved, Listener done);
  /// Asks the thought under way to end at once; `done` follows within milliseconds. Does nothing if there is none.
  /// Safe from any thread, at any time.
  void stop();
  /// Waits until no thought is under way, and returns the last choice (none before the first start()).
  Thought wait();
  [[nodiscard]] bool thinking() const;

  /// Forgets table and databases, so that thoughts within a depth or nodes repeat themselves. Waits for a thought under
  /// way.
  void clear();
  /// Where to look for endgame databases from now on; kept by clear(). Waits for a thought under way.
  void use_tables(ProberSource source);
  /// Changes size and threads for the thoughts to come. Waits for a thought under way.
  void configure(std::size_t table_bytes, int threads);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kalah
