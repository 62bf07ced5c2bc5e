#pragma once

#include <map>
#include <string>

#include "tests/reference/game.h"

namespace kalah {

/// Final margins of player 0 under best play, by the second set of rules alone: slow, position by position.
class Referee {
 public:
  explicit Referee(const std::string& rules);

  /// Whether a given position has already ended; else nothing is to be asked about it.
  [[nodiscard]] bool over(const std::string& position) const { return game_of(position).over(); }
  [[nodiscard]] int margin(const std::string& position);

 private:
  [[nodiscard]] reference::Game game_of(const std::string& position) const;
  int margin(reference::Game& game);

  reference::Rules rules_;
  std::map<std::string, int> known_;
};

}  // namespace kalah
