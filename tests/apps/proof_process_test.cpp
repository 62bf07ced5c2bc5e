#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apps/shell.h"
#include "builder/table_bytes.h"

// `kalah solve --proof` and `kalah check-proof` through the program itself.

namespace kalah {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(ProofProcess, AProofOverADatabaseIsCheckedWithOneFromAFile) {
  const TemporaryFolder folder("proof-process");
  const std::string proof = folder / "proof";
  const Finished solved =
      shell("KALAH solve --rules 4x3 --seeds 7 --memory 64M --threads 1 --proof " + proof + " 2>&1");
  ASSERT_EQ(solved.status, 0) << solved.said;
  EXPECT_THAT(solved.said, HasSubstr("it rests on a database of 7 seeds with the checksum "));

  const Finished alone = shell("KALAH check-proof " + proof + " 2>&1");
  EXPECT_EQ(alone.status, 1);
  EXPECT_THAT(alone.said, HasSubstr("for 4 of 7 seeds"));
  ASSERT_EQ(shell("KALAH table build --rules 4x3 --seeds 9 --out " + (folder / "tables/standard") + " 2>&1").status, 0);
  const Finished checked = shell("KALAH check-proof " + proof + " --tables " + (folder / "tables") + " --memory 1M");
  EXPECT_EQ(checked.status, 0);
  EXPECT_THAT(checked.said, StartsWith("proved\tvalue = "));
  EXPECT_THAT(checked.said, HasSubstr("\t4x3\t3,3,3,3,0/3,3,3,3,0 S\ttables of 7 seeds, checksum "));
}

TEST(ProofProcess, AProofToTheEndOfTheGameNeedsNothingElse) {
  const TemporaryFolder folder("proof-alone");
  const std::string proof = folder / "proof";
  for (const std::string what : {"", "--at-least 2", "--at-least 6", "--outcome"}) {
    ASSERT_EQ(shell("KALAH solve --rules 3x3 --no-tables --memory 64M --threads 1 --proof " + proof + " " + what +
                    " 2>/dev/null")
                  .status,
              0)
        << what;
    const Finished checked = shell("KALAH check-proof " + proof);
    EXPECT_EQ(checked.status, 0) << what;
    EXPECT_THAT(checked.said, HasSubstr("\tno tables\t")) << what;
  }
  FileBytes bytes = bytes_of(proof);
  bytes.back() ^= 1U;
  write_bytes(proof, bytes);
  const Finished refused = shell("KALAH check-proof " + proof + " 2>&1");
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.said, HasSubstr("its checksum does not match"));
}

TEST(ProofProcess, RelayIsProvedAsWell) {
  const TemporaryFolder folder("proof-relay");
  const std::string proof = folder / "proof";
  const std::string solve = "KALAH solve --rules 3x3,lap=relay --seeds 6 --memory 64M --threads 2 --proof " + proof;
  const Finished solved = shell(solve + " 2>/dev/null");
  ASSERT_EQ(solved.status, 0);
  ASSERT_EQ(
      shell("KALAH table build --rules 3x3,lap=relay --seeds 8 --out " + (folder / "tables/relay") + " 2>&1").status,
      0);
  ASSERT_EQ(shell("KALAH table build --rules 3x3 --seeds 8 --out " + (folder / "tables/single") + " 2>&1").status, 0);
  const Finished checked = shell("KALAH check-proof " + proof + " --tables " + (folder / "tables"));
  EXPECT_EQ(checked.status, 0);
  const std::string value = solved.said.substr(solved.said.find('\t') + 1);
  EXPECT_THAT(checked.said, StartsWith("proved\tvalue = " + value.substr(0, value.find('\n')) + "\t3x3,lap=relay\t"));
  const Finished other = shell("KALAH check-proof " + proof + " --tables " + (folder / "tables/single") + " 2>&1");
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.said, HasSubstr("3,lap=relay"));

  ASSERT_EQ(shell(solve + " --no-tables 2>/dev/null").status, 0);
  EXPECT_THAT(shell("KALAH check-proof " + proof).said, HasSubstr("\tno tables\t"));
  FileBytes bytes = bytes_of(proof);
  bytes.back() ^= 1U;
  write_bytes(proof, bytes);
  const Finished refused = shell("KALAH check-proof " + proof + " 2>&1");
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.said, HasSubstr("its checksum does not match"));
}

TEST(ProofProcess, WhatCannotBeProvedIsRefusedBeforeTheWork) {
  const auto refusal = [](const std::string& options) {
    const Finished finished = shell("KALAH solve --memory 64M " + options + " 2>&1");
    EXPECT_EQ(finished.status, 1) << options;
    return finished.said;
  };
  EXPECT_THAT(refusal("--rules 3x2,opening=pie --proof proof"), HasSubstr("opening=pie"));
  EXPECT_THAT(refusal("--rules 3x2,sow=cross --proof proof"), HasSubstr("sow=cross"));
  EXPECT_THAT(refusal("--rules 3x2 --position '0,0,0,1/0,2,0,3 S' --proof proof"), HasSubstr("the game is over"));
  EXPECT_THAT(refusal("--rules 3x2 --position '0,0,0,1/0,2,0,3 N' --proof proof"), HasSubstr("the game is over"));
  EXPECT_THAT(refusal("--rules 3x2 --proof no-such-folder/proof"), HasSubstr("no-such-folder"));
  EXPECT_EQ(shell("KALAH solve --rules 3x2 --no-tables 2>&1").status, 2);
  EXPECT_EQ(shell("KALAH check-proof 2>&1").status, 2);
  EXPECT_EQ(shell("KALAH check-proof no-such-file 2>&1").status, 1);
}

}  // namespace
}  // namespace kalah
