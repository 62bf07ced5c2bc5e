#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <random>

#include "apps/killed.h"
#include "apps/shell.h"
#include "builder/table_bytes.h"

namespace kalah {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kSmall = " --seeds 8 --memory 256M --threads 2 2>/dev/null";

Finished solve(const std::string& options) { return shell("KALAH solve " + options + kSmall); }

TEST(Solve, PrintsPublishedValues) {
  // Irving, Donkers, Uiterwijk 2000 (capture=always); standard 6x3.
  for (const auto& [rules, value] : {std::pair("6x3", "+2"), std::pair("6x2,capture=always", "+10"),
                                     std::pair("6x1,capture=always", "+2"), std::pair("5x3,capture=always", "+8"),
                                     std::pair("4x4,capture=always", "+2"), std::pair("4x3,capture=always", "+8"),
                                     std::pair("4x6,capture=always", "0"), std::pair("5x2,capture=always", "0")}) {
    const Finished solved = solve(std::string("--rules ") + rules);
    EXPECT_EQ(solved.status, 0);
    EXPECT_EQ(solved.said, std::string("value\t") + value + "\n") << rules;
  }
}

TEST(Solve, SaysWhetherAndHowItIsWon) {
  EXPECT_EQ(solve("--rules 3x3,capture=always --outcome").said, "outcome\twin\n");
  EXPECT_EQ(solve("--rules 3x1,capture=always --outcome").said, "outcome\tdraw\n");
  EXPECT_EQ(solve("--rules 2x2,capture=always --outcome").said, "outcome\tloss\n");
  EXPECT_EQ(solve("--rules 6x3 --at-least 2").said, "at-least\t+2\tyes\n");
  EXPECT_EQ(solve("--rules 6x3 --at-least 3").said, "at-least\t+3\tno\n");
}

TEST(Solve, ListsEveryCompleteFirstTurn) {
  const Finished solved = solve("--rules 6x2,capture=always --moves --line");
  EXPECT_EQ(solved.status, 0);
  EXPECT_THAT(solved.said, StartsWith("value\t+10\nline\t"));
  EXPECT_THAT(solved.said, HasSubstr("\t+10\n"));
}

TEST(Solve, SeenFromEitherSideTheValueIsTheSame) {
  EXPECT_EQ(solve("--rules 6x4 --position '0,2,0,3,1,0,9/1,0,2,0,3,1,8 S'").said,
            solve("--rules 6x4 --position '1,0,2,0,3,1,8/0,2,0,3,1,0,9 N'").said);
}

TEST(Solve, AnEndedPositionIsWorthItsCount) {
  EXPECT_EQ(solve("--rules 6x4 --position '0,0,0,0,0,0,1/0,0,0,0,3,3,0 S'").said, "value\t-5\n");
  EXPECT_EQ(solve("--rules 6x4 --position '0,0,0,0,0,0,1/0,0,0,0,3,3,0 N'").said, "value\t+5\n");
  EXPECT_EQ(solve("--rules 6x4 --position '0,0,0,0,0,0,1/0,0,0,0,0,0,6 -'").status, 1);
}

TEST(Solve, ALineIsAnsweredBeforeTheNextIsSolved) {
  // The second one is not solved in the time of any test.
  const Finished solved = shell(
      "printf '6x3\\t0,0,0,0,2,1,20/0,0,3,0,1,0,21 S\\n6x6,sow=cross\\tstart\\n' | KALAH solve --lines --seeds 4 "
      "--memory 256M >answered.$$ 2>/dev/null & "
      "for i in $(seq 600); do grep -q . answered.$$ && break; sleep 0.05; done; kill $!; cat answered.$$; rm "
      "answered.$$");
  EXPECT_EQ(solved.said, "-2\n");
}

TEST(Solve, AnEndedPositionAnswersWhatIsAsked) {
  const std::string south = "--rules 6x4 --position '0,0,0,0,0,0,1/0,0,0,0,3,3,0 S' ";
  const std::string north = "--rules 6x4 --position '0,0,0,0,0,0,1/0,0,0,0,3,3,0 N' ";
  const std::string drawn = "--rules 6x4 --position '0,0,0,0,0,0,6/0,0,0,0,3,3,0 S' ";
  EXPECT_EQ(solve(south + "--at-least -5").said, "at-least\t-5\tyes\n");
  EXPECT_EQ(solve(south + "--at-least -4").said, "at-least\t-4\tno\n");
  EXPECT_EQ(solve(north + "--at-least 5").said, "at-least\t+5\tyes\n");
  EXPECT_EQ(solve(north + "--at-least 6").said, "at-least\t+6\tno\n");
  EXPECT_EQ(solve(south + "--outcome").said, "outcome\tloss\n");
  EXPECT_EQ(solve(north + "--outcome").said, "outcome\twin\n");
  EXPECT_EQ(solve(drawn + "--outcome").said, "outcome\tdraw\n");
  EXPECT_EQ(solve(north + "--moves --line").said, "value\t+5\n");
}

TEST(Solve, SearchesOtherRulesToTheEnd) {
  EXPECT_EQ(solve("--rules 2x2,sow=cross").status, 0);
  EXPECT_EQ(solve("--rules 2x2,stop=majority").status, 0);
}

TEST(Solve, RelayIsSolvedOverADatabaseToo) {
  const std::string file = testing::TempDir() + "solve-relay-" + std::to_string(getpid()) + ".checkpoint";
  const std::string start = "KALAH solve --rules 4x3,lap=relay --memory 64M ";
  const Finished small = shell(start + "--seeds 4 --threads 2 --checkpoint " + file + " 2>&1");
  EXPECT_THAT(small.said, HasSubstr("a database of 4 seeds, built"));
  EXPECT_THAT(small.said, HasSubstr("is the future margin at least "));
  const Finished large = shell(start + "--seeds 12 --threads 1 2>/dev/null");
  EXPECT_THAT(small.said, HasSubstr(large.said));
  EXPECT_THAT(large.said, StartsWith("value\t"));
  const Finished again = shell(start + "--seeds 0 --checkpoint " + file + " 2>&1");
  EXPECT_THAT(again.said, HasSubstr("going on from"));
  EXPECT_THAT(again.said, HasSubstr(large.said));
  unlink(file.c_str());
  EXPECT_EQ(solve("--rules 4x3,lap=relay --position '1,0,2,3,0/0,2,0,4,1 S'").said,
            solve("--rules 4x3,lap=relay --position '0,2,0,4,1/1,0,2,3,0 N'").said);
}

TEST(Solve, RefusesWhatItCannotTake) {
  const auto refusal = [](const std::string& options) { return shell("KALAH solve " + options + " 2>&1"); };
  EXPECT_THAT(refusal("--rules 3x2,players=3").said, HasSubstr("players=3"));
  EXPECT_THAT(refusal("--rules 6x4 --seeds 24 --memory 1M").said, HasSubstr("allowed together: 1048576"));
  EXPECT_THAT(refusal("--rules 6x4 --memory much").said, HasSubstr("--memory"));
  EXPECT_THAT(refusal("--rules 6x4 --tables /nowhere").said, HasSubstr("/nowhere"));
  EXPECT_THAT(refusal("--rules 6x4 --position '0,0,0,0,0,0,24/0,0,0,0,0,0,24 S'").said, HasSubstr("value\t0"));
  EXPECT_THAT(refusal("--rules 6x4 --seeds 61").said, HasSubstr("0 to 60 seeds, not 61"));
  EXPECT_EQ(refusal("--rules 6x4 --seeds 24 --memory 1M").status, 1);
  EXPECT_EQ(refusal("--rules 3x2 --moves --outcome").status, 2);
  EXPECT_EQ(refusal("").status, 2);
}

TEST(Solve, AnswersEveryLineInOrder) {
  const Finished solved =
      shell(std::string("printf '6x4\\t0,0,0,0,2,1,20/0,0,3,0,1,0,21 S\\nnonsense\\n3x2\\tstart\\n6x9\\tbad\\n"
                        "6x4,capture=always\\t0,0,0,0,2,1,20/0,0,3,0,1,0,21 S' | KALAH solve --lines") +
            kSmall);
  EXPECT_EQ(solved.status, 1);
  EXPECT_THAT(solved.said, testing::MatchesRegex("-2\nerror: the form is [^\n]*\n[+-]?[0-9]+\nerror: [^\n]*\n"
                                                 "[+-]?[0-9]+\n"));
}

TEST(Solve, SaysWhatTheLinesTook) {
  const Finished solved = shell(
      "printf '6x4\\t0,0,0,0,2,1,20/0,0,3,0,1,0,21 S\\n4x3\\tstart\\n4x3,capture=always\\tstart\\n' |"
      " KALAH solve --lines --seeds 4 --memory 256M 2>&1 >/dev/null");
  EXPECT_THAT(solved.said, testing::MatchesRegex("3 lines, [1-9][0-9]* nodes, [0-9.]+ s, [0-9.]+ M nodes a second\n"));
}

TEST(Solve, GoesOnAfterAKill) {
  const std::string file = testing::TempDir() + "solve-" + std::to_string(getpid()) + ".checkpoint";
  const std::string command = "KALAH solve --rules 6x3 --seeds 6 --memory 128M --checkpoint " + file;
  // Ctrl-C saves; the second run goes on from the file and the third has nothing left to do.
  const Finished cut = shell(command + " 2>&1 & P=$!; sleep 0.4; kill -INT $P; wait $P");
  if (cut.status == 1) EXPECT_THAT(cut.said, HasSubstr("holds what was proved"));
  const Finished whole = shell(command + " 2>&1");
  EXPECT_THAT(whole.said, HasSubstr("going on from"));
  EXPECT_THAT(whole.said, HasSubstr("value\t+2\n"));
  EXPECT_THAT(shell(command + " 2>/dev/null").said, StartsWith("value\t+2\n"));
  std::ofstream(file, std::ios::app) << "x";
  EXPECT_THAT(shell(command + " 2>&1").said, HasSubstr("damaged"));
  unlink(file.c_str());
}

TEST(Solve, KilledAtAnyMomentItGoesOnToTheSameValue) {
  const TemporaryFolder folder("solve-killed");
  const std::string file = folder / "job";
  const std::vector<std::string> job{"solve", "--rules",  "6x3",  "--seeds",      "9",  "--threads",
                                     "2",     "--memory", "128M", "--checkpoint", file, "--save-every",
                                     "0.05"};
  const std::string once_more = "KALAH solve --rules 6x3 --seeds 9 --memory 128M --checkpoint " + file;
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_THAT(shell("KALAH solve --rules 6x3 --seeds 9 --threads 2 --memory 128M 2>/dev/null").said,
              StartsWith("value\t+2\n"));
  const std::chrono::duration<double, std::micro> once = std::chrono::steady_clock::now() - begin;

  std::mt19937 random(4);
  std::uniform_real_distribution<double> share(0.1, 0.9);
  int kills = 0;
  int gone_on = 0;
  for (int round = 0; round < 200 && kills < 20; ++round) {
    const bool cut =
        killed(job, folder / "log", std::chrono::microseconds(static_cast<int>(once.count() * share(random))));
    const bool there = std::filesystem::exists(file);
    kills += cut ? 1 : 0;
    // Every fifth time, and whenever the job came to its end, the rest is done and all begins anew.
    if (cut && kills % 5 != 0) continue;
    const Finished rest = shell(once_more + " 2>&1");
    EXPECT_EQ(rest.status, 0);
    EXPECT_THAT(rest.said, HasSubstr("value\t+2\n"));
    if (there) {
      EXPECT_THAT(rest.said, HasSubstr("going on from"));
      ++gone_on;
    }
    std::filesystem::remove(file);
  }
  EXPECT_EQ(kills, 20);
  EXPECT_GT(gone_on, 0);
}

TEST(Solve, OneTwoAndFourThreadsFindTheSame) {
  for (const char* threads : {"1", "2", "4"}) {
    const std::string more = std::string(" --memory 128M --threads ") + threads + " 2>/dev/null";
    EXPECT_EQ(shell("KALAH solve --rules 6x3 --moves" + more).said,
              shell("KALAH solve --rules 6x3 --moves --memory 128M 2>/dev/null").said);
  }
}

TEST(Solve, ReadsADatabaseFromAFolder) {
  const std::string folder = testing::TempDir() + "solve-tables-" + std::to_string(getpid());
  ASSERT_EQ(shell("KALAH table build --rules 6x4 --seeds 9 --out " + folder + " 2>/dev/null").status, 0);
  const Finished solved = shell("KALAH solve --rules 6x3 --tables " + folder + " --memory 512M --seeds 9 2>&1");
  EXPECT_THAT(solved.said, HasSubstr("a database of 9 seeds, read"));
  EXPECT_THAT(solved.said, HasSubstr("value\t+2\n"));
  shell("rm -r " + folder);
}

}  // namespace
}  // namespace kalah
