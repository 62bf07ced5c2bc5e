#include "calls/game_json.h"

#include <span>
#include <vector>

namespace kalah {
namespace {

std::span<const std::uint16_t> cells_of(const Rules& rules, const Position& position) {
  return std::span(position.cells).first(static_cast<std::size_t>(rules.cells()));
}

int mover_of(const Position& position) { return position.over() ? -1 : position.mover; }

std::vector<int> pits_of(unsigned mask) {
  std::vector<int> pits;
  for (int pit = 1; pit <= kMaxPits; ++pit) {
    if ((mask >> (pit - 1) & 1U) != 0) pits.push_back(pit);
  }
  return pits;
}

void write_outcomes(JsonWriter& json, const Game& game) {
  json.key("outcomes").begin_array();
  for (int pit : pits_of(game.legal())) {
    // Played on a copy of the game, so that a repetition is foreseen too.
    Game copy = game;
    const Status status = copy.play(Move{static_cast<std::uint8_t>(pit)});
    assert(status.ok());
    const Outcome& outcome = copy.outcome_at(copy.moves().size() - 1);
    json.begin_object().field("pit", pit).field("last", outcome.last).field("banked", outcome.banked);
    json.field("captured", outcome.captured).field("extra", outcome.extra);
    json.field("over", outcome.end != EndReason::kNone).end_object();
  }
  json.end_array();
}

void write_turns(JsonWriter& json, const Game& game) {
  json.key("turns").begin_array();
  for (const Turn& turn : game.turns()) {
    json.begin_object().field("player", turn.player).numbers("sowings", turn.pits);
    json.field("complete", turn.complete).field("swap", turn.swapped_before).end_object();
  }
  json.end_array();
}

void write_over(JsonWriter& json, const Game& game) {
  const Rules& rules = game.rules();
  const Position& position = game.position();
  json.key("over");
  if (!position.over()) {
    json.null();
    return;
  }
  std::vector<int> stores;
  for (int player = 0; player < rules.players; ++player) {
    stores.push_back(position.cells[static_cast<std::size_t>(store_cell(rules, player))]);
  }
  json.begin_object().field("reason", end_reason_name(position.end)).numbers("stores", stores);
  json.field("winner", winning_side(rules, position)).end_object();
}

void write_capture(JsonWriter& json, const Rules& rules, const Trace& trace) {
  json.key("capture");
  if (trace.capture.empty()) {
    json.null();
    return;
  }
  json.begin_object().key("taken").begin_array();
  for (const Trace::Taken& taken : trace.capture) {
    json.begin_object().field("cell", taken.cell).field("seeds", taken.seeds).end_object();
  }
  json.end_array().field("store", store_cell(rules, trace.player)).field("seeds", trace.outcome.captured);
  json.field("own", trace.capture_own).field("opposite", trace.capture_opposite).end_object();
}

void write_end(JsonWriter& json, const Trace& trace) {
  json.key("end");
  if (trace.outcome.end == EndReason::kNone) {
    json.null();
    return;
  }
  json.begin_object().field("reason", end_reason_name(trace.outcome.end)).key("sweep").begin_array();
  for (const Trace::Swept& swept : trace.sweep) {
    json.begin_object().field("cell", swept.cell).field("seeds", swept.seeds).field("store", swept.store).end_object();
  }
  json.end_array().end_object();
}

}  // namespace

void write_axes(JsonWriter& json, const Rules& rules) {
  json.key("axes").begin_object();
  for (const Axis& axis : axes()) json.field(axis.key, std::string_view(axis_value(rules, axis.key)));
  json.end_object();
}

void write_game(JsonWriter& json, const Game& game) {
  const Rules& rules = game.rules();
  const Position& position = game.position();
  json.field("rules", std::string_view(print_rules(rules)));
  write_axes(json, rules);
  json.field("position", std::string_view(print_position(rules, position)));
  json.field("players", static_cast<int>(rules.players)).field("pits", static_cast<int>(rules.pits));
  json.field("total", total_seeds(rules, position)).numbers("cells", cells_of(rules, position));
  json.field("mover", mover_of(position)).numbers("legal", pits_of(game.legal()));
  json.numbers("barred", pits_of(barred_pits(rules, position)));
  json.field("swap", game.swap_offered()).field("swapped", game.swapped());
  write_outcomes(json, game);
  write_turns(json, game);
  json.field("plies", static_cast<std::uint64_t>(game.moves().size()));
  json.field("decided", decided_side(rules, position));
  write_over(json, game);
}

void write_trace(JsonWriter& json, const Game& game) {
  const Rules& rules = game.rules();
  const std::size_t ply = game.moves().size() - 1;
  if (game.moves()[ply].is_swap()) {
    json.field("player", mover_of(game.position())).field("swap", true);
    json.numbers("before", cells_of(rules, game.position_at(ply))).numbers("after", cells_of(rules, game.position()));
    json.field("mover", mover_of(game.position()));
    return;
  }
  const Trace trace = game.trace(ply);
  json.field("player", trace.player).field("pit", trace.pit).numbers("before", cells_of(rules, trace.before));
  json.key("lifts").begin_array();
  for (const Trace::Lift& lift : trace.lifts) {
    json.begin_object().field("at", static_cast<std::uint64_t>(lift.at)).field("cell", lift.cell);
    json.field("seeds", lift.seeds).end_object();
  }
  json.end_array().numbers("path", trace.path).field("last", trace.outcome.last);
  write_capture(json, rules, trace);
  json.field("extra", trace.outcome.extra).field("inStore", trace.in_store);
  write_end(json, trace);
  json.numbers("after", cells_of(rules, trace.after)).field("mover", mover_of(trace.after));
}

}  // namespace kalah
