// The games of KgpServer: who meets whom, states and moves, ends.
#include <algorithm>

#include "core/text.h"
#include "protocol/kgp_server.h"

namespace kalah {
namespace {

constexpr std::size_t kRememberedStates = 256;
/// Of the time for a move, what a bot may think; the rest keeps it clear of the limit that clients have.
constexpr double kBotShare = 0.5;

Game new_game(const KgpBoard& board) {
  Rules rules;
  rules.pits = static_cast<std::uint8_t>(board.pits);
  rules.seeds = static_cast<std::uint8_t>(board.seeds);
  return {rules, StartSpec{}};
}

}  // namespace

void KgpServer::enqueue(PeerId id) {
  peers_.at(id).waiting_since = now_;
  if (tournament_.wanted()) {
    gather();
  } else {
    pair_up();
  }
}

void KgpServer::pair_up() {
  for (;;) {
    std::vector<PeerId> waiting;
    for (const auto& [id, peer] : peers_) {
      if (peer.waiting_since < kNever) waiting.push_back(id);
    }
    std::ranges::sort(waiting, {}, [&](PeerId id) { return std::pair(peers_.at(id).waiting_since, id); });
    std::optional<std::array<Seat, 2>> seats;
    for (auto first = waiting.begin(); first != waiting.end() && !seats; ++first) {
      const Peer& one = peers_.at(*first);
      // The same token is the same player, who does not meet himself.
      const auto second = std::find_if(
          first + 1, waiting.end(), [&](PeerId id) { return one.token.empty() || peers_.at(id).token != one.token; });
      if (second != waiting.end()) {
        seats = {Seat{*first, 0, one.name}, Seat{*second, 0, peers_.at(*second).name}};
      } else if (!options_.bots.empty() && now_ >= one.waiting_since + options_.pair_ms) {
        const std::size_t bot = random_() % options_.bots.size();
        seats = {Seat{*first, 0, one.name}, Seat{0, bot, print_player(options_.bots[bot])}};
      }
    }
    if (!seats) return;
    if (random_() % 2 == 1) std::swap((*seats)[0], (*seats)[1]);
    start(std::move(*seats), options_.boards[random_() % options_.boards.size()], std::nullopt);
  }
}

void KgpServer::gather() {
  if (!tournament_.begun()) {
    std::vector<PeerId> here;
    for (const auto& [id, peer] : peers_) {
      if (peer.waiting_since < kNever) here.push_back(id);
    }
    if (here.size() < tournament_.missing()) return;
    for (const PeerId id : here) seat_player(id);
  }
  play_fixtures();
}

void KgpServer::seat_player(PeerId id) {
  Peer& peer = peers_.at(id);
  const std::string key = peer.token.empty() ? "connection " + std::to_string(id) : "token " + peer.token;
  const auto player = tournament_.enter(key, peer.name);
  if (!player) return dismiss(id, "the tournament has begun, and you are not in it");
  if (const PeerId older = peer_of(*player)) dismiss(older, kReplaced);
  peer.player = *player;
  absent_since_.resize(std::max(absent_since_.size(), *player + 1), kNever);
  absent_since_[*player] = kNever;
}

KgpServer::PeerId KgpServer::peer_of(std::size_t player) const {
  for (const auto& [id, peer] : peers_) {
    if (peer.player == player && !peer.closing) return id;
  }
  return 0;
}

bool KgpServer::is_free(std::size_t player) const {
  // A bot plays any number of games at a time.
  if (player < options_.bots.size()) return true;
  const PeerId id = peer_of(player);
  return id != 0 && peers_.at(id).match == 0;
}

KgpServer::Seat KgpServer::seat_of(std::size_t player) const {
  const bool bot = player < options_.bots.size();
  return {bot ? 0 : peer_of(player), bot ? player : 0, tournament_.name(player)};
}

void KgpServer::play_fixtures() {
  if (tournament_.finished()) return;
  while (const auto next = tournament_.next([this](std::size_t player) { return is_free(player); })) {
    const KgpTournament::Fixture& fixture = tournament_.fixtures()[*next];
    start({seat_of(fixture.south), seat_of(fixture.north)}, fixture.board, *next);
  }
}

void KgpServer::forfeit_absent() {
  const auto gone = [&](std::size_t player) {
    return player < absent_since_.size() && now_ >= absent_since_[player] + options_.absence_ms;
  };
  const bool was_finished = tournament_.finished();
  for (std::size_t i = 0; i < tournament_.fixtures().size(); ++i) {
    const KgpTournament::Fixture& fixture = tournament_.fixtures()[i];
    if (fixture.state != KgpTournament::Fixture::State::kOpen) continue;
    const bool south = gone(fixture.south);
    const bool north = gone(fixture.north);
    if (south || north) tournament_.record(i, south && north ? -2 : (south ? 1 : 0), 0, 0, "absent");
  }
  if (tournament_.finished() && !was_finished) close_tournament();
}

double KgpServer::next_forfeit() const {
  double at = kNever;
  for (const KgpTournament::Fixture& fixture : tournament_.fixtures()) {
    if (fixture.state != KgpTournament::Fixture::State::kOpen) continue;
    for (const std::size_t player : {fixture.south, fixture.north}) {
      at = std::min(at, absent_since_[player] + options_.absence_ms);
    }
  }
  return at;
}

void KgpServer::close_tournament() {
  std::vector<PeerId> all;
  for (const auto& [id, peer] : peers_) all.push_back(id);
  for (const PeerId id : all) dismiss(id, {});
}

void KgpServer::start(std::array<Seat, 2> seats, const KgpBoard& board, std::optional<std::size_t> fixture) {
  const std::uint64_t key = next_key_++;
  const Match& match =
      matches_.emplace(key, Match{.game = new_game(board), .seats = std::move(seats), .fixture = fixture})
          .first->second;
  for (std::size_t side = 0; side < 2; ++side) {
    const PeerId id = match.seats[side].peer;
    if (id == 0) continue;
    Peer& peer = peers_.at(id);
    peer.waiting_since = kNever;
    peer.match = key;
    send(peer, {}, "set", {kgp_string("game:id"), kgp_string(std::to_string(key))});
    send(peer, {}, "set", {kgp_string("game:opponent"), kgp_string(match.seats[1 - side].name)});
  }
  ask(key);
}

void KgpServer::ask(std::uint64_t key) {
  Match& match = matches_.at(key);
  if (match.game.over()) return finish(key, -1, {});
  const Seat& seat = match.seats[match.game.position().mover];
  match.choice = 0;
  match.overdue = false;
  match.asked = now_;
  if (seat.peer == 0) {
    match.deadline = kNever;
    match.task = next_key_++;
    tasks_.push_back({match.task, match.game, options_.bots[seat.bot], options_.move_ms * kBotShare, random_()});
    return;
  }
  match.deadline = now_ + options_.move_ms;
  Peer& peer = peers_.at(seat.peer);
  const Game& game = match.game;
  peer.state = send(peer, {}, "state", {kgp_board(print_kgp_board(game.rules(), game.position()))});
}

void KgpServer::bot_moved(std::uint64_t task, int pit, double now) {
  now_ = now;
  const auto found = std::ranges::find_if(matches_, [&](const auto& m) { return m.second.task == task; });
  if (task == 0 || found == matches_.end()) return;
  Match& match = found->second;
  match.task = 0;
  if (!match.game.play(Move{static_cast<std::uint8_t>(pit)})) {
    return finish(found->first, match.game.position().mover, "the bot made an illegal move");
  }
  ask(found->first);
}

void KgpServer::move(PeerId id, Peer& peer, const KgpLine& line) {
  if (line.ref && std::ranges::find(peer.past, *line.ref) != peer.past.end()) return;
  // Without a reference it can only be the one state that is open, if there is one.
  if (peer.state == 0 || (line.ref && line.ref != peer.state)) {
    // Between two states, a client that uses no references may well be late.
    if (line.ref || peer.past.empty()) complain(peer, line.id, "No state associated with id");
    return;
  }
  const std::uint64_t key = peer.match;
  Match& match = matches_.at(key);
  if (line.name == "yield") return settle(key);
  if (line.args.size() != 1 || !line.args[0].is_integer()) {
    return complain(peer, line.id, "move needs the number of a pit, counted from 1 at your own left");
  }
  const std::int64_t pit = line.args[0].integer;
  const unsigned legal = match.game.legal();
  if (pit < 1 || pit > match.game.rules().pits || (legal >> (pit - 1) & 1U) == 0) {
    complain(peer, line.id,
             cat({"pit ", std::to_string(pit), " may not be sown, and the game is lost; allowed were ",
                  match.game.legal_text()}));
    return finish(key, match.seats[0].peer == id ? 0 : 1, "illegal move");
  }
  match.choice = static_cast<int>(pit);
}

void KgpServer::close_state(Peer& peer) {
  if (peer.state == 0) return;
  send(peer, peer.state, "stop");
  peer.past.push_back(std::exchange(peer.state, 0));
  if (peer.past.size() > kRememberedStates) peer.past.pop_front();
}

void KgpServer::settle(std::uint64_t key) {
  Match& match = matches_.at(key);
  close_state(peers_.at(match.seats[match.game.position().mover].peer));
  const int pit = match.choice != 0 ? match.choice : nth_pit(match.game.legal(), random_());
  match.deadline = kNever;
  const Status played = match.game.play(Move{static_cast<std::uint8_t>(pit)});
  assert(played.ok());
  static_cast<void>(played);
  ask(key);
}

void KgpServer::check_deadlines() {
  std::vector<std::uint64_t> due;
  for (const auto& [key, match] : matches_) {
    if (now_ >= match.deadline) due.push_back(key);
  }
  for (const std::uint64_t key : due) {
    const auto found = matches_.find(key);
    if (found == matches_.end()) continue;
    Match& match = found->second;
    Peer& peer = peers_.at(match.seats[match.game.position().mover].peer);
    if (peer.heard > match.asked) {
      settle(key);
      continue;
    }
    // Nothing came since the state: is the client there at all? Any line of it is an answer.
    match.overdue = true;
    match.deadline = kNever;
    if (peer.ping_until == kNever) ping(peer);
  }
}

void KgpServer::finish(std::uint64_t key, int loser, std::string_view why) {
  const auto node = matches_.extract(key);
  const Match& match = node.mapped();
  const Position& position = match.game.position();
  const std::vector<int> seeds = side_stores(match.game.rules(), position);
  const int winner = loser >= 0 ? 1 - loser : winning_side(match.game.rules(), position);
  notes_.push_back(cat({print_kgp_size({match.game.rules().pits, match.game.rules().seeds}), " ",
                        shown_name(match.seats[0].name), " - ", shown_name(match.seats[1].name), ": ",
                        loser >= 0 ? cat({loser == 0 ? "south" : "north", " lost, ", why})
                                   : cat({std::to_string(seeds[0]), ":", std::to_string(seeds[1])})}));
  if (match.fixture) tournament_.record(*match.fixture, winner, seeds[0], seeds[1], std::string(why));
  for (const Seat& seat : match.seats) {
    if (seat.peer == 0) continue;
    Peer& peer = peers_.at(seat.peer);
    close_state(peer);
    peer.match = 0;
    if (!peer.closing) peer.waiting_since = now_;
  }
  if (!tournament_.wanted()) return pair_up();
  if (tournament_.finished()) return close_tournament();
  play_fixtures();
}

}  // namespace kalah
