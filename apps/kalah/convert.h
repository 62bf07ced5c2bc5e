#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/rules.h"
#include "kalah/status.h"

namespace kalah {

enum class Format : std::uint8_t { kRecord, kPosition, kKgp };

/// `record`, `position` or `kgp`.
Result<Format> parse_format(std::string_view name);

struct Conversion {
  /// Lines, or a whole record.
  std::string text;
  /// One message for each line that was refused, with its number. A refused line has no output line of its own but
  /// `error: ...`.
  std::vector<std::string> refusals;
};

/// Converts a whole input. Positions and KGP boards are lines; a record is one game. From a record, every position of
/// the game is given in order. To a record, the lines are the boards of one game, each one sowing after the one before,
/// seen from the player to move as KGP shows them. `rules`: given by the user, or chosen by the number of pits.
Result<Conversion> convert(Format from, Format to, const std::optional<Rules>& rules, std::string_view input);

}  // namespace kalah
