#pragma once

#include "calls/json.h"
#include "search/search.h"

namespace kalah {

/// The body of the reply `values`: docs/page-api.md. Writes the fields of an object that is open.
void write_values(JsonWriter& json, const Analysis& analysis);

}  // namespace kalah
