#include "server/net/kgp_channel.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>

namespace kalah::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t kBlock = 4096;

class TcpChannel final : public KgpChannel {
 public:
  explicit TcpChannel(beast::tcp_stream stream) : stream_(std::move(stream)) {
    stream_.expires_never();
    beast::error_code ignored;
    // A move must not wait for the next one.
    stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
  }

  asio::awaitable<std::string> read() override {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(block_), kAwait);
    co_return error ? std::string() : std::string(block_.data(), size);
  }
  asio::awaitable<bool> write(std::string_view lines) override {
    const auto [error, size] = co_await asio::async_write(stream_, asio::buffer(lines), kAwait);
    co_return !error;
  }
  asio::awaitable<void> finish() override {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    co_return;
  }
  void abort() override { stream_.close(); }

 private:
  beast::tcp_stream stream_;
  std::array<char, kBlock> block_{};
};

class WebSocketChannel final : public KgpChannel {
 public:
  explicit WebSocketChannel(WebSocket stream) : stream_(std::move(stream)) {
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    stream_.text(true);
    // What a message holds is limited line by line, so its own length says nothing.
    stream_.read_message_max(0);
  }

  asio::awaitable<std::string> read() override {
    for (;;) {
      const auto [error, size] = co_await stream_.async_read_some(buffer_, kBlock, kAwait);
      if (error) co_return std::string();
      if (buffer_.size() == 0) continue;
      std::string bytes = beast::buffers_to_string(buffer_.data());
      buffer_.clear();
      co_return bytes;
    }
  }
  asio::awaitable<bool> write(std::string_view lines) override {
    while (!lines.empty()) {
      const std::size_t end = std::min(lines.find('\n'), lines.size() - 1) + 1;
      const auto [error, size] = co_await stream_.async_write(asio::buffer(lines.substr(0, end)), kAwait);
      if (error) co_return false;
      lines.remove_prefix(end);
    }
    co_return true;
  }
  asio::awaitable<void> finish() override {
    co_await stream_.async_close(beast::websocket::close_code::normal, kAwait);
  }
  void abort() override { beast::get_lowest_layer(stream_).close(); }

 private:
  WebSocket stream_;
  beast::flat_buffer buffer_;
};

}  // namespace

std::unique_ptr<KgpChannel> tcp_channel(beast::tcp_stream stream) {
  return std::make_unique<TcpChannel>(std::move(stream));
}

std::unique_ptr<KgpChannel> websocket_channel(WebSocket stream) {
  return std::make_unique<WebSocketChannel>(std::move(stream));
}

KgpPipe::KgpPipe(const asio::any_io_executor& executor, std::unique_ptr<KgpChannel> channel, std::size_t limit)
    : channel_(std::move(channel)), limit_(limit), wake_(executor), last_moment_(executor) {}

void KgpPipe::start() {
  asio::co_spawn(wake_.get_executor(), [self = shared_from_this()] { return self->write_all(); }, asio::detached);
}

bool KgpPipe::send(std::string_view lines) {
  if (aborted_ || finishing_) return true;
  if (queue_.size() + lines.size() > limit_) {
    abort();
    return false;
  }
  queue_ += lines;
  wake_.cancel();
  return true;
}

void KgpPipe::finish(std::chrono::milliseconds patience) {
  if (finishing_ || aborted_) return;
  finishing_ = true;
  last_moment_.expires_after(patience);
  last_moment_.async_wait([self = shared_from_this()](const boost::system::error_code& error) {
    if (!error) self->abort();
  });
  wake_.cancel();
}

void KgpPipe::abort() {
  if (aborted_) return;
  aborted_ = true;
  channel_->abort();
  last_moment_.cancel();
  wake_.cancel();
}

asio::awaitable<void> KgpPipe::write_all() {
  while (!aborted_) {
    if (!queue_.empty()) {
      const std::string lines = std::exchange(queue_, {});
      if (!co_await channel_->write(lines)) co_return abort();
      continue;
    }
    if (finishing_) co_return co_await channel_->finish();
    wake_.expires_at(asio::steady_timer::time_point::max());
    co_await wake_.async_wait(kAwait);
  }
}

}  // namespace kalah::server
