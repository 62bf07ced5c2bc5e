#include "calls/arguments.h"

#include "calls/json.h"
#include "core/text.h"

namespace kalah {

std::string refusal(std::string_view what, const Error& error) {
  JsonWriter json;
  json.begin_object().field("error", std::string_view(error.message)).field("what", what);
  if (!error.kind.empty()) {
    json.field("kind", error.kind).key("parts").begin_object();
    for (const ErrorPart& part : error.parts) json.field(part.name, std::string_view(part.value));
    json.end_object();
  }
  json.end_object();
  return json.take();
}

std::string_view next_argument(std::string_view& rest) {
  const std::size_t tab = rest.find('\t');
  const std::string_view argument = rest.substr(0, tab);
  rest = tab == std::string_view::npos ? std::string_view{} : rest.substr(tab + 1);
  return argument;
}

GameOrReply read_game(std::string_view& arguments) {
  const auto rules = parse_rules(next_argument(arguments));
  if (!rules) return {std::nullopt, refusal("rules", rules.error())};
  const std::string_view start_text = next_argument(arguments);
  const std::string_view first_text = next_argument(arguments);
  const auto first = parse_number(first_text, static_cast<std::uint64_t>(rules->players - 1));
  if (!first) {
    return {std::nullopt, refusal("first", Error{cat({"first ", quoted(first_text), " is no player; allowed: 0..",
                                                      std::to_string(rules->players - 1)})})};
  }
  const auto start = parse_start(*rules, start_text, static_cast<int>(*first));
  if (!start) return {std::nullopt, refusal("start", start.error())};
  const auto moves = parse_moves(*rules, next_argument(arguments));
  if (!moves) return {std::nullopt, refusal("moves", moves.error())};
  auto game = replay(*rules, *start, *moves);
  if (!game) return {std::nullopt, refusal("moves", game.error())};
  return {std::move(*game), {}};
}

}  // namespace kalah
