#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "proof/making.h"

// Proofs of whole boards from their start. The large ones belong to ./check --full.

namespace kalah {
namespace {

// Builds with assertions are also those with sanitizers.
#ifdef NDEBUG
constexpr bool kSlowBuild = false;
#else
constexpr bool kSlowBuild = true;
#endif

bool left_out() {
  const char* const full = std::getenv("KALAH_FULL");
  return kSlowBuild || full == nullptr || std::string(full) != "1";
}

/// Solves, proves both claims and checks.
void prove(const std::string& rules, int value, int database_seeds, bool tables,
           std::uint64_t table_bytes = std::uint64_t{64} << 20) {
  const Game game = proof_game(rules);
  const ProofFolder folder;
  FileBytes bytes;
  {
    const Solved solved(game, database_seeds, table_bytes);
    ASSERT_EQ(solved.value, value) << rules;
    bytes = proof_of(*solved.solver, game, {.claim = {value, value}, .tables = tables});
  }
  const auto table = tables ? folder.table(game.rules(), database_seeds) : nullptr;
  const auto checked = check_proof(bytes, {table.get(), std::uint64_t{64} << 20, folder.path(), nullptr});
  ASSERT_TRUE(checked.ok()) << checked.error().message;
  std::cout << rules << ": " << checked->statements << " statements, " << bytes.size() << " bytes\n";
}

TEST(ProofSizes, SixByTwoToTheEndOfTheGame) { prove("6x2", 6, 8, false); }
TEST(ProofSizes, FiveByThreeToTheEndOfTheGame) { prove("5x3", 6, 8, false); }
TEST(ProofSizes, SixByTwoWithEmptyCaptures) { prove("6x2,capture=always", 10, 8, false); }
TEST(ProofSizes, FourByThreeInRelayToTheEndOfTheGame) { prove("4x3,lap=relay", 20, 8, false); }
TEST(ProofSizes, SixByThreeOverASmallDatabase) { prove("6x3", 2, 10, true); }

TEST(ProofSizes, SixByThreeToTheEndOfTheGame) {
  if (left_out()) GTEST_SKIP() << "part of ./check --full";
  prove("6x3", 2, 14, false);
}

TEST(ProofSizes, SixByFour) {
  if (left_out()) GTEST_SKIP() << "part of ./check --full";
  prove("6x4", 8, 20, true, std::uint64_t{256} << 20);
}

}  // namespace
}  // namespace kalah
