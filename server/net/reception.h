#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>

namespace kalah::server {

/// Takes connections, at most so many at a time: further ones wait in the system's queue. Everything runs on the
/// context, which is run by one thread and must outlive this.
class Reception {
 public:
  using Serve = std::function<boost::asio::awaitable<void>(boost::asio::ip::tcp::socket)>;

  Reception(boost::asio::io_context& context, std::size_t most) : context_(context), most_(most), free_(context) {}

  /// Takes connections from the acceptor until the context stops; each is served by `serve`, and `ended` is called
  /// after it. May run for several acceptors at once.
  void open(boost::asio::ip::tcp::acceptor& acceptor, const Serve& serve, const std::function<void()>& ended);

 private:
  boost::asio::awaitable<void> accept_all(boost::asio::ip::tcp::acceptor& acceptor, Serve serve,
                                          std::function<void()> ended);

  boost::asio::io_context& context_;
  std::size_t most_;
  std::size_t active_ = 0;
  boost::asio::steady_timer free_;
};

/// Stops the context when the process is asked to end (SIGINT, SIGTERM).
void stop_on_signals(boost::asio::signal_set& signals, boost::asio::io_context& context);

}  // namespace kalah::server
