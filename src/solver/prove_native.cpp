#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "solver/prove.h"

namespace kalah {
namespace {

/// A player who is stopped has to answer within 50.
constexpr std::chrono::milliseconds kTick{5};

}  // namespace

int prove_together(SolveGround& ground, const SolveNode& node, int beta, int threads, StopSignal* tick) {
  std::mutex mutex;
  std::condition_variable ended;
  std::optional<int> found;
  int working = threads;
  const auto work = [&] {
    const int value = prove_alone(ground, node, beta);
    const std::lock_guard lock(mutex);
    // Whoever ends first has the answer; the others, stopped by it, have none.
    if (!ground.stop.load() && !found) found = value;
    ground.stop.store(true);
    --working;
    ended.notify_one();
  };
  std::vector<std::thread> workers;
  for (int i = 0; i < threads; ++i) workers.emplace_back(work);
  {
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, kTick, [&] { return working == 0; })) {
      lock.unlock();
      if (tick != nullptr && tick->stop()) ground.stop.store(true);
      lock.lock();
    }
  }
  for (std::thread& worker : workers) worker.join();
  ground.stop.store(!found);
  return found.value_or(0);
}

}  // namespace kalah
