// Counts of sequences: the table of numbers by the reference's own counting, and random positions on both paths.

#include <gtest/gtest.h>

#include "kalah/perft.h"
#include "property/compare.h"
#include "property/data.h"
#include "property/generate.h"

namespace property {
namespace {

TEST(Counts, TheTableIsConfirmedByTheReference) {
  int rows = 0;
  for (const std::vector<std::string>& row : table_of(std::string(KALAH_TEST_DATA) + "/perft.tsv")) {
    std::string error;
    const reference::Rules rules = reference::read_rules(row[0], error);
    const bool fresh = row[1] == "start";
    const reference::Board start =
        fresh ? reference::even_board(rules, 0) : reference::read_board(rules, row[1], error);
    ASSERT_EQ(error, "") << row[0];
    for (std::size_t depth = 1; depth + 1 < row.size(); ++depth) {
      if (std::stoul(row[depth + 1]) > 200000) continue;
      reference::Game game(rules, start, fresh);
      EXPECT_EQ(std::to_string(reference::perft(game, static_cast<int>(depth)).count), row[depth + 1])
          << row[0] << " " << row[1] << " depth " << depth;
      ++rows;
    }
  }
  EXPECT_GE(rows, 70);
}

TEST(Counts, PlayedSowingsOfThePresetAgree) {
  const kalah::Rules rules;
  EXPECT_EQ(reference::perft_played(1), 6U);
  EXPECT_EQ(reference::perft_played(2), 41U);
  for (int depth = 3; depth <= 6; ++depth)
    EXPECT_EQ(kalah::perft(rules, kalah::even_start(rules), depth).played, reference::perft_played(depth)) << depth;
}

/// Boards that the fast path takes: two players, small counts.
TEST(Counts, RandomPositionsAgreeOnBothPaths) {
  Dice dice(6);
  int counted = 0;
  while (counted < 400) {
    reference::Rules rules = random_rules(dice, Kind::kGiven);
    if (rules.pits > 6 || (dice.chance(70) && rules.players > 2)) continue;
    if (dice.chance(50)) rules.sow = "ccw";
    if (dice.chance(50)) rules.lap = "single";
    if (dice.chance(50)) rules.stop = "playout";
    if (!reference::refusal(rules).empty()) continue;
    const reference::Board board = dice.chance(80) ? random_board(rules, dice) : extreme_board(rules, dice);
    if (!reference::end_of_given(rules, board).empty() || reference::all_seeds(board) > 3000) continue;
    Pair pair(rules, reference::print_board(rules, board), 0, board, false);
    ASSERT_EQ(count_difference(pair.product, pair.expected, rules.pits > 3 ? 4 : 6), "") << pair.story();
    ++counted;
  }
}

}  // namespace
}  // namespace property
