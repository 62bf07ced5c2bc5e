#include "capi/api.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/bench.h"
#include "kalah/c.h"
#include "players/player.h"

namespace kalah {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string call(const std::string& request) {
  size_t size = 0;
  const char* reply = kalah_call(request.data(), request.size(), &size);
  EXPECT_EQ(std::string(reply).size(), size);
  return {reply, size};
}

TEST(Api, DescribesAGame) {
  const std::string reply = call("game\t6x4,opening=pie\tstart\t0\t3 6");
  for (const char* part :
       {"\"rules\":\"6x4,opening=pie\"", "\"capture\":\"standard\"", "\"cells\":[4,4,0,5,5,0,2,5,5,5,5,4,4,0]",
        "\"mover\":1", "\"swap\":true", "\"legal\":[1,2,3,4,5,6]",
        "\"turns\":[{\"player\":0,\"sowings\":[3,6],\"complete\":true,\"swap\":false}]", "\"plies\":2", "\"over\":null",
        "{\"pit\":2,\"last\":13,\"banked\":1,\"captured\":0,\"extra\":true,\"over\":false}"}) {
    EXPECT_THAT(reply, HasSubstr(part));
  }
}

TEST(Api, DescribesTheEnd) {
  const std::string reply = call("game\t6x4\t0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\t0\t6");
  EXPECT_THAT(reply, HasSubstr("\"over\":{\"reason\":\"row-empty\",\"stores\":[21,27],\"winner\":1}"));
  EXPECT_THAT(reply, HasSubstr("\"mover\":-1"));
}

TEST(Api, TracesTheLastSowing) {
  const std::string capture = call("trace\t6x4\t1,0,4,4,4,4,2/4,4,4,4,5,4,4 S\t0\t1");
  EXPECT_THAT(
      capture,
      HasSubstr("\"capture\":{\"taken\":[{\"cell\":1,\"seeds\":1},{\"cell\":11,\"seeds\":5}],\"store\":6,\"seeds\":6,"
                "\"own\":1,\"opposite\":11}"));
  const std::string end = call("trace\t6x4\t0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\t0\t6");
  EXPECT_THAT(end, HasSubstr("\"inStore\":true"));
  EXPECT_THAT(end, HasSubstr("\"extra\":false"));
  EXPECT_THAT(end,
              HasSubstr("\"sweep\":[{\"cell\":7,\"seeds\":1,\"store\":13},{\"cell\":8,\"seeds\":2,\"store\":13}]"));
  EXPECT_THAT(call("trace\t6x4,opening=pie\tstart\t0\t6 swap"), HasSubstr("\"swap\":true"));
}

TEST(Api, EveryRefusalNamesTheArgument) {
  const std::vector<std::pair<std::string, std::string>> refusals{
      {"", "method"},
      {"dance", "method"},
      {"\xFF", "request"},
      {"game", "rules"},
      {"game\t6x4,lap=relay,sow=cross", "rules"},
      {"game\t6x4\tstart\t2\t", "first"},
      {"game\t6x4\tstart\t\t", "first"},
      {"game\t6x4\tnowhere\t0\t", "start"},
      {"game\t6x4\tstart\t0\t7", "moves"},
      {"game\t6x4\tstart\t0\t3 3", "moves"},
      {"trace\t6x4\tstart\t0\t", "moves"},
      {"think\t6x4\tstart\t0\t\tlevel-9\t5", "player"},
      {"think\t6x4\tstart\t0\t\tlevel-1\t0", "milliseconds"},
      {"think\t1x1\tstart\t0\t1\tlevel-1\t5", "moves"},
      {"values\t6x4\tstart\t0\t7\t5", "moves"},
      {"values\t6x4\tstart\t0\t\t0", "milliseconds"},
      {"values\t6x4\tstart\t0\t", "milliseconds"},
      {"values\t1x1\tstart\t0\t1\t5", "moves"},
      {"rules\tno", "rules"},
      {"database\tno\t4", "rules"},
      {"database\t6x4,sow=cross\t4", "rules"},
      {"database\t6x4", "seeds"},
      {"database\t6x4\t61", "seeds"},
      {"database\t6x4\tmore", "seeds"},
      {"database\t6x4\t17", "seeds"},
      {"player\tnobody", "player"},
      {"player\trules:depth=3", "player"},
      {"player\tengine:depth=5,5", "player"},
      {"record-read\t?", "record"},
      {"record-write\t6x4\tstart\t0\t\tbad-name x", "tags"}};
  for (const auto& [request, what] : refusals) {
    const std::string reply = call(request);
    EXPECT_THAT(reply, StartsWith("{\"error\":\"")) << request;
    EXPECT_THAT(reply, HasSubstr("\"what\":\"" + what + "\"")) << request;
  }
}

TEST(Api, ThinksForEveryPlayerAndRules) {
  for (const std::string& player : player_names()) {
    for (const char* rules : {"6x4", "cross", "four", "avalanche"}) {
      const std::string reply = call(std::string("think\t") + rules + "\tstart\t0\t\t" + player + "\t20");
      EXPECT_THAT(reply, StartsWith("{\"move\":\"")) << reply;
    }
  }
}

TEST(Api, SaysWhetherAnAnswerIsExactWhereValuesAreWeighed) {
  const std::string ending = "think\t6x4\t0,0,0,0,2,1,20/1,0,1,0,0,0,23 S\t0\t\t";
  EXPECT_THAT(call(ending + "perfect\t1000"), HasSubstr("\"exact\":true"));
  EXPECT_THAT(call("think\t6x6\tstart\t0\t\tperfect\t20"), HasSubstr("\"exact\":false"));
  for (const char* player : {"random", "rules"}) {
    EXPECT_THAT(call(ending + player + "\t20"), Not(AnyOf(HasSubstr("value"), HasSubstr("exact"))));
  }
}

TEST(Api, BuildsADatabaseForTheThoughtsThatFollow) {
  Api api(steady_ms, std::size_t{1} << 20);
  EXPECT_EQ(api.call("database\t6x4\t12"), R"({"seeds":12,"positions":2704156})");
  EXPECT_EQ(api.call("database\t6x4\t5"), R"({"seeds":5,"positions":6188})");
  const std::string thought = api.call("think\t6x4\t2,0,0,1,2,1,0/1,0,2,1,2,0,0 S\t0\t\tengine:depth=1\t1000");
  EXPECT_THAT(thought, HasSubstr("\"exact\":true"));
}

TEST(Api, BuildsTheLargestDatabaseThatIsHeld) {
  Api api(steady_ms, std::size_t{1} << 20);
  EXPECT_EQ(api.call("database\t2x4\tmost").substr(0, 12), R"({"seeds":60,)");
  EXPECT_EQ(api.call("database\t6x4,lap=relay,capture=none\t0"), R"({"seeds":0,"positions":1})");
  EXPECT_THAT(api.call("database\t6x4,stop=majority\tmost"), HasSubstr("\"what\":\"rules\""));
}

TEST(Api, ValuesEverySowingOfBothPlayers) {
  // The first position is the example of docs/commands.md; the second is the same with the players exchanged.
  const std::string expected =
      R"({"values":[{"move":"6","value":-2,"exact":true},{"move":"5","value":-4,"exact":true}])";
  for (const char* position : {"0,0,0,0,2,1,20/0,0,3,0,1,0,21 S", "0,0,3,0,1,0,21/0,0,0,0,2,1,20 N"}) {
    EXPECT_THAT(call(std::string("values\t6x4\t") + position + "\t0\t\t1000"), StartsWith(expected)) << position;
  }
  // The beginning is out of reach: estimates, and as many as there are sowings.
  const std::string begin = call("values\t6x6\tstart\t1\t\t20");
  EXPECT_THAT(begin, Not(HasSubstr("\"exact\":true")));
  for (const char* pit : {"1", "2", "3", "4", "5", "6"}) {
    EXPECT_THAT(begin, HasSubstr(std::string("{\"move\":\"") + pit + "\""));
  }
  EXPECT_THAT(call("values\t6x4,opening=pie\tstart\t0\t6\t20"), HasSubstr("{\"move\":\"swap\""));
  EXPECT_THAT(call("values\t3x1,players=3\tstart\t0\t\t20"), Not(HasSubstr("\"exact\":true")));
}

TEST(Api, RecordsGoOutAndComeBack) {
  const std::string written = call("record-write\t6x4\tstart\t1\t3 6\tSouth Ann \"A\"\nNorth Bob");
  EXPECT_THAT(written, HasSubstr("[South \\\"Ann \\\\\\\"A\\\\\\\"\\\"]"));
  const std::string read = call("record-read\t[Rules \"6x4\"]\n[South \"Ann\"]\n[First \"N\"]\n\n1. 3,6 *\n");
  EXPECT_THAT(read, HasSubstr("\"rules\":\"6x4\",\"start\":\"start\",\"first\":1,\"moves\":\"3 6\""));
  EXPECT_THAT(read, HasSubstr("{\"name\":\"South\",\"value\":\"Ann\"}"));
}

TEST(Api, BoardsOfOtherProgramsComeInAsGames) {
  // One board is a position, a list of them a game; KGP shows each from the player to move.
  EXPECT_THAT(call("record-read\t<4,0,0,4,4,4,4,4,4,4,4>"),
              HasSubstr("\"rules\":\"4x4\",\"start\":\"start\",\"first\":0,\"moves\":\"\""));
  EXPECT_THAT(call("record-read\t\n <4,0,0,4,4,4,4,4,4,4,4>\n\n<4,1,0,0,5,5,5,4,4,4,4>\n"),
              HasSubstr("\"rules\":\"4x4\",\"start\":\"start\",\"first\":0,\"moves\":\"1\""));
  EXPECT_THAT(call("record-read\t0,0,0,3,2,1,10/4,4,4,4,4,4,8 N"),
              HasSubstr("\"start\":\"0,0,0,3,2,1,10/4,4,4,4,4,4,8 N\",\"first\":1,\"moves\":\"\""));
  EXPECT_THAT(call("record-read\t4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\n4,4,0,5,5,5,1/4,4,4,4,4,4,0 S"),
              HasSubstr("\"rules\":\"6x4\",\"start\":\"start\",\"first\":0,\"moves\":\"3\""));
}

TEST(Api, BoardsThatAreNoGameSayWhere) {
  EXPECT_THAT(call("record-read\t<4,0,0,4,4,4,4,4,4,4,4>\n\n<4,0,0,4,4,4,4,4,4,4,4>"),
              HasSubstr("line 3: no sowing leads from the board before to this one"));
  EXPECT_THAT(call("record-read\t<4,0,0,4,4>"), HasSubstr("line 1: "));
  EXPECT_THAT(call("record-read\t4,4,4,4/4,4,4 S"), HasSubstr("line 1: "));
  EXPECT_THAT(call("record-read\t1. 3,6 9"), HasSubstr("\"what\":\"record\""));
}

TEST(Api, RefusalsNameTheirKindAndParts) {
  EXPECT_THAT(call("game\t2x1\t1,1/1,1,0 S\t0\t"),
              HasSubstr("\"kind\":\"position-row\",\"parts\":{\"row\":\"1\",\"numbers\":\"2\",\"expected\":\"3\"}}"));
  // The innermost place first; what was typed is cut and made readable.
  EXPECT_THAT(call("record-read\t[Rules \"6x99\"]"),
              HasSubstr("\"parts\":{\"key\":\"seeds\",\"text\":\"99\",\"allowed\":\"1..24\",\"tag\":\"Rules\"}}"));
  EXPECT_THAT(call("record-read\t[Rules \"6x4\"]\n\n1. 7 *"),
              HasSubstr("\"kind\":\"move-unknown\",\"parts\":{\"text\":\"7\",\"pits\":\"6\",\"line\":\"3\"}}"));
  EXPECT_THAT(call("rules\t" + std::string(60, 'x')), HasSubstr("\"text\":\"" + std::string(40, 'x') + "...\""));
  EXPECT_THAT(call("method"), Not(HasSubstr("kind")));
}

TEST(Api, ListsWhatThereIs) {
  EXPECT_THAT(call("presets"),
              HasSubstr("{\"name\":\"modern\",\"rules\":\"6x4\",\"differs\":[{\"key\":\"seeds\",\"value\":\"4\"}]}"));
  EXPECT_THAT(call("axes"), HasSubstr("{\"key\":\"pits\",\"min\":1,\"max\":12,\"default\":\"6\"}"));
  EXPECT_THAT(call("rules\tpartners"), HasSubstr("\"teams\":\"yes\""));
}

TEST(Api, ListsEveryPlayerWithItsOptions) {
  const std::string reply = call("players");
  EXPECT_THAT(reply,
              StartsWith("{\"players\":[{\"name\":\"random\",\"options\":[{\"key\":\"seed\",\"min\":\"0\",\"max\":"
                         "\"18446744073709551615\"}]},{\"name\":\"rules\",\"options\":[]},"));
  EXPECT_THAT(reply, HasSubstr("{\"key\":\"eval\",\"values\":[\"store\",\"rows\",\"fitted\"]}"));
  std::size_t at = 0;
  for (const std::string& player : player_names()) {
    at = reply.find("{\"name\":\"" + player + "\"", at);
    ASSERT_NE(at, std::string::npos) << player;
    for (const std::string& option : player_options(player)) {
      at = reply.find("{\"key\":\"" + option + "\"", at);
      ASSERT_NE(at, std::string::npos) << player << ' ' << option;
    }
  }
}

/// The text between two others, the first of them sought from `at` on.
std::string between(const std::string& text, std::size_t at, const std::string& before, const std::string& after) {
  const std::size_t begin = text.find(before, at) + before.size();
  return text.substr(begin, text.find(after, begin) - begin);
}

TEST(Api, AllowedRangesAreThoseThatPlayersTake) {
  const std::string reply = call("players");
  const auto takes = [](const std::string& spec) { return call("player\t" + spec) == "{\"player\":\"" + spec + "\"}"; };
  for (const std::string player : {"breadth-first", "alpha-beta", "engine", "perfect", "level-3", "random"}) {
    const std::size_t at = reply.find("{\"name\":\"" + player + "\"");
    for (const std::string& option : player_options(player)) {
      if (option == "eval") continue;
      const std::size_t from = reply.find("\"key\":\"" + option + "\"", at);
      const std::string set = player + ":" + option + "=";
      const std::string min = between(reply, from, "\"min\":\"", "\"");
      const std::string max = between(reply, from, "\"max\":\"", "\"");
      EXPECT_TRUE(takes(set + min)) << set << min;
      EXPECT_TRUE(takes(set + max)) << set << max;
      EXPECT_FALSE(takes(set + max + "0")) << set << max;
      EXPECT_FALSE(takes(set + "-1")) << set;
      if (max.size() < 18) {
        EXPECT_FALSE(takes(set + std::to_string(std::stoll(max) + 1))) << set << max;
      }
    }
  }
  for (const char* evaluation : {"store", "rows", "fitted"})
    EXPECT_TRUE(takes(std::string("engine:eval=") + evaluation));
}

TEST(Api, APlayerIsReadIntoItsUsualForm) {
  EXPECT_EQ(call("player\tengine:time=50,depth=4"), "{\"player\":\"engine:depth=4,time=50\"}");
  EXPECT_THAT(call("player\talpha-beta:depth=41"), HasSubstr("allowed: 1..40"));
}

TEST(Api, BenchIsTheSignature) { EXPECT_EQ(call("bench"), "{\"nodes\":" + std::to_string(bench_nodes()) + "}"); }

}  // namespace
}  // namespace kalah
