#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

namespace kalah {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Writing to a program that has ended must not end us.
const bool kNoPipeSignal = std::signal(SIGPIPE, SIG_IGN) != SIG_ERR;

std::string faulty(const std::string& how) {
  return std::string("exec:sh ") + KALAH_SOURCE_DIR + "/tests/match/programs/faulty.sh " + how;
}

std::string our_engine() { return std::string("exec:") + KALAH_PROGRAM + " engine"; }

MatchSetup setup_of(const std::string& rules, const std::string& first, const std::string& second, std::size_t games) {
  MatchSetup setup;
  setup.rules = *parse_rules(rules);
  setup.sides = {*parse_contestant(first), *parse_contestant(second)};
  setup.games = games;
  setup.openings = *random_openings(setup.rules, games / 2, 3, 1);
  setup.bounds.table_mib = 1;
  setup.now = steady_ms;
  return setup;
}

struct Played {
  Tally tally;
  std::vector<GameResult> games;
  std::string records;
};

Played play(const MatchSetup& setup) {
  Played played;
  const std::atomic<bool> stop{false};
  played.tally = play_match(setup,
                            {[&](const GameResult& result, const Tally&) {
                               played.games.push_back(result);
                               played.records += write_record(result.record) + "\n";
                             },
                             {}},
                            stop);
  return played;
}

TEST(Contestant, AProgramThatDoesNotBeginIsRefused) {
  const std::atomic<bool> stop{false};
  const auto tried = [&](const std::string& text) {
    return try_contestant(*parse_contestant(text), {.patience_ms = 2000}, steady_ms, stop);
  };
  EXPECT_TRUE(tried("level-1").ok());
  EXPECT_TRUE(tried(our_engine()).ok());
  EXPECT_THAT(tried("exec:/nowhere/engine 2>/dev/null").error().message,
              StartsWith("the program did not begin: crash: it ended (exit status 127)"));
  EXPECT_THAT(tried("exec:sleep 20").error().message, HasSubstr("hang"));
}

TEST(Match, PlaysPairsWithExchangedSidesFromTheSameOpening) {
  const MatchSetup setup = setup_of("6x4", "random", "level-1", 12);
  const Played played = play(setup);
  ASSERT_EQ(played.games.size(), 12U);
  EXPECT_EQ(played.tally.pair_scores.size(), 6U);
  for (std::size_t i = 0; i < played.games.size(); i += 2) {
    const Record& one = played.games[i].record;
    const Record& other = played.games[i + 1].record;
    EXPECT_EQ(played.games[i].number, i);
    EXPECT_EQ(one.tags[0], (Tag{"South", "random"}));
    EXPECT_EQ(other.tags[0], (Tag{"South", "level-1"}));
    EXPECT_EQ(one.game.position_at(3), other.game.position_at(3));
    EXPECT_TRUE(one.game.over());
  }
}

TEST(Match, TheResultDoesNotDependOnTheConcurrency) {
  for (const char* rules : {"6x4", "three", "7x3,opening=pie"}) {
    MatchSetup setup = setup_of(rules, "level-2", "random", 10);
    setup.concurrency = 1;
    const Played one = play(setup);
    setup.concurrency = 4;
    const Played four = play(setup);
    EXPECT_EQ(one.records, four.records) << rules;
    EXPECT_EQ(print_tally(one.tally, {"a", "b"}, {}), print_tally(four.tally, {"a", "b"}, {})) << rules;
    setup.seed = 5;
    EXPECT_NE(one.records, play(setup).records) << rules;
  }
}

TEST(Match, TheSamePlayerThroughTheProtocolPlaysTheSameMoves) {
  MatchSetup setup = setup_of("6x4", "engine", our_engine(), 6);
  setup.bounds.nodes = 2000;
  const Played played = play(setup);
  EXPECT_EQ(played.tally.games(), 6);
  EXPECT_EQ(played.tally.margin, 0);
  EXPECT_THAT(played.tally.pair_scores, testing::Each(0.5));
  EXPECT_EQ(played.tally.faults[1], (std::array<int, 3>{0, 0, 0}));
}

TEST(Match, AProgramPlaysEveryRule) {
  for (const char* rules : {"manchester", "6x4,sow=cross", "three", "partners", "6x4,lap=relay", "6x6,start=random"}) {
    MatchSetup setup = setup_of(rules, our_engine(), "random", 2);
    setup.openings = *random_openings(setup.rules, 1, 1, 1);
    setup.bounds.nodes = 200;
    const Played played = play(setup);
    EXPECT_EQ(played.tally.games(), 2) << rules;
    EXPECT_EQ(played.tally.faults[0], (std::array<int, 3>{0, 0, 0})) << rules;
  }
}

TEST(Match, AFaultLosesTheGameIsNamedAndTheMatchGoesOn) {
  struct Case {
    const char* how;
    Fault::Kind kind;
    const char* what;
  };
  for (const Case& one : std::initializer_list<Case>{{"crash", Fault::Kind::kCrash, "exit status 3"},
                                                     {"killed", Fault::Kind::kCrash, "signal 9"},
                                                     {"hang", Fault::Kind::kHang, "nothing for 300 ms"},
                                                     {"babble", Fault::Kind::kHang, "nothing for 300 ms"},
                                                     {"illegal", Fault::Kind::kIllegal, "'12' is no pit"},
                                                     {"after", Fault::Kind::kIllegal, "'1,1'"},
                                                     {"word", Fault::Kind::kIllegal, "'please' is no pit"},
                                                     {"empty", Fault::Kind::kIllegal, "names no move"},
                                                     {"error", Fault::Kind::kIllegal, "I do not feel like it"},
                                                     {"flood", Fault::Kind::kIllegal, "more than 1048576 bytes"}}) {
    MatchSetup setup = setup_of("6x4", faulty(one.how), "level-1", 4);
    setup.bounds.patience_ms = 300;
    const Played played = play(setup);
    EXPECT_EQ(played.tally.losses, 4) << one.how;
    EXPECT_EQ(played.tally.margin, 4 * -48) << one.how;
    for (const GameResult& result : played.games) {
      ASSERT_TRUE(result.fault.has_value()) << one.how;
      EXPECT_EQ(result.fault->side, 0) << one.how;
      EXPECT_EQ(result.fault->fault.kind, one.kind) << one.how << ": " << result.fault->fault.what;
      EXPECT_THAT(result.fault->fault.what, HasSubstr(one.what)) << one.how;
      EXPECT_THAT(print_game(result, {"the script", "level-1"}), HasSubstr("the script loses by ")) << one.how;
      const auto read = read_record(write_record(result.record));
      ASSERT_TRUE(read.ok()) << one.how << ": " << read.error().message;
      EXPECT_EQ(read->winner, result.number % 2 == 0 ? 1 : 0) << one.how;
    }
  }
}

TEST(Match, AProgramThatIsNotThereLosesEveryGame) {
  const Played played = play(setup_of("6x4", "random", "exec:/nowhere/engine 2>/dev/null", 2));
  EXPECT_EQ(played.tally.wins, 2);
  EXPECT_THAT(played.games[0].fault->fault.what, HasSubstr("exit status 127"));
}

TEST(Match, AFaultAmongManyPlayersIsARecordToo) {
  for (const char* rules : {"three", "four", "partners"}) {
    const Played played = play(setup_of(rules, "random", faulty("crash"), 2));
    EXPECT_EQ(played.tally.wins, 2) << rules;
    for (const GameResult& result : played.games) {
      EXPECT_TRUE(read_record(write_record(result.record)).ok()) << write_record(result.record);
    }
  }
}

TEST(Match, ADecidedTestEndsIt) {
  MatchSetup setup = setup_of("6x4", "level-4", "random", 1000);
  setup.sprt = Sprt{0, 100, 0.05, 0.05};
  const Played one = play(setup);
  EXPECT_LT(one.tally.games(), 1000);
  EXPECT_EQ(sprt_state(one.tally, *setup.sprt).verdict, Verdict::kSecond);
  setup.concurrency = 1;
  EXPECT_EQ(one.records, play(setup).records);
  EXPECT_THAT(print_tally(one.tally, {"a", "b"}, setup.sprt), HasSubstr("elo1 accepted"));
}

TEST(Match, AStopEndsThoughtsAndKeepsWhatIsThere) {
  MatchSetup setup = setup_of("6x6", "engine:time=3600000", our_engine(), 100);
  setup.bounds.movetime_ms = 3'600'000;
  std::atomic<bool> stop{false};
  std::thread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    stop = true;
  });
  const Tally tally = play_match(setup, {}, stop);
  stopper.join();
  EXPECT_EQ(tally.games(), 0);
}

TEST(Seats, ThreeAndFourAreFilledAlternatelyAndTurned) {
  const Rules three = *parse_rules("three");
  EXPECT_EQ(seats_of(three, 0), (std::vector<int>{0, 1, 0}));
  EXPECT_EQ(seats_of(three, 1), (std::vector<int>{1, 0, 1}));
  EXPECT_EQ(seats_of(three, 2), (std::vector<int>{1, 0, 0}));
  std::array<int, 3> first{};
  for (std::size_t number = 0; number < 6; ++number) {
    for (std::size_t seat = 0; seat < 3; ++seat) first[seat] += seats_of(three, number)[seat] == 0 ? 1 : 0;
  }
  EXPECT_EQ(first, (std::array<int, 3>{3, 3, 3}));
  const Rules partners = *parse_rules("partners");
  for (std::size_t number = 0; number < 8; ++number) {
    const std::vector<int> seats = seats_of(partners, number);
    EXPECT_EQ(seats[0], seats[2]);
    EXPECT_NE(seats[0], seats[1]);
  }
  EXPECT_EQ(seats_of(*parse_rules("6x4"), 6), (std::vector<int>{0, 1}));
  EXPECT_EQ(seats_of(*parse_rules("6x4"), 7), (std::vector<int>{1, 0}));
}

TEST(Contestants, AreReadAndRefused) {
  EXPECT_EQ(parse_contestant("exec: ./engine --fast")->command, "./engine --fast");
  EXPECT_EQ(parse_contestant("level-2")->player.level, 2);
  EXPECT_THAT(parse_contestant("nobody").error().message, HasSubstr("exec:COMMAND"));
  EXPECT_THAT(parse_contestant("engine:depth=200").error().message, testing::EndsWith("allowed: 1..120"));
  EXPECT_THAT(parse_contestant("exec: ").error().message, StartsWith("exec: needs a command"));
}

TEST(Tally, PairsAreCountedByTheirMarginsAdded) {
  Tally tally;
  const auto add = [&](double score, int margin) {
    tally.add(
        {static_cast<std::size_t>(tally.games()), {0, 1}, {Game(Rules{}, {}), {}, {}, {}, {}}, score, margin, {}});
  };
  add(1, 20);
  EXPECT_EQ(tally.pair_scores.size(), 0U);
  add(0, -4);
  add(1, 2);
  add(0, -2);
  add(0.5, 0);
  add(0, -2);
  add(1, 2);
  EXPECT_EQ(tally.wins, 3);
  EXPECT_EQ(tally.draws, 1);
  EXPECT_EQ(tally.losses, 3);
  EXPECT_EQ(tally.pair_wins, 1);
  EXPECT_EQ(tally.pair_draws, 1);
  EXPECT_EQ(tally.pair_losses, 1);
  EXPECT_EQ(tally.pair_scores, (std::vector<double>{0.5, 0.5, 0.25}));
  EXPECT_EQ(tally.margin, 14);
  const std::string text = print_tally(tally, {"a", "b"}, Sprt{0, 10, 0.05, 0.05});
  EXPECT_THAT(text, StartsWith("first\ta\nsecond\tb\ngames\t7\nwins\t3\ndraws\t1\nlosses\t3\npairs\t3\n"));
  EXPECT_THAT(text, HasSubstr("pair-points\t0.0:0 0.5:1 1.0:2 1.5:0 2.0:0\npair-margin\t+4.67\n"));
  EXPECT_THAT(text, HasSubstr("\t-2.944\t2.944\topen\n"));
  EXPECT_THAT(print_progress(tally, 70, 7000), HasSubstr("7/70 games  +3 =1 -3"));
  EXPECT_THAT(print_progress(tally, 70, 7000), HasSubstr("0:01:03 left"));
}

}  // namespace
}  // namespace kalah
