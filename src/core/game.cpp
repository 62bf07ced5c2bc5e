#include "kalah/game.h"

#include <algorithm>
#include <span>

#include "core/sow_on.h"
#include "core/text.h"

namespace kalah {

Result<StartSpec> parse_start(const Rules& rules, std::string_view text, int first) {
  text = trimmed(text);
  StartSpec spec;
  spec.first = first;
  if (text == "start") {
    if (rules.start != Start::kEven) {
      return Error{
          cat({"start=", axis_value(rules, "start"), " needs ",
               rules.start == Start::kRandom ? "the seed of a deal (seed=NUMBER) or a position" : "a position"}),
          "start-missing"};
    }
    return spec;
  }
  constexpr std::string_view kSeed = "seed=";
  if (text.starts_with(kSeed)) {
    const std::string_view digits = text.substr(kSeed.size());
    if (rules.start != Start::kRandom) {
      return Error{"a seed deals a random start; the rules have start=" + axis_value(rules, "start"),
                   "start-seed",
                   {{"text", shown(digits)}}};
    }
    const auto seed = parse_number(digits, UINT64_MAX);
    if (!seed) {
      return Error{cat({"seed ", quoted(digits), " is not a whole number; allowed: 0..", std::to_string(UINT64_MAX)}),
                   "start-seed",
                   {{"text", shown(digits)}}};
    }
    spec.kind = StartSpec::Kind::kDeal;
    spec.seed = *seed;
    return spec;
  }
  auto position = read_position(rules, text);
  if (!position) return position.error();
  spec.kind = StartSpec::Kind::kGiven;
  spec.position = *position;
  spec.first = position->over() ? 0 : position->mover;
  return spec;
}

Game::Game(const Rules& rules, const StartSpec& start) : rules_(rules), start_(start) {
  switch (start.kind) {
    case StartSpec::Kind::kEven: positions_.push_back(even_start(rules, start.first)); break;
    case StartSpec::Kind::kDeal: positions_.push_back(random_start(rules, start.seed, start.first)); break;
    case StartSpec::Kind::kGiven: positions_.push_back(settled(rules, start.position)); break;
  }
}

bool Game::swapped() const { return std::ranges::any_of(moves_, &Move::is_swap); }

std::string Game::legal_text() const {
  std::string text;
  const unsigned mask = legal();
  for (int pit = 1; pit <= rules_.pits; ++pit) {
    if ((mask >> (pit - 1) & 1U) != 0) text += (text.empty() ? "" : ",") + std::to_string(pit);
  }
  if (swap_offered()) text += text.empty() ? "swap" : ",swap";
  return text;
}

Status Game::play(Move move) {
  if (over()) return Error{cat({print_move(move), ": the game is over"}), "move-over"};
  if (move.is_swap()) {
    if (!swap_offered()) {
      return Error{
          rules_.opening == Opening::kPie
              ? cat({"swap is offered once, to the second player before his first sowing; allowed: ", legal_text()})
              : cat({"swap is not offered with opening=", axis_value(rules_, "opening"), "; allowed: ", legal_text()}),
          "move-swap"};
    }
    Position position = this->position();
    position.phase = Phase::kUnderWay;
    moves_.push_back(move);
    outcomes_.push_back({});
    positions_.push_back(position);
    return {};
  }
  if (move.pit > rules_.pits) {
    return Error{cat({"pit ", std::to_string(move.pit), " is not on the board; allowed: ", legal_text()}),
                 "move-unknown",
                 {{"text", std::to_string(move.pit)}, {"pits", std::to_string(rules_.pits)}}};
  }
  if ((legal() >> (move.pit - 1) & 1U) == 0) {
    const bool barred = (barred_pits(rules_, position()) >> (move.pit - 1) & 1U) != 0;
    return Error{
        cat({"pit ", std::to_string(move.pit), barred ? " may not open the game (opening=no-first-pit)" : " is empty",
             "; allowed: ", legal_text()}),
        barred ? "move-barred" : "move-empty",
        {{"pit", std::to_string(move.pit)}}};
  }
  const RuleBook book(rules_);
  Position position = this->position();
  const int player = position.mover;
  NoTracer none;
  Outcome outcome = sow_on(book, position, move.pit, none);
  if (rules_.sow == Sow::kCross && !position.over()) {
    // A swap leaves the board as it is, so the position it leads to is not a second appearance.
    std::vector<Position> seen;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      if (i == 0 || !moves_[i - 1].is_swap()) seen.push_back(positions_[i]);
    }
    if (third_time(book, seen, position)) {
      finish(book, position, EndReason::kRepetition, player);
      outcome.end = EndReason::kRepetition;
      outcome.extra = false;
    }
  }
  moves_.push_back(move);
  outcomes_.push_back(outcome);
  positions_.push_back(position);
  return {};
}

bool Game::undo() {
  if (moves_.empty()) return false;
  moves_.pop_back();
  outcomes_.pop_back();
  positions_.pop_back();
  return true;
}

Trace Game::trace(std::size_t ply) const {
  assert(ply < moves_.size() && !moves_[ply].is_swap());
  Trace trace = sow_traced(rules_, positions_[ply], moves_[ply].pit);
  if (outcomes_[ply].end == EndReason::kRepetition) {
    const RuleBook book(rules_);
    sweep_of(book, trace.after, trace.player, trace.sweep);
    trace.outcome = outcomes_[ply];
    trace.after = positions_[ply + 1];
  }
  return trace;
}

std::vector<Turn> Game::turns() const {
  std::vector<Turn> turns;
  bool open = false;
  bool swap = false;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i].is_swap()) {
      swap = true;
      continue;
    }
    if (!open) {
      turns.push_back({positions_[i].mover, {}, false, swap});
      swap = false;
    }
    turns.back().pits.push_back(moves_[i].pit);
    open = outcomes_[i].extra;
    turns.back().complete = !open;
  }
  return turns;
}

Result<Game> replay(const Rules& rules, const StartSpec& start, const std::vector<Move>& moves) {
  Game game(rules, start);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (Status status = game.play(moves[i]); !status) {
      return within("move", std::to_string(i + 1), status.error());
    }
  }
  return game;
}

int beginner(const Rules& rules, const std::optional<LastGame>& last, std::uint64_t lot_number) {
  const auto players = static_cast<std::uint64_t>(rules.players);
  if (rules.first == First::kLot) return static_cast<int>(lot_number % players);
  if (!last || rules.first == First::kSouth) return 0;
  const int next = (last->first + 1) % rules.players;
  if (rules.first == First::kAlternate) return next;
  assert(last->stores.size() == rules.players);
  std::vector<int> sides(static_cast<std::size_t>(rules.sides()), 0);
  for (int player = 0; player < rules.players; ++player) {
    sides[static_cast<std::size_t>(rules.side_of(player))] += last->stores[static_cast<std::size_t>(player)];
  }
  const auto wanted = rules.first == First::kWinner ? std::ranges::max_element(sides) : std::ranges::min_element(sides);
  return std::ranges::count(sides, *wanted) == 1 ? static_cast<int>(wanted - sides.begin()) : next;
}

}  // namespace kalah
