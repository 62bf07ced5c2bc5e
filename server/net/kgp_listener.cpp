#include "server/net/kgp_listener.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <map>

#include "server/kgp_bots.h"
#include "server/net/acceptor.h"
#include "server/net/kgp_channel.h"
#include "server/net/kgp_upgrade.h"
#include "server/net/reception.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Sockets beyond the allowed connections: those that are told so, those that say goodbye, and readers of the page.
constexpr std::size_t kSpareSockets = 64;
/// No timer of the system takes more.
constexpr double kLongestWaitMs = 3'600'000;

}  // namespace

struct KgpListener::State {
  explicit State(const KgpListenOptions& the_options)
      : options(the_options),
        server(options.server, steady_ms()),
        bots(options.bot_threads, options.tables, [this](auto task, int pit) {
          asio::post(context, [this, task, pit] {
            server.bot_moved(task, pit, steady_ms());
            pump();
          });
        }) {}

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
  bool ending = false;
  Reception reception{context, options.server.limits.connections + kSpareSockets};
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

void KgpListener::stop_on_signals() { kalah::server::stop_on_signals(state_->signals, state_->context); }

void KgpListener::run() {
  State& state = *state_;
  for (std::size_t i = 0; i < state.acceptors.size(); ++i) {
    const bool web = i >= state.options.listen.size();
    const auto serve = [&state, web](tcp::socket socket) { return state.serve(std::move(socket), web); };
    state.reception.open(state.acceptors[i], serve, [&state] {
      if (state.ending && state.pipes.empty()) state.context.stop();
    });
  }
  state.pump();
  state.context.run();
}

void KgpListener::stop() { state_->context.stop(); }

const KgpTournament& KgpListener::tournament() const { return state_->server.tournament(); }

}  // namespace kalah::server
