#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/status.h"

namespace kalah {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxPits = 12;
/// Seeds in one pit at the start.
inline constexpr int kMaxSeedsPerPit = 24;
/// Seeds on a board, given positions included.
inline constexpr int kMaxTotal = 65535;

enum class Start : std::uint8_t { kEven, kRandom, kSet };
enum class Sow : std::uint8_t { kCcw, kCw, kCross };
enum class Lap : std::uint8_t { kSingle, kRelay };
enum class Capture : std::uint8_t { kNone, kStandard, kAlways, kSeedsOnly, kOwnOnly };
enum class Extra : std::uint8_t { kYes, kNo, kNotFirst };
enum class End : std::uint8_t { kAnyRowEmpty, kMoverRowEmpty, kNoMove };
enum class Rest : std::uint8_t { kOwner, kEmptier, kNobody };
enum class Stop : std::uint8_t { kPlayout, kMajority };
enum class Opening : std::uint8_t { kFree, kPie, kNoFirstPit };
enum class First : std::uint8_t { kSouth, kLot, kLoser, kWinner, kAlternate };

/// Every rule choice of a game, as data. What each value means: docs/rules.md.
struct Rules {
  std::uint8_t players = 2;
  bool teams = false;
  std::uint8_t pits = 6;
  std::uint8_t seeds = 6;
  Start start = Start::kEven;
  Sow sow = Sow::kCcw;
  Lap lap = Lap::kSingle;
  Capture capture = Capture::kStandard;
  Extra extra = Extra::kYes;
  End end = End::kAnyRowEmpty;
  Rest rest = Rest::kOwner;
  Stop stop = Stop::kPlayout;
  Opening opening = Opening::kFree;
  First first = First::kSouth;

  bool operator==(const Rules&) const = default;

  /// Pits and stores on the board.
  [[nodiscard]] int cells() const { return players * (pits + 1); }
  /// Sides that win or lose together: two with teams, else one a player.
  [[nodiscard]] int sides() const { return teams ? 2 : players; }
  /// Side of a player (0-based).
  [[nodiscard]] int side_of(int player) const { return teams ? player % 2 : player; }
};

/// One axis of the rules. Either a list of named values, or a range of numbers (`values` empty).
struct Axis {
  std::string_view key;
  std::span<const std::string_view> values;
  int min = 0;
  int max = 0;
  std::string_view default_value;
};

struct Preset {
  std::string_view name;
  /// Canonical form of its rules.
  std::string_view rules;
};

/// All axes, in the order of the table in docs/rules.md (the order of the canonical form).
std::span<const Axis> axes();

/// Presets in the order of docs/rules.md. Names are input only.
std::span<const Preset> presets();

/// Value of the axis `key` as text; empty if there is no such axis.
std::string axis_value(const Rules& rules, std::string_view key);

/// Reads `6x4,capture=always` or `modern,opening=pie`. Errors: unknown preset, key or value, number out of range, a
/// repeated key, a refused combination; each named with what is allowed.
Result<Rules> parse_rules(std::string_view text);

/// The canonical form: `<pits>x<seeds>`, then the keys that differ from the default in the order of axes().
std::string print_rules(const Rules& rules);

/// Refuses, by name, the combinations that docs/rules.md lists, and numbers out of range.
Status check_rules(const Rules& rules);

/// Canonical text of what the best future margin depends on: two rules with the same value key may share values.
/// Seeds, start, first, opening and teams are dropped, cw = ccw, mover-row-empty = any-row-empty (two players, but for
/// pits=1 with relay), relay drops capture.
std::string value_key(const Rules& rules);

}  // namespace kalah
