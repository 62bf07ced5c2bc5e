#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "kalah/game.h"

namespace kalah {

/// Text that must be valid rules.
inline Rules rules_of(std::string_view text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules.ok()) << text << ": " << (rules.ok() ? "" : rules.error().message);
  return rules.ok() ? *rules : Rules{};
}

inline Position position_of(const Rules& rules, std::string_view text) {
  const auto position = parse_position(rules, text);
  EXPECT_TRUE(position.ok()) << text << ": " << (position.ok() ? "" : position.error().message);
  return position.ok() ? *position : even_start(rules);
}

/// `start`, a position or `seed=...`, and moves, all of which must be accepted.
inline Game game_of(std::string_view rules_text, std::string_view start_text = "start",
                    std::string_view moves_text = "", int first = 0) {
  const Rules rules = rules_of(rules_text);
  const auto start = parse_start(rules, start_text, first);
  EXPECT_TRUE(start.ok()) << start_text;
  const auto moves = parse_moves(rules, moves_text);
  EXPECT_TRUE(moves.ok()) << moves_text;
  auto game = replay(rules, *start, *moves);
  EXPECT_TRUE(game.ok()) << rules_text << " " << start_text << " " << moves_text << ": "
                         << (game.ok() ? "" : game.error().message);
  return *game;
}

/// Every player's row and store handed to the next seat, the mover too.
inline Position rotated(const Rules& rules, const Position& position) {
  Position turned = position;
  const int stride = rules.pits + 1;
  for (int cell = 0; cell < rules.cells(); ++cell) {
    turned.cells[static_cast<std::size_t>((cell + stride) % rules.cells())] =
        position.cells[static_cast<std::size_t>(cell)];
  }
  if (!position.over()) turned.mover = static_cast<std::uint8_t>((position.mover + 1) % rules.players);
  return turned;
}

/// The file's lines without comments, cut at tabs.
std::vector<std::vector<std::string>> read_table(const std::string& path);
std::string read_text(const std::string& path);
std::vector<std::string> files_in(const std::string& folder);

}  // namespace kalah
