#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <random>

#include "apps/killed.h"
#include "apps/shell.h"
#include "builder/recursion.h"
#include "builder/table_bytes.h"
#include "builder/table_sums.h"

// `kalah table` through the program itself.

namespace kalah {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

std::string build_line(const std::string& folder, const std::string& rules, int seeds, const std::string& more = "") {
  return "KALAH table build --rules " + rules + " --seeds " + std::to_string(seeds) + " --threads 2 --out " + folder +
         " " + more + " 2>&1";
}

TEST(TableProcess, KilledAtAnyMomentItGoesOnToTheSameFile) {
  const TemporaryFolder folder("table-killed");
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_EQ(shell(build_line(folder / "whole", "6x4", 12)).status, 0);
  const std::chrono::duration<double, std::micro> once = std::chrono::steady_clock::now() - begin;
  const FileBytes whole = bytes_of(table_path(folder / "whole"));
  ASSERT_FALSE(whole.empty());

  std::mt19937 random(20);
  std::uniform_real_distribution<double> share(0, 0.5);
  int kills = 0;
  std::array<int, 3> found{};
  const std::string place = folder / "killed";
  const std::string log = folder / "log";
  for (int round = 0; round < 400 && kills < 30; ++round) {
    const std::vector<std::string> build{"table", "build",     "--rules", "6x4",   "--seeds",
                                         "12",    "--threads", "2",       "--out", place};
    if (killed(build, log, std::chrono::microseconds(static_cast<int>(once.count() * share(random))))) ++kills;
    const Finished next = shell(build_line(place, "6x4", 12, "--memory 1"));
    // It says which of the three is there, and with this little memory goes no further.
    if (next.said.find("a whole database") != std::string::npos) {
      ++found[2];
      EXPECT_EQ(next.status, 0);
      ASSERT_EQ(bytes_of(table_path(place)), whole);
      std::filesystem::remove_all(place);
      continue;
    }
    EXPECT_THAT(next.said, AnyOf(HasSubstr("nothing is there"), HasSubstr("an unfinished database is there")));
    EXPECT_EQ(next.status, 1);
    ++found[next.said.find("nothing is there") != std::string::npos ? 0 : 1];
    EXPECT_FALSE(std::filesystem::exists(table_path(place)));
  }
  EXPECT_GE(kills, 20);
  EXPECT_GT(found[1], 0);
  ASSERT_EQ(shell(build_line(place, "6x4", 12)).status, 0);
  EXPECT_EQ(bytes_of(table_path(place)), whole);
}

TEST(TableProcess, SaysWhatItWillTakeAndRefusesWithTheNumbers) {
  const TemporaryFolder folder("table-memory");
  const Finished little = shell(build_line(folder / "a", "6x4", 12, "--memory 1M"));
  EXPECT_EQ(little.status, 1);
  EXPECT_THAT(little.said, HasSubstr("2704156 positions"));
  EXPECT_THAT(little.said, HasSubstr("--memory allows 1048576 bytes"));
  const Finished large = shell(build_line(folder / "a", "6x4", 60));
  EXPECT_EQ(large.status, 1);
  EXPECT_THAT(large.said, HasSubstr("this machine has"));
  EXPECT_FALSE(std::filesystem::exists(folder / "a"));
  for (const char* word : {"stop=majority", "sow=cross", "extra=not-first"}) {
    const Finished refused = shell(build_line(folder / "a", std::string("6x4,") + word, 8));
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.said, HasSubstr(word));
  }
  EXPECT_EQ(shell(build_line(folder / "a", "6x4", 8, "--memory much")).status, 1);
  EXPECT_EQ(shell(build_line(folder / "a", "6x4", 8, "--threads 0")).status, 2);
  EXPECT_EQ(shell("KALAH table 2>&1").status, 2);
  EXPECT_EQ(shell("KALAH table info 2>&1").status, 2);
  EXPECT_EQ(shell("KALAH table info " + (folder / "nowhere") + " 2>&1").status, 1);
}

TEST(TableProcess, SumsAreThoseOfAnotherConstruction) {
  const TemporaryFolder folder("table-sums");
  ASSERT_EQ(shell(build_line(folder / "a", "6x4,capture=always", 12)).status, 0);
  const Finished sums = shell("KALAH table sum " + (folder / "a"));
  EXPECT_EQ(sums.status, 0);
  EXPECT_THAT(sums.said, StartsWith("0\t1\t0\t0\n"));
  EXPECT_THAT(sums.said, HasSubstr("\n8\t125970\t135302\t1819268\n"));
  EXPECT_THAT(sums.said, HasSubstr("\n12\t2704156\t4281318\t71568812\n"));
  const Finished other = shell(build_line(folder / "a", "6x4", 12));
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.said, HasSubstr("holds a database of other rules: 6,capture=always, not 6"));
}

/// What `kalah table sum` has to print, position by position.
std::string summed(const Rules& rules, int seeds) {
  Recursion recursion(rules);
  const DatabaseIndex index(rules.pits, seeds);
  std::string text;
  TableSums sums;
  for (int n = 0; n <= seeds; ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      for (std::uint32_t mover = 0; mover < index.rows(sum); ++mover) {
        for (std::uint32_t other = 0; other < index.rows(n - sum); ++other) {
          const std::int64_t margin = recursion.margin({index.unrank(sum, mover), index.unrank(n - sum, other)});
          ++sums.positions;
          sums.margins += margin;
          sums.squares += static_cast<std::uint64_t>(margin * margin);
        }
      }
    }
    text += std::to_string(n) + "\t" + std::to_string(sums.positions) + "\t" + std::to_string(sums.margins) + "\t" +
            std::to_string(sums.squares) + "\n";
  }
  return text;
}

TEST(TableProcess, SumsOfRelayAreThoseOfAPlainRecursion) {
  const TemporaryFolder folder("table-relay");
  int count = 0;
  for (const char* rules : {"3x4,lap=relay", "2x4,lap=relay,extra=no,end=no-move,rest=nobody",
                            "1x4,lap=relay,end=mover-row-empty", "4x4,sow=cw,lap=relay,rest=emptier"}) {
    const std::string table = folder / std::to_string(++count);
    ASSERT_EQ(shell(build_line(table, rules, 8)).status, 0);
    EXPECT_EQ(shell("KALAH table sum " + table).said, summed(*parse_rules(rules), 8)) << rules;
    EXPECT_EQ(shell("KALAH table verify --all " + table).status, 0) << rules;
  }
}

TEST(TableProcess, VerifyFindsWhatIsWrong) {
  const TemporaryFolder folder("table-verify");
  ASSERT_EQ(shell(build_line(folder / "a", "6x4", 9)).status, 0);
  for (const char* all : {"", " --all"}) {
    const Finished fine = shell("KALAH table verify " + (folder / "a") + all);
    EXPECT_EQ(fine.status, 0);
    EXPECT_THAT(fine.said, HasSubstr("sums\t8\tas known"));
  }
  EXPECT_THAT(shell("KALAH table info " + (folder / "a")).said, HasSubstr("positions\t293930\n"));
  FileBytes bytes = bytes_of(table_path(folder / "a"));
  bytes[bytes.size() / 2] ^= 1;
  write_bytes(table_path(folder / "a"), bytes);
  const Finished damaged = shell("KALAH table verify " + (folder / "a") + " 2>&1");
  EXPECT_EQ(damaged.status, 1);
  EXPECT_THAT(damaged.said, HasSubstr("checksum does not match"));
}

TEST(TableProcess, TwoProcessesReadOneFile) {
  const TemporaryFolder folder("table-two");
  ASSERT_EQ(shell(build_line(folder / "a", "6x4", 9)).status, 0);
  const std::string lines = "printf '0,0,0,0,2,1,20/0,0,3,0,1,0,21 S\\nbad\\n0,0,0,0,0,1,0/1,0,0,0,0,0,0 N\\n'";
  const std::string probe = "KALAH table probe " + (folder / "a");
  const Finished both = shell("(sleep 0.2; " + lines + ") | " + probe + " > " + (folder / "one") + " & " + lines +
                              " | " + probe + " > " + (folder / "two") + "; echo $?; wait $!; echo $?");
  EXPECT_EQ(both.said, "1\n1\n");
  const FileBytes one = bytes_of(folder / "one");
  EXPECT_EQ(one, bytes_of(folder / "two"));
  EXPECT_THAT(std::string(one.begin(), one.end()), StartsWith("-2\nerror: the position has 1 row"));
}

}  // namespace
}  // namespace kalah
