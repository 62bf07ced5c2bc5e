#include "server/net/listener.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>

#include "server/net/acceptor.h"
#include "server/net/session.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// When the system refuses a connection (out of file handles) the next attempt waits this long instead of spinning.
constexpr std::chrono::milliseconds kAcceptPause{100};

}  // namespace

struct Listener::State {
  State(const Site& the_site, const Limits& the_limits) : site(the_site), limits(the_limits) {}

  asio::awaitable<void> accept_all() {
    asio::steady_timer pause(context);
    for (;;) {
      while (active >= limits.connections) {
        slot_free.expires_at(asio::steady_timer::time_point::max());
        co_await slot_free.async_wait(kAwait);
      }
      auto [error, socket] = co_await acceptor.async_accept(kAwait);
      if (error == asio::error::operation_aborted) co_return;
      if (error) {
        pause.expires_after(kAcceptPause);
        co_await pause.async_wait(kAwait);
        continue;
      }
      ++active;
      // A connection that fails for want of memory ends alone; the others go on.
      asio::co_spawn(context, serve_connection(std::move(socket), site, limits), [this](const std::exception_ptr&) {
        --active;
        slot_free.cancel();
      });
    }
  }

  const Site& site;
  Limits limits;
  std::size_t active = 0;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::steady_timer slot_free{context};
  asio::signal_set signals{context};
};

Result<Listener> Listener::open(const Address& address, const Site& site, const Limits& limits) {
  auto state = std::make_unique<State>(site, limits);
  if (Status status = open_acceptor(state->acceptor, address); !status) return status.error();
  return Listener(std::move(state));
}

Listener::Listener(std::unique_ptr<State> state) : state_(std::move(state)) {}
Listener::Listener(Listener&&) noexcept = default;
Listener& Listener::operator=(Listener&&) noexcept = default;
Listener::~Listener() = default;

Address Listener::address() const { return local_address(state_->acceptor); }

void Listener::stop_on_signals() {
  state_->signals.add(SIGINT);
  state_->signals.add(SIGTERM);
  state_->signals.async_wait([this_context = &state_->context](const boost::system::error_code& error, int) {
    if (!error) this_context->stop();
  });
}

void Listener::run() {
  asio::co_spawn(state_->context, state_->accept_all(), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
  state_->context.run();
}

void Listener::stop() { state_->context.stop(); }

}  // namespace kalah::server
