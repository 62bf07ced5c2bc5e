#pragma once

#include <optional>

#include "core/rulebook.h"
#include "core/sow_on.h"
#include "kalah/rules.h"
#include "table/database_index.h"

namespace kalah {

/// The value of a position from the rules core and the stored values of the positions that one sowing leads to. Where
/// every stored value is that, all are right: sowings lead to fewer seeds or, in the end, nowhere. One a thread.
class Recompute {
 public:
  explicit Recompute(const Rules& rules) : book_(rules) {}

  [[nodiscard]] Position position_of(const RowPair& rows) const {
    Position position;
    for (int pit = 0; pit < book_.pits(); ++pit) {
      position.cells[cell(0, pit)] = static_cast<std::uint16_t>(row_pit(rows.mover, pit));
      position.cells[cell(1, pit)] = static_cast<std::uint16_t>(row_pit(rows.other, pit));
    }
    return position;
  }

  /// Nothing if the value of a position that a sowing leads to is not known. `margin_of(mover, other)` gives these.
  template <class Stored>
  [[nodiscard]] std::optional<int> margin(const RowPair& rows, const Stored& margin_of) const {
    const Position given = position_of(rows);
    if (end_of_given(book_, given) != EndReason::kNone) return banked(settled(book_.rules(), given));
    std::optional<int> best;
    const unsigned legal = legal_on(book_, given);
    for (int pit = 1; pit <= book_.pits(); ++pit) {
      if ((legal >> (pit - 1) & 1U) == 0) continue;
      Position next = given;
      NoTracer none;
      const Outcome outcome = sow_on(book_, next, pit, none);
      int value = banked(next);
      if (outcome.end == EndReason::kNone) {
        // The next to move gets what is stored: he himself, or the other.
        const int mover = next.mover;
        const std::optional<int> future = margin_of(row(next, mover), row(next, 1 - mover));
        if (!future) return std::nullopt;
        value += mover == 0 ? *future : -*future;
      }
      if (!best || value > *best) best = value;
    }
    return best;
  }

 private:
  [[nodiscard]] std::size_t cell(int player, int pit) const {
    return static_cast<std::size_t>(book_.row(player) + pit);
  }
  [[nodiscard]] Row row(const Position& position, int player) const {
    Row row = 0;
    for (int pit = 0; pit < book_.pits(); ++pit) row |= Row{position.cells[cell(player, pit)]} << (8 * pit);
    return row;
  }
  [[nodiscard]] int banked(const Position& position) const {
    return position.cells[cell(0, book_.pits())] - position.cells[cell(1, book_.pits())];
  }

  RuleBook book_;
};

}  // namespace kalah
