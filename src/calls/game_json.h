#pragma once

#include "calls/json.h"
#include "kalah/game.h"

namespace kalah {

/// The bodies of the replies `game`, `trace` and of `axes` inside others: docs/page-api.md. They write the fields of an
/// object that is open.
void write_axes(JsonWriter& json, const Rules& rules);
void write_game(JsonWriter& json, const Game& game);
/// Precondition: the game has at least one entry.
void write_trace(JsonWriter& json, const Game& game);

}  // namespace kalah
