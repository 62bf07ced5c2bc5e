#include "server/site.h"

#include <gtest/gtest.h>

#include "fixture.h"

namespace kalah::server {
namespace {

Reply ask(std::string_view target, std::string_view if_none_match = {}, std::string_view accept = {}) {
  const Site site(kTestPage, "1.2.3", "feedbeef");
  return site.answer({"GET", target, if_none_match, accept, {}});
}

TEST(Site, ServesFilesWithTheirMediaTypes) {
  EXPECT_EQ(ask("/").body(), kTestPage[1].content);
  EXPECT_EQ(ask("/").media_type, "text/html; charset=utf-8");
  EXPECT_EQ(ask("/index.html?x=1").body(), kTestPage[1].content);
  EXPECT_EQ(ask("/kalah.wasm").media_type, "application/wasm");
  EXPECT_EQ(ask("/kalah.wasm").body().size(), 8U);
  EXPECT_EQ(ask("http://localhost:7260/kalah.wasm").status, 200);
  EXPECT_EQ(ask("http://localhost").body(), kTestPage[1].content);
}

TEST(Site, OnlyHashedNamesAreKept) {
  EXPECT_EQ(ask("/assets/main-0a1B2c3D.js").cache_control, "public, max-age=31536000, immutable");
  EXPECT_EQ(ask("/").cache_control, "no-cache");
  EXPECT_EQ(ask("/kalah.wasm").cache_control, "no-cache");
  EXPECT_EQ(ask("/nowhere").cache_control, "no-store");
}

TEST(Site, AnUnchangedFileIsNotSentAgain) {
  for (const char* match : {"\"html1\"", "W/\"html1\"", "\"a\", \"html1\"", "*", " \"x\" ,W/\"html1\""}) {
    const Reply reply = ask("/", match);
    EXPECT_EQ(reply.status, 304) << match;
    EXPECT_EQ(reply.etag, "\"html1\"");
    EXPECT_TRUE(reply.body().empty());
  }
  for (const char* other : {"\"html2\"", "html1", "\"html1", ",,", "\"wasm1\""})
    EXPECT_EQ(ask("/", other).status, 200) << other;
}

TEST(Site, AFileGoesOutInTheShortestFormItsReaderTakes) {
  constexpr std::array<Asset, 2> kForms = {{
      {"/a.js", "text/javascript; charset=utf-8", "\"a\"", "plain text", false, "br", "gzip"},
      {"/b.js", "text/javascript; charset=utf-8", "\"b\"", "plain text", false, {}, "gzip"},
  }};
  const Site site(kForms, "1.2.3", "feedbeef");
  auto encoding = [&](std::string_view path, std::string_view accepted) {
    const Reply reply = site.answer({"GET", path, {}, {}, accepted});
    EXPECT_TRUE(reply.varies);
    EXPECT_EQ(reply.body(), reply.encoding.empty() ? "plain text" : reply.encoding);
    EXPECT_EQ(reply.media_type, kForms[0].media_type);
    return std::string(reply.encoding);
  };
  for (const char* both : {"gzip, deflate, br, zstd", "br", "*", "gzip;q=1.0, br;q=0.1", " br ;q=0.5"})
    EXPECT_EQ(encoding("/a.js", both), "br") << both;
  for (const char* gzip : {"gzip", "deflate, gzip", "br;q=0, gzip", "br;q=0.000,*"})
    EXPECT_EQ(encoding("/a.js", gzip), "gzip") << gzip;
  for (const char* none : {"", "identity", "brotli", "gzip;q=0, br;q=0", "*;q=0", "deflate;q=1"})
    EXPECT_EQ(encoding("/a.js", none), "") << none;
  EXPECT_EQ(encoding("/b.js", "gzip, br"), "gzip");
}

TEST(Site, AllFormsOfAFileHaveOneValidator) {
  constexpr std::array<Asset, 1> kForms = {{{"/a.js", "text/javascript", "\"a\"", "plain", false, "br", "gzip"}}};
  const Site site(kForms, "1.2.3", "feedbeef");
  for (const char* accepted : {"", "br", "gzip"})
    EXPECT_EQ(site.answer({"GET", "/a.js", {}, {}, accepted}).etag, "W/\"a\"");
  for (const char* match : {"\"a\"", "W/\"a\"", "*"})
    EXPECT_EQ(site.answer({"GET", "/a.js", match, {}, "br"}).status, 304) << match;
  EXPECT_FALSE(ask("/kalah.wasm").varies);
}

TEST(Site, NoPathLeavesTheTable) {
  for (const char* path : {"/../etc/passwd", "/assets/../index.html", "//index.html", "/index.html/", "/%69ndex.html",
                           "/assets/", "/..%2f..%2fetc/passwd", "/index.htm", "/INDEX.HTML"}) {
    EXPECT_EQ(ask(path).status, 404) << path;
  }
  for (const char* target : {"", "*", "index.html", "ftp://host/", "\\"}) EXPECT_EQ(ask(target).status, 400) << target;
}

TEST(Site, LinksToPositionsAreThePage) {
  EXPECT_EQ(ask("/p/6x4/start", {}, "text/html,application/xhtml+xml;q=0.9").body(), kTestPage[1].content);
  EXPECT_EQ(ask("/p/6x4/start", {}, "*/*").status, 200);
  EXPECT_EQ(ask("/p/6x4/start").status, 200);
  EXPECT_EQ(ask("/p/6x4/start", {}, "image/png").status, 404);
  EXPECT_EQ(ask("/play", {}, "text/html").status, 404);
}

TEST(Site, OnlyReadingIsAllowed) {
  const Site site(kTestPage, "1.2.3", "feedbeef");
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "BREW"}) {
    const Reply reply = site.answer({method, "/", {}, {}, {}});
    EXPECT_EQ(reply.status, 405) << method;
    EXPECT_EQ(reply.allow, "GET, HEAD");
  }
}

TEST(Site, HealthNamesTheBuild) {
  EXPECT_EQ(ask("/healthz").body(), "{\"name\":\"kalah\",\"version\":\"1.2.3\",\"build\":\"feedbeef\"}\n");
  EXPECT_EQ(ask("/healthz").media_type, "application/json; charset=utf-8");
}

TEST(Site, WithoutThePageItSaysSoAndIsStillRecognised) {
  const Site site({}, "1.2.3", "feedbeef");
  const Reply reply = site.answer({"GET", "/", {}, {}, {}});
  EXPECT_EQ(reply.status, 503);
  EXPECT_NE(reply.body().find("not in this build"), std::string::npos);
  EXPECT_EQ(site.answer({"GET", "/healthz", {}, {}, {}}).status, 200);
}

}  // namespace
}  // namespace kalah::server
