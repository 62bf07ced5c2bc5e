#pragma once

#include <string>

#include "kalah/game.h"
#include "tests/reference/reference.h"

namespace property {

/// What differs between both games as they stand; empty when nothing does.
std::string state_difference(const kalah::Game& game, const reference::Game& expected);

/// What differs in the account of the last entry, which is a sowing; also between the trace and plain sowing.
std::string trace_difference(const kalah::Game& game, const reference::Game& expected);

/// Counts of the next sowings on the fast and the general path against the reference.
std::string count_difference(const kalah::Game& game, reference::Game& expected, int depth);

/// The product's rules of the same text; the text comes back from them.
kalah::Rules product_rules(const reference::Rules& rules);

/// The product's game from a given position.
kalah::Game product_game(const kalah::Rules& rules, const std::string& start, int first);

/// Both games side by side, each move given to both.
class Pair {
 public:
  Pair(const reference::Rules& rules, const std::string& start, int first, const reference::Board& board, bool fresh);

  kalah::Game product;
  reference::Game expected;

  /// Plays the move on both sides. Returns what differs, with the whole case told; empty when nothing does.
  std::string play(const std::string& move);
  /// What differs before anything is played.
  std::string compare();
  /// Rules, start and moves: enough to repeat the case with `kalah apply`.
  [[nodiscard]] std::string story() const;

 private:
  std::string start_;
  std::string moves_;
};

}  // namespace property
