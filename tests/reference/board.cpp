#include "tests/reference/board.h"

namespace reference {

int& seeds_at(Board& board, Cell cell) {
  const auto player = static_cast<std::size_t>(cell.player);
  if (cell.pit == 0) return board.stores[player];
  return board.rows[player][static_cast<std::size_t>(cell.pit - 1)];
}

int seeds_at(const Board& board, Cell cell) {
  const auto player = static_cast<std::size_t>(cell.player);
  if (cell.pit == 0) return board.stores[player];
  return board.rows[player][static_cast<std::size_t>(cell.pit - 1)];
}

namespace {

Board board_of_rows(const Rules& rules, const std::vector<int>& row, int mover) {
  const auto players = static_cast<std::size_t>(rules.players);
  return Board{std::vector<std::vector<int>>(players, row), std::vector<int>(players, 0), mover};
}

std::uint64_t split_mix_64(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31);
}

std::string mover_name(const Rules& rules, int mover) {
  if (mover < 0) return "-";
  if (rules.players == 2) return mover == 0 ? "S" : "N";
  return std::to_string(mover + 1);
}

}  // namespace

Board even_board(const Rules& rules, int mover) {
  return board_of_rows(rules, std::vector<int>(static_cast<std::size_t>(rules.pits), rules.seeds), mover);
}

Board dealt_board(const Rules& rules, std::uint64_t seed, int mover) {
  while (true) {
    std::vector<int> row(static_cast<std::size_t>(rules.pits), 0);
    for (int i = 0; i < rules.pits * rules.seeds; ++i) {
      ++row[split_mix_64(seed) % static_cast<std::uint64_t>(rules.pits)];
    }
    const bool all_in_first = row[0] == rules.pits * rules.seeds;
    if (rules.opening == "no-first-pit" && all_in_first) continue;
    return board_of_rows(rules, row, mover);
  }
}

bool row_empty(const Board& board, int player) {
  for (const int seeds : board.rows[static_cast<std::size_t>(player)]) {
    if (seeds > 0) return false;
  }
  return true;
}

bool no_seeds_in_pits(const Board& board) {
  for (std::size_t player = 0; player < board.rows.size(); ++player) {
    if (!row_empty(board, static_cast<int>(player))) return false;
  }
  return true;
}

int all_seeds(const Board& board) {
  int sum = 0;
  for (const std::vector<int>& row : board.rows) {
    for (const int seeds : row) sum += seeds;
  }
  for (const int seeds : board.stores) sum += seeds;
  return sum;
}

std::vector<int> side_totals(const Rules& rules, const Board& board) {
  if (!rules.teams) return board.stores;
  return {board.stores[0] + board.stores[2], board.stores[1] + board.stores[3]};
}

int winner(const Rules& rules, const Board& board) {
  const std::vector<int> totals = side_totals(rules, board);
  int most = -1;
  int holder = -1;
  for (std::size_t side = 0; side < totals.size(); ++side) {
    if (totals[side] > most) {
      most = totals[side];
      holder = static_cast<int>(side);
    } else if (totals[side] == most) {
      holder = -1;
    }
  }
  return holder;
}

Board read_board(const Rules& rules, std::string_view text, std::string& error) {
  Board board;
  const std::vector<std::string> halves = split(text, ' ');
  if (halves.size() != 2) {
    error = "ROWS, a blank, MOVER";
    return board;
  }
  const std::vector<std::string> rows = split(halves[0], '/');
  if (static_cast<int>(rows.size()) != rules.players) error = "wrong number of rows";
  for (const std::string& row : rows) {
    const std::vector<std::string> numbers = split(row, ',');
    if (static_cast<int>(numbers.size()) != rules.pits + 1) {
      error = "wrong number of pits";
      return board;
    }
    std::vector<int> seeds;
    for (const std::string& number : numbers) {
      seeds.push_back(read_number(number, kMostSeeds));
      if (seeds.back() < 0) {
        error = "not a number of seeds: " + number;
        return board;
      }
    }
    board.stores.push_back(seeds.back());
    seeds.pop_back();
    board.rows.push_back(seeds);
  }
  if (all_seeds(board) > kMostSeeds) error = "more than 65535 seeds";
  board.mover = -2;
  // Nobody moves once no pit holds a seed.
  if (halves[1] == "-" && no_seeds_in_pits(board)) board.mover = -1;
  for (int player = 0; player < rules.players; ++player) {
    if (halves[1] == mover_name(rules, player)) board.mover = player;
  }
  if (board.mover == -2) error = "unknown mover: " + halves[1];
  return board;
}

std::string print_board(const Rules& rules, const Board& board) {
  std::string text;
  for (std::size_t player = 0; player < board.rows.size(); ++player) {
    if (player > 0) text += "/";
    for (const int seeds : board.rows[player]) text += std::to_string(seeds) + ",";
    text += std::to_string(board.stores[player]);
  }
  return text + " " + mover_name(rules, board.mover);
}

Board next_seat(const Rules& rules, const Board& board) {
  Board turned = board;
  for (int player = 0; player < rules.players; ++player) {
    const auto from = static_cast<std::size_t>(player);
    const auto to = static_cast<std::size_t>((player + 1) % rules.players);
    turned.rows[to] = board.rows[from];
    turned.stores[to] = board.stores[from];
  }
  if (board.mover >= 0) turned.mover = (board.mover + 1) % rules.players;
  return turned;
}

}  // namespace reference
