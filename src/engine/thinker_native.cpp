#include <atomic>
#include <mutex>
#include <thread>

#include "engine/thinker.h"

namespace kalah {

struct Thinker::State {
  State(NowMs clock, std::size_t bytes, int count)
      : now(clock), table(std::make_unique<Table>(bytes)), threads(count) {}

  NowMs now;
  std::unique_ptr<Table> table;
  int threads;
  std::thread worker;
  std::atomic<bool> stop{false};
  std::atomic<bool> running{false};
  /// Written by the worker before it ends, read after it was joined.
  Thought last;

  void join() {
    if (worker.joinable()) worker.join();
  }
};

namespace {

class Relay final : public ChoiceListener {
 public:
  Relay(const Thinker::Listener& listener, NowMs now, double begin) : listener_(listener), now_(now), begin_(begin) {}
  void considered(const Choice& choice) override {
    if (listener_) listener_({choice, now_() - begin_});
  }

 private:
  const Thinker::Listener& listener_;
  NowMs now_;
  double begin_;
};

/// The player's own bounds and the thought's, whichever is nearer.
template <class Number>
Number nearer(Number a, Number b) {
  return a == 0 ? b : (b == 0 ? a : std::min(a, b));
}

}  // namespace

Thinker::Thinker(NowMs now, std::size_t table_bytes, int threads)
    : state_(std::make_unique<State>(now, table_bytes, threads)) {}

Thinker::~Thinker() {
  stop();
  state_->join();
}

void Thinker::start(const Game& game, const PlayerSpec& spec, const ThinkLimits& limits, std::uint64_t random,
                    Listener improved, Listener done) {
  assert(!game.over());
  stop();
  state_->join();
  PlayerSpec player = spec;
  player.depth = nearer(spec.depth, limits.depth);
  player.nodes = nearer(spec.nodes, limits.nodes);
  double milliseconds = nearer(static_cast<double>(spec.time_ms), limits.milliseconds);
  if (limits.infinite) milliseconds = 0;
  const bool bounded = milliseconds > 0 || player.depth > 0 || player.nodes > 0 || limits.infinite;
  if (!bounded && thinks(player)) milliseconds = kDefaultTimeMs;

  state_->stop = false;
  state_->running = true;
  State* state = state_.get();
  const double begin = state->now();
  state->worker = std::thread([=, improved = std::move(improved), done = std::move(done)] {
    Deadline deadline(state->now, milliseconds > 0 ? begin + milliseconds - state->now() : kForeverMs, &state->stop);
    Relay relay(improved, state->now, begin);
    const Means means{.table = *state->table, .signal = &deadline, .listener = &relay, .random = random};
    state->last = {choose(game, player, means), state->now() - begin};
    state->running = false;
    if (done) done(state->last);
  });
}

void Thinker::stop() { state_->stop = true; }

Thought Thinker::wait() {
  state_->join();
  return state_->last;
}

bool Thinker::thinking() const { return state_->running; }

void Thinker::clear() {
  state_->join();
  state_->table->clear();
}

void Thinker::configure(std::size_t table_bytes, int threads) {
  state_->join();
  state_->table = std::make_unique<Table>(table_bytes);
  state_->threads = threads;
}

}  // namespace kalah
