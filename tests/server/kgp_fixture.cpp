#include "kgp_fixture.h"

namespace kalah::server {

RawWebSocket::RawWebSocket(std::uint16_t port) : client_(port) {
  client_.send(
      "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  const std::string answer = client_.read_answer(true);
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 101")) << answer;
}

void RawWebSocket::send_frame(std::string_view bytes, bool last, int opcode) {
  ASSERT_LT(bytes.size(), 65536U);
  std::string frame(1, static_cast<char>((last ? 0x80 : 0) | opcode));
  if (bytes.size() < 126) {
    frame += static_cast<char>(0x80 | bytes.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(bytes.size() >> 8U);
    frame += static_cast<char>(bytes.size() & 0xFFU);
  }
  constexpr std::string_view kMask = "\x11\x22\x33\x44";
  frame += kMask;
  for (std::size_t i = 0; i < bytes.size(); ++i) frame += static_cast<char>(bytes[i] ^ kMask[i % 4]);
  client_.send(frame);
}

std::string RawWebSocket::read_frame() {
  for (;;) {
    const std::string head = client_.read_bytes(2);
    if (head.size() < 2) return {};
    std::size_t size = static_cast<unsigned char>(head[1]) & 0x7FU;
    if (size == 126) {
      const std::string more = client_.read_bytes(2);
      size = static_cast<unsigned char>(more[0]) * 256U + static_cast<unsigned char>(more[1]);
    }
    std::string content = client_.read_bytes(size);
    if ((head[0] & 0x0F) == 1) return content;
    if ((head[0] & 0x0F) == 8) return {};
  }
}

std::string RawWebSocket::read_until(std::string_view command) {
  for (;;) {
    std::string frame = read_frame();
    if (frame.empty() || frame.find(command) != std::string::npos) return frame;
  }
}

std::string read_until(Client& client, std::string_view command) {
  for (;;) {
    std::string line = client.read_line();
    if (line.empty() || line.find(command) != std::string::npos) return line;
  }
}

KgpListenOptions KgpListenerTest::small() {
  KgpListenOptions options;
  options.server.boards = {{3, 3}};
  options.server.pair_ms = 1;
  options.bot_threads = 1;
  options.listen = {{"127.0.0.1", 0}};
  options.ws_listen = {{"127.0.0.1", 0}};
  return options;
}

void KgpListenerTest::start(KgpListenOptions options) {
  options.tell = [this](const std::string& what) {
    const std::lock_guard lock(mutex_);
    told_ += what + "\n";
  };
  auto listener = KgpListener::open(options);
  ASSERT_TRUE(listener.ok()) << listener.error().message;
  listener_.emplace(std::move(*listener));
  const auto addresses = listener_->addresses();
  ASSERT_EQ(addresses.size(), 2U);
  tcp_port_ = addresses[0].port;
  web_port_ = addresses[1].port;
  thread_ = std::thread([this] { listener_->run(); });
}

void KgpListenerTest::join() {
  if (thread_.joinable()) thread_.join();
}

void KgpListenerTest::stop() {
  if (listener_) listener_->stop();
  join();
  listener_.reset();
}

std::string KgpListenerTest::told() {
  const std::lock_guard lock(mutex_);
  return told_;
}

}  // namespace kalah::server
