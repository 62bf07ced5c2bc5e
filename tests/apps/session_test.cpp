#include "terminal/session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "files.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

double no_time() { return 0; }

Session session_of(const std::string& rules_text, std::vector<std::string> seats, bool classic = false) {
  SessionOptions options;
  const auto rules = parse_rules(rules_text);
  EXPECT_TRUE(rules.ok());
  options.rules = *rules;
  for (const std::string& seat : seats) {
    const auto parsed = parse_seat(seat);
    EXPECT_TRUE(parsed.ok()) << seat;
    options.seats.push_back(*parsed);
  }
  options.classic_log = classic;
  options.seed = 5;
  options.date = "2026.11.30";
  options.now = no_time;
  return Session(options);
}

const std::atomic<bool> kStay{false};

std::string temporary(const std::string& name) { return (std::filesystem::path(testing::TempDir()) / name).string(); }

TEST(Session, DrawsNorthFromRightToLeft) {
  Session session = session_of("3x4", {"person", "person"});
  const auto rules = parse_rules("3x4");
  const auto start = parse_start(*rules, "1,2,3,11/4,5,6,22 S", 0);
  session.start_from(*start);
  const std::string text = session.handle("board");
  EXPECT_THAT(text, HasSubstr("|  6 |  5 |  4 |"));
  EXPECT_THAT(text, HasSubstr("|  1 |  2 |  3 |"));
  EXPECT_LT(text.find("22"), text.find("11")) << "North's store is at the left";
  EXPECT_THAT(text, HasSubstr("South (person)  <- to move"));
}

TEST(Session, MirrorsTheSeatsForClockwiseSowing) {
  Session session = session_of("3x4,sow=cw", {"person", "person"});
  const auto rules = parse_rules("3x4,sow=cw");
  session.start_from(*parse_start(*rules, "1,2,3,11/4,5,6,22 S", 0));
  const std::string text = session.handle("board");
  EXPECT_THAT(text, HasSubstr("|  4 |  5 |  6 |"));
  EXPECT_THAT(text, HasSubstr("|  3 |  2 |  1 |"));
  EXPECT_LT(text.find("11"), text.find("22"));
}

TEST(Session, PlaysChainsWholeOrNotAtAll) {
  Session session = session_of("6x4", {"person", "person"});
  EXPECT_THAT(session.handle("3,3"), HasSubstr("pit 3 is empty"));
  EXPECT_THAT(session.handle("3,6,1"), HasSubstr("the turn passes before 1; nothing was played"));
  EXPECT_TRUE(session.game().moves().empty());
  EXPECT_THAT(session.handle("3,6"), HasSubstr("South: 3,6"));
  EXPECT_EQ(session.game().position().mover, 1);
}

TEST(Session, ClassicLogNamesThePlayersAAndB) {
  Session session = session_of("6x6", {"person", "person"}, true);
  EXPECT_THAT(session.handle("1,2"), HasSubstr("A = 1,2"));
  EXPECT_THAT(session.handle("1"), HasSubstr("B = 1"));
  EXPECT_THAT(session.handle("log"), HasSubstr("1. A = 1,2\n1. B = 1\n"));
}

TEST(Session, ExplainsCaptureExtraMoveAndEnd) {
  Session session = session_of("6x4", {"person", "person"});
  const auto rules = parse_rules("6x4");
  session.start_from(*parse_start(*rules, "1,0,4,4,4,4,2/4,4,4,4,5,4,4 S", 0));
  EXPECT_THAT(session.handle("1"), HasSubstr("South takes 1 seed from South's pit 2 and 5 seeds from North's pit 5."));
  session.start_from(*parse_start(*rules, "0,0,0,0,0,1,20/1,2,0,0,0,0,24 S", 0));
  const std::string end = session.handle("6");
  EXPECT_THAT(end, HasSubstr("A row is empty: the game ends. North takes the 3 seeds left."));
  EXPECT_THAT(end, HasSubstr("North (person) wins 27:21."));
  EXPECT_THAT(session.handle("1"), HasSubstr("the game is over"));
  EXPECT_FALSE(session.done());
  EXPECT_THAT(session.handle("undo"), HasSubstr("South (person)  <- to move"));
}

TEST(Session, BadInputIsAnsweredAndChangesNothing) {
  Session session = session_of("6x4", {"person", "person"});
  EXPECT_THAT(session.handle("7"), HasSubstr("allowed: 1..6"));
  EXPECT_THAT(session.handle("0"), HasSubstr("allowed: 1..6"));
  EXPECT_THAT(session.handle("jump"), HasSubstr("'jump' is not known"));
  EXPECT_THAT(session.handle("undo now"), HasSubstr("takes nothing behind it"));
  EXPECT_THAT(session.handle("save"), HasSubstr("needs the name of a file"));
  EXPECT_THAT(session.handle("swap"), HasSubstr("swap is not offered"));
  EXPECT_THAT(session.handle("undo"), HasSubstr("nothing to undo"));
  EXPECT_THAT(session.handle("load /nowhere/at/all"), HasSubstr("cannot be read"));
  EXPECT_THAT(session.handle("save /nowhere/at/all"), HasSubstr("cannot be written"));
  EXPECT_EQ(session.handle("   "), "");
  EXPECT_TRUE(session.game().moves().empty());
}

TEST(Session, UndoGoesBackToThePersonsOwnDecision) {
  for (bool exchanged : {false, true}) {
    Session session = exchanged ? session_of("6x4", {"random", "person"}) : session_of("6x4", {"person", "random"});
    while (session.computer_to_move()) session.think(kStay);
    const Position before = session.game().position();
    session.handle("1");
    while (session.computer_to_move()) session.think(kStay);
    EXPECT_NE(session.game().position(), before);
    session.handle("undo");
    EXPECT_EQ(session.game().position(), before);
    EXPECT_FALSE(session.computer_to_move());
  }
}

TEST(Session, SwapExchangesThePeopleNotTheBoard) {
  Session session = session_of("6x4,opening=pie", {"person", "random"});
  session.handle("6");
  ASSERT_TRUE(session.computer_to_move());
  Session two = session_of("6x4,opening=pie", {"person", "random:seed=1"});
  two.handle("6");
  EXPECT_EQ(two.game().position().mover, 1);

  Session people = session_of("6x4,opening=pie", {"person", "person"});
  people.handle("6");
  const Position before = people.game().position();
  EXPECT_THAT(people.handle("swap"), HasSubstr("The sides are swapped."));
  EXPECT_EQ(people.game().position().cells, before.cells);
  EXPECT_THAT(people.handle("undo"), HasSubstr("You may answer swap"));
}

TEST(Session, ComputersPlayAWholeGameUnderEveryPreset) {
  for (const Preset& preset : presets()) {
    const auto rules = parse_rules(preset.rules);
    std::vector<std::string> seats(rules->players, "random");
    Session session = session_of(std::string(preset.rules), seats);
    int steps = 0;
    while (session.computer_to_move() && ++steps < 5000) session.think(kStay);
    EXPECT_TRUE(session.game().over()) << preset.name;
    EXPECT_TRUE(session.done());
  }
}

TEST(Session, ARaisedFlagEndsThinkingWithoutAMove) {
  Session session = session_of("6x6", {"level-5", "level-5"});
  const std::atomic<bool> leave{true};
  EXPECT_EQ(session.think(leave), "");
  EXPECT_TRUE(session.game().moves().empty());
}

TEST(Session, SavesAndLoadsTheSameGame) {
  const std::string path = temporary("session_test.kalah");
  Session session = session_of("6x4,capture=always", {"person", "person"});
  session.handle("3,6");
  session.handle("2");
  EXPECT_THAT(session.handle("save " + path), HasSubstr("saved to"));
  Session other = session_of("four", {"person", "person", "person", "person"});
  EXPECT_THAT(other.handle("load " + path), HasSubstr("rules 6x4,capture=always"));
  EXPECT_EQ(other.game().moves(), session.game().moves());
  EXPECT_EQ(other.game().position(), session.game().position());
  // A broken file names its fault and leaves the game alone.
  ASSERT_TRUE(write_file(path, "[Rules \"6x4\"]\n\n1. 9 *").ok());
  EXPECT_THAT(other.handle("load " + path), HasSubstr("'9' is no pit"));
  EXPECT_EQ(other.game().moves(), session.game().moves());
  std::filesystem::remove(path);
}

TEST(Session, ALoadedGameBringsItsPlayers) {
  const std::string path = temporary("session_players.kalah");
  ASSERT_TRUE(session_of("6x4", {"alpha-beta:depth=2", "person"}).save(path).ok());
  Session session = session_of("6x4", {"person", "level-3"});
  ASSERT_TRUE(session.load(path).ok());
  EXPECT_TRUE(session.computer_to_move());
  EXPECT_THAT(session.greeting(), HasSubstr("South (alpha-beta:depth=2)"));
  EXPECT_THAT(session.greeting(), HasSubstr("North (person)"));
  // Names that are no player's leave the seats as they are.
  ASSERT_TRUE(write_file(path, "[Rules \"6x4\"]\n[South \"Ann\"]\n[North \"random\"]\n\n1. 3,6 *\n").ok());
  Session strangers = session_of("6x4", {"level-2", "level-3"});
  ASSERT_TRUE(strangers.load(path).ok());
  EXPECT_THAT(strangers.greeting(), HasSubstr("South (level-2)"));
  EXPECT_THAT(strangers.greeting(), HasSubstr("North (random)"));
  std::filesystem::remove(path);
}

TEST(Session, WhoIsChosenPlaysInALoadedGame) {
  const std::string path = temporary("session_chosen.kalah");
  ASSERT_TRUE(session_of("6x4", {"level-1", "level-2"}).save(path).ok());
  SessionOptions options{.rules = *parse_rules("6x4"), .seats = {*parse_seat("person"), *parse_seat("rules")}};
  options.chosen = {std::nullopt, *parse_seat("rules")};
  options.now = steady_ms;
  Session session(options);
  ASSERT_TRUE(session.load(path).ok());
  EXPECT_THAT(session.greeting(), HasSubstr("South (level-1)"));
  EXPECT_THAT(session.greeting(), HasSubstr("North (rules)"));
  ASSERT_TRUE(session.save(path).ok());
  EXPECT_THAT(*read_file(path), HasSubstr("[North \"rules\"]"));
  // Someone chosen for a third place stops the loading, and the game stays.
  options.chosen.resize(3);
  options.chosen[2] = *parse_seat("random");
  Session two(options);
  const Status refused = two.load(path);
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().message, HasSubstr("has 2 players, so random cannot be player 3"));
  EXPECT_THAT(two.greeting(), HasSubstr("South (person)"));
  std::filesystem::remove(path);
}

TEST(Session, ADepthIsItsOnlyBound) {
  // Its clock never stands still: were a second counted, each look at it would be one.
  SessionOptions options{.rules = *parse_rules("6x4"), .seats = {*parse_seat("engine:depth=9"), *parse_seat("person")}};
  options.now = [] {
    static double seconds = 0;
    return ++seconds * 1000;
  };
  Session hurried(options);
  options.now = [] { return 0.0; };
  Session calm(options);
  const std::atomic<bool> leave{false};
  EXPECT_EQ(hurried.think(leave), calm.think(leave));
}

TEST(Session, AResultNamesTheWinnersSeedsFirst) {
  const auto ended = [](const std::string& rules, const std::vector<std::string>& seats, const std::string& position) {
    Session session = session_of(rules, seats);
    session.start_from(*parse_start(*parse_rules(rules), position, 0));
    return session.greeting();
  };
  EXPECT_THAT(ended("3x2", {"person", "random"}, "0,0,0,4/0,0,0,8 S"), HasSubstr("North (random) wins 8:4."));
  EXPECT_THAT(ended("3x2", {"person", "random"}, "0,0,0,8/0,0,0,4 N"), HasSubstr("South (person) wins 8:4."));
  EXPECT_THAT(ended("3x2", {"person", "random"}, "0,0,0,6/0,0,0,6 N"), HasSubstr("A draw, 6:6."));
}

TEST(Session, ALoadedRecordKeepsWhatItTold) {
  const std::string path = temporary("session_keep.kalah");
  const std::string text =
      "[Rules \"6x4\"]\n[South \"Ann\"]\n[North \"Bob\"]\n[Event \"Cup\"]\n[Result \"*\"]\n[Termination \"resign\"]\n"
      "[Winner \"South\"]\n[Foo \"bar\"]\n\n1. 3,6 {good} 2 *\n";
  ASSERT_TRUE(write_file(path, text).ok());
  Session session = session_of("6x4", {"person", "level-1"});
  ASSERT_TRUE(session.load(path).ok());
  EXPECT_FALSE(session.computer_to_move()) << "a resigned game is not played on";
  ASSERT_TRUE(session.save(path).ok());
  EXPECT_EQ(*read_file(path), text);
  session.handle("1");
  ASSERT_TRUE(session.save(path).ok());
  const std::string later = *read_file(path);
  EXPECT_THAT(later, HasSubstr("[Foo \"bar\"]"));
  EXPECT_THAT(later, Not(HasSubstr("resign")));
  std::filesystem::remove(path);
}

TEST(Session, TheLogTellsASwapAtOnce) {
  Session session = session_of("6x4,opening=pie", {"person", "person"});
  session.handle("6");
  session.handle("swap");
  EXPECT_THAT(session.handle("log"), HasSubstr("1. South: 6\nswap\n"));
}

TEST(Files, WritesThroughLinksAndRefusesWhatIsNoFile) {
  const std::string real = temporary("files_real");
  const std::string link = temporary("files_link");
  std::filesystem::remove(link);
  ASSERT_TRUE(write_file(real, "old").ok());
  std::filesystem::permissions(real, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  std::filesystem::create_symlink(real, link);
  ASSERT_TRUE(write_file(link, "new").ok());
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(*read_file(real), "new");
  EXPECT_EQ(std::filesystem::status(real).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  EXPECT_THAT(write_file("/dev/null", "x").error().message, HasSubstr("not a regular file"));
  EXPECT_THAT(write_file(testing::TempDir(), "x").error().message, HasSubstr("not a regular file"));
  std::filesystem::remove(link);
  std::filesystem::remove(real);
}

TEST(Session, TheSecondGameIsLikeTheFirst) {
  Session session = session_of("2x1,first=alternate", {"person", "random"});
  const std::string first = session.greeting();
  while (!session.game().over()) {
    if (session.computer_to_move()) {
      session.think(kStay);
    } else {
      session.handle((session.game().legal() & 1U) != 0 ? "1" : "2");
    }
  }
  const std::string second = session.handle("new");
  EXPECT_FALSE(session.game().over());
  EXPECT_TRUE(session.game().moves().empty());
  EXPECT_EQ(session.game().position().mover, 1) << "the beginner alternates";
  EXPECT_THAT(second, Not(HasSubstr("wins")));
  EXPECT_THAT(first, HasSubstr("rules 2x1,first=alternate"));
}

TEST(Session, HintNamesALegalMoveAndItsWorth) {
  Session session = session_of("4x1,capture=always", {"person", "person"});
  EXPECT_THAT(session.handle("hint"), HasSubstr("hint: pit "));
}

TEST(Session, SeatsAreNamedWhenTheyAreUnknown) {
  const auto seat = parse_seat("grandmaster");
  ASSERT_FALSE(seat.ok());
  EXPECT_THAT(seat.error().message, HasSubstr("players: random, rules, breadth-first"));
  EXPECT_THAT(seat.error().message, HasSubstr("person"));
}

}  // namespace
}  // namespace kalah
