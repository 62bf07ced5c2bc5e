#include "builder/relay_rows.h"

#include "builder/gather_plan.h"

namespace kalah {
namespace {

RelayStart start_of(const BuildRules& rules, const RelaySower& sower, const DatabaseIndex& index, Row row, int pit) {
  RelayBoard board{row, 0};
  int place = pit;
  while (true) {
    const Row before = board.own;
    const int next = sower.leg(board, place);
    const bool stays = board.other == 0;
    if (stays && sower.goes_on(board, next)) {
      place = next;
      continue;
    }
    const bool in_store = next == rules.pits;
    const Row after = sower.pits_of(board.own);
    // Who gives up the turn with his last seed may have ended the game, which is for the full course to see.
    const bool plain = stays && (after != 0 || rules.extra || !rules.mover_row);
    if (!plain) return {before, 0, RelayStart::Kind::kCrosses, static_cast<std::uint8_t>(place)};
    return {0, index.rank(after), in_store ? RelayStart::Kind::kStore : RelayStart::Kind::kQuiet, 0};
  }
}

}  // namespace

RelayRows::RelayRows(const BuildRules& rules, const RelaySower& sower, const DatabaseIndex& index, int sum) {
  const std::uint32_t rows = index.rows(sum);
  rows_.reserve(rows);
  begin_.reserve(rows + std::size_t{1});
  begin_.push_back(0);
  for (std::uint32_t rank = 0; rank < rows; ++rank) {
    rows_.push_back(index.unrank(sum, rank));
    for (int pit = 0; pit < rules.pits; ++pit) {
      if (row_pit(rows_.back(), pit) > 0) starts_.push_back(start_of(rules, sower, index, rows_.back(), pit));
    }
    begin_.push_back(static_cast<std::uint32_t>(starts_.size()));
  }
  trim(starts_);
}

std::size_t RelayRows::bytes() const {
  return rows_.capacity() * sizeof(Row) + starts_.capacity() * sizeof(RelayStart) +
         begin_.capacity() * sizeof(std::uint32_t);
}

}  // namespace kalah
