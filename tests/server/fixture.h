#pragma once

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "server/net/listener.h"

namespace kalah::server {

/// A page of three files, as the build would embed it.
inline constexpr std::array<Asset, 3> kTestPage = {{
    {"/assets/main-0a1B2c3D.js", "text/javascript; charset=utf-8", "\"js1\"", "export {};\n", true, {}, {}},
    {"/index.html", "text/html; charset=utf-8", "\"html1\"", "<!doctype html><title>Kalah</title>\n", false, {}, {}},
    {"/kalah.wasm", "application/wasm", "\"wasm1\"", std::string_view("\0asm\1\0\0\0", 8), false, {}, {}},
}};

/// A plain socket, so that a test can send what no client library would.
class Client {
 public:
  explicit Client(std::uint16_t port);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  /// Whether all of it was taken; false once the server has closed.
  bool send(std::string_view bytes);
  /// No more will be sent.
  void finish_sending();
  /// Everything until the server closes the connection.
  std::string read_all();
  /// One answer with its body, whose length the headers must tell; `head` if it answers a HEAD request.
  std::string read_answer(bool head = false);
  /// Exactly that many bytes; fewer only if the server closes before.
  std::string read_bytes(std::size_t count);
  /// The next line without its end; empty if the server closes before.
  std::string read_line();

 private:
  /// Reads some more into buffer_; false at the end.
  bool read_some();

  int socket_ = -1;
  std::string buffer_;
};

/// A running server for each test, with small limits.
class ServerTest : public ::testing::Test {
 protected:
  void SetUp() override { start(small_limits()); }
  void TearDown() override { stop(); }

  static Limits small_limits() {
    Limits limits;
    limits.connections = 4;
    limits.header_bytes = 2048;
    return limits;
  }
  /// For tests whose clients are closed for being slow; too short for those that must be served on a loaded machine.
  void restart_impatient() {
    Limits limits = small_limits();
    limits.request_time = std::chrono::milliseconds(300);
    stop();
    start(limits);
  }
  void start(const Limits& limits, std::shared_ptr<const TableShelf> tables = nullptr);
  void stop();

  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// The answer to one request on a connection of its own.
  std::string exchange(std::string_view request);
  std::string get(std::string_view target, std::string_view headers = {});

 private:
  std::optional<Site> site_;
  std::optional<Listener> listener_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace kalah::server
