#include "capi/api.h"

#include <array>
#include <bit>

#include "capi/arguments.h"
#include "capi/game_json.h"
#include "capi/players_json.h"
#include "capi/values_json.h"
#include "core/text.h"
#include "engine/bench.h"
#include "kalah/boards.h"
#include "kalah/record.h"
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

std::string record_write_reply(std::string_view arguments) {
  GameOrReply read = read_game(arguments);
  if (!read.game) return read.reply;
  Record record{std::move(*read.game), {}, {}, {}, {}};
  for (std::string_view line : split(arguments, '\n')) {
    if (trimmed(line).empty()) continue;
    const std::size_t blank = line.find(' ');
    const std::string_view value = blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1);
    if (Status status = record.set_tag(line.substr(0, blank), value); !status) return refusal("tags", status.error());
  }
  JsonWriter json;
  json.begin_object().field("record", std::string_view(write_record(record))).end_object();
  return json.take();
}

std::string start_text(const Game& game) {
  switch (game.start().kind) {
    case StartSpec::Kind::kEven: return "start";
    case StartSpec::Kind::kDeal: return "seed=" + std::to_string(game.start().seed);
    case StartSpec::Kind::kGiven: break;
  }
  return print_position(game.rules(), game.start().position);
}

/// A record, or the boards of a game line by line: what they begin with tells them apart.
Result<Record> read_any_record(std::string_view text) {
  const std::string_view seen = trimmed(text);
  const bool kgp = seen.starts_with('<');
  const std::size_t number = seen.find_first_not_of("0123456789");
  const bool position = number != 0 && number != std::string_view::npos && seen[number] == ',';
  if (!kgp && !position) return read_record(text);
  auto game = read_boards(kgp ? BoardForm::kKgp : BoardForm::kPosition, std::nullopt, text);
  if (!game) return game.error();
  return Record{std::move(*game), {}, {}, {}, {}};
}

std::string record_read_reply(std::string_view arguments) {
  const auto record = read_any_record(arguments);
  if (!record) return refusal("record", record.error());
  const Game& game = record->game;
  std::string moves;
  for (Move move : game.moves()) moves += (moves.empty() ? "" : " ") + print_move(move);
  JsonWriter json;
  json.begin_object().field("rules", std::string_view(print_rules(game.rules())));
  json.field("start", std::string_view(start_text(game))).field("first", game.start().first);
  json.field("moves", std::string_view(moves)).key("tags").begin_array();
  for (const Tag& tag : record->tags) {
    json.begin_object()
        .field("name", std::string_view(tag.name))
        .field("value", std::string_view(tag.value))
        .end_object();
  }
  json.end_array().end_object();
  return json.take();
}

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
  if (method == "game") return game_reply(rest);
  if (method == "trace") return trace_reply(rest);
  if (method == "think") return think(rest);
  if (method == "values") return values(rest);
  if (method == "database") return database(rest);
  if (method == "rules") return rules_reply(rest);
  if (method == "presets") return presets_reply();
  if (method == "axes") return axes_reply();
  if (method == "players") return players_reply();
  if (method == "player") return player_reply(rest);
  if (method == "record-write") return record_write_reply(rest);
  if (method == "record-read") return record_read_reply(rest);
  if (method == "bench") {
    JsonWriter json;
    json.begin_object().field("nodes", bench_nodes()).end_object();
    return json.take();
  }
  return refusal("method",
                 Error{cat({"method ", quoted(method),
                            " is not known; methods: game, trace, think, values, database, rules, presets, axes, "
                            "players, player, record-write, record-read, bench"})});
}

}  // namespace kalah
