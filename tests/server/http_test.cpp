#include <gmock/gmock.h>

#include "fixture.h"

namespace kalah::server {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(ServerTest, ServesThePageWithEveryProtection) {
  const std::string answer = get("/");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200 OK\r\n"));
  EXPECT_THAT(answer, EndsWith(std::string("\r\n\r\n").append(kTestPage[1].content)));
  for (const char* header :
       {"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' blob: data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n",
        "X-Content-Type-Options: nosniff\r\n", "Referrer-Policy: no-referrer\r\n",
        "Cross-Origin-Opener-Policy: same-origin\r\n", "Cross-Origin-Embedder-Policy: require-corp\r\n",
        "Cross-Origin-Resource-Policy: same-origin\r\n", "Cache-Control: no-cache\r\n", "ETag: \"html1\"\r\n",
        "Content-Type: text/html; charset=utf-8\r\n"}) {
    EXPECT_THAT(answer, HasSubstr(header));
  }
}

TEST_F(ServerTest, RefusalsCarryTheProtectionsToo) {
  const std::string answer = get("/nowhere");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 404 Not Found\r\n"));
  EXPECT_THAT(answer, HasSubstr("Content-Security-Policy: default-src 'self'"));
  EXPECT_THAT(answer, HasSubstr("nosniff"));
}

TEST_F(ServerTest, BinaryContentArrivesWhole) {
  const std::string answer = get("/kalah.wasm");
  EXPECT_THAT(answer, HasSubstr("Content-Type: application/wasm\r\n"));
  EXPECT_THAT(answer, EndsWith(std::string("\r\n\r\n").append(kTestPage[2].content)));
}

TEST_F(ServerTest, HeadIsGetWithoutTheBody) {
  for (const char* target : {"/", "/kalah.wasm", "/nowhere", "/healthz"}) {
    const std::string whole = get(target);
    const std::string head =
        exchange(std::string("HEAD ") + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(head, whole.substr(0, whole.find("\r\n\r\n") + 4)) << target;
  }
}

TEST_F(ServerTest, AnUnchangedFileIsAnsweredWithoutBodyOrLength) {
  const std::string answer = get("/", "If-None-Match: \"html1\"\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 304 Not Modified\r\n"));
  EXPECT_THAT(answer, HasSubstr("ETag: \"html1\"\r\n"));
  EXPECT_THAT(answer, HasSubstr("Cache-Control: no-cache\r\n"));
  EXPECT_THAT(answer, Not(HasSubstr("Content-Length")));
  EXPECT_THAT(answer, EndsWith("\r\n\r\n"));
}

TEST_F(ServerTest, OneConnectionServesManyRequests) {
  Client client(port());
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(client.send("HEAD /kalah.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    EXPECT_THAT(client.read_answer(true), StartsWith("HTTP/1.1 200 OK\r\n"));
    ASSERT_TRUE(client.send("GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"html1\"\r\n\r\n"));
    EXPECT_THAT(client.read_answer(), StartsWith("HTTP/1.1 304 Not Modified\r\n"));
    ASSERT_TRUE(client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    EXPECT_THAT(client.read_answer(), HasSubstr("feedbeef"));
  }
}

TEST_F(ServerTest, PipelinedRequestsAreAnsweredInOrder) {
  const std::string answers = exchange(
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::size_t first = answers.find("feedbeef");
  const std::size_t second = answers.find("404 Not Found");
  const std::size_t third = answers.find("<title>Kalah</title>");
  ASSERT_NE(third, std::string::npos);
  EXPECT_LT(first, second);
  EXPECT_LT(second, third);
}

TEST_F(ServerTest, OldClientsAreClosedAfterOneAnswer) {
  Client client(port());
  ASSERT_TRUE(client.send("GET /healthz HTTP/1.0\r\n\r\n"));
  EXPECT_THAT(client.read_all(), HasSubstr("feedbeef"));
}

TEST_F(ServerTest, OtherMethodsAreRefused) {
  for (const char* method : {"POST", "OPTIONS", "BREW"}) {
    const std::string answer =
        exchange(std::string(method) + " / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 405 Method Not Allowed\r\n")) << method;
    EXPECT_THAT(answer, HasSubstr("Allow: GET, HEAD\r\n")) << method;
  }
}

}  // namespace
}  // namespace kalah::server
