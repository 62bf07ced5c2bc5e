#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "engine/memory_prober.h"
#include "players/player.h"

namespace kalah {

/// Positions in the database that a player builds for itself: 16 seeds on boards of 6 pits, 30 MB. Twice the seeds are
/// worth less than the memory and the wait.
inline constexpr std::uint64_t kUsualPositions = 31'000'000;

/// Whether the player looks positions up.
bool uses_database(const PlayerSpec& spec);

/// Endgame databases in memory, built when first asked for: the latest one is kept. Not thread-safe; the probers are.
class Databases {
 public:
  /// Databases hold at most so many positions; 0: none is ever built.
  explicit Databases(std::uint64_t most_positions = kUsualPositions) : most_positions_(most_positions) {}

  /// A source of exact values for these rules, with the opening past, as large as the bound and the game's own seeds
  /// make sensible; null where no database serves, or `signal` ended the building. Stays valid until the next call.
  const Prober* prober(const Rules& rules, int seeds_in_game, StopSignal* signal);

 private:
  std::uint64_t most_positions_;
  std::string key_;
  int seeds_ = -1;
  std::unique_ptr<MemoryProber> prober_;
};

}  // namespace kalah
