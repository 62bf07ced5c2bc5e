#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "builder/build.h"
#include "engine/clock.h"
#include "engine/memory_prober.h"
#include "players/player.h"

namespace kalah {

/// Positions in the database that a player builds for itself: 16 seeds on boards of 6 pits, 30 MB. Twice the memory
/// would be one seed more.
inline constexpr std::uint64_t kUsualPositions = 31'000'000;

/// Whether the player looks positions up.
bool uses_database(const PlayerSpec& spec);

/// Milliseconds that thinking within these bounds (0: none) takes or is taken to take, for Databases::prober().
double expected_ms(double milliseconds, std::uint64_t nodes, int depth);

/// Finds a database for rules that is there already, such as a file; null if there is none.
using ProberSource = std::function<std::shared_ptr<const Prober>(const Rules&)>;

/// How a database is built: `build_database` in the calling thread, or with more threads where there are any.
using DatabaseBuilder =
    std::function<Result<std::unique_ptr<const Database>>(const Rules& rules, const BuildOrder& order)>;

/// Endgame databases in memory, built when asked for: the latest one is kept and grows from thought to thought. One
/// that is there already is taken instead if it holds more than would ever be built. Not thread-safe; the probers are.
class Databases {
 public:
  /// Databases hold at most so many positions; 0: none is ever built.
  explicit Databases(std::uint64_t most_positions = kUsualPositions) : most_positions_(most_positions) {}

  /// Who builds from now on; at first one thread does. The watch it is given may be asked from any of its threads.
  void build_with(DatabaseBuilder builder) { builder_ = std::move(builder); }

  /// Where to look for databases from now on.
  void use(ProberSource source) {
    source_ = std::move(source);
    found_for_.clear();
  }

  /// A source of exact values for these rules, with the opening past; null where no database serves. A small part of
  /// the thoughts' time so far goes into its size, `milliseconds` being those of the one that begins, so that building
  /// never takes a thought away; the game's own seeds bound it too. Once it has taken two fifths of the thought by the
  /// clock `now` (null: by no clock), or `flag` is raised, a larger one is given up for this time. Valid until the next
  /// call.
  const Prober* prober(const Rules& rules, int seeds_in_game, double milliseconds, NowMs now,
                       const std::atomic<bool>* flag = nullptr);
  /// The same for one move of a player: null too if the player looks nothing up. `milliseconds` 0: the thought is not
  /// bounded by time, so no clock is asked, and a thought within a depth or nodes repeats itself.
  const Prober* prober_for(const PlayerSpec& spec, const Game& game, double milliseconds, NowMs now,
                           const std::atomic<bool>* flag = nullptr);

  /// What is in memory for these rules; null if nothing is, for what is in files is not.
  [[nodiscard]] std::shared_ptr<const Database> built(const Rules& rules) const {
    return key_ == value_key(rules) ? database_ : nullptr;
  }

  /// Builds the database of so many seeds now, whatever time that takes, unless the one that is there holds as many.
  /// Errors: check_build(), more positions than are held here, too little memory; what was there then stays.
  Status prepare(const Rules& rules, int seeds);

 private:
  const Prober* found(const Rules& rules);
  void turn_to(const Rules& rules);
  Status build(const Rules& rules, int seeds, BuildWatch* watch);

  std::uint64_t most_positions_;
  DatabaseBuilder builder_;
  /// Positions that may still be built.
  double credit_ = 0;
  std::string key_;
  int seeds_ = -1;
  std::shared_ptr<const Database> database_;
  std::unique_ptr<MemoryProber> prober_;
  ProberSource source_;
  /// The rules that `found_` was asked for.
  std::string found_for_;
  std::shared_ptr<const Prober> found_;
};

}  // namespace kalah
