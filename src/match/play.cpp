#include "match/play.h"

#include <algorithm>

#include "core/text.h"
#include "protocol/turn.h"

namespace kalah {
namespace {

/// Plays a turn on the game as far as it is legal; what is wrong with it otherwise.
std::optional<std::string> play_turn(Game& game, const std::vector<Move>& moves) {
  const int mover = game.position().mover;
  Game played = game;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (played.over() || played.position().mover != mover || (i > 0 && moves[i - 1].is_swap())) {
      return cat({quoted(print_turn(moves)), " goes on after the turn has passed"});
    }
    if (Status status = played.play(moves[i]); !status) {
      return cat({quoted(print_turn(moves)), ": ", status.error().message});
    }
  }
  game = std::move(played);
  return std::nullopt;
}

/// Side 0's share of the seats that have won.
double share_of_win(const Game& game, const std::vector<int>& seats) {
  const std::vector<int> stores = side_stores(game.rules(), game.position());
  const int most = *std::ranges::max_element(stores);
  int winners = 0;
  int ours = 0;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (stores[static_cast<std::size_t>(game.rules().side_of(static_cast<int>(seat)))] != most) continue;
    ++winners;
    if (seats[seat] == 0) ++ours;
  }
  return static_cast<double>(ours) / winners;
}

int margin_of(const Game& game, const std::vector<int>& seats) {
  int margin = 0;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const int store = game.position().cells[static_cast<std::size_t>(store_cell(game.rules(), static_cast<int>(seat)))];
    margin += seats[seat] == 0 ? store : -store;
  }
  return margin;
}

/// Writes a loss by a fault into the result.
void lose(GameResult& result, const std::vector<int>& seats, const std::string& name, SideFault fault) {
  const Game& game = result.record.game;
  const int all = total_seeds(game.rules(), game.position());
  result.score = fault.side == 0 ? 0 : 1;
  result.margin = fault.side == 0 ? -all : all;
  const bool time = fault.fault.kind == Fault::Kind::kHang;
  result.record.termination = time ? "time" : std::string(fault_name(fault.fault.kind));
  // With single players more than one seat may have won: no word of a record says that.
  if (game.rules().sides() == 2) {
    const auto winner = std::ranges::find(seats, 1 - fault.side) - seats.begin();
    result.record.winner = game.rules().side_of(static_cast<int>(winner));
  } else {
    result.record.termination = "abort";
  }
  [[maybe_unused]] const Status added = result.record.add_comment(
      game.moves().size(), cat({name, ": ", fault_name(fault.fault.kind), ": ", fault.fault.what}));
  result.fault = std::move(fault);
}

Record begin_record(const Rules& rules, const GamePlan& plan, const std::array<std::string, 2>& names) {
  auto game = replay(rules, plan.opening.start, plan.opening.moves);
  assert(game.ok());
  Record record{std::move(*game), {}, {}, {}, {}};
  for (std::size_t seat = 0; seat < plan.seats.size(); ++seat) {
    [[maybe_unused]] const Status set =
        record.set_tag(player_tag(rules, static_cast<int>(seat)), names[static_cast<std::size_t>(plan.seats[seat])]);
  }
  [[maybe_unused]] const Status round = record.set_tag("Round", std::to_string(plan.number + 1));
  return record;
}

}  // namespace

std::vector<int> seats_of(const Rules& rules, std::size_t number) {
  const std::size_t turned = rules.players > 2 ? number / 2 : 0;
  std::vector<int> seats;
  for (std::size_t seat = 0; seat < rules.players; ++seat) {
    seats.push_back(static_cast<int>(((seat + turned) % rules.players + number) % 2));
  }
  return seats;
}

std::optional<GameResult> play_game(const Rules& rules, const GamePlan& plan, const std::array<Contestant*, 2>& sides,
                                    const std::array<std::string, 2>& names, const std::atomic<bool>& stop) {
  GameResult result{plan.number, plan.seats, begin_record(rules, plan, names), 0, 0, {}};
  Game& game = result.record.game;
  // Who sits where now: a swap exchanges the seats.
  std::vector<int> seats = plan.seats;
  const auto lost = [&](int side, Fault fault) {
    lose(result, seats, names[static_cast<std::size_t>(side)], {side, std::move(fault)});
    return result;
  };
  for (int side = 0; side < 2; ++side) {
    auto fault = sides[static_cast<std::size_t>(side)]->begin(numbered(plan.random, static_cast<std::uint64_t>(side)));
    if (stop.load()) return std::nullopt;
    if (fault) return lost(side, *fault);
  }
  while (!game.over()) {
    const int side = seats[game.position().mover];
    Contestant& contestant = *sides[static_cast<std::size_t>(side)];
    std::vector<Move> moves;
    auto fault = contestant.choose(game, moves);
    if (stop.load()) return std::nullopt;
    if (fault) return lost(side, *fault);
    if (const auto wrong = play_turn(game, moves)) {
      contestant.distrust();
      return lost(side, {Fault::Kind::kIllegal, *wrong});
    }
    if (moves.front().is_swap()) std::swap(seats[0], seats[1]);
  }
  result.score = share_of_win(game, seats);
  result.margin = margin_of(game, seats);
  return result;
}

}  // namespace kalah
