#include "solver/referee.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kalah {

Referee::Referee(const std::string& rules) {
  std::string error;
  rules_ = reference::read_rules(rules, error);
  EXPECT_EQ(error, "") << rules;
}

reference::Game Referee::game_of(const std::string& position) const {
  std::string error;
  const reference::Board board = reference::read_board(rules_, position, error);
  EXPECT_EQ(error, "") << position;
  return {rules_, board, false};
}

int Referee::margin(const std::string& position) {
  reference::Game game = game_of(position);
  return margin(game);
}

int Referee::margin(reference::Game& game) {
  const reference::Board& board = game.board();
  if (game.over()) return board.stores[0] - board.stores[1];
  const bool first = board.mover == 0;
  const std::string key = reference::print_board(rules_, board);
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  int best = first ? -1000 : 1000;
  for (const int pit : game.legal()) {
    game.sow(pit);
    const int here = margin(game);
    best = first ? std::max(best, here) : std::min(best, here);
    game.undo();
  }
  return known_[key] = best;
}

}  // namespace kalah
