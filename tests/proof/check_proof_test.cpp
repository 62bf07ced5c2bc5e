#include "proof/check_proof.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "builder/database_checksum.h"
#include "proof/making.h"
#include "proof/proof_output.h"

namespace kalah {
namespace {

using testing::HasSubstr;

struct Board {
  const char* rules;
  const char* position = "start";
  int seeds = 6;
};

const std::vector<Board>& boards() {
  static const std::vector<Board> all{
      {"3x2"},
      {"2x3,capture=always"},
      {"4x2,capture=none"},
      {"3x3,capture=seeds-only"},
      {"3x3,capture=own-only,extra=no"},
      {"4x2,end=no-move,rest=nobody"},
      {"3x3,sow=cw,rest=emptier"},
      {"3x3,capture=always,end=no-move,rest=emptier"},
      {"2x12"},
      {"1x7", "start", 4},
      {"7x1", "start", 5},
      {"6x4", "0,2,1,0,1,3,9/1,0,3,0,2,1,4 S", 8},
      {"6x4", "0,2,1,0,1,3,9/1,0,3,0,2,1,4 N", 8},
      {"6x4,opening=pie", "1,0,3,0,2,1,4/0,2,1,0,1,3,9 N", 8},
      {"6x4", "0,0,0,0,0,1,9/1,0,3,0,2,1,4 S", 3},
      {"3x2,lap=relay"},
      {"3x3,lap=relay,capture=always", "start", 4},
      {"3x3,sow=cw,lap=relay,rest=emptier"},
      {"4x2,lap=relay,extra=no,end=no-move,rest=nobody"},
      {"3x3,lap=relay,end=mover-row-empty"},
      {"1x7,lap=relay,end=mover-row-empty", "start", 4},
      {"1x7,lap=relay,end=mover-row-empty", "0,4/8,2 N", 4},
      {"7x1,lap=relay", "start", 5},
      {"6x4,lap=relay", "0,2,1,0,1,3,9/1,0,3,0,2,1,4 S", 8},
      {"6x4,lap=relay", "0,2,1,0,1,3,9/1,0,3,0,2,1,4 N", 8},
      {"6x4,lap=relay,opening=pie", "1,0,3,0,2,1,4/0,2,1,0,1,3,9 N", 3},
  };
  return all;
}

TEST(CheckProof, AcceptsBothClaimsUnderManyRules) {
  for (const Board& board : boards()) {
    const Game game = proof_game(board.rules, board.position);
    const Solved solved(game, board.seeds);
    const ProofFolder folder;
    const auto table = folder.table(game.rules(), board.seeds);
    for (const bool tables : {true, false}) {
      for (const ProofClaim& claim : {ProofClaim{solved.value, solved.value}, {solved.value, {}}, {{}, solved.value}}) {
        const FileBytes bytes = proof_of(*solved.solver, game, {.claim = claim, .tables = tables});
        EXPECT_EQ(refusal(bytes, tables ? table.get() : nullptr), "") << board.rules << ' ' << tables;
        const auto checked = check_proof(bytes, {table.get(), 1U << 20, ".", nullptr});
        ASSERT_TRUE(checked.ok());
        EXPECT_EQ(checked->claim, claim);
        EXPECT_EQ(checked->base.has_value(), tables);
        EXPECT_EQ(print_rules(checked->rules), board.rules);
      }
    }
  }
}

TEST(CheckProof, EveryStatementIsTrue) {
  for (const Board& board : boards()) {
    const Game game = proof_game(board.rules, board.position);
    const int seeds = seeds_in_pits(game.rules(), game.position());
    const auto all = build_database(game.rules(), {.seeds = seeds});
    ASSERT_TRUE(all.ok());
    const Solved solved(game, board.seeds);
    for (const bool tables : {true, false}) {
      const TakenApart proof(proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}, .tables = tables}));
      const PositionNumbers numbers(game.rules().pits, seeds);
      for (const Statement& statement : proof.statements) {
        const RowPair rows = numbers.rows(statement.number);
        ASSERT_TRUE(implies(statement.bound, (*all)->margin(rows.mover, rows.other), statement.margin)) << board.rules;
      }
    }
  }
}

TEST(CheckProof, NoWriterProvesWhatIsFalse) {
  const Game game = proof_game("4x3");
  const Solved solved(game, 6);
  const ProofFolder folder;
  for (const ProofClaim& claim : {ProofClaim{solved.value + 2, {}}, {{}, solved.value - 2}, {100, {}}, {{}, -100}}) {
    const auto written = write_proof(*solved.solver, game, folder / "proof", {.claim = claim});
    ASSERT_FALSE(written.ok());
    EXPECT_THAT(written.error().message, HasSubstr("does not hold"));
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  }
}

TEST(CheckProof, WeakClaimsNeedNoStatements) {
  const Game game = proof_game("4x3");
  const Solved solved(game, 6);
  const FileBytes bytes = proof_of(*solved.solver, game, {.claim = {-24, 24}, .tables = false});
  EXPECT_EQ(refusal(bytes), "");
  EXPECT_EQ(bytes.size(), kProofHeaderBytes);
}

TEST(CheckProof, LittleMemoryChangesNothing) {
  const Game game = proof_game("5x3");
  const Solved solved(game, 8);
  const ProofClaim claim{solved.value, solved.value};
  const FileBytes bytes = proof_of(*solved.solver, game, {.claim = claim, .tables = false});
  EXPECT_EQ(proof_of(*solved.solver, game, {.claim = claim, .tables = false, .memory = 1}), bytes);
  EXPECT_EQ(refusal(bytes, nullptr, 1), "");
}

TEST(CheckProof, ATableThatForgetsMakesOneThatHolds) {
  const Game game = proof_game("6x2");
  const Solved solved(game, 4, std::uint64_t{1} << 20);
  const FileBytes bytes = proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}, .tables = false});
  EXPECT_EQ(refusal(bytes), "");
}

TEST(CheckProof, TheDatabaseMustBeTheOneThatIsNamed) {
  const Game game = proof_game("4x3");
  const Solved solved(game, 8);
  const FileBytes bytes = proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}});
  const ProofFolder folders[4];
  const auto same = folders[0].table(game.rules(), 8);
  EXPECT_EQ(same->checksum(), database_checksum(*solved.solver->database()));
  EXPECT_EQ(refusal(bytes, same.get()), "");
  const auto larger = folders[1].table(game.rules(), 11);
  EXPECT_NE(larger->checksum(), same->checksum());
  EXPECT_EQ(larger->checksum_to(8), same->checksum());
  EXPECT_EQ(refusal(bytes, larger.get()), "");
  EXPECT_THAT(refusal(bytes), HasSubstr("which is not here"));
  const auto smaller = folders[2].table(game.rules(), 7);
  EXPECT_THAT(refusal(bytes, smaller.get()), HasSubstr("the one here has 7 seeds"));
  const auto other = folders[3].table(*parse_rules("4x3,capture=always"), 8);
  EXPECT_THAT(refusal(bytes, other.get()), HasSubstr("not on one for 4,capture=always"));
}

class StopAt final : public ProofWatch {
 public:
  explicit StopAt(int calls) : left_(calls) {}
  bool stop(std::uint64_t done, std::uint64_t all) override {
    EXPECT_LE(done, all);
    return --left_ < 0;
  }

 private:
  int left_;
};

TEST(CheckProof, BothStopWhenAsked) {
  const Game game = proof_game("6x2");
  const Solved solved(game, 6);
  const ProofFolder folder;
  for (const int calls : {0, 1}) {
    StopAt stop(calls);
    const auto written = write_proof(*solved.solver, game, folder / "proof",
                                     {.claim = {solved.value, solved.value}, .tables = false, .watch = &stop});
    ASSERT_FALSE(written.ok());
    EXPECT_EQ(written.error().message, "stopped");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  }
  const FileBytes bytes = proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}, .tables = false});
  StopAt stop(1);
  const auto checked = check_proof(bytes, {nullptr, 1U << 20, ".", &stop});
  ASSERT_FALSE(checked.ok());
  EXPECT_EQ(checked.error().message, "stopped");
}

TEST(CheckProof, GamesWithoutProofsAreRefusedByName) {
  const auto refused = [](const char* rules, const char* position = "start") {
    const Status status = check_proof_game(proof_game(rules, position));
    return status.ok() ? std::string("accepted") : status.error().message;
  };
  EXPECT_EQ(refused("6x4"), "accepted");
  EXPECT_THAT(refused("3x2,opening=pie"), HasSubstr("opening=pie"));
  EXPECT_THAT(refused("3x2,opening=no-first-pit"), HasSubstr("opening=no-first-pit"));
  EXPECT_THAT(refused("3x2,extra=not-first"), HasSubstr("extra=not-first"));
  EXPECT_EQ(refused("3x2,lap=relay"), "accepted");
  EXPECT_THAT(refused("3x2,lap=relay,opening=pie"), HasSubstr("opening=pie"));
  EXPECT_THAT(refused("3x2,sow=cross"), HasSubstr("sow=cross"));
  EXPECT_THAT(refused("3x2,stop=majority"), HasSubstr("stop=majority"));
  EXPECT_THAT(refused("3x2,players=3"), HasSubstr("players=3"));
  EXPECT_THAT(refused("8x2"), HasSubstr("1 to 7 pits, not 8"));
  EXPECT_THAT(refused("6x11"), HasSubstr("at most 120 seeds in the pits, not 132"));
  EXPECT_THAT(refused("2x2", "0,0,3/1,0,4 S"), HasSubstr("over"));
}

TEST(CheckProof, ARootWhoseMoverAloneHasSeedsIsNotOneOfTheDatabase) {
  // There the game goes on, while the database has counted it.
  for (const char* lap : {"", ",lap=relay"}) {
    const std::string rules = std::string("3x2") + lap + ",end=mover-row-empty";
    for (const char* position : {"4,3,1,2/0,0,0,6 S", "0,0,0,6/4,3,1,2 N"}) {
      const Game game = proof_game(rules, position);
      ASSERT_FALSE(game.over());
      const Status status = check_proof_game(game);
      ASSERT_FALSE(status.ok()) << rules;
      EXPECT_THAT(status.error().message, HasSubstr("end=mover-row-empty"));
      // Nor is a file about it believed.
      const ProofFolder folder;
      const auto table = folder.table(game.rules(), 8);
      ProofHeader header;
      header.rules = game.rules();
      header.position = game.position();
      header.claim = {4, 4};
      header.base = ProofBase{8, table->checksum()};
      auto output = ProofOutput::create(folder / "proof", header);
      ASSERT_TRUE(output.ok());
      ASSERT_TRUE((*output)->finish().ok());
      EXPECT_THAT(refusal(bytes_of_file(folder / "proof"), table.get()), HasSubstr("end=mover-row-empty"));
    }
  }
  EXPECT_TRUE(check_proof_game(proof_game("3x2,end=mover-row-empty")).ok());
  EXPECT_TRUE(check_proof_game(proof_game("3x2,end=no-move", "4,3,1,2/0,0,0,6 S")).ok());
  // With one pit under relay the database goes on as the game does.
  EXPECT_TRUE(check_proof_game(proof_game("1x5,lap=relay,end=mover-row-empty", "4,2/0,6 S")).ok());
}

TEST(CheckProof, AFileThatCannotBeWrittenIsToldFirst) {
  const Game game = proof_game("3x2");
  const Solved solved(game, 4);
  const auto written =
      write_proof(*solved.solver, game, "no-such-folder/proof", {.claim = {solved.value, solved.value}});
  ASSERT_FALSE(written.ok());
  EXPECT_THAT(written.error().message, HasSubstr("no-such-folder/proof: cannot be written"));
}

}  // namespace
}  // namespace kalah
