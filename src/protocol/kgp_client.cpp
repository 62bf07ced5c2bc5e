#include "protocol/kgp_client.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/text.h"

namespace kalah {
namespace {

/// Between a state and the first answer. Servers were seen to need up to a tenth of a millisecond before they know the
/// id they have just sent; in the same millisecond an answer may be lost.
constexpr double kAnswerDelayMs = 2;
/// A move that was lost all the same is sent again, each time a little later.
constexpr double kResendDelayMs = 3;
constexpr int kMaxResends = 8;
constexpr double kGreetingPatienceMs = 20'000;
constexpr std::size_t kMaxStates = 1024;
constexpr std::size_t kMaxRemembered = 4096;
constexpr std::string_view kUnknownState = "No state associated with id";
constexpr double kNever = 1e300;
/// Of a clock for one move, what is used; the rest is for the way there and back.
constexpr double kUsedOfMove = 0.8;
/// Of a clock for the whole game, the moves it is made to last for.
constexpr double kMovesAhead = 30;

/// For boards that the rules core does not hold: an extra move if there is one, else the pit nearest to the store.
int plain_pit(const KgpArg& board) {
  const std::size_t n = board.pits();
  int nearest = 0;
  for (std::size_t pit = n; pit >= 1; --pit) {
    const std::size_t seeds = board.cells[1 + pit];
    if (seeds == 0) continue;
    if (seeds % (2 * n + 1) == n + 1 - pit) return static_cast<int>(pit);
    if (nearest == 0) nearest = static_cast<int>(pit);
  }
  return nearest;
}

/// The game that a state is a position of; none where the program cannot play it.
std::optional<Game> game_of(const KgpArg& board) {
  if (board.pits() > static_cast<std::size_t>(kMaxPits)) return std::nullopt;
  Rules rules;
  rules.pits = static_cast<std::uint8_t>(board.pits());
  const auto position = parse_kgp_board(rules, board.text);
  if (!position) return std::nullopt;
  StartSpec start{.kind = StartSpec::Kind::kGiven, .position = *position};
  return Game(rules, start);
}

std::string first_text(const KgpLine& line) { return line.args.empty() ? std::string() : line.args.front().text; }

}  // namespace

int quick_pit(const Game& game) {
  assert(!game.over());
  int best = 0;
  int most = -1;
  for (unsigned left = game.legal(); left != 0; left &= left - 1) {
    const int pit = std::countr_zero(left) + 1;
    Position next = game.position();
    const Outcome outcome = sow(game.rules(), next, pit);
    const int worth = 2 * outcome.banked + (outcome.extra ? 1 : 0);
    if (worth >= most) {
      most = worth;
      best = pit;
    }
  }
  return best;
}

KgpClient::KgpClient(KgpClientOptions options, double now)
    : options_(std::move(options)), now_(now), patience_(now + kGreetingPatienceMs) {}

void KgpClient::receive(std::string_view bytes, double now) {
  now_ = now;
  splitter_.add(bytes);
  while (end_ == End::kOpen) {
    const auto text = splitter_.next();
    if (!text) break;
    const auto line = parse_kgp_line(*text);
    if (line) {
      handle(*line);
    } else if (!greeted_) {
      finish(End::kBroken, "the other side does not speak KGP: " + line.error().message);
    } else {
      notes_.push_back("a line of the server is broken: " + line.error().message);
    }
  }
  if (splitter_.overlong()) finish(End::kBroken, "the server sent a line without end");
  schedule();
}

void KgpClient::handle(const KgpLine& line) {
  if (line.name == "kgp") return greet(line);
  if (line.name == "ping") {
    send(line.id, "pong", line.args.empty() ? std::vector<KgpArg>{} : std::vector<KgpArg>{line.args.front()});
  } else if (line.name == "state") {
    open(line);
  } else if (line.name == "stop") {
    stop(line);
  } else if (line.name == "set") {
    set(line);
  } else if (line.name == "ok") {
    if (line.ref && line.ref == mode_id_) accepted_ = true;
  } else if (line.name == "error") {
    error(line);
  } else if (line.name == "goodbye") {
    finish(End::kGoodbye, last_error_.empty() ? "the server said goodbye"
                                              : "the server said goodbye; its last error was: " + last_error_);
  }
}

void KgpClient::greet(const KgpLine& line) {
  if (greeted_) return;
  if (line.args.empty() || !line.args.front().is_integer()) {
    return finish(End::kBroken, "the server greeted without its version");
  }
  if (line.args.front().integer != 1) {
    return finish(End::kRefused, "the server speaks version " + first_text(line) + " of KGP; this client speaks 1");
  }
  greeted_ = true;
  patience_ = kNever;
  // The token first: a server may take any other value that it hears before for one.
  if (!options_.token.empty()) send({}, "set", {kgp_word("auth:token"), kgp_string(options_.token)});
  if (!options_.name.empty()) send({}, "set", {kgp_word("info:name"), kgp_string(options_.name)});
  if (!options_.description.empty()) send({}, "set", {kgp_word("info:description"), kgp_string(options_.description)});
  mode_id_ = send({}, "mode", {kgp_word("freeplay")});
}

void KgpClient::set(const KgpLine& line) {
  if (line.args.size() < 2) return;
  const std::string& key = line.args[0].text;
  const KgpArg& value = line.args[1];
  if (key == "time:mode") {
    time_mode_ = value.text;
    if (time_mode_ == "none") clock_ms_.reset();
  } else if (key == "time:clock" && (value.is_integer() || value.kind == KgpArg::Kind::kReal)) {
    clock_ms_ = value.real * 1000;
  } else if (key == "time:clock") {
    if (const auto seconds = parse_number(value.text, 1'000'000)) clock_ms_ = static_cast<double>(*seconds) * 1000;
  }
}

double KgpClient::budget() const {
  double budget = options_.budget_ms;
  if (clock_ms_ && time_mode_ == "relative") budget = std::min(budget, *clock_ms_ * kUsedOfMove);
  if (clock_ms_ && time_mode_ == "absolute") budget = std::min(budget, *clock_ms_ / kMovesAhead);
  return std::max(budget, 1.0);
}

std::optional<std::uint64_t> KgpClient::find(const std::optional<std::uint64_t>& ref) const {
  for (const auto& [key, state] : states_) {
    if (ref == state.id) return key;
  }
  // A request without reference, where ids are in use, can only mean the one that is open.
  if (!ref && states_.size() == 1) return states_.begin()->first;
  return std::nullopt;
}

void KgpClient::open(const KgpLine& line) {
  accepted_ = true;
  if (line.args.empty() || line.args.front().kind != KgpArg::Kind::kBoard) {
    notes_.emplace_back("a state came without a board");
    return;
  }
  for (const auto& [key, state] : states_) {
    if (state.id != line.id) continue;
    close(key);
    break;
  }
  if (states_.size() >= kMaxStates) {
    notes_.emplace_back("the server asks for too many moves at a time; the oldest is given up");
    close(states_.begin()->first);
  }
  ++states_seen_;
  const KgpArg& board = line.args.front();
  State state;
  state.id = line.id;
  state.send_at = now_ + kAnswerDelayMs;
  state.game = game_of(board);
  if (state.game && state.game->over()) {
    // Nothing is left to choose; strict servers wait for an answer all the same.
    state.final = true;
  } else if (state.game) {
    state.best = quick_pit(*state.game);
    state.final = std::has_single_bit(state.game->legal());
  } else {
    state.best = plain_pit(board);
    state.final = true;
    notes_.push_back(cat({"the board ", quoted(board.text), " is too large to think about; a plain move is sent"}));
  }
  state.waiting = !state.final;
  states_.emplace(next_key_++, std::move(state));
}

void KgpClient::stop(const KgpLine& line) {
  if (const auto key = find(line.ref)) close(*key);
}

void KgpClient::error(const KgpLine& line) {
  last_error_ = first_text(line);
  if (line.ref && line.ref == mode_id_ && !accepted_) {
    return finish(End::kRefused, "the server refused the mode freeplay: " + last_error_);
  }
  if (last_error_.find(kUnknownState) == std::string::npos) {
    notes_.push_back("the server reports an error: " + last_error_);
    return;
  }
  const auto sent = std::ranges::find_if(moves_, [&](const auto& move) { return line.ref == move.first; });
  const auto key = sent != moves_.end() ? std::optional(sent->second) : (line.ref ? std::nullopt : find(std::nullopt));
  // A state that is closed needs no move any more: the error came after its stop.
  if (!key || !states_.contains(*key)) return;
  State& state = states_.at(*key);
  if (state.resent >= kMaxResends) return;
  ++state.resent;
  state.sent = 0;
  state.yielded = false;
  state.send_at = now_ + kResendDelayMs * state.resent;
}

void KgpClient::close(std::uint64_t key) {
  const State& state = states_.at(key);
  if (state.task != 0 && !state.final) halts_.push_back(state.task);
  states_.erase(key);
}

void KgpClient::considered(std::uint64_t task, int pit, double now) {
  now_ = now;
  for (auto& [key, state] : states_) {
    if (state.task != task || state.final) continue;
    state.best = pit;
    flush(key, state);
  }
}

void KgpClient::decided(std::uint64_t task, int pit, double now) {
  now_ = now;
  if (running_ > 0) --running_;
  for (auto& [key, state] : states_) {
    if (state.task != task || state.final) continue;
    state.best = pit;
    state.final = true;
    flush(key, state);
  }
  schedule();
}

void KgpClient::tick(double now) {
  now_ = now;
  if (now_ >= patience_) {
    finish(End::kBroken, "the server did not greet within " +
                             std::to_string(static_cast<int>(kGreetingPatienceMs / 1000)) + " seconds");
  }
  for (auto& [key, state] : states_) flush(key, state);
}

double KgpClient::wake_at() const {
  double at = end_ == End::kOpen ? patience_ : kNever;
  for (const auto& [key, state] : states_) {
    if (state.best != state.sent || (state.final && !state.yielded)) at = std::min(at, state.send_at);
  }
  return at;
}

void KgpClient::flush(std::uint64_t key, State& state) {
  if (end_ != End::kOpen || now_ < state.send_at) return;
  const auto remember = [&](std::uint64_t id) {
    moves_.emplace_back(id, key);
    if (moves_.size() > kMaxRemembered) moves_.pop_front();
  };
  if (state.best != state.sent) {
    remember(send(state.id, "move", {kgp_integer(state.best)}));
    state.sent = state.best;
  }
  if (state.final && !state.yielded) {
    remember(send(state.id, "yield", {}));
    state.yielded = true;
  }
}

void KgpClient::schedule() {
  for (auto& [key, state] : states_) {
    if (running_ >= options_.thinkers) return;
    if (!state.waiting) continue;
    state.waiting = false;
    state.task = key;
    ++running_;
    tasks_.push_back({key, *state.game, budget()});
  }
}

void KgpClient::leave() {
  if (end_ != End::kOpen) return;
  send({}, "goodbye", {});
  finish(End::kGoodbye, "left");
}

void KgpClient::finish(End end, std::string reason) {
  if (end_ != End::kOpen) return;
  end_ = end;
  reason_ = std::move(reason);
  while (!states_.empty()) close(states_.begin()->first);
}

std::uint64_t KgpClient::send(std::optional<std::uint64_t> ref, std::string name, std::vector<KgpArg> args) {
  const std::uint64_t id = next_id_;
  next_id_ += 2;
  output_ += print_kgp_line({id, ref, std::move(name), std::move(args)}) + "\r\n";
  return id;
}

std::string KgpClient::take_output() { return std::exchange(output_, {}); }
std::vector<KgpClient::Task> KgpClient::take_tasks() { return std::exchange(tasks_, {}); }
std::vector<std::uint64_t> KgpClient::take_halts() { return std::exchange(halts_, {}); }
std::vector<std::string> KgpClient::take_notes() { return std::exchange(notes_, {}); }

}  // namespace kalah
