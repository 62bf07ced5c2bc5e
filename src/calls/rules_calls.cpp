#include "calls/rules_calls.h"

#include <array>
#include <cassert>

#include "calls/arguments.h"
#include "calls/game_json.h"
#include "calls/json.h"
#include "calls/players_json.h"
#include "core/text.h"
#include "players/player.h"

namespace kalah {
namespace {

std::string game_reply(std::string_view arguments) {
  const GameOrReply read = read_game(arguments);
  if (!read.game) return read.reply;
  JsonWriter json;
  json.begin_object();
  write_game(json, *read.game);
  json.end_object();
  return json.take();
}

std::string trace_reply(std::string_view arguments) {
  const GameOrReply read = read_game(arguments);
  if (!read.game) return read.reply;
  if (read.game->moves().empty()) return refusal("moves", Error{"a trace needs at least one move"});
  JsonWriter json;
  json.begin_object();
  write_trace(json, *read.game);
  json.end_object();
  return json.take();
}

std::string rules_reply(std::string_view arguments) {
  const auto rules = parse_rules(arguments);
  if (!rules) return refusal("rules", rules.error());
  JsonWriter json;
  json.begin_object().field("rules", std::string_view(print_rules(*rules)));
  write_axes(json, *rules);
  json.end_object();
  return json.take();
}

std::string presets_reply() {
  JsonWriter json;
  const Rules defaults;
  json.begin_object().key("presets").begin_array();
  for (const Preset& preset : presets()) {
    const auto rules = parse_rules(preset.rules);
    assert(rules);
    json.begin_object().field("name", preset.name).field("rules", preset.rules).key("differs").begin_array();
    for (const Axis& axis : axes()) {
      const std::string value = axis_value(*rules, axis.key);
      if (value == axis_value(defaults, axis.key)) continue;
      json.begin_object().field("key", axis.key).field("value", std::string_view(value)).end_object();
    }
    json.end_array().end_object();
  }
  json.end_array().end_object();
  return json.take();
}

std::string axes_reply() {
  JsonWriter json;
  json.begin_object().key("axes").begin_array();
  for (const Axis& axis : axes()) {
    json.begin_object().field("key", axis.key);
    if (axis.values.empty()) {
      json.field("min", axis.min).field("max", axis.max);
    } else {
      json.key("values").begin_array();
      for (std::string_view value : axis.values) json.value(value);
      json.end_array();
    }
    json.field("default", axis.default_value).end_object();
  }
  json.end_array().end_object();
  return json.take();
}

std::string players_reply() {
  JsonWriter json;
  json.begin_object();
  write_players(json);
  json.end_object();
  return json.take();
}

std::string player_reply(std::string_view arguments) {
  const auto player = parse_player(arguments);
  if (!player) return refusal("player", player.error());
  JsonWriter json;
  json.begin_object().field("player", std::string_view(print_player(*player))).end_object();
  return json.take();
}

struct Method {
  std::string_view name;
  std::string (*answer)(std::string_view arguments);
};

constexpr std::array<Method, 7> kMethods{{
    {"game", game_reply},
    {"trace", trace_reply},
    {"rules", rules_reply},
    {"presets", [](std::string_view) { return presets_reply(); }},
    {"axes", [](std::string_view) { return axes_reply(); }},
    {"players", [](std::string_view) { return players_reply(); }},
    {"player", player_reply},
}};

}  // namespace

std::optional<std::string> rules_call(std::string_view method, std::string_view arguments) {
  for (const Method& known : kMethods) {
    if (known.name == method) return known.answer(arguments);
  }
  return std::nullopt;
}

std::string unknown_method(std::string_view method, std::initializer_list<std::string_view> more) {
  std::string known;
  for (const Method& one : kMethods) known.append(known.empty() ? "" : ", ").append(one.name);
  for (std::string_view name : more) known.append(", ").append(name);
  return refusal("method", Error{cat({"method ", quoted(method), " is not known; methods: ", known})});
}

}  // namespace kalah
