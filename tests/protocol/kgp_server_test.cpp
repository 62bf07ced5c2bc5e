#include "protocol/kgp_server.h"

#include <gmock/gmock.h>

#include "kgp_scene.h"

namespace kalah {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

using KgpServerTest = KgpScene;

TEST_F(KgpServerTest, GreetsAndTakesWordsAndStrings) {
  open({});
  for (const char* mode : {"mode freeplay", "mode \"freeplay\"", "5 mode \"freeplay\""}) {
    Raw client(*this);
    EXPECT_THAT(client.heard(), ElementsAre("2 kgp 1 1 0"));
    client.say("1 set \"info:name\" x");
    client.say("3 set auth:token \"t\"");
    client.say("set future:key <1,0,0,0,0>");
    EXPECT_EQ(client.heard().size(), 1U);
    client.say(mode);
    EXPECT_THAT(client.heard().at(1), MatchesRegex("4(@5)? ok"));
  }
}

TEST_F(KgpServerTest, PairsWhoeverWaitsAndKeepsATokenFromItself) {
  open({});
  Raw a(*this);
  Raw b(*this);
  Raw c(*this);
  a.join("t");
  b.join("t");
  EXPECT_TRUE(a.states().empty() && b.states().empty());
  c.join("u");
  EXPECT_EQ(a.states().size() + c.states().size(), 1U);
  EXPECT_TRUE(b.states().empty());
}

TEST_F(KgpServerTest, ABotComesWhenNobodyElseDoes) {
  KgpServerOptions options;
  options.bots = {*parse_player("random")};
  open(options);
  Raw client(*this);
  client.join("t");
  wait(500);
  EXPECT_TRUE(client.states().empty() && tasks().empty());
  wait(500);
  EXPECT_EQ(client.states().size() + tasks().size(), 1U);
}

TEST_F(KgpServerTest, PlaysAGameByTheRules) {
  KgpServerOptions options;
  options.boards = {{3, 3}};
  open(options);
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  Raw& north = a.states().empty() ? a : b;
  EXPECT_EQ(south.states().back(), "<3,0,0,3,3,3,3,3,3>");
  const auto first = south.state_id();
  south.answer("move 2");
  south.answer("move 1");
  EXPECT_EQ(south.heard_of("stop").size(), 0U) << "the last choice counts, and none is final before yield";
  south.answer("yield");
  EXPECT_THAT(south.heard_of("stop"), ElementsAre(MatchesRegex("[0-9]+@" + std::to_string(first) + " stop")));
  EXPECT_EQ(south.states().back(), "<3,1,0,0,4,4,3,3,3>") << "a repeat turn is a new state";
  south.answer("move 2");
  south.answer("yield");
  EXPECT_EQ(north.states().back(), "<3,0,2,4,4,3,0,0,5>") << "north sees the board from its own side";
  // A move for a state that is over is late, and nothing else.
  south.say("99@" + std::to_string(first) + " move 3");
  EXPECT_THAT(south.heard_of("error"), IsEmpty());
}

TEST_F(KgpServerTest, AMoveWithoutReferenceMeansTheOpenState) {
  open({});
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  Raw& north = a.states().empty() ? a : b;
  south.say("move 2");
  south.say("yield");
  EXPECT_EQ(south.heard_of("stop").size(), 1U);
  north.say("77@9999 move 1");
  EXPECT_THAT(north.heard_of("error"), ElementsAre(HasSubstr("@77 error \"No state associated with id\"")));
  north.say("79@" + std::to_string(north.state_id()) + " move x");
  EXPECT_THAT(north.heard_of("error"), ElementsAre(testing::_, HasSubstr("move needs the number of a pit")));
  EXPECT_THAT(north.heard_of("stop"), IsEmpty());
}

TEST_F(KgpServerTest, AMoveBeforeAnyStateIsAnError) {
  open({});
  Raw client(*this);
  client.join("a");
  client.say("9 move 1");
  EXPECT_THAT(client.heard_of("error"), ElementsAre(HasSubstr("@9 error \"No state associated with id\"")));
}

TEST_F(KgpServerTest, AnIllegalMoveLosesAndSaysWhatWasAllowed) {
  for (const char* pit : {"0", "7", "-1", "99999999"}) {
    open({});
    Raw a(*this);
    Raw b(*this);
    a.join("a");
    b.join("b");
    Raw& south = a.states().empty() ? b : a;
    south.answer(std::string("move ") + pit);
    EXPECT_THAT(south.heard_of("error"), ElementsAre(AllOf(HasSubstr(std::string("pit ") + pit + " may not be sown"),
                                                           HasSubstr("allowed were 1,2,3,4,5,6"))));
    EXPECT_EQ(south.heard_of("stop").size(), 1U);
    EXPECT_THAT(notes(), testing::Contains(HasSubstr("south lost, illegal move")));
    EXPECT_EQ(a.states().size() + b.states().size(), 2U) << "both play again";
  }
}

TEST_F(KgpServerTest, TimeIsUpAndTheLastChoiceIsPlayed) {
  KgpServerOptions options;
  options.boards = {{3, 3}};
  open(options);
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  wait(10);
  south.answer("move 1");
  wait(4990);
  EXPECT_THAT(south.heard_of("ping"), IsEmpty()) << "who has just moved is there";
  EXPECT_EQ(south.states().back(), "<3,1,0,0,4,4,3,3,3>");
}

TEST_F(KgpServerTest, TimeIsUpAndWhoIsStillThereGetsARandomMove) {
  open({});
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  wait(5000);
  EXPECT_EQ(south.heard_of("ping").size(), 1U);
  EXPECT_THAT(south.heard_of("stop"), IsEmpty());
  wait(19'000);
  south.say("pong");
  EXPECT_EQ(south.heard_of("stop").size(), 1U);
  EXPECT_EQ(a.states().size() + b.states().size(), 2U);
}

TEST_F(KgpServerTest, WhoAnswersNoPingHasLeft) {
  open({});
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  Raw& north = a.states().empty() ? a : b;
  wait(5000);
  north.say("pong");
  wait(20'000);
  EXPECT_THAT(south.heard_of("error"), ElementsAre(HasSubstr("a ping was not answered within 20 seconds")));
  EXPECT_TRUE(south.closed());
  EXPECT_FALSE(north.closed());
}

TEST_F(KgpServerTest, IdleClientsAreAskedWhetherTheyLive) {
  open({});
  Raw client(*this);
  client.join("a");
  for (int i = 0; i < 5; ++i) {
    wait(20'000);
    EXPECT_EQ(client.heard_of("ping").size(), static_cast<std::size_t>(i + 1));
    client.say("pong \"x\"");
  }
  EXPECT_FALSE(client.closed());
  wait(20'000);
  wait(20'000);
  EXPECT_TRUE(client.closed());
}

TEST_F(KgpServerTest, AModeMustComeInTimeAndOnce) {
  open({});
  Raw mute(*this);
  Raw twice(*this);
  twice.say("1 mode chess");
  EXPECT_THAT(twice.heard_of("error"), ElementsAre(HasSubstr("@1 error \"the mode 'chess' is not offered; modes: ")));
  twice.join("t");
  twice.say("9 mode freeplay");
  EXPECT_THAT(twice.heard_of("error"), ElementsAre(testing::_, HasSubstr("@9 error \"the mode was chosen already")));
  wait(20'000);
  EXPECT_THAT(mute.heard_of("error"), ElementsAre(HasSubstr("no mode was requested within 20 seconds")));
  EXPECT_EQ(mute.heard_of("goodbye").size(), 1U);
  EXPECT_TRUE(mute.closed());
  EXPECT_FALSE(twice.closed());
}

TEST_F(KgpServerTest, WhoVanishesInMidLineLosesAndTheOtherGoesOn) {
  KgpServerOptions options;
  options.bots = {*parse_player("random")};
  open(options);
  Raw a(*this);
  Raw b(*this);
  a.join("a");
  b.join("b");
  Raw& south = a.states().empty() ? b : a;
  Raw& north = a.states().empty() ? a : b;
  north.raw("11 se");
  north.vanish();
  EXPECT_EQ(south.heard_of("stop").size(), 1U);
  EXPECT_THAT(notes(), testing::Contains(HasSubstr("north lost, left")));
  wait(1000);
  EXPECT_EQ(south.states().size() + tasks().size(), 2U) << "the next game has begun";
}

TEST_F(KgpServerTest, BrokenLinesAreAnsweredOneByOne) {
  open({});
  Raw client(*this);
  client.say("17 move ,");
  client.say("!!");
  client.say("19 dance");
  client.say("21 set alone");
  client.say("23 mode");
  client.say("25 solution <1,0,0,0,0> true");
  EXPECT_THAT(client.heard_of("error"),
              ElementsAre(HasSubstr("@17 error \"',' is no argument"), HasSubstr(" error \"'!!' is no command"),
                          HasSubstr("@19 error \"the command 'dance' is not known; commands: mode, set"),
                          HasSubstr("@21 error \"set needs a key and a value"),
                          HasSubstr("@23 error \"mode needs one of: freeplay, verify"),
                          HasSubstr("@25 error \"a solution is wanted in the mode verify only")));
  client.say("27 error \"x\"");
  client.say("29 ok");
  client.say("31 ping");
  EXPECT_THAT(client.heard_of("error").size(), 6U) << "an error is never answered with one";
  EXPECT_THAT(client.heard_of("pong"), ElementsAre(HasSubstr("@31 pong")));
  for (int i = 0; i < 200 && !client.closed(); ++i) client.say("!!");
  EXPECT_TRUE(client.closed());
  EXPECT_THAT(client.heard_of("error").back(), HasSubstr("too many wrong lines: at most 100"));
}

TEST_F(KgpServerTest, FloodsAndEndlessLinesEndAloneAndSayWhy) {
  open({});
  Raw quiet(*this);
  quiet.join("q");
  Raw flood(*this);
  std::string lines;
  for (int i = 0; i < 2000; ++i) lines += "ping\n";
  flood.raw(lines);
  EXPECT_THAT(flood.heard_of("error"), ElementsAre(HasSubstr("too many lines: at most 200 a second")));
  EXPECT_LE(flood.heard_of("pong").size(), 800U);
  EXPECT_TRUE(flood.closed());
  Raw blank(*this);
  blank.raw(std::string(60'000, '\n'));
  EXPECT_THAT(blank.heard_of("error"), ElementsAre(HasSubstr("too many lines")));
  Raw endless(*this);
  for (int i = 0; i < 20; ++i) endless.raw(std::string(1000, 'x'));
  EXPECT_THAT(endless.heard_of("error"), ElementsAre(HasSubstr("a line is longer than 16384 characters")));
  EXPECT_TRUE(endless.closed());
  quiet.say("1 ping");
  EXPECT_EQ(quiet.heard_of("pong").size(), 1U);
  EXPECT_FALSE(quiet.closed());
}

TEST_F(KgpServerTest, SteadyTalkIsNoFlood) {
  open({});
  Raw client(*this);
  client.join("a");
  for (int i = 0; i < 3000; ++i) {
    wait(10);
    client.say("1 ping");
  }
  EXPECT_FALSE(client.closed());
}

TEST_F(KgpServerTest, AFullServerSaysSo) {
  KgpServerOptions options;
  options.limits.connections = 2;
  open(options);
  Raw a(*this);
  Raw b(*this);
  Raw c(*this);
  EXPECT_THAT(c.heard_of("error"), ElementsAre(HasSubstr("the server is full: at most 2 connections")));
  EXPECT_TRUE(c.closed());
  a.vanish();
  Raw d(*this);
  EXPECT_FALSE(d.closed());
}

TEST_F(KgpServerTest, VerifyAsksForEver) {
  open({});
  Raw client(*this);
  client.say("1 mode verify");
  for (int i = 0; i < 50; ++i) {
    const auto problems = client.heard_of("problem");
    ASSERT_EQ(problems.size(), static_cast<std::size_t>(i + 1));
    const auto line = *parse_kgp_line(problems.back());
    const std::string& board = line.args[0].text;
    Rules rules;
    rules.pits = static_cast<std::uint8_t>(line.args[0].pits());
    Position position = *parse_kgp_board(rules, board);
    const Outcome outcome = sow(rules, position, static_cast<int>(line.args[1].integer) + 1);
    if (!position.over()) position.mover = 0;
    client.say("3@" + std::to_string(*line.id) + " solution " + print_kgp_board(rules, position) +
               (outcome.extra ? " true" : " no"));
    wait(100);
  }
  EXPECT_EQ(client.heard_of("ok").size(), 51U);
  client.say("5@1 solution <1,0,0,0,0> true");
  EXPECT_THAT(client.heard_of("error"), ElementsAre(HasSubstr("the problem in question has the id")));
  client.say("7 solution <1,0,0,0,0> true");
  EXPECT_THAT(client.heard_of("error").back(), HasSubstr("@7 error \"the board is wrong: move "));
}

TEST_F(KgpServerTest, ATournamentWaitsForDifferentPlayers) {
  KgpServerOptions options;
  options.tournament_players = 3;
  options.bots = {*parse_player("random")};
  open(options);
  Raw a(*this);
  Raw again(*this);
  Raw b(*this);
  a.join("t");
  again.join("t");
  EXPECT_THAT(a.heard_of("error"), ElementsAre(HasSubstr("another connection has come with the same token")));
  EXPECT_TRUE(a.closed());
  EXPECT_FALSE(server().tournament().begun());
  again.say("9 set auth:token \"u\"");
  b.join("u");
  EXPECT_TRUE(server().tournament().begun());
  EXPECT_FALSE(again.closed());
  EXPECT_FALSE(b.closed());
  Raw late(*this);
  late.join("late");
  EXPECT_THAT(late.heard_of("error"), ElementsAre(HasSubstr("the tournament has begun, and you are not in it")));
}

TEST_F(KgpServerTest, GoodbyeIsAnswered) {
  open({});
  Raw client(*this);
  client.join("a");
  client.say("goodbye");
  EXPECT_EQ(client.heard_of("goodbye").size(), 1U);
  EXPECT_TRUE(client.closed());
}

}  // namespace
}  // namespace kalah
