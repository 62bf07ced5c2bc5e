#include "calls/players_json.h"

#include <cassert>

#include "core/text.h"
#include "players/player.h"

namespace kalah {
namespace {

/// What an option may be, as the refusal of an impossible value says it: `1..40` or `store, rows, fitted`. Asked for
/// there, so that no bound stands twice.
std::string allowed_values(std::string_view player, std::string_view option) {
  constexpr std::string_view kBefore = "allowed: ";
  const auto refused = parse_player(cat({player, ":", option, "="}));
  assert(!refused);
  const std::string& message = refused.error().message;
  const std::size_t at = message.rfind(kBefore);
  assert(at != std::string::npos);
  return message.substr(at + kBefore.size());
}

void write_option(JsonWriter& json, std::string_view player, std::string_view option) {
  constexpr std::string_view kRange = "..";
  const std::string allowed = allowed_values(player, option);
  json.begin_object().field("key", option);
  if (const std::size_t dots = allowed.find(kRange); dots != std::string::npos) {
    const std::string_view text = allowed;
    json.field("min", text.substr(0, dots)).field("max", text.substr(dots + kRange.size()));
  } else {
    json.key("values").begin_array();
    for (std::string_view value : split(allowed, ',')) json.value(trimmed(value));
    json.end_array();
  }
  json.end_object();
}

}  // namespace

void write_players(JsonWriter& json) {
  json.key("players").begin_array();
  for (const std::string& player : player_names()) {
    json.begin_object().field("name", std::string_view(player)).key("options").begin_array();
    for (const std::string& option : player_options(player)) write_option(json, player, option);
    json.end_array().end_object();
  }
  json.end_array();
}

}  // namespace kalah
