#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/clock.h"
#include "engine/databases.h"
#include "protocol/kgp_server.h"

namespace kalah::server {

/// Threads that choose the moves of a KGP server's bots, first come first served.
class KgpBots {
 public:
  /// `done` is called from these threads, and so is `tables`, which may be empty, at the same time by several.
  KgpBots(std::size_t threads, ProberSource tables, std::function<void(std::uint64_t task, int pit)> done);
  /// Gives up what is under way.
  ~KgpBots();
  KgpBots(const KgpBots&) = delete;
  KgpBots& operator=(const KgpBots&) = delete;

  void add(KgpServer::Task task);

 private:
  void work();

  ProberSource tables_;
  std::function<void(std::uint64_t, int)> done_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<KgpServer::Task> queue_;
  std::atomic<bool> stop_{false};
  std::vector<std::thread> threads_;
};

}  // namespace kalah::server
