#include "capi/values_json.h"

namespace kalah {

void write_values(JsonWriter& json, const Analysis& analysis) {
  json.key("values").begin_array();
  for (const RootMove& move : analysis.moves) {
    json.begin_object().field("move", std::string_view(print_move(move.move)));
    json.field("value", move.value.margin).field("exact", move.value.exact).end_object();
  }
  json.end_array().field("depth", analysis.depth).field("nodes", analysis.nodes);
}

}  // namespace kalah
