#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/game.h"
#include "kalah/status.h"

namespace kalah {

struct Tag {
  std::string name;
  std::string value;
  bool operator==(const Tag&) const = default;
};

/// A game with what is told about it. The text form: docs/rules.md, "Game record".
struct Record {
  Game game;
  /// Tags that the game itself does not say: players, Date, Event, then any other, in the order they are written.
  std::vector<Tag> tags;
  /// Why it ended: `resign`, `time`, ... or any other text; empty for normal. An end by `majority` or `repetition`
  /// follows from the game.
  std::string termination;
  /// Side that won where the seeds do not say it, -1 for a draw.
  std::optional<int> winner;
  /// Comment after that many entries of game.moves().
  std::map<std::size_t, std::string> comments;

  /// Sets or replaces a tag. Refused: a name that is not letters, digits and `_`, a name that the game itself
  /// determines, a value that is not UTF-8.
  Status set_tag(std::string_view name, std::string_view value);
  /// Adds a comment after `ply` entries; white space becomes single blanks. Refused: not UTF-8, a ply beyond the game.
  Status add_comment(std::size_t ply, std::string_view text);
};

/// Reads one record. Every error names the line and what was expected.
Result<Record> read_record(std::string_view text);

/// The canonical text: read_record(write_record(r)) is r, write_record(read_record(t)) is t for canonical t.
std::string write_record(const Record& record);

/// Name of a player in tags: `South`, `North`, with more players `Player1`...
std::string player_tag(const Rules& rules, int player);
/// Name of a side: as player_tag(); with teams `Player1+Player3`, `Player2+Player4`.
std::string side_name(const Rules& rules, int side);

}  // namespace kalah
