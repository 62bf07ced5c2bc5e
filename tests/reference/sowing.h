#pragma once

#include <string>
#include <vector>

#include "tests/reference/board.h"

namespace reference {

/// A pit taken up when so many seeds had fallen before.
struct Lift {
  int at = 0;
  Cell cell;
  int seeds = 0;
  bool operator==(const Lift&) const = default;
};

/// Seeds taken out of a pit, by a capture or at the end.
struct Taken {
  Cell cell;
  int seeds = 0;
  /// Who gets them; -1: they leave the game.
  int to = 0;
  bool operator==(const Taken&) const = default;
};

/// Everything one sowing did, in the order it happened.
struct Facts {
  int player = 0;
  int pit = 0;
  std::vector<Lift> lifts;
  std::vector<Cell> path;
  bool in_store = false;
  std::vector<Taken> capture;
  bool extra = false;
  /// `normal`, `majority`, `repetition`, or empty while the game goes on.
  std::string end;
  std::vector<Taken> sweep;
};

/// The cell after or before `cell` on the ring of `owner`: all pits and his own store.
Cell next_on_ring(const Rules& rules, Cell cell, int owner);
Cell previous_on_ring(const Rules& rules, Cell cell, int owner);

/// The pit opposite to pit `pit` of `player`.
Cell opposite(const Rules& rules, Cell cell);

/// Sows the mover's pit and captures. Neither the end nor the extra move is decided here.
Facts sow_and_capture(const Rules& rules, Board& board, int pit);

/// Whether the game has ended after a sowing of `sower`, `next` being next to move: `normal`, `majority` or empty.
std::string end_after_sowing(const Rules& rules, const Board& board, int sower, int next);

/// Whether a given position has already ended.
std::string end_of_given(const Rules& rules, const Board& board);

/// Counts the seeds left by `rest` and leaves nobody to move. `last` is the player whose turn was the last.
std::vector<Taken> sweep_rest(const Rules& rules, Board& board, int last);

}  // namespace reference
