#include "server/net/kgp_connector.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <unistd.h>

#include "kgp_fixture.h"

namespace kalah::server {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

KgpConnectOptions connect_to(const std::string& address, const std::string& name, const std::string& player) {
  KgpConnectOptions options;
  options.address = *parse_kgp_address(address);
  options.client.name = name;
  options.client.token = "token of " + name;
  options.client.budget_ms = 20;
  options.player = *parse_player(player);
  options.table_bytes = std::size_t{1} << 20U;
  options.first_pause = std::chrono::milliseconds(1);
  options.longest_pause = std::chrono::milliseconds(2);
  return options;
}

/// A server that says what the test wants, one client at a time.
class ScriptedServer {
 public:
  ScriptedServer() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::listen(socket_, 4), 0);
    socklen_t size = sizeof address;
    ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
  }
  ~ScriptedServer() {
    hang_up();
    ::close(socket_);
  }
  ScriptedServer(const ScriptedServer&) = delete;
  ScriptedServer& operator=(const ScriptedServer&) = delete;

  [[nodiscard]] std::string address() const { return "127.0.0.1:" + std::to_string(port_); }
  void accept() { client_ = ::accept(socket_, nullptr, nullptr); }
  void say(std::string_view line) {
    const std::string text = std::string(line) + "\r\n";
    EXPECT_EQ(::send(client_, text.data(), text.size(), MSG_NOSIGNAL), static_cast<ssize_t>(text.size()));
  }
  /// The next line of the client with this in it.
  std::string hear(std::string_view part) {
    std::string line;
    for (char c = 0; ::recv(client_, &c, 1, 0) == 1;) {
      if (c != '\n') {
        line += c;
      } else if (line.find(part) != std::string::npos) {
        return line;
      } else {
        line.clear();
      }
    }
    return {};
  }
  void hang_up() {
    if (client_ >= 0) ::close(client_);
    client_ = -1;
  }

 private:
  int socket_;
  int client_ = -1;
  std::uint16_t port_ = 0;
};

/// A connector at work beside the test.
class Running {
 public:
  explicit Running(KgpConnectOptions options) {
    options.tell = [this](const std::string& what) {
      const std::lock_guard lock(mutex_);
      told_ += what + "\n";
    };
    connector_ = std::make_unique<KgpConnector>(options);
    thread_ = std::thread([this] { status_ = connector_->run(); });
  }
  ~Running() {
    if (!thread_.joinable()) return;
    connector_->stop();
    thread_.join();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  Status join() {
    thread_.join();
    return status_;
  }
  void stop() { connector_->stop(); }
  std::string told() {
    const std::lock_guard lock(mutex_);
    return told_;
  }

 private:
  std::unique_ptr<KgpConnector> connector_;
  std::mutex mutex_;
  std::string told_;
  Status status_;
  std::thread thread_;
};

class KgpConnectorTest : public KgpListenerTest {};

TEST_F(KgpConnectorTest, PlaysWholeGamesOverBothTransports) {
  auto options = small();
  options.server.boards = {{3, 3}, {6, 4}};
  options.server.tournament_players = 3;
  options.server.bots = {*parse_player("random")};
  start(options);
  Running tcp(connect_to("127.0.0.1:" + std::to_string(tcp_port()), "tcp", "level-2"));
  Running web(connect_to("ws://127.0.0.1:" + std::to_string(web_port()) + "/socket", "web", "engine"));
  join();
  EXPECT_TRUE(tcp.join().ok());
  EXPECT_TRUE(web.join().ok());
  ASSERT_TRUE(listener().tournament().finished());
  for (const auto& fixture : listener().tournament().fixtures()) {
    EXPECT_EQ(fixture.note, "");
    EXPECT_EQ(fixture.south_seeds + fixture.north_seeds, 2 * fixture.board.pits * fixture.board.seeds);
  }
  EXPECT_THAT(tcp.told(), AllOf(HasSubstr("taken in as tcp"), HasSubstr("the server said goodbye")));
}

TEST_F(KgpConnectorTest, ComesBackAfterALostConnection) {
  ScriptedServer server;
  Running client(connect_to(server.address(), "a", "level-1"));
  for (int i = 0; i < 3; ++i) {
    server.accept();
    server.say("2 kgp 1 0 1");
    EXPECT_THAT(server.hear("auth:token"), HasSubstr("token of a"));
    server.hear("mode");
    server.say("4@5 ok");
    server.say("6 state <3,0,0,3,3,3,3,3,3>");
    EXPECT_THAT(server.hear("@6 yield"), HasSubstr("yield"));
    server.hang_up();
  }
  server.accept();
  server.say("2 kgp 1 0 1");
  server.say("goodbye");
  EXPECT_TRUE(client.join().ok());
  EXPECT_THAT(client.told(), AllOf(HasSubstr("the connection was lost; the next attempt comes in"),
                                   HasSubstr("the connection has ended after 1 moves")));
}

TEST_F(KgpConnectorTest, SaysWhenWhatListensMayBeNoKgpServer) {
  ScriptedServer server;
  Running client(connect_to(server.address(), "a", "level-1"));
  server.accept();
  server.hang_up();
  server.accept();
  server.say("2 kgp 1 0 1");
  server.say("goodbye");
  EXPECT_TRUE(client.join().ok());
  EXPECT_THAT(client.told(), HasSubstr("lost before a greeting; perhaps what listens there is no KGP server"));
}

TEST_F(KgpConnectorTest, SurvivesTheRaceOfTheOldServer) {
  ScriptedServer server;
  Running client(connect_to(server.address(), "a", "level-1"));
  server.accept();
  server.say("2 kgp 1 0 1");
  server.hear("mode");
  server.say("8 state <3,0,0,3,3,3,3,3,3>");
  const std::string move = server.hear("@8 move");
  server.say("10@" + move.substr(0, move.find('@')) + " error \"No state associated with id\"");
  EXPECT_THAT(server.hear("@8 move"), HasSubstr("@8 move"));
  server.say("12@8 stop");
  server.say("14 ping");
  EXPECT_THAT(server.hear("pong"), HasSubstr("@14 pong"));
}

TEST_F(KgpConnectorTest, SaysGoodbyeWhenStopped) {
  ScriptedServer server;
  Running client(connect_to(server.address(), "a", "engine:time=600000"));
  server.accept();
  server.say("2 kgp 1 0 1");
  server.hear("mode");
  server.say("8 state <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>");
  server.hear("@8 move");
  client.stop();
  EXPECT_THAT(server.hear("goodbye"), HasSubstr("goodbye"));
  server.hang_up();
  EXPECT_TRUE(client.join().ok());
}

TEST_F(KgpConnectorTest, GivesUpWhereNobodyAnswers) {
  std::string address;
  {
    const ScriptedServer gone;
    address = gone.address();
  }
  for (const char* prefix : {"", "ws://"}) {
    auto options = connect_to(prefix + address, "a", "level-1");
    options.attempts = 3;
    Running client(options);
    const Status status = client.join();
    ASSERT_FALSE(status.ok());
    EXPECT_THAT(status.error().message, AllOf(HasSubstr(address), HasSubstr("given up after 3 attempts")));
    EXPECT_THAT(client.told(), HasSubstr("the next attempt comes in"));
  }
}

TEST_F(KgpConnectorTest, ARefusalIsFinal) {
  ScriptedServer server;
  Running client(connect_to(server.address(), "a", "level-1"));
  server.accept();
  server.say("2 kgp 1 0 1");
  const std::string mode = server.hear("mode");
  server.say("4@" + mode.substr(0, mode.find(' ')) + " error \"Unsupported mode\"");
  const Status status = client.join();
  ASSERT_FALSE(status.ok());
  EXPECT_THAT(status.error().message, HasSubstr("the server refused the mode freeplay: Unsupported mode"));
}

TEST_F(KgpConnectorTest, AWebServerIsNoKgpServer) {
  start(small());
  auto options = connect_to("ws://127.0.0.1:" + std::to_string(web_port()) + "/elsewhere", "a", "level-1");
  options.attempts = 1;
  Running client(options);
  const Status status = client.join();
  ASSERT_FALSE(status.ok());
  EXPECT_THAT(status.error().message, HasSubstr("no WebSocket at /elsewhere"));
}

}  // namespace
}  // namespace kalah::server
