#include "calls/record_calls.h"

#include "calls/arguments.h"
#include "calls/json.h"
#include "core/text.h"
#include "kalah/boards.h"
#include "kalah/record.h"

namespace kalah {
namespace {

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

}  // namespace

std::optional<std::string> record_call(std::string_view method, std::string_view arguments) {
  if (method == "record-write") return record_write_reply(arguments);
  if (method == "record-read") return record_read_reply(arguments);
  return std::nullopt;
}

}  // namespace kalah
