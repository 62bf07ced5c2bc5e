#include "terminal/session.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

#include "core/text.h"
#include "files.h"
#include "terminal/board_text.h"

namespace kalah {
namespace {

constexpr std::size_t kTableBytes = 64U << 20;
constexpr int kHintMs = 1000;

/// A further number of the session's seed; the multiplier is odd, so different games never share one.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) { return seed + index * 0x9E3779B97F4A7C15ULL; }

StartSpec own_start(const SessionOptions& options, int first, std::uint64_t index) {
  StartSpec start;
  start.first = first;
  if (options.rules.start == Start::kRandom) {
    start.kind = StartSpec::Kind::kDeal;
    start.seed = seed_of(options.seed, index);
  }
  return start;
}

std::string print_value(const Rules& rules, const Value& value) {
  const bool two = rules.players == 2;
  return cat({two ? "final margin " : "final seeds ", print_margin(rules, value.margin),
              value.exact ? " (exact)" : " (estimate)"});
}

}  // namespace

Result<Seat> parse_seat(std::string_view text) {
  if (text == "person") return Seat{"person", std::nullopt};
  if (text.substr(0, 7) == "person:") return Error{"a person has no options"};
  const auto player = parse_player(text);
  // Only the list of names has something to be added.
  if (!player) return Error{cat({player.error().message, is_player(text) ? "" : ", person"})};
  return Seat{std::string(text), *player};
}

Session::Session(SessionOptions options)
    : options_(std::move(options)),
      game_(fresh_game(beginner(options_.rules, std::nullopt, options_.seed))),
      table_(kTableBytes) {
  assert(options_.seats.size() == options_.rules.players);
  databases_.use(options_.tables);
}

Game Session::fresh_game(int first) const { return {options_.rules, own_start(options_, first, games_)}; }

void Session::start_from(const StartSpec& start) { game_ = Game(options_.rules, start); }

Status Session::load(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.error();
  auto record = read_record(*text);
  if (!record) return Error{path + ": " + record.error().message};
  const Rules& rules = record->game.rules();
  for (std::size_t player = rules.players; player < options_.chosen.size(); ++player) {
    if (!options_.chosen[player]) continue;
    return Error{cat({path, ": the game has ", std::to_string(rules.players), " players, so ",
                      options_.chosen[player]->name, " cannot be player ", std::to_string(player + 1)})};
  }
  std::vector<Seat> seats = options_.seats;
  seats.resize(rules.players, Seat{"person", std::nullopt});
  for (std::size_t player = 0; player < seats.size(); ++player) {
    const std::string name = player_tag(rules, static_cast<int>(player));
    if (player < options_.chosen.size() && options_.chosen[player]) {
      seats[player] = *options_.chosen[player];
      const Status status = record->set_tag(name, seats[player].name);
      assert(status.ok());
      continue;
    }
    const auto tag = std::ranges::find(record->tags, name, &Tag::name);
    if (tag == record->tags.end()) continue;
    if (auto seat = parse_seat(tag->value); seat.ok()) seats[player] = std::move(*seat);
  }
  game_ = record->game;
  loaded_ = std::move(*record);
  options_.rules = game_.rules();
  options_.seats = std::move(seats);
  return {};
}

const Seat& Session::seat_of(int player) const {
  // After a swap the two people have exchanged sides.
  const int seat = game_.swapped() ? 1 - player : player;
  return options_.seats[static_cast<std::size_t>(seat)];
}

std::vector<std::string> Session::names() const {
  std::vector<std::string> names;
  for (int player = 0; player < game_.rules().players; ++player) names.push_back(seat_of(player).name);
  return names;
}

bool Session::has_person() const {
  return std::ranges::any_of(options_.seats, [](const Seat& seat) { return !seat.computer; });
}

bool Session::computer_to_move() const {
  // A game that someone resigned or both gave up is looked at, not played on, until a person sows in it.
  const bool ended_early = loaded_ && !loaded_->termination.empty() && loaded_->game.moves() == game_.moves();
  return !left_ && !ended_early && !game_.over() && seat_of(game_.position().mover).computer.has_value();
}

bool Session::done() const { return left_ || (game_.over() && !has_person()); }

std::string Session::prompt() const {
  if (game_.over()) return "game over> ";
  return cat({player_tag(game_.rules(), game_.position().mover), "> "});
}

std::string Session::greeting() const {
  std::string text = cat({"Kalah, rules ", print_rules(game_.rules()), ". Type help for what can be typed.\n"});
  if (game_.rules().opening == Opening::kPie) text += "After the first turn the second player may once answer swap.\n";
  return text + report(game_.moves().size());
}

std::string Session::report(std::size_t ply) const {
  const Rules& rules = game_.rules();
  std::string text;
  std::size_t played = 0;
  for (; ply < game_.moves().size(); ++ply) {
    if (game_.moves()[ply].is_swap()) {
      text += "The sides are swapped.\n";
      continue;
    }
    const Trace trace = game_.trace(ply);
    ++played;
    text += cat({player_tag(rules, trace.player), " sows pit ", std::to_string(trace.pit), ".\n"});
    const std::string explanation = explain(rules, trace);
    if (!explanation.empty()) text += explanation + "\n";
  }
  const std::vector<Turn> turns = game_.turns();
  if (played > 0 && (turns.back().complete || game_.over())) {
    text += log_line(rules, turns.back(), options_.classic_log) + "\n";
  }
  text += "\n" + draw_board(game_, names());
  if (game_.over()) {
    text += "\n" + result_sentence(game_, names()) + "\n";
  } else if (game_.swap_offered()) {
    text += "You may answer swap and take the other side, or play on.\n";
  } else if (const int side = decided_side(rules, game_.position()); side >= 0) {
    text += cat({side_name(rules, side), " can no longer be caught.\n"});
  }
  return text;
}

std::string Session::play_typed(std::string_view line) {
  const auto moves = parse_moves(game_.rules(), line);
  if (!moves) return moves.error().message + "\n";
  // A chain is played whole or not at all.
  Game next = game_;
  for (std::size_t i = 0; i < moves->size(); ++i) {
    const bool same_turn = i == 0 || next.moves().back().is_swap() || next.outcome_at(next.moves().size() - 1).extra;
    if (!same_turn && !next.over()) {
      return cat({"the turn passes before ", print_move((*moves)[i]), "; nothing was played\n"});
    }
    if (Status status = next.play((*moves)[i]); !status) {
      return cat({status.error().message, moves->size() > 1 ? "; nothing was played\n" : "\n"});
    }
  }
  const std::size_t ply = game_.moves().size();
  game_ = std::move(next);
  return report(ply);
}

std::string Session::think(const std::atomic<bool>& leave) {
  assert(computer_to_move());
  const PlayerSpec& spec = *seat_of(game_.position().mover).computer;
  // A depth or a number of nodes is a bound of its own; the second is for players that have none.
  const bool bounded = spec.time_ms > 0 || spec.depth > 0 || spec.nodes > 0;
  const double time = bounded ? spec.time_ms : kDefaultTimeMs;
  Deadline deadline(options_.now, time > 0 ? time : kForeverMs, &leave);
  const std::uint64_t dice = seed_of(options_.seed ^ 0xD1B54A32D192ED03ULL, games_ * 1000 + game_.moves().size());
  const Prober* const prober = databases_.prober_for(spec, game_, time, options_.now, &leave);
  std::optional<Choice> proved;
  if (proves(spec)) {
    proved = exact_.choose(game_, databases_.built(game_.rules()), time, options_.now, &leave);
  }
  const Choice choice =
      proved ? *proved : choose(game_, spec, {.table = table_, .signal = &deadline, .prober = prober, .random = dice});
  if (leave.load(std::memory_order_relaxed)) return {};
  // `perfect` says which of its sowings rest on proved values.
  const bool tells = spec.kind == PlayerSpec::Kind::kPerfect && choice.value.has_value();
  const std::string told = tells ? cat({"perfect: ", print_value(game_.rules(), *choice.value), "\n"}) : "";
  const std::size_t ply = game_.moves().size();
  const Status status = game_.play(choice.move);
  assert(status.ok());
  return told + report(ply);
}

std::string Session::undo() {
  if (game_.moves().empty()) return "there is nothing to undo\n";
  // Back to the latest decision of a person; without persons, one sowing.
  game_.undo();
  while (has_person() && !game_.moves().empty() && seat_of(game_.position().mover).computer) game_.undo();
  return report(game_.moves().size());
}

std::string Session::hint() {
  if (game_.over()) return "the game is over\n";
  Deadline deadline(options_.now, kHintMs);
  Limits limits;
  limits.signal = &deadline;
  const int seeds = total_seeds(game_.rules(), game_.position());
  const Prober* prober = databases_.prober(game_.rules(), seeds, kHintMs, options_.now);
  const SearchResult result = search_best(game_, limits, table_, prober);
  return cat({"hint: ", result.best.is_swap() ? "swap" : "pit " + print_move(result.best), ", ",
              print_value(game_.rules(), result.value), "\n"});
}

std::string Session::new_game() {
  std::optional<LastGame> last;
  // Whoever changed sides by a swap stays where he sits now.
  if (game_.swapped()) std::swap(options_.seats[0], options_.seats[1]);
  if (game_.over()) {
    last = LastGame{game_.start().first, {}};
    for (int player = 0; player < game_.rules().players; ++player) {
      last->stores.push_back(game_.position().cells[static_cast<std::size_t>(store_cell(game_.rules(), player))]);
    }
    // South always begins, so the people take turns in sitting there.
    if (options_.rules.first == First::kSouth) std::ranges::rotate(options_.seats, options_.seats.end() - 1);
  }
  loaded_.reset();
  if (options_.rules.start == Start::kSet) {
    while (game_.undo()) {
    }
    return greeting();
  }
  ++games_;
  game_ = fresh_game(beginner(options_.rules, last, seed_of(options_.seed, games_) >> 32U));
  return greeting();
}

std::string Session::log() const {
  std::string text;
  int turn_number = 0;
  for (const Turn& turn : game_.turns()) {
    text += cat({std::to_string(turn_number / game_.rules().players + 1), ". ",
                 log_line(game_.rules(), turn, options_.classic_log), "\n"});
    ++turn_number;
  }
  if (!game_.moves().empty() && game_.moves().back().is_swap()) text += "swap\n";
  return text.empty() ? "nothing has been played yet\n" : text;
}

std::string Session::rules_text() const {
  std::string text = print_rules(game_.rules()) + "\n";
  for (const Axis& axis : axes()) text += cat({"  ", axis.key, "=", axis_value(game_.rules(), axis.key), "\n"});
  return text;
}

Record Session::record() const {
  Record record{game_, {}, {}, {}, {}};
  // A loaded game keeps what its record told, as far as the game still goes the same way.
  const bool goes_on =
      loaded_ && loaded_->game.moves().size() <= game_.moves().size() &&
      std::ranges::equal(loaded_->game.moves(), std::span(game_.moves()).first(loaded_->game.moves().size()));
  if (goes_on) {
    record.tags = loaded_->tags;
    record.comments = loaded_->comments;
    if (loaded_->game.moves().size() == game_.moves().size()) {
      record.termination = loaded_->termination;
      record.winner = loaded_->winner;
    }
    return record;
  }
  for (int player = 0; player < game_.rules().players; ++player) {
    const Status status =
        record.set_tag(player_tag(game_.rules(), player), options_.seats[static_cast<std::size_t>(player)].name);
    assert(status.ok());
  }
  if (!options_.date.empty()) {
    const Status status = record.set_tag("Date", options_.date);
    assert(status.ok());
  }
  return record;
}

Status Session::save(const std::string& path) const { return write_file(path, write_record(record())); }

}  // namespace kalah
