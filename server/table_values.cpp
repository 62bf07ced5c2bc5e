#include "server/table_values.h"

#include <algorithm>
#include <array>

#include "calls/arguments.h"
#include "capi/values_json.h"
#include "core/text.h"
#include "server/query.h"

namespace kalah::server {
namespace {

/// A search down to the database takes no more: 20 milliseconds, for nobody else is served meanwhile.
constexpr std::uint64_t kNodes = 10'000;
constexpr std::size_t kTableBytes = std::size_t{1} << 18U;

Reply json_reply(int status, std::string text) {
  Reply reply;
  reply.status = status;
  reply.media_type = kJson;
  reply.text = std::move(text) + "\n";
  return reply;
}

Reply refused(int status, std::string_view what, std::string message) {
  return json_reply(status, kalah::refusal(what, Error{std::move(message)}));
}

/// `seeds` -1: no database of these rules.
Reply values_reply(int seeds, const Analysis& exact) {
  JsonWriter json;
  json.begin_object().field("seeds", seeds);
  write_values(json, exact);
  json.end_object();
  return json_reply(200, json.take());
}

}  // namespace

Reply TableValues::answer(std::string_view query) const {
  if (query.size() > kMostQuery) {
    return refused(
        414, "query",
        cat({"the query has ", std::to_string(query.size()), " bytes; allowed: ", std::to_string(kMostQuery)}));
  }
  const auto parts = parse_query(query);
  if (!parts) return refused(400, "query", parts.error().message);
  constexpr std::array<std::string_view, 4> kNames = {"rules", "start", "first", "moves"};
  std::array<std::string, 4> values = {"", "start", "0", ""};
  for (const auto& [name, value] : *parts) {
    const auto place = std::ranges::find(kNames, name);
    if (place == kNames.end()) {
      return refused(400, "query", cat({quoted(name), " is not known; allowed: rules, start, first, moves"}));
    }
    values[static_cast<std::size_t>(place - kNames.begin())] = value;
  }
  const auto rules = parse_rules(values[0]);
  if (!rules) return refused(400, "rules", rules.error().message);
  const auto prober = shelf_ ? shelf_->prober_for(*rules) : nullptr;
  if (!prober) return values_reply(-1, {});
  const std::string arguments = cat({values[0], "\t", values[1], "\t", values[2], "\t", values[3]});
  std::string_view rest = arguments;
  const GameOrReply read = read_game(rest);
  if (!read.game) return json_reply(400, read.reply);
  if (read.game->over()) return refused(400, "moves", "the game is over");
  Table table(kTableBytes);
  Analysis found = search_all(*read.game, {.nodes = kNodes}, table, prober.get());
  std::erase_if(found.moves, [](const RootMove& move) { return !move.value.exact; });
  return values_reply(prober->max_seeds(), found);
}

}  // namespace kalah::server
