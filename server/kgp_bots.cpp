#include "server/kgp_bots.h"

#include <algorithm>

namespace kalah::server {
namespace {

constexpr std::size_t kTableBytes = std::size_t{32} << 20U;

double time_for(const KgpServer::Task& task) {
  if (!thinks(task.bot)) return task.budget_ms;
  const double own = task.bot.time_ms > 0 ? task.bot.time_ms : kDefaultTimeMs;
  return std::min(own, task.budget_ms);
}

}  // namespace

KgpBots::KgpBots(std::size_t threads, ProberSource tables, std::function<void(std::uint64_t task, int pit)> done)
    : tables_(std::move(tables)), done_(std::move(done)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

KgpBots::~KgpBots() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void KgpBots::add(KgpServer::Task task) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back(std::move(task));
  }
  changed_.notify_one();
}

void KgpBots::work() {
  Table table(kTableBytes);
  Databases databases;
  if (tables_) databases.use(tables_);
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stop_ || !queue_.empty(); });
    if (stop_) return;
    const KgpServer::Task task = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    const double time = time_for(task);
    Deadline deadline(steady_ms, time, &stop_);
    const Prober* prober = databases.prober_for(task.bot, task.game, time, steady_ms, &stop_);
    const Means means{.table = table, .signal = &deadline, .prober = prober, .random = task.random};
    const Choice choice = choose(task.game, task.bot, means);
    done_(task.number, choice.move.pit);
  }
}

}  // namespace kalah::server
