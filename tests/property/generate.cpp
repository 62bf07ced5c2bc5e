#include "property/generate.h"

#include <algorithm>

namespace property {

using reference::Board;
using reference::Cell;
using reference::Rules;

std::uint64_t Dice::next() {
  // Multiplication by a constant and a fold of the high bits: enough for choosing test cases.
  state_ = state_ * 6364136223846793005U + 1442695040888963407U;
  return (state_ ^ (state_ >> 29)) >> 16;
}

namespace {

int small_number(Dice& dice, int most) {
  const int limit = dice.chance(60) ? 4 : dice.chance(60) ? 8 : most;
  return 1 + dice.below(std::min(limit, most));
}

Cell random_pit(const Rules& rules, Dice& dice) { return {dice.below(rules.players), 1 + dice.below(rules.pits)}; }

Cell random_cell(const Rules& rules, Dice& dice) {
  return dice.chance(30) ? Cell{dice.below(rules.players), 0} : random_pit(rules, dice);
}

Board empty_board(const Rules& rules, Dice& dice) {
  Board board = reference::even_board(rules, dice.below(rules.players));
  for (std::vector<int>& row : board.rows) std::ranges::fill(row, 0);
  return board;
}

/// Adds seeds somewhere until the board holds exactly `total`, in one or a few heaps.
void fill_up(const Rules& rules, Board& board, int total, Dice& dice) {
  while (reference::all_seeds(board) < total) {
    const int missing = total - reference::all_seeds(board);
    const int part = dice.chance(50) ? missing : 1 + dice.below(missing);
    reference::seeds_at(board, random_cell(rules, dice)) += part;
  }
}

}  // namespace

Rules random_rules(Dice& dice, Kind kind) {
  while (true) {
    Rules rules;
    rules.players = dice.chance(60) ? 2 : 3 + dice.below(2);
    rules.teams = dice.chance(25);
    rules.pits = small_number(dice, 12);
    rules.seeds = small_number(dice, 24);
    for (const reference::Choice& choice : reference::choices())
      rules.*choice.field = choice.values[static_cast<std::size_t>(dice.below(static_cast<int>(choice.values.size())))];
    if (kind == Kind::kEven) rules.start = "even";
    if (kind == Kind::kDealt) rules.start = "random";
    if (reference::refusal(rules).empty()) return rules;
  }
}

Board random_board(const Rules& rules, Dice& dice) {
  Board board = empty_board(rules, dice);
  const int filled = 20 + dice.below(81);
  const int most = 1 + (dice.chance(70) ? dice.below(4) : dice.below(20));
  for (std::vector<int>& row : board.rows) {
    for (int& seeds : row) seeds = dice.chance(filled) ? 1 + dice.below(most) : 0;
  }
  const int stored = dice.chance(50) ? 4 : 40;
  for (int& seeds : board.stores) seeds = dice.below(stored);
  return board;
}

Board extreme_board(const Rules& rules, Dice& dice) {
  Board board = random_board(rules, dice);
  const int lap = rules.players * rules.pits + 1;
  switch (dice.below(7)) {
    case 0: std::ranges::fill(board.rows[static_cast<std::size_t>(dice.below(rules.players))], 0); break;
    case 1:
      // Around one, two, three full laps.
      for (int i = 0; i < 3; ++i)
        reference::seeds_at(board, random_pit(rules, dice)) =
            std::max(0, lap * (1 + dice.below(3)) - 1 + dice.below(3));
      break;
    case 2:
      reference::seeds_at(board, random_pit(rules, dice)) = 250 + dice.below(10);
      reference::seeds_at(board, random_cell(rules, dice)) = 250 + dice.below(10);
      break;
    case 3:
      board.stores[static_cast<std::size_t>(dice.below(rules.players))] =
          reference::all_seeds(board) / 2 + dice.below(4);
      break;
    case 4: {
      const int totals[] = {1, 2, 127, 128, 255, 256, 257, 511, 512, 65535, 65534, 32767, 32768};
      const bool bare = dice.chance(60);
      if (bare) board = empty_board(rules, dice);
      fill_up(rules, board, totals[dice.below(13)], dice);
      break;
    }
    case 5:
      board = empty_board(rules, dice);
      if (dice.chance(80)) fill_up(rules, board, dice.below(12), dice);
      break;
    default:
      for (int i = 0; i < rules.players; ++i)
        reference::seeds_at(board, random_pit(rules, dice)) += dice.below(dice.chance(50) ? 600 : 12000);
      break;
  }
  return board;
}

}  // namespace property
