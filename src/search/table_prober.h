#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>

#include "kalah/rules.h"
#include "search/prober.h"

namespace kalah {

/// Exact values from an endgame database, be it in memory (Database) or in a file (TableFile). Any number of threads
/// may ask.
template <class Table>
class TableProber : public Prober {
 public:
  /// Precondition: the database was built for rules of the same value_key().
  TableProber(std::shared_ptr<const Table> table, const Rules& rules)
      : table_(std::move(table)), waits_for_mover_(rules.end == End::kMoverRowEmpty && ends_alike(rules)) {
    assert(table_->value_key() == kalah::value_key(rules));
  }

  [[nodiscard]] int max_seeds() const override { return table_->index().seeds(); }

  [[nodiscard]] std::optional<int> future_margin(std::span<const std::uint16_t> mover_row,
                                                 std::span<const std::uint16_t> other_row) const override {
    // Under mover-row-empty a given position goes on although the other's row is empty. In play that cannot come about,
    // and the value key counts it as ended.
    if (waits_for_mover_ && empty(other_row) && !empty(mover_row)) return std::nullopt;
    return table_->margin(mover_row, other_row);
  }

  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] std::shared_ptr<const Table> shared() const { return table_; }

 private:
  /// Whether the value key counts mover-row-empty as any-row-empty.
  static bool ends_alike(Rules rules) {
    const std::string key = kalah::value_key(rules);
    rules.end = End::kAnyRowEmpty;
    return key == kalah::value_key(rules);
  }
  static bool empty(std::span<const std::uint16_t> row) {
    return std::ranges::all_of(row, [](std::uint16_t seeds) { return seeds == 0; });
  }

  std::shared_ptr<const Table> table_;
  bool waits_for_mover_;
};

}  // namespace kalah
