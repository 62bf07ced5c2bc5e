#include "protocol/kgp_verify.h"

#include <gmock/gmock.h>

#include "kalah/sowing.h"
#include "protocol/kgp_tournament.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::vector<KgpArg> args_of(const std::string& text) {
  const auto line = parse_kgp_line("solution " + text);
  EXPECT_TRUE(line.ok()) << text;
  return line->args;
}

KgpProblem problem_of(const std::string& board, int pit) {
  KgpProblem problem;
  problem.rules.pits = static_cast<std::uint8_t>(*kgp_board_pits(board));
  problem.position = *parse_kgp_board(problem.rules, board);
  problem.pit = pit;
  return problem;
}

/// The same board with the sides exchanged, so that North's examples can be asked of South.
std::string turned(const std::string& board) {
  const KgpArg arg = kgp_board(board);
  const std::size_t n = arg.pits();
  std::string text = "<" + std::to_string(n);
  for (const std::size_t store : {1U, 0U}) text += "," + std::to_string(arg.cells[store]);
  for (const std::size_t row : {2 + n, std::size_t{2}}) {
    for (std::size_t i = 0; i < n; ++i) text += "," + std::to_string(arg.cells[row + i]);
  }
  return text + ">";
}

struct Example {
  char mover;
  int pit;
  const char* before;
  const char* after;
  bool repeat;
  bool ends;
};

TEST(KgpVerify, KnowsTheExamplesOfTheProtocolsOwnPrograms) {
  const Example examples[] = {
      {'N', 1, "<3,0,0,3,3,3,3,3,3>", "<3,0,1,3,3,3,0,4,4>", true, false},
      {'N', 3, "<4,0,0,5,5,5,5,5,5,5,5>", "<4,0,1,6,6,6,5,5,5,0,6>", false, false},
      {'N', 3, "<3,0,0,3,3,3,3,3,3>", "<3,0,1,4,4,3,3,3,0>", false, false},
      {'S', 2, "<3,1,1,3,3,3,3,3,3>", "<3,2,1,3,0,4,4,3,3>", false, false},
      {'N', 1, "<3,0,0,9,9,9,9,9,9>", "<3,0,1,10,10,10,1,11,11>", false, false},
      {'S', 1, "<3,0,0,1,0,3,3,3,3>", "<3,4,0,0,0,3,3,0,3>", false, false},
      {'N', 1, "<3,0,0,3,3,3,7,3,3>", "<3,0,6,4,4,0,0,4,4>", false, false},
      {'N', 1, "<3,0,0,0,0,1,1,0,1>", "<3,0,0,0,0,1,0,1,1>", false, false},
      {'S', 3, "<3,0,0,0,0,1,1,1,1>", "<3,1,3,0,0,0,0,0,0>", true, true},
      {'S', 3, "<3,0,0,0,0,2,1,1,1>", "<3,1,4,0,0,0,0,0,0>", false, true},
      {'N', 2, "<3,0,0,1,0,0,1,1,0>", "<3,0,3,0,0,0,0,0,0>", false, true},
  };
  for (const Example& example : examples) {
    const bool north = example.mover == 'N';
    const KgpProblem problem = problem_of(north ? turned(example.before) : example.before, example.pit);
    const std::string after = north ? turned(example.after) : example.after;
    const std::string right = after + (example.repeat ? " true" : " false");
    const Status status = problem.check(args_of(right));
    EXPECT_TRUE(status.ok()) << example.before << ": " << (status.ok() ? "" : status.error().message);
    // Where the game ends the programs differ in the flag, so both are right.
    EXPECT_EQ(problem.check(args_of(after + (example.repeat ? " false" : " true"))).ok(), example.ends);
    EXPECT_FALSE(problem.check(args_of(std::string(example.before) + " true")).ok());
  }
}

TEST(KgpVerify, TakesEveryFlag) {
  const KgpProblem repeats = problem_of("<3,0,0,3,3,3,3,3,3>", 1);
  for (const char* flag : {"true", "t", "yes", "y", "1", "\"true\"", "TRUE", "Yes", "+1"}) {
    EXPECT_TRUE(repeats.check(args_of(std::string("<3,1,0,0,4,4,3,3,3> ") + flag)).ok()) << flag;
  }
  for (const char* flag : {"false", "f", "no", "n", "0", "\"no\"", "FALSE"}) {
    const Status status = repeats.check(args_of(std::string("<3,1,0,0,4,4,3,3,3> ") + flag));
    ASSERT_FALSE(status.ok()) << flag;
    EXPECT_THAT(status.error().message, HasSubstr("South moves again"));
  }
  for (const char* flag : {"maybe", "2", "<1,0,0,0,0>"}) {
    const Status status = repeats.check(args_of(std::string("<3,1,0,0,4,4,3,3,3> ") + flag));
    ASSERT_FALSE(status.ok());
    EXPECT_THAT(status.error().message, HasSubstr("does not say whether South moves again; allowed: true, t, yes"));
  }
  for (const char* text : {"", "<3,1,0,0,4,4,3,3,3>", "true true", "<3,1,0,0,4,4,3,3,3> true 1"}) {
    EXPECT_THAT(repeats.check(args_of(text)).error().message, HasSubstr("a solution is a board and")) << text;
  }
}

TEST(KgpVerify, ProblemsAreLegalAndCountFromZero) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 300; ++i) {
    const KgpProblem problem = random_problem(random);
    ASSERT_FALSE(problem.position.over());
    ASSERT_EQ(problem.position.mover, 0);
    ASSERT_NE(legal_pits(problem.rules, problem.position) >> (problem.pit - 1) & 1U, 0U);
    ASSERT_GE(problem.rules.pits, 6);
    ASSERT_LE(problem.rules.pits, 11);
    EXPECT_EQ(problem.args()[1].integer, problem.pit - 1);
  }
}

TEST(KgpTournament, EverybodyMeetsEverybodyOnBothSidesOfEveryBoard) {
  KgpTournament tournament(3, {{6, 4}, {8, 8}});
  EXPECT_EQ(tournament.enter("a", "Ada"), 0U);
  EXPECT_EQ(tournament.enter("a", "Ada again"), 0U);
  EXPECT_EQ(tournament.enter("b", "Ada"), 1U);
  EXPECT_FALSE(tournament.begun());
  EXPECT_THAT(tournament.text(), HasSubstr("waits for 1 player."));
  EXPECT_EQ(tournament.enter("c", "<b>\n"), 2U);
  EXPECT_EQ(tournament.enter("d", "late"), std::nullopt);
  EXPECT_EQ(tournament.name(1), "Ada (2)");
  EXPECT_EQ(tournament.fixtures().size(), 2U * 6U);
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t b = 0; b < 3; ++b) {
      const auto meets =
          std::ranges::count_if(tournament.fixtures(), [&](const auto& f) { return f.south == a && f.north == b; });
      EXPECT_EQ(meets, a == b ? 0 : 2);
    }
  }
}

TEST(KgpTournament, CountsPointsAndOrdersTheTable) {
  KgpTournament tournament(2, {{6, 4}});
  tournament.enter("a", "Ada");
  tournament.enter("b", "Bob & <co>");
  bool busy = false;
  const auto free = [&](std::size_t player) { return !busy || player != 0; };
  ASSERT_EQ(tournament.next(free), 0U);
  busy = true;
  EXPECT_EQ(tournament.next(free), std::nullopt);
  busy = false;
  tournament.record(0, -1, 24, 24, "");
  ASSERT_EQ(tournament.next(free), 1U);
  EXPECT_FALSE(tournament.finished());
  tournament.record(1, 0, 30, 18, "");
  EXPECT_TRUE(tournament.finished());
  const auto rows = tournament.table();
  EXPECT_EQ(rows[0].player, 1U);
  EXPECT_EQ(rows[0].points, 3);
  EXPECT_EQ(rows[0].margin, 12);
  EXPECT_EQ(rows[1].points, 1);
  EXPECT_EQ(rows[1].drawn, 1);
  EXPECT_EQ(rows[1].lost, 1);
  EXPECT_EQ(tournament.text(),
            "   player      points  games  won  drawn  lost  seeds\n"
            "1  Bob & <co>  3       2      1    1      0     +12\n"
            "2  Ada         1       2      0    1      1     -12\n"
            "\n"
            "board  south       north       seeds  result\n"
            "6x4    Ada         Bob & <co>  24:24  draw\n"
            "6x4    Bob & <co>  Ada         30:18  south won\n");
  EXPECT_THAT(tournament.page(), HasSubstr("<td>Bob &amp; &lt;co></td><td>3</td>"));
}

TEST(KgpTournament, SizesAndNames) {
  EXPECT_EQ(print_kgp_size(*parse_kgp_size("12x24")), "12x24");
  for (const char* text : {"", "6", "6x", "x6", "0x6", "6x0", "13x4", "6x25", "6x4x2", "ax4"}) {
    EXPECT_THAT(parse_kgp_size(text).error().message, HasSubstr("expected PITSxSEEDS, pits 1..12, seeds 1..24"))
        << text;
  }
  EXPECT_EQ(shown_name(" a\nb "), "a b");
  EXPECT_EQ(shown_name("\n"), "anonymous");
  EXPECT_EQ(shown_name(std::string(39, 'x') + "\u00e4"), std::string(39, 'x'));
}

}  // namespace
}  // namespace kalah
