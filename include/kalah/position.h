#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/rules.h"
#include "kalah/status.h"

namespace kalah {

inline constexpr int kMaxCells = kMaxPlayers * (kMaxPits + 1);
inline constexpr std::uint8_t kNobody = 255;

/// What the opening rules (`opening`, `extra=not-first`) still have to say. Rules without them are under way at once.
enum class Phase : std::uint8_t { kFirstSowing, kFirstTurn, kSwapOffer, kUnderWay };

enum class EndReason : std::uint8_t { kNone, kRowEmpty, kMoverRowEmpty, kNoMove, kMajority, kRepetition };

/// A board between two sowings. Cells lie in ring order:
///
///   row 0 pit 1..n | store 0 | row 1 pit 1..n | store 1 | ...
///
/// so pit i of player k is cells[k*(n+1) + i-1] and his store cells[k*(n+1) + n]. Unused cells are 0.
/// Once the game is over (`end` is set) all pits are 0 and the mover is kNobody.
struct Position {
  std::array<std::uint16_t, kMaxCells> cells{};
  std::uint8_t mover = 0;
  Phase phase = Phase::kUnderWay;
  EndReason end = EndReason::kNone;

  bool operator==(const Position&) const = default;
  [[nodiscard]] bool over() const { return end != EndReason::kNone; }
};

/// Index of pit `pit` (1-based) of `player` in Position::cells.
inline int pit_cell(const Rules& rules, int player, int pit) { return player * (rules.pits + 1) + pit - 1; }
/// Index of the store of `player`.
inline int store_cell(const Rules& rules, int player) { return player * (rules.pits + 1) + rules.pits; }

/// The even start. `first` begins (0-based).
Position even_start(const Rules& rules, int first = 0);

/// A random start: the same row for every player, made from `seed` by the generator "splitmix64-drop": seeds*pits
/// seeds are dropped one by one into pit 1 + (next() mod pits), next() being SplitMix64 without modulo bias; a deal
/// that leaves the beginner no move (no-first-pit, all in pit 1) is dealt again from the running generator.
Position random_start(const Rules& rules, std::uint64_t seed, int first = 0);

/// Reads `6,6,6,6,6,6,0/6,6,6,6,6,6,0 S`: any board with the rules' players and pits and at most kMaxTotal seeds. It is
/// under way; one that has already ended by the rules is returned as ended, with the rest counted. Errors name row and
/// number.
Result<Position> parse_position(const Rules& rules, std::string_view text);

/// As parse_position(), but leaves a position that has already ended as it stands.
Result<Position> read_position(const Rules& rules, std::string_view text);

/// A given position as it counts under the rules: ended, with the rest counted, if it has already ended.
Position settled(const Rules& rules, Position position);

/// The text form: mover `S`/`N`, with more than two players `1`..`4`, `-` when the game is over.
std::string print_position(const Rules& rules, const Position& position);

/// Letter or digit of a player in text forms.
std::string player_letter(const Rules& rules, int player);

/// Reads the KGP literal `<n,S,N,s1..sn,n1..nn>` (two players, South to move). The number of pits must be the rules'.
Result<Position> parse_kgp_board(const Rules& rules, std::string_view text);

/// Pits per row of a KGP literal, checked for form only; for choosing rules before parse_kgp_board.
Result<int> kgp_board_pits(std::string_view text);

/// Writes the KGP literal seen by the mover (who is South there), by player 0 when the game is over. Two players only.
std::string print_kgp_board(const Rules& rules, const Position& position);

/// Seeds in all cells; at most kMaxTotal.
int total_seeds(const Rules& rules, const Position& position);
int seeds_in_pits(const Rules& rules, const Position& position);

/// Stores summed by side (Rules::side_of).
std::vector<int> side_stores(const Rules& rules, const Position& position);

/// The winning side by stores, or -1 when the most seeds are shared. Meaningful when the game is over.
int winning_side(const Rules& rules, const Position& position);

/// The side that can no longer be caught whatever happens, or -1.
int decided_side(const Rules& rules, const Position& position);

/// Name of a reason as in docs/page-api.md: `row-empty`, `majority`, ...; `none` while the game goes on.
std::string_view end_reason_name(EndReason reason);

}  // namespace kalah
