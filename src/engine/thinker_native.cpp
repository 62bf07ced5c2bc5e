#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "engine/databases.h"
#include "engine/exact_thought.h"
#include "engine/thinker.h"
#include "search/shared.h"

namespace kalah {

namespace {

/// Positions of a database that several threads build sooner than one: about two milliseconds of one.
constexpr std::uint64_t kLeastForThreads = 300'000;

}  // namespace

struct Thinker::State {
  State(NowMs clock, std::size_t bytes, int count) : now(clock), table(std::make_unique<Table>(bytes)), threads(count) {
    begin_databases();
  }

  /// None is there, and all threads build the next.
  void begin_databases() {
    databases = Databases();
    exact = std::make_unique<ExactThought>(threads);
    databases.use(tables);
    databases.build_with([this](const Rules& rules, const BuildOrder& order) {
      // A thread for every layer costs more than a small database.
      return threads > 1 && build_positions(rules, order.seeds) >= kLeastForThreads
                 ? build_database(rules, order, threads)
                 : build_database(rules, order);
    });
  }

  NowMs now;
  std::unique_ptr<Table> table;
  Databases databases;
  std::unique_ptr<ExactThought> exact;
  ProberSource tables;
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

class Flag final : public StopSignal {
 public:
  bool stop() override { return raised_.load(std::memory_order_relaxed); }
  void raise() { raised_.store(true, std::memory_order_relaxed); }

 private:
  std::atomic<bool> raised_{false};
};

/// Searches of the same position beside the first, over the same table. What they find they leave there.
class Helpers {
 public:
  Helpers(const Game& game, const PlayerSpec& player, const Means& means, int count)
      : game_(game), player_(player), means_(means), count_(count) {
    means_.signal = &flag_;
    means_.listener = nullptr;
    // Each goes on until the first search ends.
    player_.depth = 0;
    player_.nodes = 0;
  }
  ~Helpers() {
    flag_.raise();
    for (std::thread& thread : threads_) thread.join();
  }
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;

  /// To be called once the first search has set up the table.
  void begin() {
    while (static_cast<int>(threads_.size()) < count_) {
      threads_.emplace_back([this] { choose(game_, player_, means_); });
    }
  }

 private:
  const Game& game_;
  PlayerSpec player_;
  Means means_;
  int count_;
  Flag flag_;
  std::vector<std::thread> threads_;
};

class Relay final : public ChoiceListener {
 public:
  Relay(const Thinker::Listener& listener, Helpers& helpers, NowMs now, double begin)
      : listener_(listener), helpers_(helpers), now_(now), begin_(begin) {}
  void considered(const Choice& choice) override {
    helpers_.begin();
    if (listener_) listener_({choice, now_() - begin_});
  }

 private:
  const Thinker::Listener& listener_;
  Helpers& helpers_;
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
  if (!bounded && searches(player)) milliseconds = kDefaultTimeMs;

  state_->stop = false;
  state_->running = true;
  State* state = state_.get();
  const double begin = state->now();
  state->worker = std::thread([=, game = game, improved = std::move(improved), done = std::move(done)] {
    Deadline deadline(state->now, milliseconds > 0 ? begin + milliseconds - state->now() : kForeverMs, &state->stop);
    const Prober* prober = state->databases.prober_for(player, game, milliseconds, state->now, &state->stop);
    // What can be proved to the end needs no search.
    if (proves(player)) {
      auto proved =
          state->exact->choose(game, state->databases.built(game.rules()), milliseconds, state->now, &state->stop);
      if (proved) {
        state->last = {std::move(*proved), state->now() - begin};
        if (improved) improved(state->last);
        state->running = false;
        if (done) done(state->last);
        return;
      }
    }
    SharedSearch shared;
    // Only a search by alpha-beta of two players leaves its findings in the table for others.
    const int helpers = uses_database(player) && game.rules().players == 2 ? state->threads - 1 : 0;
    Means means{.table = *state->table, .signal = &deadline, .prober = prober, .random = random};
    if (helpers > 0) means.shared = &shared;
    {
      Helpers others(game, player, means, helpers);
      Relay relay(improved, others, state->now, begin);
      means.listener = &relay;
      state->last = {choose(game, player, means), state->now() - begin};
    }
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
  state_->begin_databases();
}

void Thinker::use_tables(ProberSource source) {
  state_->join();
  state_->tables = std::move(source);
  state_->databases.use(state_->tables);
}

void Thinker::configure(std::size_t table_bytes, int threads) {
  state_->join();
  state_->table = std::make_unique<Table>(table_bytes);
  state_->threads = threads;
  state_->exact = std::make_unique<ExactThought>(threads);
}

}  // namespace kalah
