#include "server/net/kgp_listener.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <map>

#include "server/kgp_bots.h"
#include "server/net/acceptor.h"
#include "server/net/kgp_channel.h"
#include "server/net/kgp_upgrade.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// When the system refuses a connection (out of file handles) the next attempt waits this long instead of spinning.
constexpr std::chrono::milliseconds kAcceptPause{100};
/// Sockets beyond the allowed connections: those that are told so, those that say goodbye, and readers of the page.
constexpr std::size_t kSpareSockets = 64;
/// No timer of the system takes more.
constexpr double kLongestWaitMs = 3'600'000;

}  // namespace

struct KgpListener::State {
  explicit State(const KgpListenOptions& the_options)
      : options(the_options),
        server(options.server, steady_ms()),
        bots(options.bot_threads, [this](auto task, int pit) {
          asio::post(context, [this, task, pit] {
            server.bot_moved(task, pit, steady_ms());
            pump();
          });
        }) {}

  asio::awaitable<void> accept_all(tcp::acceptor& acceptor, bool web) {
    asio::steady_timer pause(context);
    for (;;) {
      while (sockets >= options.server.limits.connections + kSpareSockets) {
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
      ++sockets;
      // A connection that fails for want of memory ends alone; the others go on.
      asio::co_spawn(context, serve(std::move(socket), web), [this](const std::exception_ptr&) {
        --sockets;
        slot_free.cancel();
        if (ending && pipes.empty()) context.stop();
      });
    }
  }

  asio::awaitable<void> serve(tcp::socket socket, bool web) {
    std::unique_ptr<KgpChannel> channel;
    if (web) {
      channel = co_await upgrade(std::move(socket), [this] { return server.tournament().page(); });
      if (!channel) co_return;
    } else {
      channel = tcp_channel(boost::beast::tcp_stream(std::move(socket)));
    }
    const auto pipe = std::make_shared<KgpPipe>(context.get_executor(), std::move(channel), options.output_bytes);
    const KgpServer::PeerId id = server.connect(steady_ms());
    pipes.emplace(id, pipe);
    pipe->start();
    pump();
    for (;;) {
      const std::string bytes = co_await pipe->read();
      if (bytes.empty()) break;
      server.receive(id, bytes, steady_ms());
      pump();
    }
    pipe->abort();
    pipes.erase(id);
    server.disconnect(id, steady_ms());
    pump();
  }

  /// Carries out what the server wishes after every event.
  void pump() {
    for (const KgpServer::Output& output : server.take_output()) {
      const auto found = pipes.find(output.peer);
      if (found == pipes.end()) continue;
      if (!found->second->send(output.bytes)) tell("a client reads too slowly; the connection is closed");
      if (output.close) found->second->finish(options.farewell_time);
    }
    for (KgpServer::Task& task : server.take_tasks()) bots.add(std::move(task));
    for (const std::string& note : server.take_notes()) tell(note);
    if (server.done() && !ending) end();
    const double wait = std::min(server.wake_at() - steady_ms(), kLongestWaitMs);
    timer.expires_after(std::chrono::microseconds(static_cast<long>(std::max(wait, 0.0) * 1000) + 1));
    timer.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      server.tick(steady_ms());
      pump();
    });
  }

  /// The tournament is over: once everybody has taken his farewell, so is run().
  void end() {
    ending = true;
    last_moment.expires_after(options.farewell_time);
    last_moment.async_wait([this](const boost::system::error_code& error) {
      if (!error) context.stop();
    });
    if (pipes.empty()) context.stop();
  }

  void tell(const std::string& what) const {
    if (options.tell) options.tell(what);
  }

  KgpListenOptions options;
  asio::io_context context{1};
  std::vector<tcp::acceptor> acceptors;
  std::size_t sockets = 0;
  bool ending = false;
  asio::steady_timer slot_free{context};
  asio::steady_timer timer{context};
  asio::steady_timer last_moment{context};
  asio::signal_set signals{context};
  KgpServer server;
  std::map<KgpServer::PeerId, std::shared_ptr<KgpPipe>> pipes;
  /// Last, so that its threads end before what they report to.
  KgpBots bots;
};

Result<KgpListener> KgpListener::open(const KgpListenOptions& options) {
  auto state = std::make_unique<State>(options);
  for (const auto* addresses : {&options.listen, &options.ws_listen}) {
    for (const Address& address : *addresses) {
      tcp::acceptor& acceptor = state->acceptors.emplace_back(state->context);
      if (Status status = open_acceptor(acceptor, address); !status) return status.error();
    }
  }
  return KgpListener(std::move(state));
}

KgpListener::KgpListener(std::unique_ptr<State> state) : state_(std::move(state)) {}
KgpListener::KgpListener(KgpListener&&) noexcept = default;
KgpListener& KgpListener::operator=(KgpListener&&) noexcept = default;
KgpListener::~KgpListener() = default;

std::vector<Address> KgpListener::addresses() const {
  std::vector<Address> addresses;
  for (const tcp::acceptor& acceptor : state_->acceptors) addresses.push_back(local_address(acceptor));
  return addresses;
}

void KgpListener::stop_on_signals() {
  state_->signals.add(SIGINT);
  state_->signals.add(SIGTERM);
  state_->signals.async_wait([this_context = &state_->context](const boost::system::error_code& error, int) {
    if (!error) this_context->stop();
  });
}

void KgpListener::run() {
  State& state = *state_;
  for (std::size_t i = 0; i < state.acceptors.size(); ++i) {
    const bool web = i >= state.options.listen.size();
    asio::co_spawn(state.context, state.accept_all(state.acceptors[i], web), [](const std::exception_ptr& failure) {
      if (failure) std::rethrow_exception(failure);
    });
  }
  state.pump();
  state.context.run();
}

void KgpListener::stop() { state_->context.stop(); }

const KgpTournament& KgpListener::tournament() const { return state_->server.tournament(); }

}  // namespace kalah::server
