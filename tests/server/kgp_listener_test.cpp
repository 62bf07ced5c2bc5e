#include <gmock/gmock.h>

#include <chrono>
#include <thread>

#include "kgp_fixture.h"

namespace kalah::server {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

TEST_F(KgpListenerTest, PlaysWithARawClient) {
  auto options = small();
  options.server.bots = {*parse_player("random")};
  start(options);
  Client client(tcp_port());
  EXPECT_EQ(client.read_line(), "2 kgp 1 1 0");
  client.send("1 set info:name \"raw\"\n3 mode fre");
  client.send("eplay\n");
  EXPECT_EQ(client.read_line(), "4@3 ok");
  for (int moves = 0; moves < 30; ++moves) {
    const std::string state = read_until(client, " state ");
    ASSERT_THAT(state, MatchesRegex("[0-9]+ state <3,.*>"));
    const std::string id = state.substr(0, state.find(' '));
    // Without a move before it, yield lets the server choose.
    client.send("5@" + id + " yield\r\n");
    EXPECT_THAT(read_until(client, " stop"), HasSubstr("@" + id + " stop"));
  }
}

TEST_F(KgpListenerTest, FramesAreOneStream) {
  start(small());
  RawWebSocket socket(web_port());
  EXPECT_EQ(socket.read_frame(), "2 kgp 1 1 0\r\n") << "the line end stands in the frame";
  socket.send_frame("1 pi");
  socket.send_frame("ng \"a\"\r", false);
  socket.send_frame("\n3 ping", false, 0);
  socket.send_frame("\n5 ping\n7 pi", true, 0);
  socket.send_frame("mid", true, 9);
  socket.send_frame("ng\n");
  EXPECT_EQ(socket.read_frame(), "4@1 pong \"a\"\r\n");
  EXPECT_EQ(socket.read_frame(), "6@3 pong\r\n");
  EXPECT_EQ(socket.read_frame(), "8@5 pong\r\n");
  EXPECT_EQ(socket.read_frame(), "10@7 pong\r\n");
  socket.say("goodbye");
  EXPECT_THAT(socket.read_frame(), HasSubstr("goodbye"));
  EXPECT_EQ(socket.read_frame(), "");
}

TEST_F(KgpListenerTest, BothTransportsMeet) {
  start(small());
  Client tcp(tcp_port());
  tcp.send("1 mode freeplay\n");
  RawWebSocket web(web_port());
  web.say("1 mode freeplay");
  EXPECT_THAT(read_until(tcp, "game:opponent"), HasSubstr("set \"game:opponent\""));
  EXPECT_THAT(web.read_until("game:opponent"), HasSubstr("set \"game:opponent\""));
}

TEST_F(KgpListenerTest, TheWebPortHasAPage) {
  auto options = small();
  options.server.tournament_players = 2;
  start(options);
  const auto get = [&](std::string_view request) {
    Client client(web_port());
    client.send(std::string(request) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return client.read_all();
  };
  EXPECT_THAT(get("GET /"), AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), HasSubstr("default-src 'self'"),
                                  HasSubstr("waits for 2 players"), EndsWith("</html>\n")));
  EXPECT_THAT(get("HEAD /"), AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), EndsWith("\r\n\r\n")));
  EXPECT_THAT(get("GET /nowhere"), StartsWith("HTTP/1.1 404 "));
  EXPECT_THAT(get("GET /socket"), StartsWith("HTTP/1.1 426 "));
  EXPECT_THAT(get("POST /"), StartsWith("HTTP/1.1 405 "));
  EXPECT_THAT(get("1 mode freeplay\r\n"), StartsWith("HTTP/1.1 400 "));
}

TEST_F(KgpListenerTest, EveryLimitIsToldAndTheOthersGoOn) {
  start(small());
  Client quiet(tcp_port());
  quiet.send("1 mode freeplay\n");
  EXPECT_THAT(read_until(quiet, "ok"), HasSubstr("@1 ok"));

  Client endless(tcp_port());
  endless.send(std::string(20'000, 'x'));
  EXPECT_THAT(endless.read_all(), AllOf(HasSubstr("a line is longer than 16384 characters"), EndsWith("goodbye\r\n")));

  Client flood(tcp_port());
  std::string lines;
  for (int i = 0; i < 4000; ++i) lines += "ping\n";
  flood.send(lines);
  EXPECT_THAT(flood.read_all(), AllOf(HasSubstr("too many lines: at most 200 a second"), EndsWith("goodbye\r\n")));

  RawWebSocket endless_frames(web_port());
  for (int i = 0; i < 3; ++i) endless_frames.send_frame(std::string(9'000, 'x'), false, i == 0 ? 1 : 0);
  EXPECT_THAT(endless_frames.read_until("error"), HasSubstr("a line is longer than 16384 characters"));

  {
    Client vanishing(tcp_port()), half(tcp_port());
    vanishing.send("1 mode freeplay\n3 mo");
    half.send("1 mo");
  }
  quiet.send("9 ping\n");
  EXPECT_THAT(read_until(quiet, "pong"), HasSubstr("@9 pong"));
}

TEST_F(KgpListenerTest, AFullServerSaysSo) {
  auto options = small();
  options.server.limits.connections = 1;
  start(options);
  Client first(tcp_port());
  EXPECT_EQ(first.read_line(), "2 kgp 1 1 0");
  Client second(tcp_port());
  EXPECT_THAT(second.read_all(), HasSubstr("the server is full: at most 1 connections"));
}

TEST_F(KgpListenerTest, WhoDoesNotReadIsClosed) {
  auto options = small();
  options.output_bytes = 20'000;
  options.server.limits.lines_at_once = 1e9;
  options.server.limits.lines_per_second = 1e9;
  start(options);
  Client deaf(tcp_port());
  const std::string line = "1 ping \"" + std::string(16'000, 'x') + "\"\n";
  bool open = true;
  for (int i = 0; i < 100'000 && open; ++i) open = deaf.send(line);
  EXPECT_FALSE(open);
  // The client may see the end of the connection before the server has told why.
  for (int i = 0; i < 500 && told().empty(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_THAT(told(), HasSubstr("reads too slowly"));
  Client other(tcp_port());
  EXPECT_EQ(other.read_line(), "2 kgp 1 1 0");
}

TEST_F(KgpListenerTest, ATournamentOfBotsEndsByItself) {
  auto options = small();
  options.server.bots = {*parse_player("random:seed=1"), *parse_player("level-1")};
  options.server.tournament_players = 2;
  start(options);
  join();
  EXPECT_TRUE(listener().tournament().finished());
  EXPECT_THAT(listener().tournament().text(), HasSubstr("level-1"));
}

TEST(KgpListener, ATakenPortIsAnError) {
  KgpListenOptions options;
  options.listen = {{"127.0.0.1", 0}};
  const auto first = KgpListener::open(options);
  ASSERT_TRUE(first.ok());
  options.listen = first->addresses();
  const auto second = KgpListener::open(options);
  ASSERT_FALSE(second.ok());
  EXPECT_THAT(second.error().message, HasSubstr("is taken"));
}

}  // namespace
}  // namespace kalah::server
