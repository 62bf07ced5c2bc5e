#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/databases.h"
#include "kalah/status.h"
#include "protocol/kgp_server.h"
#include "server/address.h"

namespace kalah::server {

struct KgpListenOptions {
  KgpServerOptions server;
  std::vector<Address> listen;
  /// WebSocket at `/socket`, the tournament's page at `/`.
  std::vector<Address> ws_listen;
  std::size_t bot_threads = 2;
  /// Where the bots find endgame databases; may be empty, and must be safe to ask from all their threads.
  ProberSource tables;
  /// Bytes that wait for a client who does not read.
  std::size_t output_bytes = std::size_t{256} * 1024;
  /// To take the farewell.
  std::chrono::milliseconds farewell_time{2'000};
  /// What happened, a sentence each; may be empty.
  std::function<void(const std::string&)> tell;
};

/// A KGP server on its addresses, all on the thread that calls run() but for the bots.
class KgpListener {
 public:
  static Result<KgpListener> open(const KgpListenOptions& options);

  KgpListener(KgpListener&&) noexcept;
  KgpListener& operator=(KgpListener&&) noexcept;
  ~KgpListener();

  /// Where it listens, TCP first, in the order of the options, with the ports the system chose.
  [[nodiscard]] std::vector<Address> addresses() const;
  /// From now on SIGINT and SIGTERM end run() instead of the program.
  void stop_on_signals();
  /// Blocks until stop(), a signal, or the end of the tournament; open connections are then closed.
  void run();
  /// Ends run(); from any thread.
  void stop();
  /// After run().
  [[nodiscard]] const KgpTournament& tournament() const;

 private:
  struct State;
  explicit KgpListener(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace kalah::server
