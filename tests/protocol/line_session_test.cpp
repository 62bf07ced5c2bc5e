#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "kalah/game.h"
#include "protocol/line_read.h"
#include "protocol/line_support.h"

namespace kalah {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

double standing_clock() { return 0; }

/// Plays a told turn after `moves`: whether it is legal, and the turn then passes or the game ends.
bool is_whole_turn(const std::string& rules_text, const std::string& moves, const std::string& told) {
  const auto rules = parse_rules(rules_text);
  auto game = replay(*rules, *parse_start(*rules, "start", 0), *parse_moves(*rules, moves));
  const int mover = game->position().mover;
  const auto turn = parse_moves(*rules, told.substr(std::string("bestturn ").size()));
  if (!turn) return false;
  for (const Move move : *turn) {
    if (game->over() || game->position().mover != mover || !game->play(move)) return false;
  }
  return game->over() || game->position().mover != mover || turn->front().is_swap();
}

TEST(LineSession, EveryPlayerTellsAWholeTurnUnderEveryRule) {
  for (const char* rules :
       {"6x4", "7x7,extra=not-first,opening=pie", "4x3,sow=cross", "6x4,lap=relay", "three", "partners", "12x24"}) {
    for (const char* player : {"random", "rules", "level-1", "level-4", "alpha-beta:depth=2", "engine:nodes=3000"}) {
      Listened listened(real_ms);
      listened.session().handle(std::string("setoption name player value ") + player);
      listened.session().handle(std::string("position rules ") + rules + " start moves 2");
      listened.session().handle("go nodes 4000");
      EXPECT_TRUE(is_whole_turn(rules, "2", listened.skip_to("bestturn "))) << rules << ' ' << player;
    }
  }
}

TEST(LineSession, EveryBoundEndsAThought) {
  for (const char* go : {"go depth 3", "go nodes 500", "go movetime 20", "go mytime 400", "go mytime 0",
                         "go mytime 300 myinc 10 opptime 1 oppinc 1", "go movetime 3600000 depth 2"}) {
    Listened listened(real_ms);
    listened.session().handle("position rules 6x6 start");
    listened.session().handle(go);
    EXPECT_TRUE(is_whole_turn("6x6", "", listened.skip_to("bestturn "))) << go;
  }
}

TEST(LineSession, TheSameSeedAndBoundsGiveTheSameTurnAndNodes) {
  auto told = [](const char* player) {
    Listened listened(standing_clock);
    listened.session().handle(std::string("setoption name player value ") + player);
    listened.session().handle("setoption name seed value 5");
    listened.session().handle("position rules 6x6 start moves 2");
    listened.session().handle("go depth 6");
    std::vector<std::string> lines;
    do {
      lines.push_back(listened.next());
    } while (!lines.back().starts_with("bestturn "));
    return lines;
  };
  for (const char* player : {"engine", "random", "level-2"}) EXPECT_EQ(told(player), told(player)) << player;
}

TEST(LineSession, TheSeedDecidesAmongEquals) {
  std::vector<std::string> turns;
  for (int seed = 0; seed < 12; ++seed) {
    Listened listened(standing_clock);
    listened.session().handle("setoption name player value random");
    listened.session().handle("setoption name seed value " + std::to_string(seed));
    listened.session().handle("position rules 12x1,extra=no start");
    listened.session().handle("go");
    turns.push_back(listened.skip_to("bestturn "));
  }
  EXPECT_THAT(turns, testing::Contains(testing::Ne(turns.front())));
}

TEST(LineSession, AStopBeforeTheThoughtHasBegunIsNotLost) {
  for (int i = 0; i < 50; ++i) {
    Listened listened(real_ms);
    listened.session().handle("position rules 6x6 start");
    listened.session().handle("go infinite");
    listened.session().handle("stop");
    EXPECT_TRUE(is_whole_turn("6x6", "", listened.skip_to("bestturn ")));
  }
}

TEST(LineSession, AnEndlessThoughtThatIsSolvedWaitsForTheStop) {
  Listened listened(real_ms);
  listened.session().handle("position rules 6x4 position 0,0,0,0,0,1,20/1,2,0,0,0,0,24 S");
  listened.session().handle("go infinite");
  EXPECT_THAT(listened.next(), HasSubstr(" exact "));
  EXPECT_TRUE(listened.session().thinking());
  listened.session().handle("stop");
  EXPECT_EQ(listened.skip_to("bestturn "), "bestturn 6");
}

TEST(LineSession, WhoReadsTheTurnMayGoOnAtOnce) {
  Listened listened(real_ms);
  for (int i = 0; i < 200; ++i) {
    listened.session().handle("position rules 6x4 start moves 1");
    listened.session().handle("go depth 1");
    listened.skip_to("bestturn ");
  }
  EXPECT_FALSE(listened.session().refused());
}

TEST(LineSession, LeavingStopsTheThoughtAndTellsItsTurn) {
  std::vector<std::string> lines;
  {
    LineSession session(real_ms, [&](std::string_view line) { lines.emplace_back(line); }, "1");
    session.handle("position rules 6x6 start");
    session.handle("go infinite");
  }
  EXPECT_THAT(lines.back(), StartsWith("bestturn "));
}

TEST(LineSession, ALongLineAndBytesThatAreNoTextAreRefusedOnce) {
  Listened listened(standing_clock);
  listened.session().handle(std::string(LineSession::kMaxLine + 1, 'x'));
  EXPECT_THAT(listened.rest(), ElementsAre("error: the line is longer than 65536 bytes"));
  for (const char* bytes : {"isready\x01", "\xff\xfe", "position \x1b[31m", "isready \xc3"}) {
    listened.session().handle(bytes);
    EXPECT_THAT(listened.rest(), ElementsAre(StartsWith("error: the line holds bytes that are no text"))) << bytes;
  }
  listened.session().handle(std::string_view("isready\0", 8));
  EXPECT_THAT(listened.rest(), ElementsAre(StartsWith("error: the line holds bytes")));
  listened.session().handle(std::string(LineSession::kMaxLine - 7, ' ') + "isready");
  EXPECT_THAT(listened.rest(), ElementsAre("ready"));
}

TEST(LineSession, BlankLinesAndCarriageReturnsAreNothing) {
  Listened listened(standing_clock);
  for (const char* line : {"", " ", "\t", "\r"}) listened.session().handle(line);
  EXPECT_TRUE(listened.rest().empty());
  listened.session().handle("  isready \r");
  EXPECT_THAT(listened.rest(), ElementsAre("ready"));
}

TEST(LineSession, ARefusedLineChangesNothing) {
  Listened listened(standing_clock);
  listened.session().handle("position rules 6x4 position 0,0,0,0,0,1,20/1,2,0,0,0,0,24 S");
  for (const char* line : {"position rules 6x4 start moves 9", "setoption name player value random:seed=x",
                           "go depth 0", "position rules 6x4 start moves 1 1 1"}) {
    listened.session().handle(line);
    EXPECT_THAT(listened.rest(), ElementsAre(StartsWith("error: "))) << line;
  }
  listened.session().handle("go");
  EXPECT_EQ(listened.skip_to("bestturn "), "bestturn 6");
}

TEST(LineSession, TheEvaluationGoesToPlayersThatTakeOne) {
  LineOptions options;
  ASSERT_TRUE(set_option(options, "evaluation", "store").ok());
  EXPECT_EQ(print_player(options.effective_player()), "engine:eval=store");
  ASSERT_TRUE(set_option(options, "player", "engine:eval=rows").ok());
  EXPECT_EQ(print_player(options.effective_player()), "engine:eval=rows");
  ASSERT_TRUE(set_option(options, "player", "level-2").ok());
  EXPECT_EQ(print_player(options.effective_player()), "level-2");
}

TEST(PositionLine, IsReadBackToTheSameGame) {
  for (const char* rest :
       {"rules 6x4 start", "rules 6x4 start moves 3,6 2", "rules 6x6,start=random seed=7 first N moves 4",
        "rules 7x7,extra=not-first,opening=pie start moves 3 swap 2",
        "rules 6x4 position 0,0,0,3,2,1,10/4,4,4,4,4,4,8 S moves 6,5,6",
        "rules 3x6,players=4,teams=yes start first 3"}) {
    const auto game = read_position_line(rest);
    ASSERT_TRUE(game.ok()) << rest << ": " << game.error().message;
    EXPECT_EQ(position_line(*game), std::string("position ") + rest);
  }
}

TEST(TimeShare, NeverMoreThanAThirdAndNeverNothing) {
  for (const double left : {0.0, 1.0, 50.0, 1000.0, 3.6e6}) {
    for (const double increment : {0.0, 100.0, 1e5}) {
      for (const int turns : {0, 1, 10, 40}) {
        const double share = time_share({left, increment}, turns);
        EXPECT_GE(share, 1);
        EXPECT_LE(share, std::max(1.0, left / 3));
      }
    }
  }
  EXPECT_DOUBLE_EQ(time_share({10030, 0}, 10), 1000);
  EXPECT_DOUBLE_EQ(time_share({10030, 100}, 10), 1080);
  EXPECT_EQ(turns_to_come(72), 14);
  EXPECT_EQ(turns_to_come(3), 4);
}

}  // namespace
}  // namespace kalah
