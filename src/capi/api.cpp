#include "capi/api.h"

#include <array>
#include <bit>

#include "calls/arguments.h"
#include "calls/record_calls.h"
#include "calls/rules_calls.h"
#include "capi/values_json.h"
#include "core/text.h"
#include "engine/bench.h"
#include "players/player.h"

namespace kalah {
namespace {

Result<double> read_time(std::string_view text) {
  const auto time = parse_number(text, kMaxTimeMs);
  if (time && *time > 0) return static_cast<double>(*time);
  return Error{cat({quoted(text), " is no time; allowed: 1..", std::to_string(kMaxTimeMs)})};
}

/// Seeds of the largest database that is held.
std::uint64_t most_built(const Rules& rules) {
  int seeds = 0;
  while (seeds < DatabaseIndex::kMaxSeeds && build_positions(rules, seeds + 1) <= kUsualPositions) ++seeds;
  return static_cast<std::uint64_t>(seeds);
}

}  // namespace

std::string Api::think(std::string_view arguments) {
  const GameOrReply read = read_game(arguments);
  if (!read.game) return read.reply;
  const auto player = parse_player(next_argument(arguments));
  if (!player) return refusal("player", player.error());
  const auto time = read_time(arguments);
  if (!time) return refusal("milliseconds", time.error());
  if (read.game->over()) return refusal("moves", Error{"the game is over"});
  // The first thought pays for the table out of its own time.
  const double begin = now_();
  const double limit = player->time_ms > 0 ? player->time_ms : *time;
  Deadline deadline(now_, limit);
  if (!table_) table_.emplace(table_bytes_);
  const Prober* prober = databases_.prober_for(*player, *read.game, limit, now_);
  const Means means{
      .table = *table_, .signal = &deadline, .prober = prober, .random = std::bit_cast<std::uint64_t>(begin)};
  std::optional<Choice> proved;
  if (proves(*player)) proved = exact_.choose(*read.game, databases_.built(read.game->rules()), limit, now_, nullptr);
  const Choice choice = proved ? std::move(*proved) : choose(*read.game, *player, means);
  JsonWriter json;
  json.begin_object().field("move", std::string_view(print_move(choice.move)));
  if (choice.value) json.field("value", choice.value->margin).field("exact", choice.value->exact);
  json.field("depth", choice.depth).field("nodes", choice.nodes).end_object();
  return json.take();
}

std::string Api::values(std::string_view arguments) {
  const GameOrReply read = read_game(arguments);
  if (!read.game) return read.reply;
  const auto time = read_time(arguments);
  if (!time) return refusal("milliseconds", time.error());
  const Game& game = *read.game;
  if (game.over()) return refusal("moves", Error{"the game is over"});
  Deadline deadline(now_, *time);
  if (!table_) table_.emplace(table_bytes_);
  const Prober* prober = databases_.prober(game.rules(), total_seeds(game.rules(), game.position()), *time, now_);
  JsonWriter json;
  json.begin_object();
  const auto proved = exact_.values(game, databases_.built(game.rules()), *time, now_, nullptr);
  write_values(json, proved ? *proved : search_all(game, {.signal = &deadline}, *table_, prober));
  json.end_object();
  return json.take();
}

std::string Api::database(std::string_view arguments) {
  const auto rules = parse_rules(next_argument(arguments));
  if (!rules) return refusal("rules", rules.error());
  if (const Status status = check_build(*rules, 0); !status) return refusal("rules", status.error());
  const auto seeds = arguments == "most"
                         ? std::optional<std::uint64_t>(most_built(*rules))
                         : parse_number(arguments, static_cast<std::uint64_t>(DatabaseIndex::kMaxSeeds));
  if (!seeds) {
    return refusal("seeds", Error{cat({quoted(arguments), " is no number of seeds; allowed: most, 0..",
                                       std::to_string(DatabaseIndex::kMaxSeeds)})});
  }
  if (const Status status = databases_.prepare(*rules, static_cast<int>(*seeds)); !status) {
    return refusal("seeds", status.error());
  }
  JsonWriter json;
  json.begin_object().field("seeds", static_cast<int>(*seeds));
  json.field("positions", build_positions(*rules, static_cast<int>(*seeds))).end_object();
  return json.take();
}

std::string Api::call(std::string_view request) {
  if (!is_utf8(request)) return refusal("request", Error{"the request is not UTF-8"});
  std::string_view rest = request;
  const std::string_view method = next_argument(rest);
  if (auto reply = rules_call(method, rest)) return *std::move(reply);
  if (auto reply = record_call(method, rest)) return *std::move(reply);
  if (method == "think") return think(rest);
  if (method == "values") return values(rest);
  if (method == "database") return database(rest);
  if (method == "bench") {
    JsonWriter json;
    json.begin_object().field("nodes", bench_nodes()).end_object();
    return json.take();
  }
  return unknown_method(method, {"record-write", "record-read", "think", "values", "database", "bench"});
}

}  // namespace kalah
