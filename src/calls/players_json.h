#pragma once

#include "calls/json.h"

namespace kalah {

/// Writes the field `players`: every player with its options and what they may be. The caller opens the object.
void write_players(JsonWriter& json);

}  // namespace kalah
