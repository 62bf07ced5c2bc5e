#pragma once

#include "search/search.h"

namespace kalah {

/// Search for three and four players without teams: everyone plays for the most seeds of his own ("max^n"). Of two
/// sowings equally good for the one who sows, the one worse for the root's player is taken, then for those after him in
/// turn. The value is the final seeds of the root's player if all play so.
SearchResult maxn_best(const Game& game, const Limits& limits, Table& table);
Analysis maxn_all(const Game& game, const Limits& limits, Table& table);

}  // namespace kalah
