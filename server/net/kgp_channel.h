#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace kalah::server {

using WebSocket = boost::beast::websocket::stream<boost::beast::tcp_stream>;

/// A stream of bytes both ways, whatever carries it. One read, one write and one finish may be under way at a time.
class KgpChannel {
 public:
  virtual ~KgpChannel() = default;
  KgpChannel(const KgpChannel&) = delete;
  KgpChannel& operator=(const KgpChannel&) = delete;

  /// Some bytes; none at the end, however that came.
  virtual boost::asio::awaitable<std::string> read() = 0;
  /// Whole lines; whether that worked.
  virtual boost::asio::awaitable<bool> write(std::string_view lines) = 0;
  /// No more will be written.
  virtual boost::asio::awaitable<void> finish() = 0;
  /// Ends everything that is under way.
  virtual void abort() = 0;

 protected:
  KgpChannel() = default;
};

std::unique_ptr<KgpChannel> tcp_channel(boost::beast::tcp_stream stream);
/// Frames are joined to one stream of bytes when read; each line is written as a frame with its line end inside.
std::unique_ptr<KgpChannel> websocket_channel(WebSocket stream);

/// A channel with a bounded queue of what is to be sent, on one thread.
class KgpPipe : public std::enable_shared_from_this<KgpPipe> {
 public:
  KgpPipe(const boost::asio::any_io_executor& executor, std::unique_ptr<KgpChannel> channel, std::size_t limit);

  /// Begins to send; call once.
  void start();
  /// False if the other side reads too slowly: the queue is full and the connection ends. After the end nothing is
  /// sent.
  bool send(std::string_view lines);
  /// Ends the connection once everything is sent, and at the latest after `patience`.
  void finish(std::chrono::milliseconds patience);
  boost::asio::awaitable<std::string> read() { return channel_->read(); }
  void abort();

 private:
  boost::asio::awaitable<void> write_all();

  std::unique_ptr<KgpChannel> channel_;
  std::size_t limit_;
  std::string queue_;
  bool finishing_ = false;
  bool aborted_ = false;
  /// Wakes the writer.
  boost::asio::steady_timer wake_;
  boost::asio::steady_timer last_moment_;
};

}  // namespace kalah::server
