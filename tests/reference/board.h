#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/rules.h"

namespace reference {

/// Every seed on a board, given positions included.
inline constexpr int kMostSeeds = 65535;

/// A pit (numbered from 1 as its owner sees it) or, with pit 0, his store.
struct Cell {
  int player = 0;
  int pit = 0;
  bool operator==(const Cell&) const = default;
};

/// rows[player][pit - 1] and a store for each player. Nobody moves (-1) once the game is over.
struct Board {
  std::vector<std::vector<int>> rows;
  std::vector<int> stores;
  int mover = 0;
  bool operator==(const Board&) const = default;
};

/// The seeds in a pit or store.
int& seeds_at(Board& board, Cell cell);
int seeds_at(const Board& board, Cell cell);

/// Every pit holds the rules' number of seeds.
Board even_board(const Rules& rules, int mover);

/// The random start of a stored seed: SplitMix64 drops the seeds of a row one by one into a pit; all rows are alike;
/// dealt again where the beginner could not move.
Board dealt_board(const Rules& rules, std::uint64_t seed, int mover);

bool row_empty(const Board& board, int player);
bool no_seeds_in_pits(const Board& board);
int all_seeds(const Board& board);

/// The stores, partners counted together.
std::vector<int> side_totals(const Rules& rules, const Board& board);

/// The side with the most seeds, -1 when they are shared.
int winner(const Rules& rules, const Board& board);

/// Reads `6,6,6,6,6,6,0/6,6,6,6,6,6,0 S`. A refusal is left in `error`, which is empty on success.
Board read_board(const Rules& rules, std::string_view text, std::string& error);
std::string print_board(const Rules& rules, const Board& board);

/// The board with every row and store handed to the next seat, the mover too.
Board next_seat(const Rules& rules, const Board& board);

}  // namespace reference
