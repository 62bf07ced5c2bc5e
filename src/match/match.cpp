#include "match/match.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "protocol/turn.h"

namespace kalah {
namespace {

constexpr std::chrono::milliseconds kTick{100};

class Match {
 public:
  Match(const MatchSetup& setup, const MatchListener& listener, const std::atomic<bool>& stop)
      : setup_(setup), listener_(listener), stop_(stop), names_{setup.sides[0].name, setup.sides[1].name} {
    const std::size_t workers = std::min(static_cast<std::size_t>(setup.concurrency), setup.games);
    for (std::size_t i = 0; i < 2 * workers; ++i) {
      contestants_.push_back(make_contestant(setup.sides[i % 2], setup.bounds, setup.now, ended_));
    }
  }

  Tally play() {
    std::vector<std::thread> workers;
    working_ = contestants_.size() / 2;
    for (std::size_t worker = 0; worker < contestants_.size() / 2; ++worker) {
      workers.emplace_back(
          [this, worker] { work({contestants_[2 * worker].get(), contestants_[2 * worker + 1].get()}); });
    }
    watch();
    for (std::thread& worker : workers) worker.join();
    return tally_;
  }

 private:
  void work(const std::array<Contestant*, 2>& sides) {
    while (true) {
      std::unique_lock lock(mutex_);
      if (ended_ || next_ == setup_.games) break;
      const std::size_t number = next_++;
      lock.unlock();
      const GamePlan plan{number, setup_.openings[number / 2 % setup_.openings.size()], seats_of(setup_.rules, number),
                          numbered(setup_.seed, number)};
      auto result = play_game(setup_.rules, plan, sides, names_, ended_);
      lock.lock();
      if (result) take(std::move(*result));
    }
    const std::lock_guard lock(mutex_);
    --working_;
    woken_.notify_all();
  }

  /// Counts every game whose forerunners have all been counted.
  void take(GameResult result) {
    waiting_.emplace(result.number, std::move(result));
    for (auto next = waiting_.begin(); next != waiting_.end() && !decided_; next = waiting_.erase(next)) {
      if (next->first != static_cast<std::size_t>(tally_.games())) break;
      tally_.add(next->second);
      if (listener_.game_over) listener_.game_over(next->second, tally_);
      if (setup_.sprt && tally_.games() % 2 == 0) {
        decided_ = sprt_state(tally_, *setup_.sprt).verdict != Verdict::kOpen;
      }
    }
    if (decided_) woken_.notify_all();
  }

  /// Waits for the workers, and ends their games once the match is decided or stopped.
  void watch() {
    std::unique_lock lock(mutex_);
    while (working_ > 0) {
      woken_.wait_for(lock, kTick);
      if (listener_.tick) listener_.tick(tally_);
      if (!decided_ && !stop_.load()) continue;
      ended_ = true;
      // Again and again: a thought may have begun after it was interrupted.
      for (const auto& contestant : contestants_) contestant->interrupt();
    }
  }

  const MatchSetup& setup_;
  const MatchListener& listener_;
  const std::atomic<bool>& stop_;
  std::array<std::string, 2> names_;
  std::atomic<bool> ended_{false};
  /// Those of worker k are 2k and 2k+1.
  std::vector<std::unique_ptr<Contestant>> contestants_;
  std::mutex mutex_;
  std::condition_variable woken_;
  std::size_t next_ = 0;
  std::size_t working_ = 0;
  std::map<std::size_t, GameResult> waiting_;
  Tally tally_;
  bool decided_ = false;
};

}  // namespace

Tally play_match(const MatchSetup& setup, const MatchListener& listener, const std::atomic<bool>& stop) {
  return Match(setup, listener, stop).play();
}

}  // namespace kalah
