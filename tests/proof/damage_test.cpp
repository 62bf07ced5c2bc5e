#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "proof/making.h"
#include "proof/proof_board.h"
#include "table/bytes.h"
#include "table/checksum.h"

// Whatever is changed in a proof, it is refused; where checksums are made right again, by the rules themselves.

namespace kalah {
namespace {

using testing::HasSubstr;

struct Board {
  const char* rules;
  /// Seeds of the database that the leaves rest on.
  int held;
  const char* turned;
  const char* store;
  const char* moved;
  /// Of other value keys.
  std::vector<const char*> others;
};

void PrintTo(const Board& board, std::ostream* stream) { *stream << board.rules; }

const Board kSingle{
    "4x3",
    8,
    "3,3,3,3,0/3,3,3,3,0 N",
    "3,3,3,3,1/3,3,3,3,0 S",
    "3,3,3,4,0/3,3,3,2,0 S",
    {"4x3,capture=none", "4x3,capture=always", "4x3,extra=no", "4x3,rest=emptier", "4x3,rest=nobody", "4x3,end=no-move",
     "4x3,lap=relay", "4x3,sow=cross"},
};
const Board kRelay{
    "3x4,lap=relay",
    4,
    "4,4,4,0/4,4,4,0 N",
    "4,4,4,1/4,4,4,0 S",
    "4,4,5,0/4,4,3,0 S",
    {"3x4,lap=relay,extra=no", "3x4,lap=relay,rest=emptier", "3x4,lap=relay,rest=nobody", "3x4,lap=relay,end=no-move",
     "3x4", "3x4,capture=none", "3x4,sow=cross"},
};

class Damage : public testing::TestWithParam<Board> {
 protected:
  ProofFolder folder;
  Game game = proof_game(GetParam().rules);
  int pits = game.rules().pits;
  Solved solved{game, GetParam().held};
  std::shared_ptr<const TableFile> table = folder.table(game.rules(), GetParam().held);
  FileBytes bytes = proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}});
  TakenApart proof{bytes};
  PositionNumbers numbers{pits, 24};
  std::unique_ptr<const Database> all = std::move(*build_database(game.rules(), {.seeds = 24}));

  [[nodiscard]] std::string refused(const FileBytes& changed) const { return refusal(changed, table.get()); }
  [[nodiscard]] std::string refused(const TakenApart& changed) const { return refused(changed.together()); }
  [[nodiscard]] int value(std::uint64_t number) const {
    const RowPair rows = numbers.rows(number);
    return all->margin(rows.mover, rows.other);
  }
};

TEST_P(Damage, TakingApartAndTogetherChangesNothing) {
  EXPECT_EQ(proof.together(), bytes);
  EXPECT_GT(proof.statements.size(), 100U);
  EXPECT_EQ(refused(bytes), "");
}

TEST_P(Damage, EveryByteOfTheHeaderCounts) {
  for (std::size_t at = 0; at < kProofHeaderBytes; ++at) {
    FileBytes changed = bytes;
    changed[at] ^= static_cast<std::uint8_t>(1U << (at % 8));
    ASSERT_NE(refused(changed), "") << at;
  }
}

TEST_P(Damage, EveryFieldOfTheHeaderIsHeldAgainstTheFile) {
  // As above, but the header's own checksum is right again.
  for (std::size_t at = 0; at < kProofHeaderBytes - 8; ++at) {
    for (const unsigned bit : {0U, 3U, 7U}) {
      FileBytes changed = bytes;
      changed[at] ^= static_cast<std::uint8_t>(1U << bit);
      store_number(changed.data() + kProofHeaderBytes - 8,
                   checksum(std::span(changed).first(kProofHeaderBytes - 8), 0));
      const auto checked = check_proof(changed, {table.get(), 1U << 20, ".", nullptr});
      // Seeds at the start mean nothing to a given position, and a claim may be one that follows.
      const bool follows = checked && checked->claim.at_least.value_or(-24) <= solved.value &&
                           checked->claim.at_most.value_or(24) >= solved.value &&
                           checked->position == game.position() && value_key(checked->rules) == value_key(game.rules());
      ASSERT_TRUE(!checked || follows) << at;
    }
  }
}

TEST_P(Damage, NoBeginningIsTakenForTheWhole) {
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) {
    FileBytes changed = bytes;
    changed.resize(i < 100 ? bytes.size() - 1 - static_cast<std::size_t>(i) : random() % bytes.size());
    ASSERT_NE(refused(changed), "");
    // Even where the header agrees.
    if (changed.size() < kProofHeaderBytes) continue;
    store_number(changed.data() + 40, std::uint64_t{changed.size()});
    store_number(changed.data() + kProofHeaderBytes - 8, checksum(std::span(changed).first(kProofHeaderBytes - 8), 0));
    ASSERT_NE(refused(changed), "");
  }
  FileBytes longer = bytes;
  longer.push_back(0);
  EXPECT_THAT(refused(longer), HasSubstr("its header says"));
  store_number(longer.data() + 40, std::uint64_t{longer.size()});
  store_number(longer.data() + kProofHeaderBytes - 8, checksum(std::span(longer).first(kProofHeaderBytes - 8), 0));
  EXPECT_THAT(refused(longer), HasSubstr("goes on behind its last statement"));
  EXPECT_THAT(refused(FileBytes{}), HasSubstr("its header alone takes"));
}

TEST_P(Damage, NoFlippedBitIsOverlooked) {
  std::mt19937 random(2);
  for (int i = 0; i < 300; ++i) {
    FileBytes changed = bytes;
    const std::size_t bit = random() % (8 * bytes.size());
    changed[bit / 8] ^= static_cast<std::uint8_t>(1U << (bit % 8));
    ASSERT_NE(refused(changed), "") << bit;
  }
}

TEST_P(Damage, NoStatementCanBeLeftOut) {
  const std::size_t step = std::max<std::size_t>(1, proof.statements.size() / 60);
  for (std::size_t i = 0; i < proof.statements.size(); i += step) {
    TakenApart changed = proof;
    changed.statements.erase(changed.statements.begin() + static_cast<std::ptrdiff_t>(i));
    ASSERT_THAT(refused(changed), HasSubstr("nowhere proved"));
  }
  TakenApart none = proof;
  none.statements.clear();
  EXPECT_THAT(refused(none), HasSubstr("nowhere proved"));
}

TEST_P(Damage, NoOtherSowingWillDoUnlessItKeepsTheMargin) {
  int losing = 0;
  int impossible = 0;
  for (std::size_t i = 0; i < proof.statements.size() && losing < 60; i += 1 + proof.statements.size() / 400) {
    const Statement& statement = proof.statements[i];
    if (statement.bound != Bound::kAtLeast) continue;
    const RowPair rows = numbers.rows(statement.number);
    const ProofBoard board(game.rules());
    for (int pit = 1; pit <= 7; ++pit) {
      TakenApart changed = proof;
      changed.statements[i].pit = static_cast<std::uint8_t>(pit);
      if (pit > pits || !ProofBoard::can_sow(rows, pit)) {
        if (impossible++ < 20) {
          ASSERT_THAT(refused(changed), HasSubstr("cannot be played"));
        }
        continue;
      }
      const ProofStep step = board.sow(rows, pit);
      int worth = step.gain;
      if (!step.over) worth += (step.again ? 1 : -1) * all->margin(step.rows.mover, step.rows.other);
      if (worth >= statement.margin) continue;
      ++losing;
      ASSERT_NE(refused(changed), "");
    }
  }
  EXPECT_GE(losing, 40);
  EXPECT_GE(impossible, 20);
}

TEST_P(Damage, NoMarginCanBeRaisedBeyondTheTruth) {
  for (std::size_t i = 0; i < proof.statements.size(); i += 1 + proof.statements.size() / 60) {
    TakenApart changed = proof;
    Statement& statement = changed.statements[i];
    const int step = statement.bound == Bound::kAtLeast ? 1 : -1;
    statement.margin = static_cast<std::int16_t>(value(statement.number) + step);
    const RowPair rows = numbers.rows(statement.number);
    if (std::abs(statement.margin) > row_sum(rows.mover) + row_sum(rows.other)) continue;
    ASSERT_NE(refused(changed), "");
  }
}

TEST_P(Damage, NoMarginCanBeLoweredEither) {
  // What the others ask for is no longer there.
  for (std::size_t i = 0; i < proof.statements.size(); i += 1 + proof.statements.size() / 60) {
    TakenApart changed = proof;
    Statement& statement = changed.statements[i];
    const RowPair rows = numbers.rows(statement.number);
    statement.margin = static_cast<std::int16_t>(statement.margin + (statement.bound == Bound::kAtLeast ? -1 : 1));
    if (std::abs(statement.margin) > row_sum(rows.mover) + row_sum(rows.other)) continue;
    ASSERT_THAT(refused(changed), HasSubstr("nowhere proved"));
  }
}

TEST_P(Damage, NoOtherClaimFollows) {
  const auto claim = [&](const ProofClaim& claim) {
    TakenApart changed = proof;
    changed.header.claim = claim;
    return refused(changed);
  };
  const int v = solved.value;
  EXPECT_EQ(claim({v, v}), "");
  EXPECT_EQ(claim({v, {}}), "");
  EXPECT_EQ(claim({v - 2, v + 2}), "");
  EXPECT_NE(claim({v + 2, {}}), "");
  EXPECT_NE(claim({v + 1, {}}), "");
  EXPECT_NE(claim({{}, v - 2}), "");
  EXPECT_NE(claim({{}, v - 1}), "");
  EXPECT_NE(claim({v + 2, v + 2}), "");
  EXPECT_NE(claim({65535, {}}), "");
}

TEST_P(Damage, NoOtherGameFollows) {
  const auto with = [&](const char* rules, const char* position) {
    TakenApart changed = proof;
    const Game other = proof_game(rules, position);
    changed.header.rules = other.rules();
    changed.header.position = other.position();
    return refused(changed);
  };
  const Board& board = GetParam();
  EXPECT_EQ(with(board.rules, "start"), "");
  EXPECT_EQ(with(board.rules, board.turned), "");
  EXPECT_NE(with(board.rules, board.store), "");
  EXPECT_NE(with(board.rules, board.moved), "");
  EXPECT_NE(with(board.others[0], "start"), "");
  EXPECT_NE(with("4x4", "start"), "");
  // Without the database, on which the leaves rest, nothing is left to stand on.
  TakenApart changed = proof;
  changed.header.base.reset();
  EXPECT_THAT(refused(changed), HasSubstr("nowhere proved"));
}

TEST_P(Damage, RulesDecideWhereNoDatabaseDoes) {
  const TakenApart whole(proof_of(*solved.solver, game, {.claim = {solved.value, solved.value}, .tables = false}));
  EXPECT_EQ(refused(whole), "");
  for (const char* rules : GetParam().others) {
    TakenApart changed = whole;
    changed.header.rules = *parse_rules(rules);
    EXPECT_NE(refused(changed), "") << rules;
  }
}

TEST_P(Damage, ADamagedDatabaseIsNoGround) {
  const ProofFolder other;
  (void)other.table(game.rules(), GetParam().held);
  FileBytes file = bytes_of_file(other / "table/kalah.table");
  // The last block of the last layer.
  file[file.size() - 300] ^= 1U;
  const auto kept = std::make_shared<const FileBytes>(std::move(file));
  const auto damaged = TableFile::open(*kept, kept);
  ASSERT_TRUE(damaged.ok());
  // It is refused if, and only if, the proof looks into that block.
  const std::string why = refusal(bytes, damaged->get());
  EXPECT_TRUE(why.empty() || why.find("checksum does not match") != std::string::npos) << why;
}

INSTANTIATE_TEST_SUITE_P(Laps, Damage, testing::Values(kSingle, kRelay),
                         [](const auto& info) { return info.index == 0 ? "Single" : "Relay"; });

}  // namespace
}  // namespace kalah
