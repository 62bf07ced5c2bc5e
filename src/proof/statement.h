#pragma once

#include <cstdint>

namespace kalah {

enum class Bound : std::uint8_t { kAtLeast, kAtMost };

/// What a proof says of one position: its best future margin, seen from the mover, is at least or at most `margin`.
/// Under kAtLeast the mover has one sowing that keeps it, under kAtMost none of his sowings gets beyond it.
struct Statement {
  /// Of a PositionNumbers.
  std::uint64_t number = 0;
  std::int16_t margin = 0;
  /// Sorts before the number, the larger first, for who wants another order than that of a file; else 0.
  std::uint16_t weight = 0;
  Bound bound = Bound::kAtLeast;
  /// Under kAtLeast the sowing, 1-based; else, and while it is not chosen, 0.
  std::uint8_t pit = 0;

  bool operator==(const Statement&) const = default;
};

/// The same position and the same kind of bound.
inline bool same_place(const Statement& a, const Statement& b) { return a.number == b.number && a.bound == b.bound; }

/// The order of a file: by number, kAtLeast before kAtMost; only a weight goes before that.
inline bool stands_before(const Statement& a, const Statement& b) {
  if (a.weight != b.weight) return a.weight > b.weight;
  if (a.number != b.number) return a.number < b.number;
  return a.bound < b.bound;
}

/// Whether a bound on `margin` implies the same kind of bound on `asked`.
inline bool implies(Bound bound, int margin, int asked) {
  return bound == Bound::kAtLeast ? margin >= asked : margin <= asked;
}

}  // namespace kalah
