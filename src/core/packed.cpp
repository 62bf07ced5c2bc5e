#include "core/packed.h"

namespace kalah {

namespace detail {
constinit const PackedTables kPackedTables{};
}  // namespace detail

bool packable(const RuleBook& book, const Position& position) {
  const Rules& rules = book.rules();
  if (rules.players != 2 || rules.pits != Packed::kPits || rules.lap != Lap::kSingle || rules.sow == Sow::kCross ||
      rules.stop != Stop::kPlayout || position.over() || position.phase != Phase::kUnderWay) {
    return false;
  }
  // With both rows filled, mover-row-empty ends exactly where any-row-empty does, now and later.
  const bool both_rows = !row_empty(book, position, 0) && !row_empty(book, position, 1);
  const bool same_end = rules.end == End::kAnyRowEmpty || (rules.end == End::kMoverRowEmpty && both_rows);
  return same_end && total_seeds(rules, position) <= Packed::kMaxSeeds;
}

Packed pack(const RuleBook& book, const Position& position) {
  assert(packable(book, position));
  Packed packed;
  for (int i = 0; i <= Packed::kPits; ++i) {
    const auto own = static_cast<std::size_t>(book.row(position.mover) + i);
    const auto other = static_cast<std::size_t>(book.row(1 - position.mover) + i);
    packed.own |= static_cast<std::uint64_t>(position.cells[own]) << (8 * i);
    packed.other |= static_cast<std::uint64_t>(position.cells[other]) << (8 * i);
  }
  return packed;
}

}  // namespace kalah
