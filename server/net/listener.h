#pragma once

#include <memory>

#include "kalah/status.h"
#include "server/address.h"
#include "server/net/limits.h"
#include "server/site.h"

namespace kalah::server {

/// Accepts connections on one address and serves a site to them, all on the thread that calls run().
class Listener {
 public:
  /// Opens the port. `site` must outlive the listener.
  static Result<Listener> open(const Address& address, const Site& site, const Limits& limits);

  Listener(Listener&&) noexcept;
  Listener& operator=(Listener&&) noexcept;
  ~Listener();

  /// Where it listens, with the port the system chose.
  [[nodiscard]] Address address() const;
  /// From now on SIGINT and SIGTERM end run() instead of the program.
  void stop_on_signals();
  /// Blocks until stop() or a signal; open connections are then closed.
  void run();
  /// Ends run(); from any thread.
  void stop();

 private:
  struct State;
  explicit Listener(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace kalah::server
