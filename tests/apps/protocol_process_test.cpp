#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "apps/shell.h"
#include "files.h"
#include "kalah/record.h"

// The commands that other programs talk to, through the shell.

namespace kalah {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(EngineProcess, TheEndOfTheInputIsQuit) {
  const Finished engine = shell("printf 'position rules 6x4 start\\ngo infinite\\n' | KALAH engine");
  EXPECT_EQ(engine.status, 0);
  EXPECT_THAT(engine.said, HasSubstr("bestturn "));
  EXPECT_EQ(engine.said.back(), '\n');
}

TEST(EngineProcess, ARefusedLineIsToldByTheExitStatus) {
  const Finished engine = shell("printf 'isready\\nnonsense\\nisready\\nquit\\nisready\\n' | KALAH engine");
  EXPECT_EQ(engine.status, 1);
  EXPECT_THAT(engine.said, StartsWith("ready\nerror: 'nonsense' is no command; commands: "));
  EXPECT_THAT(engine.said, testing::EndsWith("\nready\n"));
}

TEST(EngineProcess, AHugeLineIsRefusedOnce) {
  const Finished engine = shell("(head -c 20000000 /dev/zero | tr '\\0' x; echo; echo isready) | KALAH engine");
  EXPECT_EQ(engine.said, "error: the line is longer than 65536 bytes\nready\n");
}

TEST(AgentProcess, AnswersTheEngineAndLeaves) {
  const Finished agent = shell("printf 'START;South\\nEND\\n' | KALAH agent --player alpha-beta:depth=2");
  EXPECT_EQ(agent.status, 0);
  EXPECT_THAT(agent.said, StartsWith("MOVE;"));
  EXPECT_EQ(shell("printf 'nonsense\\nEND\\n' | KALAH agent 2>/dev/null").status, 1);
  EXPECT_EQ(shell("KALAH agent --player nobody 2>/dev/null </dev/null").status, 1);
}

TEST(MatchProcess, PrintsResultsAndSavesTheGames) {
  const std::string path = (std::filesystem::path(testing::TempDir()) / ("match" + std::to_string(getpid()))).string();
  const Finished match =
      shell("KALAH match --first level-2 --second 'exec:KALAH engine' --nodes 300 --games 20 --save " + path +
            " 2>/dev/null");
  EXPECT_EQ(match.status, 0);
  EXPECT_THAT(match.said, StartsWith("first\tlevel-2\nsecond\texec:"));
  EXPECT_THAT(match.said, HasSubstr("\ngames\t20\n"));
  EXPECT_THAT(match.said, HasSubstr("\nelo\t"));
  EXPECT_THAT(match.said, HasSubstr("\nsecond-faults\tcrash:0 hang:0 illegal:0\n"));
  const auto text = read_file(path);
  ASSERT_TRUE(text.ok());
  std::filesystem::remove(path);
  int records = 0;
  // A record holds one empty line, after its tags; the next begins with a bracket after another.
  for (std::size_t at = 0; at < text->size(); ++records) {
    const std::size_t end = text->find("\n\n[", at);
    const std::size_t next = end == std::string::npos ? text->size() : end + 2;
    const auto record = read_record(std::string_view(*text).substr(at, next - at));
    ASSERT_TRUE(record.ok()) << record.error().message;
    EXPECT_TRUE(record->game.over());
    at = next;
  }
  EXPECT_EQ(records, 20);
}

TEST(MatchProcess, RefusesByName) {
  const auto refusal = [](const std::string& options) {
    return shell("KALAH match --first random --second random " + options + " 2>&1");
  };
  EXPECT_THAT(refusal("--games 3").said, HasSubstr("--games: games come in pairs"));
  EXPECT_EQ(refusal("--games 3").status, 1);
  EXPECT_THAT(refusal("--rules 6x99").said, HasSubstr("--rules: "));
  EXPECT_THAT(refusal("--sprt 1").said, HasSubstr("--sprt: '1' is no test"));
  EXPECT_THAT(refusal("--openings /nowhere/x").said, HasSubstr("/nowhere/x"));
  EXPECT_THAT(refusal("--rules 1x1 --plies 9").said, HasSubstr("always end the game"));
  EXPECT_THAT(refusal("--save /nowhere/x").said, HasSubstr("--save: /nowhere/x cannot be written"));
  EXPECT_EQ(refusal("--concurrency 0").status, 2);
  EXPECT_THAT(refusal("--nodes 0").said, HasSubstr("--nodes: Value 0 not in range 1 to 18446744073709551615"));
  EXPECT_THAT(shell("KALAH match --first nobody --second random 2>&1").said, HasSubstr("--first: player 'nobody'"));
}

TEST(MatchProcess, CtrlCPrintsWhatIsThere) {
  const Finished match = shell(
      "KALAH match --first level-1 --second exec:'KALAH engine' --movetime 3600000 2>/dev/null & P=$!; sleep 0.5; "
      "kill -INT $P; wait $P");
  EXPECT_EQ(match.status, 0);
  EXPECT_THAT(match.said, HasSubstr("\ngames\t0\n"));
}

TEST(PlayProcess, OptionsThatCannotApplyAreRefused) {
  const std::string file = (std::filesystem::path(testing::TempDir()) / ("play" + std::to_string(getpid()))).string();
  ASSERT_EQ(shell("printf '3\\nquit\\n' | KALAH play --rules 6x4 --save " + file + " 2>/dev/null").status, 0);
  const auto refused = [](const std::string& options) {
    const Finished play = shell("KALAH play " + options + " 2>&1 >/dev/null </dev/null");
    EXPECT_EQ(play.status, 1) << options;
    return play.said;
  };
  EXPECT_THAT(refused("--load " + file + " --rules 6x6"), HasSubstr("--load: the file says rules and start"));
  EXPECT_THAT(refused("--save /nowhere/at/all"), HasSubstr("there is no folder '/nowhere/at'"));
  EXPECT_THAT(refused("--south person:x"), HasSubstr("a person has no options"));
  EXPECT_THAT(refused("--south engine:depth=3,depth=4"), HasSubstr("option 'depth' is given twice"));
  EXPECT_EQ(shell("KALAH play --seed -1 2>/dev/null </dev/null").status, 2);
  EXPECT_EQ(shell("KALAH play --load " + file + " 2>/dev/null </dev/null").status, 0);
  std::filesystem::remove(file);
}

TEST(AnalyzeProcess, ValuesEveryPitBestFirstAndRefusesTheRest) {
  const Finished found = shell("KALAH analyze --rules 6x4 --position '0,0,0,0,2,1,20/0,0,3,0,1,0,21 S' 2>/dev/null");
  EXPECT_EQ(found.status, 0);
  EXPECT_THAT(found.said, StartsWith("6\t-2\texact\t6 5"));
  EXPECT_THAT(found.said, HasSubstr("\n5\t-4\texact\t5 6\n"));
  // The players exchanged: the same rows seen from North.
  const Finished north = shell("KALAH analyze --rules 6x4 --position '0,0,3,0,1,0,21/0,0,0,0,2,1,20 N' 2>/dev/null");
  EXPECT_EQ(north.said, found.said);
  const Finished start = shell("KALAH analyze --rules 6x3 --depth 6 2>/dev/null");
  EXPECT_EQ(start.said, shell("KALAH analyze --rules 6x3 --depth 6 2>/dev/null").said);
  EXPECT_EQ(std::count(start.said.begin(), start.said.end(), '\n'), 6);
  EXPECT_EQ(shell("KALAH analyze --rules 6x4 --position '0,0,0,0,0,0,20/0,0,3,0,1,0,24 S' 2>/dev/null").status, 1);
  EXPECT_EQ(shell("KALAH analyze --rules 6x4 --position '1,2 S' 2>/dev/null").status, 1);
  EXPECT_EQ(shell("KALAH analyze --rules 6by4 2>/dev/null").status, 1);
  EXPECT_EQ(shell("KALAH analyze --rules 6x4 --depth 0 2>/dev/null").status, 2);
  EXPECT_EQ(shell("KALAH analyze 2>/dev/null").status, 2);
}

}  // namespace
}  // namespace kalah
