#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/notation.h"
#include "kalah/position.h"
#include "kalah/rules.h"
#include "kalah/sowing.h"
#include "kalah/status.h"

namespace kalah {

/// Where a game begins.
struct StartSpec {
  enum class Kind : std::uint8_t { kEven, kDeal, kGiven };
  Kind kind = Kind::kEven;
  /// Who begins, 0-based; with kGiven the position says it.
  int first = 0;
  /// kDeal: see random_start().
  std::uint64_t seed = 0;
  /// kGiven: the position as it was given; the game begins from settled(position).
  Position position;
};

/// Reads `start` (the even start), `seed=NUMBER` or a position. Refused: `start` where the rules' start is random or
/// set.
Result<StartSpec> parse_start(const Rules& rules, std::string_view text, int first);

/// Sowings of one player until the turn passes.
struct Turn {
  int player = 0;
  std::vector<std::uint8_t> pits;
  bool complete = false;
  /// `swap` was answered before this turn.
  bool swapped_before = false;
};

/// A game: rules, start, and everything played, with exact undo. Not thread-safe; copies are independent.
class Game {
 public:
  /// Precondition: the rules pass check_rules(), the start fits them.
  Game(const Rules& rules, const StartSpec& start);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const StartSpec& start() const { return start_; }
  [[nodiscard]] const Position& position() const { return positions_.back(); }
  /// Position before entry `ply`; positions(moves().size()) is the current one.
  [[nodiscard]] const Position& position_at(std::size_t ply) const { return positions_[ply]; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  [[nodiscard]] const Outcome& outcome_at(std::size_t ply) const { return outcomes_[ply]; }
  [[nodiscard]] bool over() const { return position().over(); }
  /// `swap` has been answered.
  [[nodiscard]] bool swapped() const;

  [[nodiscard]] unsigned legal() const { return legal_pits(rules_, position()); }
  [[nodiscard]] bool swap_offered() const { return kalah::swap_offered(rules_, position()); }
  /// Legal pits, comma separated, then `swap` where it is offered.
  [[nodiscard]] std::string legal_text() const;

  /// Plays a sowing or a swap. A refusal names the reason and what is allowed; nothing changes then.
  Status play(Move move);
  /// Takes the last entry back exactly. False when there is none.
  bool undo();

  /// Trace of entry `ply`, the end by repetition included. Precondition: it is a sowing.
  [[nodiscard]] Trace trace(std::size_t ply) const;

  /// All turns; the last one may be incomplete.
  [[nodiscard]] std::vector<Turn> turns() const;

 private:
  Rules rules_;
  StartSpec start_;
  std::vector<Move> moves_;
  // outcomes_[i] is what moves_[i] did (empty for a swap); positions_ has one entry more than moves_.
  std::vector<Outcome> outcomes_;
  std::vector<Position> positions_;
};

/// Plays all moves from the start. The error names the number of the entry that was refused.
Result<Game> replay(const Rules& rules, const StartSpec& start, const std::vector<Move>& moves);

/// How the last game of a match ended, for choosing who begins the next.
struct LastGame {
  int first = 0;
  /// Seeds by player at its end.
  std::vector<int> stores;
};

/// Who begins by the axis `first`. Without a last game player 0, under `lot` the player that `lot_number` names (any
/// number, taken modulo the players). The loser is the side with the fewest seeds; of a team its first player begins.
/// Where two sides share the place that decides, the next player begins.
int beginner(const Rules& rules, const std::optional<LastGame>& last, std::uint64_t lot_number);

}  // namespace kalah
