#include <gmock/gmock.h>

#include <memory>

#include "fixture.h"

namespace kalah::server {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

constexpr std::string_view kHealth = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

TEST_F(ServerTest, TheReasonForRefusingALargeHeaderArrives) {
  for (const std::size_t size : {std::size_t{2048}, std::size_t{200'000}}) {
    Client client(port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + std::string(size, 'a') + "\r\n\r\n");
    client.finish_sending();
    EXPECT_THAT(client.read_all(), StartsWith("HTTP/1.1 431 "));
  }
  EXPECT_THAT(exchange("GET /" + std::string(4000, 'x') + " HTTP/1.1\r\n\r\n"), StartsWith("HTTP/1.1 431 "));
  EXPECT_THAT(exchange(kHealth), HasSubstr("feedbeef"));
}

TEST_F(ServerTest, WhatIsNotHttpIsRefused) {
  for (const char* bytes :
       {"hello\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.7\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "\x16\x03\x01\x02\x01\x01\xfc\x03\x03\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"}) {
    EXPECT_THAT(exchange(bytes), StartsWith("HTTP/1.1 400 Bad Request\r\n")) << bytes;
  }
}

TEST_F(ServerTest, ABodyIsNotReadAndEndsTheConnection) {
  const std::string sized =
      exchange("GET /healthz HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nGET / HTTP/1.1\r\n\r\n");
  EXPECT_THAT(sized, StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(sized, Not(HasSubstr("200 OK")));
  const std::string chunked =
      exchange("GET /healthz HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n");
  EXPECT_THAT(chunked, StartsWith("HTTP/1.1 413 "));
  EXPECT_THAT(chunked, Not(HasSubstr("200 OK")));
  Client client(port());
  client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000000000\r\n\r\n" + std::string(100'000, 'x'));
  client.finish_sending();
  EXPECT_THAT(client.read_all(), StartsWith("HTTP/1.1 405 "));
}

TEST_F(ServerTest, HalfARequestIsClosedWithoutAnAnswer) {
  for (const char* half : {"", "G", "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: local"}) {
    EXPECT_THAT(exchange(half), IsEmpty()) << half;
  }
}

TEST_F(ServerTest, AClientThatNeverFinishesIsClosed) {
  restart_impatient();
  Client silent(port());
  Client slow(port());
  ASSERT_TRUE(slow.send("GET / HTTP/1.1\r\nHost: "));
  EXPECT_THAT(silent.read_all(), IsEmpty());
  EXPECT_THAT(slow.read_all(), IsEmpty());
}

TEST_F(ServerTest, AClientThatDripsItsHeadersIsClosed) {
  restart_impatient();
  Client client(port());
  ASSERT_TRUE(client.send("GET / HTTP/1.1\r\n"));
  // The time is for the whole of the headers, so a drop now and then does not prolong it: the loop ends.
  while (client.send("X: y\r\n")) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_THAT(client.read_all(), Not(HasSubstr("200 OK")));
}

TEST_F(ServerTest, AClientThatGoesAwayHarmsNobody) {
  for (int i = 0; i < 50; ++i) {
    Client client(port());
    client.send("GET /kalah.wasm HTTP/1.1\r\nHost: localhost\r\n\r\nGET /kalah");
  }
  EXPECT_THAT(exchange(kHealth), HasSubstr("feedbeef"));
}

TEST_F(ServerTest, MoreConnectionsThanAllowedWaitForTheirTurn) {
  restart_impatient();
  std::vector<std::unique_ptr<Client>> idle;
  for (std::size_t i = 0; i < 3 * small_limits().connections; ++i) idle.push_back(std::make_unique<Client>(port()));
  // All places are taken by clients that say nothing; they lose them, and the last in the queue is served.
  EXPECT_THAT(exchange(kHealth), HasSubstr("feedbeef"));
}

TEST_F(ServerTest, ManyClientsAtOnceAreAllServed) {
  std::vector<std::thread> threads;
  for (int i = 0; i < 16; ++i) {
    threads.emplace_back([this] {
      for (int round = 0; round < 10; ++round) EXPECT_THAT(exchange(kHealth), HasSubstr("feedbeef"));
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(ServerTest, StoppingClosesOpenConnections) {
  Client client(port());
  ASSERT_TRUE(client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  EXPECT_THAT(client.read_answer(), HasSubstr("feedbeef"));
  stop();
  EXPECT_THAT(client.read_all(), IsEmpty());
}

TEST_F(ServerTest, ATakenPortIsNamed) {
  const Site site(kTestPage, "1", "b");
  const auto second = Listener::open({"127.0.0.1", port()}, site, Limits{});
  ASSERT_FALSE(second.ok());
  EXPECT_THAT(second.error().message, HasSubstr("127.0.0.1:" + std::to_string(port()) + " is taken"));
  const auto foreign = Listener::open({"192.0.2.1", 0}, site, Limits{});
  ASSERT_FALSE(foreign.ok());
  EXPECT_THAT(foreign.error().message, HasSubstr("not an address of this machine"));
}

}  // namespace
}  // namespace kalah::server
