#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "kalah/status.h"
#include "players/player.h"
#include "protocol/kgp_address.h"
#include "protocol/kgp_client.h"

namespace kalah::server {

struct KgpConnectOptions {
  KgpAddress address;
  KgpClientOptions client;
  PlayerSpec player;
  std::size_t table_bytes = std::size_t{64} << 20U;
  /// Attempts in a row without being taken in, after which it gives up.
  int attempts = 10;
  /// The wait before the second attempt; it doubles with each, and by lot up to half of it is dropped, so that many
  /// clients do not come back at the same moment.
  std::chrono::milliseconds first_pause{1'000};
  std::chrono::milliseconds longest_pause{60'000};
  std::uint64_t seed = 0;
  /// What happened, a sentence each; may be empty.
  std::function<void(const std::string&)> tell;
};

/// Plays on a KGP server until one of them says goodbye.
class KgpConnector {
 public:
  explicit KgpConnector(const KgpConnectOptions& options);
  ~KgpConnector();
  KgpConnector(const KgpConnector&) = delete;
  KgpConnector& operator=(const KgpConnector&) = delete;

  /// From now on SIGINT and SIGTERM say goodbye.
  void stop_on_signals();
  /// Blocks. A goodbye from either side is a success; an error says why there is no use in going on.
  Status run();
  /// Says goodbye; from any thread.
  void stop();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kalah::server
