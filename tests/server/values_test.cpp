// GET /values over real sockets: what the databases of a folder know, and every query that is refused.
#include <gmock/gmock.h>

#include "builder/table_bytes.h"
#include "fixture.h"
#include "search/search.h"

namespace kalah::server {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

void put(const std::string& folder, const FileBytes& bytes) {
  std::filesystem::create_directories(folder);
  write_bytes(table_path(folder), bytes);
}

/// A server over one good database and two damaged ones.
class ValuesTest : public ServerTest {
 protected:
  void SetUp() override {
    const FileBytes bytes = table_bytes("4x3", 9);
    put(folder_ / "standard", bytes);
    FileBytes damaged = table_bytes("4x3,capture=always", 6);
    damaged[damaged.size() - 400] ^= 1;
    put(folder_ / "always", damaged);
    put(folder_ / "cut", FileBytes(bytes.begin(), bytes.begin() + 500));
    shelf_ = *TableShelf::open(folder_.path());
    start(small_limits(), shelf_);
  }

  std::string body_of(const std::string& target) {
    const std::string answer = get(target);
    EXPECT_THAT(answer, HasSubstr("Content-Type: application/json; charset=utf-8\r\n"));
    return answer.substr(0, answer.find("\r\n")) + answer.substr(answer.find("\r\n\r\n") + 2);
  }

  TemporaryFolder folder_{"values"};
  std::shared_ptr<const TableShelf> shelf_;
};

/// The reply that full searches without any database would give.
std::string expected(const std::string& rules, const std::string& position) {
  const Rules read = *parse_rules(rules);
  const Game game(read, *parse_start(read, position, 0));
  Table table(std::size_t{4} << 20U);
  std::string text;
  for (const RootMove& move : search_all(game, {}, table).moves) {
    EXPECT_TRUE(move.value.exact);
    text += (text.empty() ? "" : ",") + ("{\"move\":\"" + print_move(move.move)) +
            "\",\"value\":" + std::to_string(move.value.margin) + ",\"exact\":true}";
  }
  return "{\"seeds\":9,\"values\":[" + text + "],";
}

TEST_F(ValuesTest, AreExactForEverySowingOfBothPlayersAndAtTheSecondGame) {
  EXPECT_EQ(shelf_->faults().size(), 2U);
  for (int game = 0; game < 2; ++game) {
    for (const char* position : {"2,1,0,2,7/1,0,2,1,8 S", "1,0,2,1,8/2,1,0,2,7 N", "1,1,1,1,10/1,1,1,1,6 N"}) {
      std::string start = position;
      start.replace(start.find(' '), 1, "%20");
      EXPECT_THAT(body_of("/values?rules=4x3&start=" + start),
                  AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), HasSubstr(expected("4x3", position))))
          << position;
    }
  }
}

TEST_F(ValuesTest, FollowTheMovesOfAGame) {
  EXPECT_EQ(body_of("/values?rules=4x3&start=2,1,0,2,7/1,0,2,1,8+S&first=0&moves=2"),
            body_of("/values?rules=4x3&start=2,0,1,2,7/1,0,2,1,8+N"));
}

TEST_F(ValuesTest, HoldOnlyWhatIsProved) {
  EXPECT_THAT(body_of("/values?rules=6x4"), HasSubstr("{\"seeds\":-1,\"values\":[],"));
  // The damaged database is none, and nobody has one for three players.
  EXPECT_THAT(body_of("/values?rules=4x3,capture=always"), HasSubstr("{\"seeds\":-1,\"values\":[],"));
  EXPECT_THAT(body_of("/values?rules=4x3,players=3"), HasSubstr("{\"seeds\":-1,\"values\":[],"));
  EXPECT_THAT(body_of("/values?rules=4x9"), AllOf(HasSubstr("{\"seeds\":9,\"values\":["), Not(HasSubstr("false"))));
}

TEST_F(ValuesTest, BadQueriesAreRefusedByName) {
  const std::vector<std::array<std::string, 3>> refusals{
      {"", "400 Bad Request", "\"what\":\"rules\""},
      {"?rules=7y", "400 Bad Request", "\"what\":\"rules\""},
      {"?rules", "400 Bad Request", "has no ="},
      {"?rules=4x3&rules=4x3", "400 Bad Request", "'rules' twice"},
      {"?rules=4x3&depth=9", "400 Bad Request", "'depth' is not known; allowed: rules, start, first, moves"},
      {"?rules=%4", "400 Bad Request", "not percent-encoded"},
      {"?rules=%zz", "400 Bad Request", "not percent-encoded"},
      {"?rules=4x3%09x", "400 Bad Request", "not percent-encoded"},
      {"?rules=4x3&start=%FF", "400 Bad Request", "not percent-encoded"},
      {"?rules=4x3&start=nowhere", "400 Bad Request", "\"what\":\"start\""},
      {"?rules=4x3&first=2", "400 Bad Request", "\"what\":\"first\""},
      {"?rules=4x3&moves=5", "400 Bad Request", "\"what\":\"moves\""},
      {"?rules=4x3&start=0,0,0,0,7/1,0,2,1,8+S", "400 Bad Request", "the game is over"}};
  for (const auto& [query, status, part] : refusals) {
    EXPECT_THAT(body_of("/values" + query),
                AllOf(StartsWith("HTTP/1.1 " + status), HasSubstr("{\"error\":\""), HasSubstr(part), EndsWith("}\n")))
        << query;
  }
  // Two headers' worth of text fits no request at all; a long query that fits is refused with the numbers.
  stop();
  Limits limits = small_limits();
  limits.header_bytes = 8192;
  start(limits, shelf_);
  EXPECT_THAT(body_of("/values?rules=4x3&moves=" + std::string(5000, '1')),
              AllOf(StartsWith("HTTP/1.1 414 "), HasSubstr("5016 bytes; allowed: 4096")));
  EXPECT_THAT(get("/values?rules=4x3&moves=" + std::string(9000, '1')), StartsWith("HTTP/1.1 431 "));
}

TEST_F(ValuesTest, AreReadOnly) {
  EXPECT_THAT(exchange("POST /values?rules=4x3 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
              StartsWith("HTTP/1.1 405 "));
  const std::string target = "/values?rules=4x3&start=2,1,0,2,7/1,0,2,1,8+S";
  const std::string whole = get(target);
  EXPECT_EQ(exchange("HEAD " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
            whole.substr(0, whole.find("\r\n\r\n") + 4));
  EXPECT_THAT(whole, AllOf(HasSubstr("Cache-Control: no-store\r\n"), HasSubstr("nosniff")));
}

TEST_F(ServerTest, WithoutDatabasesNoPositionHasAValue) {
  EXPECT_THAT(get("/values?rules=6x4"), AllOf(StartsWith("HTTP/1.1 200 OK\r\n"), HasSubstr("{\"seeds\":-1,")));
}

}  // namespace
}  // namespace kalah::server
