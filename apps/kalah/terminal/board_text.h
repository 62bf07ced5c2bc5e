#pragma once

#include <string>
#include <vector>

#include "kalah/game.h"

namespace kalah {

/// The board drawn in text, with pit numbers, seeds, stores, names and whose turn it is. Two players sit opposite,
/// South below (under sow=cw mirrored); more players stand one row below the other.
std::string draw_board(const Game& game, const std::vector<std::string>& names);

/// One sentence for each of capture, extra move and end of a sowing, joined; empty if there is nothing to tell.
std::string explain(const Rules& rules, const Trace& trace);

/// `South wins 28:20.` or `A draw, 24:24.`; the reason first. Precondition: the game is over.
std::string result_sentence(const Game& game, const std::vector<std::string>& names);

/// One turn as a log line: `South: 1,2`, classic `A = 1,2`.
std::string log_line(const Rules& rules, const Turn& turn, bool classic);

}  // namespace kalah
