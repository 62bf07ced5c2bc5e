#include "protocol/kgp_server.h"

#include <algorithm>

#include "core/text.h"

namespace kalah {
namespace {

constexpr double kBytesPerLine = 64;
constexpr std::size_t kLongestToken = 256;

std::string whole_seconds(double ms) { return std::to_string(static_cast<long>(ms / 1000)); }

}  // namespace

KgpServer::KgpServer(KgpServerOptions options, double now)
    : options_(std::move(options)),
      tournament_(options_.tournament_players, options_.boards),
      now_(now),
      random_(options_.seed) {
  assert(!options_.boards.empty());
  if (!tournament_.wanted()) return;
  for (std::size_t bot = 0; bot < options_.bots.size(); ++bot) {
    tournament_.enter("bot " + std::to_string(bot), print_player(options_.bots[bot]));
    absent_since_.push_back(kNever);
  }
  play_fixtures();
}

KgpServer::PeerId KgpServer::connect(double now) {
  now_ = now;
  const PeerId id = next_peer_++;
  const auto open =
      static_cast<std::size_t>(std::ranges::count_if(peers_, [](const auto& p) { return !p.second.closing; }));
  Peer& peer = peers_[id];
  peer.heard = now;
  peer.mode_until = now + options_.limits.mode_ms;
  peer.allowance = options_.limits.lines_at_once;
  peer.allowance_at = now;
  send(peer, {}, "kgp", {kgp_integer(1), kgp_integer(1), kgp_integer(0)});
  if (open >= options_.limits.connections) {
    dismiss(id, cat({"the server is full: at most ", std::to_string(options_.limits.connections), " connections"}));
  }
  return id;
}

bool KgpServer::allow(Peer& peer, std::size_t bytes) {
  const KgpLimits& limits = options_.limits;
  peer.allowance += (now_ - peer.allowance_at) / 1000 * limits.lines_per_second;
  peer.allowance = std::min(peer.allowance, limits.lines_at_once) - static_cast<double>(bytes) / kBytesPerLine;
  peer.allowance_at = now_;
  return peer.allowance >= 0;
}

void KgpServer::receive(PeerId id, std::string_view bytes, double now) {
  now_ = now;
  const auto found = peers_.find(id);
  if (found == peers_.end() || found->second.closing) return;
  Peer& peer = found->second;
  const auto flooded = [&] {
    dismiss(id, cat({"too many lines: at most ", std::to_string(static_cast<int>(options_.limits.lines_per_second)),
                     " a second"}));
  };
  if (!allow(peer, bytes.size())) return flooded();
  peer.splitter.add(bytes);
  while (!peer.closing) {
    const auto text = peer.splitter.next();
    if (!text) break;
    peer.allowance -= 1;
    if (peer.allowance < 0) return flooded();
    peer.heard = now_;
    peer.ping_until = kNever;
    const auto line = parse_kgp_line(*text);
    if (line) {
      handle(id, peer, *line);
    } else {
      complain(peer, kgp_line_id(*text), line.error().message);
    }
    if (peer.broken > options_.limits.broken_lines) {
      dismiss(id, cat({"too many wrong lines: at most ", std::to_string(options_.limits.broken_lines)}));
    }
    if (peer.match != 0 && matches_.at(peer.match).overdue && peer.state != 0) settle(peer.match);
  }
  if (peer.splitter.overlong()) {
    dismiss(id, cat({"a line is longer than ", std::to_string(kKgpLineLimit), " characters"}));
  }
}

void KgpServer::disconnect(PeerId id, double now) {
  now_ = now;
  if (!peers_.contains(id)) return;
  leave_games(id, "left");
  peers_.erase(id);
}

void KgpServer::handle(PeerId id, Peer& peer, const KgpLine& line) {
  const std::string_view name = line.name;
  if (name == "move" || name == "yield") {
    move(id, peer, line);
  } else if (name == "ping") {
    send(peer, line.id, "pong", line.args);
  } else if (name == "set") {
    set(peer, line);
  } else if (name == "mode") {
    choose_mode(id, peer, line);
  } else if (name == "solution") {
    solution(peer, line);
  } else if (name == "goodbye") {
    dismiss(id, {});
  } else if (name != "pong" && name != "ok" && name != "error") {
    complain(peer, line.id,
             cat({"the command ", quoted(name),
                  " is not known; commands: mode, set, move, yield, solution, ping, pong, ok, error, goodbye"}));
  }
}

void KgpServer::complain(Peer& peer, std::optional<std::uint64_t> ref, std::string_view text) {
  ++peer.broken;
  send(peer, ref, "error", {kgp_string(text)});
}

void KgpServer::set(Peer& peer, const KgpLine& line) {
  if (line.args.size() != 2)
    return complain(peer, line.id, "set needs a key and a value, such as: set info:name \"x\"");
  const std::string& key = line.args[0].text;
  const std::string_view value = line.args[1].text;
  // Any other key is a hint that this server has no use for.
  if (key == "info:name") peer.name = shown_name(value);
  // Who has chosen a mode keeps the identity he came with.
  if (key == "auth:token" && peer.mode == Mode::kNone) peer.token = std::string(value.substr(0, kLongestToken));
  if (key == "auth:forget" && peer.token == value) peer.token.clear();
}

void KgpServer::choose_mode(PeerId id, Peer& peer, const KgpLine& line) {
  if (line.args.size() != 1) return complain(peer, line.id, "mode needs one of: freeplay, verify");
  if (peer.mode != Mode::kNone) return complain(peer, line.id, "the mode was chosen already; it is chosen once");
  const std::string& name = line.args[0].text;
  if (name == "verify") {
    peer.mode = Mode::kVerify;
    send(peer, line.id, "ok");
    return ask_problem(peer);
  }
  if (name != "freeplay") {
    return complain(peer, line.id, cat({"the mode ", quoted(name), " is not offered; modes: freeplay, verify"}));
  }
  if (tournament_.begun()) {
    seat_player(id);
    if (peer.closing) return;
  } else if (tournament_.wanted() && !peer.token.empty()) {
    for (auto& [other, one] : peers_) {
      if (one.waiting_since < kNever && one.token == peer.token) dismiss(other, kReplaced);
    }
  }
  peer.mode = Mode::kFreeplay;
  send(peer, line.id, "ok");
  if (options_.move_ms >= 1000) {
    send(peer, {}, "set", {kgp_string("time:mode"), kgp_string("relative")});
    send(peer, {}, "set", {kgp_string("time:clock"), kgp_integer(static_cast<std::int64_t>(options_.move_ms / 1000))});
  }
  enqueue(id);
}

void KgpServer::ask_problem(Peer& peer) {
  peer.problem = random_problem(random_);
  peer.problem_id = send(peer, {}, "problem", peer.problem->args());
}

void KgpServer::solution(Peer& peer, const KgpLine& line) {
  if (!peer.problem) return complain(peer, line.id, "a solution is wanted in the mode verify only");
  if (line.ref && line.ref != peer.problem_id) {
    return complain(peer, line.id, cat({"the problem in question has the id ", std::to_string(peer.problem_id)}));
  }
  const Status status = peer.problem->check(line.args);
  if (status) {
    send(peer, line.id, "ok");
  } else {
    // A wrong solution is no broken line: programs are tested here.
    send(peer, line.id, "error", {kgp_string(status.error().message)});
  }
  ask_problem(peer);
}

void KgpServer::ping(Peer& peer) {
  peer.ping_until = now_ + options_.limits.ping_ms;
  send(peer, {}, "ping");
}

void KgpServer::dismiss(PeerId id, std::string_view why) {
  Peer& peer = peers_.at(id);
  if (peer.closing) return;
  if (!why.empty()) {
    send(peer, {}, "error", {kgp_string(why)});
    notes_.push_back(cat({peer.name.empty() ? "connection " + std::to_string(id) : peer.name, ": ", why}));
  }
  leave_games(id, why.empty() ? "left" : "was dismissed");
  send(peer, {}, "goodbye");
  peer.closing = true;
}

void KgpServer::leave_games(PeerId id, std::string_view why) {
  Peer& peer = peers_.at(id);
  if (peer.closing) return;
  peer.closing = true;
  peer.waiting_since = kNever;
  if (peer.player != kNobody) absent_since_[peer.player] = now_;
  if (peer.match == 0) return;
  const Match& match = matches_.at(peer.match);
  finish(peer.match, match.seats[0].peer == id ? 0 : 1, why);
}

std::uint64_t KgpServer::send(Peer& peer, std::optional<std::uint64_t> ref, std::string name,
                              std::vector<KgpArg> args) {
  const std::uint64_t id = peer.next_id;
  peer.next_id += 2;
  peer.output += print_kgp_line({id, ref, std::move(name), std::move(args)}) + "\r\n";
  return id;
}

void KgpServer::tick(double now) {
  now_ = now;
  std::vector<std::pair<PeerId, std::string>> lost;
  for (auto& [id, peer] : peers_) {
    if (peer.closing) continue;
    if (peer.mode == Mode::kNone && now_ >= peer.mode_until) {
      lost.emplace_back(id, cat({"no mode was requested within ", whole_seconds(options_.limits.mode_ms), " seconds"}));
    } else if (now_ >= peer.ping_until) {
      lost.emplace_back(id,
                        cat({"a ping was not answered within ", whole_seconds(options_.limits.ping_ms), " seconds"}));
    } else if (peer.mode != Mode::kNone && peer.ping_until == kNever && peer.state == 0 &&
               now_ >= peer.heard + options_.limits.ping_ms) {
      ping(peer);
    }
  }
  for (const auto& [id, why] : lost) dismiss(id, why);
  check_deadlines();
  if (tournament_.wanted()) {
    forfeit_absent();
  } else {
    pair_up();
  }
}

double KgpServer::wake_at() const {
  double at = kNever;
  for (const auto& [id, peer] : peers_) {
    if (peer.closing) continue;
    if (peer.mode == Mode::kNone) at = std::min(at, peer.mode_until);
    at = std::min(at, peer.ping_until);
    if (peer.mode != Mode::kNone && peer.ping_until == kNever && peer.state == 0) {
      at = std::min(at, peer.heard + options_.limits.ping_ms);
    }
    if (!tournament_.wanted() && !options_.bots.empty()) at = std::min(at, peer.waiting_since + options_.pair_ms);
  }
  for (const auto& [key, match] : matches_) at = std::min(at, match.deadline);
  return std::min(at, next_forfeit());
}

std::vector<KgpServer::Output> KgpServer::take_output() {
  std::vector<Output> outputs;
  for (auto& [id, peer] : peers_) {
    const bool close = peer.closing && !peer.close_told;
    if (peer.output.empty() && !close) continue;
    peer.close_told = peer.closing;
    outputs.push_back({id, std::exchange(peer.output, {}), close});
  }
  return outputs;
}

std::vector<KgpServer::Task> KgpServer::take_tasks() { return std::exchange(tasks_, {}); }
std::vector<std::string> KgpServer::take_notes() { return std::exchange(notes_, {}); }

}  // namespace kalah
