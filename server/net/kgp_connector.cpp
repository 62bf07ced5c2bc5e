#include "server/net/kgp_connector.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <random>

#include "engine/thinker.h"
#include "server/kgp_bots.h"
#include "server/net/kgp_channel.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds kConnectPatience{15};
constexpr std::chrono::milliseconds kFarewellTime{2'000};
constexpr std::size_t kOutputBytes = std::size_t{256} * 1024;
/// No timer of the system takes more.
constexpr double kLongestWaitMs = 3'600'000;

}  // namespace

struct KgpConnector::State {
  explicit State(const KgpConnectOptions& the_options) : options(the_options), random(options.seed) {
    for (std::size_t i = 0; i < options.client.thinkers; ++i) {
      thinkers.push_back({std::make_unique<Thinker>(steady_ms, options.table_bytes), 0});
    }
  }

  /// One thinker, and the task it has; 0: none.
  struct Worker {
    std::unique_ptr<Thinker> thinker;
    std::uint64_t task = 0;
  };

  void tell(const std::string& what) const {
    if (options.tell) options.tell(what);
  }

  /// A channel to the server; none, with the reason in `failure`.
  asio::awaitable<std::unique_ptr<KgpChannel>> connect() {
    const KgpAddress& address = options.address;
    resolver.emplace(context);
    const auto [unknown, endpoints] =
        co_await resolver->async_resolve(address.host, std::to_string(address.port), kAwait);
    if (unknown) {
      failure = "the host " + address.host + " is not known: " + unknown.message();
      co_return nullptr;
    }
    beast::tcp_stream stream(context);
    stream.expires_after(kConnectPatience);
    const auto [refused, endpoint] = co_await stream.async_connect(endpoints, kAwait);
    if (refused) {
      failure = "no connection: " + refused.message();
      co_return nullptr;
    }
    if (!address.websocket) co_return tcp_channel(std::move(stream));
    stream.expires_never();
    WebSocket socket(std::move(stream));
    socket.set_option(beast::websocket::stream_base::timeout::suggested(beast::role_type::client));
    const bool v6 = address.host.find(':') != std::string::npos;
    const std::string host = (v6 ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
    const auto [error] = co_await socket.async_handshake(host, address.path, kAwait);
    if (error) {
      failure = "no WebSocket at " + address.path + ": " + error.message();
      co_return nullptr;
    }
    co_return websocket_channel(std::move(socket));
  }

  asio::awaitable<void> play() {
    auto channel = co_await connect();
    if (!channel) co_return;
    tell("connected to " + print_kgp_address(options.address));
    ++epoch;
    client.emplace(options.client, steady_ms());
    pipe = std::make_shared<KgpPipe>(context.get_executor(), std::move(channel), kOutputBytes);
    pipe->start();
    if (stopping) client->leave();
    pump();
    bool told = false;
    for (;;) {
      const std::string bytes = co_await pipe->read();
      if (bytes.empty()) break;
      client->receive(bytes, steady_ms());
      if (client->accepted() && !told) tell("taken in as " + options.client.name);
      told = client->accepted();
      pump();
    }
    pipe->abort();
    ++epoch;
    timer.cancel();
    for (Worker& worker : thinkers) worker.thinker->stop();
    for (Worker& worker : thinkers) {
      worker.thinker->wait();
      worker.task = 0;
    }
    failure = client->reason();
    if (client->end() == KgpClient::End::kOpen) {
      failure = client->greeted()
                    ? "the connection was lost"
                    : "the connection was lost before a greeting; perhaps what listens there is no KGP server";
    }
    tell("the connection has ended after " + std::to_string(client->states()) + " moves: " + failure);
  }

  /// Carries out what the client wishes after every event.
  void pump() {
    pipe->send(client->take_output());
    for (const KgpClient::Task& task : client->take_tasks()) think(task);
    for (const std::uint64_t task : client->take_halts()) {
      for (Worker& worker : thinkers) {
        if (worker.task == task) worker.thinker->stop();
      }
    }
    for (const std::string& note : client->take_notes()) tell(note);
    if (client->end() != KgpClient::End::kOpen) pipe->finish(kFarewellTime);
    const double wait = std::min(client->wake_at() - steady_ms(), kLongestWaitMs);
    // Rounded up: not a moment too early.
    timer.expires_after(std::chrono::microseconds(static_cast<long>(std::max(wait, 0.0) * 1000) + 1));
    timer.async_wait([this, now = epoch](const boost::system::error_code& error) {
      if (error || now != epoch) return;
      client->tick(steady_ms());
      pump();
    });
  }

  void think(const KgpClient::Task& task) {
    Worker* free = nullptr;
    for (Worker& worker : thinkers) {
      if (worker.task == 0) free = &worker;
    }
    // The client begins no more thoughts than there are thinkers.
    assert(free != nullptr);
    free->task = task.number;
    const auto report = [this, number = task.number, now = epoch](const Thought& thought, bool last) {
      asio::post(context, [this, number, now, last, pit = thought.choice.move.pit] {
        if (now != epoch) return;
        if (last) {
          for (Worker& worker : thinkers) worker.task = worker.task == number ? 0 : worker.task;
          client->decided(number, pit, steady_ms());
        } else {
          client->considered(number, pit, steady_ms());
        }
        pump();
      });
    };
    free->thinker->start(
        task.game, options.player, {.milliseconds = task.budget_ms}, random(),
        [report](const Thought& thought) { report(thought, false); },
        [report](const Thought& thought) { report(thought, true); });
  }

  asio::awaitable<void> play_on() {
    auto pause = options.first_pause;
    for (int attempt = 1; !stopping; ++attempt) {
      client.reset();
      co_await play();
      const auto end = client ? client->end() : KgpClient::End::kOpen;
      if (stopping || end == KgpClient::End::kGoodbye) break;
      if (end == KgpClient::End::kRefused) {
        result = Error{failure};
        break;
      }
      if (client && client->accepted()) {
        attempt = 0;
        pause = options.first_pause;
      }
      if (attempt >= options.attempts) {
        result = Error{print_kgp_address(options.address) + ": " + failure + "; given up after " +
                       std::to_string(attempt) + (attempt == 1 ? " attempt" : " attempts")};
        break;
      }
      const auto wait = pause - pause * static_cast<long>(random() % 1000) / 2000;
      tell(failure + "; the next attempt comes in " + std::to_string(wait.count()) + " ms");
      retry.expires_after(wait);
      co_await retry.async_wait(kAwait);
      pause = std::min(pause * 2, options.longest_pause);
    }
    signals.cancel();
  }

  void leave() {
    stopping = true;
    retry.cancel();
    if (resolver) resolver->cancel();
    if (!client || client->end() != KgpClient::End::kOpen) return;
    client->leave();
    pump();
  }

  KgpConnectOptions options;
  std::mt19937_64 random;
  asio::io_context context{1};
  asio::signal_set signals{context};
  asio::steady_timer timer{context};
  asio::steady_timer retry{context};
  std::optional<tcp::resolver> resolver;
  std::shared_ptr<KgpPipe> pipe;
  std::optional<KgpClient> client;
  /// Changes with every connection: what a thought of an older one reports is nobody's business any more.
  std::uint64_t epoch = 0;
  bool stopping = false;
  std::string failure;
  Status result;
  /// Last, so that their threads end before what they report to.
  std::vector<Worker> thinkers;
};

KgpConnector::KgpConnector(const KgpConnectOptions& options) : state_(std::make_unique<State>(options)) {}
KgpConnector::~KgpConnector() = default;

void KgpConnector::stop_on_signals() {
  state_->signals.add(SIGINT);
  state_->signals.add(SIGTERM);
  state_->signals.async_wait([state = state_.get()](const boost::system::error_code& error, int) {
    if (!error) state->leave();
  });
}

Status KgpConnector::run() {
  asio::co_spawn(state_->context, state_->play_on(), [](const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
  });
  state_->context.run();
  return state_->result;
}

void KgpConnector::stop() {
  asio::post(state_->context, [state = state_.get()] { state->leave(); });
}

}  // namespace kalah::server
