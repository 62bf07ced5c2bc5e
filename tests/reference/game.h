#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/reference/sowing.h"

namespace reference {

/// A game with all that was played. Everything is worked out from the history whenever it is asked for.
class Game {
 public:
  /// `fresh`: a game that begins here, so that the opening and `extra=not-first` still have to say something. Otherwise
  /// the board is a given position: the game is under way, or has already ended.
  Game(const Rules& rules, const Board& start, bool fresh);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Board& board() const { return boards_.back(); }
  [[nodiscard]] bool over() const { return !end_.empty(); }
  /// `normal`, `majority`, `repetition`, or empty while the game goes on.
  [[nodiscard]] const std::string& end() const { return end_; }

  /// The pits the mover may sow, in order.
  [[nodiscard]] std::vector<int> legal() const;
  [[nodiscard]] bool swap_offered() const;
  [[nodiscard]] bool swapped() const;
  /// Legal pits, then `swap` where it is offered; comma separated.
  [[nodiscard]] std::string legal_text() const;

  /// Play a pit or answer `swap`; false (and nothing changes) when that is not allowed.
  bool sow(int pit);
  bool swap();
  /// Plays `3`, `swap`.
  bool play(const std::string& move);
  void undo();

  /// What the last sowing did.
  [[nodiscard]] const Facts& last_facts() const { return entries_.back().facts; }

 private:
  struct Entry {
    bool swap = false;
    Facts facts;
  };

  [[nodiscard]] int sowings() const;
  [[nodiscard]] int complete_turns() const;
  [[nodiscard]] int times_stood(const Board& board) const;

  Rules rules_;
  bool fresh_;
  std::string end_;
  std::vector<Entry> entries_;
  // The start, then the board after each entry.
  std::vector<Board> boards_;
};

/// The answer of `kalah apply` to one line. A refusal is `error` alone, without its reason.
std::string apply(std::string_view line);

}  // namespace reference
