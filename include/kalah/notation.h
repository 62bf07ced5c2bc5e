#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/rules.h"
#include "kalah/status.h"

namespace kalah {

/// One entry of a game: a sowing from a pit (1-based), or the answer `swap`.
struct Move {
  std::uint8_t pit = 0;

  static constexpr Move swap() { return Move{0}; }
  [[nodiscard]] bool is_swap() const { return pit == 0; }
  bool operator==(const Move&) const = default;
};

/// Reads `3,6 2 swap`: blanks and commas are the same. Only the form is checked; a pit is 1..rules.pits.
Result<std::vector<Move>> parse_moves(const Rules& rules, std::string_view text);

/// `3` or `swap`.
std::string print_move(Move move);

}  // namespace kalah
