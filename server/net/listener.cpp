#include "server/net/listener.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include "server/net/acceptor.h"
#include "server/net/reception.h"
#include "server/net/session.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

}  // namespace

struct Listener::State {
  State(const Site& the_site, const Limits& the_limits) : site(the_site), limits(the_limits) {}

  const Site& site;
  Limits limits;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  Reception reception{context, limits.connections};
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

void Listener::stop_on_signals() { kalah::server::stop_on_signals(state_->signals, state_->context); }

void Listener::run() {
  State& state = *state_;
  const auto serve = [&state](tcp::socket socket) {
    return serve_connection(std::move(socket), state.site, state.limits);
  };
  state.reception.open(state.acceptor, serve, [] {});
  state.context.run();
}

void Listener::stop() { state_->context.stop(); }

}  // namespace kalah::server
