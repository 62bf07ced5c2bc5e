#pragma once

#include <string_view>
#include <vector>

#include "engine/thinker.h"
#include "kalah/game.h"
#include "kalah/status.h"
#include "protocol/time_share.h"

namespace kalah {

/// Words of a line, separated by blanks and tabs.
std::vector<std::string_view> words_of(std::string_view line);

/// Reads what follows `position`: `rules R START [first F] [moves ...]`, START being `start`, `seed=NUMBER` or
/// `position P`.
Result<Game> read_position_line(std::string_view rest);

/// The line that read_position_line() reads back to this game: `position rules ...`.
std::string position_line(const Game& game);

/// Reads what follows `go`. A clock is turned into milliseconds by the seeds of the position.
Result<ThinkLimits> read_go_line(std::string_view rest, const Game& game);

}  // namespace kalah
