#pragma once

#include "search/search.h"

namespace kalah {

/// Search for three and four players: alpha-beta with everyone else taken to play against the mover's side
/// ("paranoid"). The value is the side's final seeds if they do; with teams, where there are only two interests, that
/// assumption is the truth.
SearchResult paranoid_best(const Game& game, const Limits& limits, Table& table);
Analysis paranoid_all(const Game& game, const Limits& limits, Table& table);

}  // namespace kalah
