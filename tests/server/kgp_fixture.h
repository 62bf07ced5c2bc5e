#pragma once

#include <mutex>

#include "fixture.h"
#include "server/net/kgp_listener.h"

namespace kalah::server {

/// A WebSocket spoken by hand, so that a test can cut frames where no library would.
class RawWebSocket {
 public:
  explicit RawWebSocket(std::uint16_t port);

  /// One frame; `last` closes the message. `opcode` 1 is text, 0 goes on with a message, 9 is a ping.
  void send_frame(std::string_view bytes, bool last = true, int opcode = 1);
  void say(std::string_view line) { send_frame(std::string(line) + "\r\n"); }
  /// The content of the next text frame; empty at the end.
  std::string read_frame();
  /// The next line, whatever came before it, with this command in it.
  std::string read_until(std::string_view command);

 private:
  Client client_;
};

/// A running KGP server on a TCP and a WebSocket port.
class KgpListenerTest : public ::testing::Test {
 protected:
  void TearDown() override { stop(); }
  static KgpListenOptions small();
  void start(KgpListenOptions options);
  void stop();
  /// Until the server ends by itself.
  void join();

  [[nodiscard]] std::uint16_t tcp_port() const { return tcp_port_; }
  [[nodiscard]] std::uint16_t web_port() const { return web_port_; }
  [[nodiscard]] KgpListener& listener() { return *listener_; }
  [[nodiscard]] std::string told();

 private:
  std::optional<KgpListener> listener_;
  std::uint16_t tcp_port_ = 0;
  std::uint16_t web_port_ = 0;
  std::thread thread_;
  std::mutex mutex_;
  std::string told_;
};

/// Skips lines until one has this command.
std::string read_until(Client& client, std::string_view command);

}  // namespace kalah::server
