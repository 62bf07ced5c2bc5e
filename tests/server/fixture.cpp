#include "fixture.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>

namespace kalah::server {

Client::Client(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  // A server that never answers must fail the test, not hang it.
  const timeval patience{60, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
}

Client::~Client() { ::close(socket_); }

bool Client::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void Client::finish_sending() { ::shutdown(socket_, SHUT_WR); }

bool Client::read_some() {
  std::array<char, 4096> block;
  const ssize_t size = ::recv(socket_, block.data(), block.size(), 0);
  if (size < 0) {
    EXPECT_TRUE(errno == ECONNRESET) << "the server neither answered nor closed the connection";
  }
  if (size <= 0) return false;
  buffer_.append(block.data(), static_cast<std::size_t>(size));
  return true;
}

std::string Client::read_all() {
  while (read_some()) {
  }
  return std::exchange(buffer_, {});
}

std::string Client::read_bytes(std::size_t count) {
  while (buffer_.size() < count && read_some()) {
  }
  std::string bytes = buffer_.substr(0, count);
  buffer_.erase(0, bytes.size());
  return bytes;
}

std::string Client::read_line() {
  std::size_t end = 0;
  while ((end = buffer_.find('\n')) == std::string::npos) {
    if (!read_some()) return {};
  }
  std::string line = read_bytes(end + 1);
  line.erase(line.find_last_not_of("\r\n") + 1);
  return line;
}

std::string Client::read_answer(bool head) {
  std::size_t end = 0;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) {
    if (!read_some()) return std::exchange(buffer_, {});
  }
  std::size_t total = end + 4;
  const std::size_t length = buffer_.find("Content-Length: ");
  if (!head && length < end) total += std::strtoul(buffer_.c_str() + length + 16, nullptr, 10);
  while (buffer_.size() < total && read_some()) {
  }
  std::string answer = buffer_.substr(0, total);
  buffer_.erase(0, answer.size());
  return answer;
}

void ServerTest::start(const Limits& limits, std::shared_ptr<const TableShelf> tables) {
  site_.emplace(kTestPage, "1.2.3", "feedbeef", std::move(tables));
  auto listener = Listener::open({"127.0.0.1", 0}, *site_, limits);
  ASSERT_TRUE(listener.ok()) << listener.error().message;
  listener_.emplace(std::move(*listener));
  port_ = listener_->address().port;
  thread_ = std::thread([this] { listener_->run(); });
}

void ServerTest::stop() {
  if (!thread_.joinable()) return;
  listener_->stop();
  thread_.join();
  listener_.reset();
}

std::string ServerTest::exchange(std::string_view request) {
  Client client(port_);
  EXPECT_TRUE(client.send(request));
  client.finish_sending();
  return client.read_all();
}

std::string ServerTest::get(std::string_view target, std::string_view headers) {
  std::string request = "GET ";
  request.append(target).append(" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n").append(headers).append("\r\n");
  return exchange(request);
}

}  // namespace kalah::server
