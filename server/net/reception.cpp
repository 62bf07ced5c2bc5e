#include "server/net/reception.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// When the system refuses a connection (out of file handles) the next attempt waits this long instead of spinning.
constexpr std::chrono::milliseconds kAcceptPause{100};

}  // namespace

void Reception::open(tcp::acceptor& acceptor, const Serve& serve, const std::function<void()>& ended) {
  asio::co_spawn(context_, accept_all(acceptor, serve, ended), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
}

asio::awaitable<void> Reception::accept_all(tcp::acceptor& acceptor, Serve serve, std::function<void()> ended) {
  asio::steady_timer pause(context_);
  for (;;) {
    while (active_ >= most_) {
      free_.expires_at(asio::steady_timer::time_point::max());
      co_await free_.async_wait(kAwait);
    }
    auto [error, socket] = co_await acceptor.async_accept(kAwait);
    if (error == asio::error::operation_aborted) co_return;
    if (error) {
      pause.expires_after(kAcceptPause);
      co_await pause.async_wait(kAwait);
      continue;
    }
    ++active_;
    // A connection that fails for want of memory ends alone; the others go on.
    asio::co_spawn(context_, serve(std::move(socket)), [this, ended](const std::exception_ptr&) {
      --active_;
      free_.cancel();
      ended();
    });
  }
}

void stop_on_signals(asio::signal_set& signals, asio::io_context& context) {
  signals.add(SIGINT);
  signals.add(SIGTERM);
  signals.async_wait([&context](const boost::system::error_code& error, int) {
    if (!error) context.stop();
  });
}

}  // namespace kalah::server
