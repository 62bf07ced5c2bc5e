#include <atomic>
#include <barrier>
#include <thread>

#include "builder/build.h"
#include "builder/construction.h"

namespace kalah {
namespace {

/// One layer after the other; its splits go to whoever is free, the largest first.
class Crew {
 public:
  Crew(Construction& construction, BuildWatch* watch, int threads)
      : construction_(construction), watch_(watch), between_(threads, Turn{this}) {}

  void work() {
    SplitKernel kernel = construction_.kernel();
    for (int n = 0; n <= construction_.seeds(); ++n) {
      const int splits = Construction::splits(n);
      for (int taken = next_.fetch_add(1); taken < splits; taken = next_.fetch_add(1)) {
        if (stopped_.load()) break;
        if (watch_ != nullptr && watch_->stop(done_.load(), construction_.index().positions())) {
          stopped_.store(true);
          break;
        }
        const int small = splits - 1 - taken;
        kernel.run(n, small);
        done_.fetch_add(construction_.positions(n, small));
      }
      between_.arrive_and_wait();
      if (leave_) return;
    }
  }

  [[nodiscard]] bool stopped() const { return stopped_.load(); }

 private:
  struct Turn {
    Crew* crew;
    // Runs while all threads stand at the barrier: they leave at the same layer or not at all.
    void operator()() noexcept {
      crew->next_.store(0);
      crew->leave_ = crew->stopped_.load();
    }
  };

  Construction& construction_;
  BuildWatch* watch_;
  std::atomic<int> next_{0};
  std::atomic<std::uint64_t> done_{0};
  std::atomic<bool> stopped_{false};
  bool leave_ = false;
  std::barrier<Turn> between_;
};

}  // namespace

Result<std::unique_ptr<const Database>> build_database(const Rules& rules, const BuildOrder& order, int threads) {
  auto construction = Construction::plan(rules, order, threads);
  if (!construction) return construction.error();
  const Status status = construction->begin();
  if (!status.ok()) return status.error();
  Crew crew(*construction, order.watch, threads);
  std::vector<std::thread> others;
  others.reserve(static_cast<std::size_t>(threads) - 1);
  for (int i = 1; i < threads; ++i) others.emplace_back([&crew] { crew.work(); });
  crew.work();
  for (std::thread& other : others) other.join();
  if (crew.stopped()) return Construction::stopped();
  return construction->finish();
}

}  // namespace kalah
