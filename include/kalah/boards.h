#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/game.h"
#include "kalah/status.h"

namespace kalah {

/// Text forms of a position: that of docs/rules.md, or the KGP board seen from the player to move.
enum class BoardForm : std::uint8_t { kPosition, kKgp };

struct Board {
  Rules rules;
  Position position;
};

/// A line that is not blank, without the white space around it; lines are numbered from 1, blank ones too.
struct TextLine {
  std::size_t number;
  std::string_view text;
};
std::vector<TextLine> text_lines(std::string_view text);

/// Reads one board. Without rules they are standard ones of its size; refused where given ones have another.
Result<Board> read_board(BoardForm form, const std::optional<Rules>& rules, std::string_view text);

/// Refused: a KGP board of more than two players.
Result<std::string> write_board(BoardForm form, const Board& board);

/// The game whose boards these lines are, each one sowing after the one before. Even rows and empty stores are the
/// start of the game, anything else is a given position. Every error names its line.
Result<Game> read_boards(BoardForm form, const std::optional<Rules>& rules, std::string_view text);

}  // namespace kalah
