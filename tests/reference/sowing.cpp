#include "tests/reference/sowing.h"

namespace reference {

namespace {

bool is_foreign_store(Cell cell, int owner) { return cell.pit == 0 && cell.player != owner; }

/// One step on the whole board, all stores included: row 0, store 0, row 1, store 1, ...
Cell step_forward(const Rules& rules, Cell cell) {
  if (cell.pit == 0) return {(cell.player + 1) % rules.players, 1};
  if (cell.pit == rules.pits) return {cell.player, 0};
  return {cell.player, cell.pit + 1};
}

Cell step_backward(const Rules& rules, Cell cell) {
  if (cell.pit == 0) return {cell.player, rules.pits};
  if (cell.pit == 1) return {(cell.player + rules.players - 1) % rules.players, 0};
  return {cell.player, cell.pit - 1};
}

/// Takes a pit up and drops its seeds one by one. Returns where the last one fell.
Cell sow_pit(const Rules& rules, Board& board, int owner, Cell from, Facts& facts) {
  const int seeds = seeds_at(board, from);
  facts.lifts.push_back({static_cast<int>(facts.path.size()), from, seeds});
  seeds_at(board, from) = 0;
  const bool clockwise = rules.sow == "cross" && seeds % 2 == 1;
  Cell cell = from;
  for (int i = 0; i < seeds; ++i) {
    cell = clockwise ? previous_on_ring(rules, cell, owner) : next_on_ring(rules, cell, owner);
    ++seeds_at(board, cell);
    facts.path.push_back(cell);
  }
  return cell;
}

void take(Board& board, Cell cell, int to, std::vector<Taken>& taken) {
  const int seeds = seeds_at(board, cell);
  if (seeds == 0) return;
  taken.push_back({cell, seeds, to});
  seeds_at(board, cell) = 0;
  if (to >= 0) seeds_at(board, {to, 0}) += seeds;
}

/// The last seed has fallen in an own pit that was empty.
void capture(const Rules& rules, Board& board, Cell last, Facts& facts) {
  const Cell across = opposite(rules, last);
  const bool seeds_across = seeds_at(board, across) > 0;
  bool take_own = false;
  bool take_across = false;
  if (rules.capture == "standard") {
    take_own = seeds_across;
    take_across = seeds_across;
  } else if (rules.capture == "always") {
    take_own = true;
    take_across = true;
  } else if (rules.capture == "seeds-only") {
    take_across = seeds_across;
  } else if (rules.capture == "own-only") {
    take_own = true;
  }
  if (take_own) take(board, last, facts.player, facts.capture);
  if (take_across) take(board, across, facts.player, facts.capture);
}

bool some_row_empty(const Rules& rules, const Board& board) {
  for (int player = 0; player < rules.players; ++player) {
    if (row_empty(board, player)) return true;
  }
  return false;
}

bool has_majority(const Rules& rules, const Board& board) {
  for (const int total : side_totals(rules, board)) {
    if (2 * total > all_seeds(board)) return true;
  }
  return false;
}

/// Whose row is empty; of several the one whose turn was the last. -1: nobody's.
int emptier(const Rules& rules, const Board& board, int last) {
  for (int back = 0; back < rules.players; ++back) {
    const int player = (last - back + rules.players) % rules.players;
    if (row_empty(board, player)) return player;
  }
  return -1;
}

}  // namespace

Cell next_on_ring(const Rules& rules, Cell cell, int owner) {
  cell = step_forward(rules, cell);
  if (is_foreign_store(cell, owner)) cell = step_forward(rules, cell);
  return cell;
}

Cell previous_on_ring(const Rules& rules, Cell cell, int owner) {
  cell = step_backward(rules, cell);
  if (is_foreign_store(cell, owner)) cell = step_backward(rules, cell);
  return cell;
}

Cell opposite(const Rules& rules, Cell cell) {
  return {(cell.player + rules.players / 2) % rules.players, rules.pits + 1 - cell.pit};
}

Facts sow_and_capture(const Rules& rules, Board& board, int pit) {
  Facts facts;
  facts.player = board.mover;
  facts.pit = pit;
  Cell last = sow_pit(rules, board, facts.player, {facts.player, pit}, facts);
  if (rules.lap == "relay") {
    // More than one seed where the last one fell: it was not empty.
    while (last.pit != 0 && seeds_at(board, last) > 1) last = sow_pit(rules, board, facts.player, last, facts);
  }
  facts.in_store = last.pit == 0;
  const bool own_pit = last.pit != 0 && last.player == facts.player;
  if (rules.lap != "relay" && own_pit && seeds_at(board, last) == 1) capture(rules, board, last, facts);
  return facts;
}

std::string end_after_sowing(const Rules& rules, const Board& board, int sower, int next) {
  bool rows = false;
  if (rules.end == "any-row-empty") rows = some_row_empty(rules, board);
  if (rules.end == "mover-row-empty") rows = row_empty(board, sower) || row_empty(board, next);
  if (rules.end == "no-move") rows = row_empty(board, next);
  if (rows) return "normal";
  if (rules.stop == "majority" && has_majority(rules, board)) return "majority";
  return "";
}

std::string end_of_given(const Rules& rules, const Board& board) {
  if (no_seeds_in_pits(board)) return "normal";
  const bool rows = rules.end == "any-row-empty" ? some_row_empty(rules, board) : row_empty(board, board.mover);
  if (rows) return "normal";
  if (rules.stop == "majority" && has_majority(rules, board)) return "majority";
  return "";
}

std::vector<Taken> sweep_rest(const Rules& rules, Board& board, int last) {
  std::vector<Taken> taken;
  const int taker = emptier(rules, board, last);
  for (int player = 0; player < rules.players; ++player) {
    int to = player;
    if (rules.rest == "nobody") to = -1;
    if (rules.rest == "emptier" && taker >= 0) to = taker;
    for (int pit = 1; pit <= rules.pits; ++pit) take(board, {player, pit}, to, taken);
  }
  board.mover = -1;
  return taken;
}

}  // namespace reference
