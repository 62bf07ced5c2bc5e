#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/status.h"
#include "players/player.h"

namespace kalah {

/// The player `engine` without options.
PlayerSpec engine_player();

/// What `setoption` sets.
struct LineOptions {
  int threads = 1;
  int table_mib = 64;
  PlayerSpec player = engine_player();
  /// Overrides what a player that has an evaluation of its choice would take; the player's own option goes before.
  std::optional<Evaluation> evaluation;
  std::uint64_t seed = 0;

  /// The player as it thinks, the evaluation put in where it takes one and names none.
  [[nodiscard]] PlayerSpec effective_player() const;
};

/// The lines that describe the options: name, type, range or values, default.
std::vector<std::string> option_lines();

/// Sets the option `name` from text. A refusal names what is allowed and changes nothing.
Status set_option(LineOptions& options, std::string_view name, std::string_view value);

}  // namespace kalah
