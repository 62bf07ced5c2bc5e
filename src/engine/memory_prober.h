#pragma once

#include <cassert>
#include <memory>

#include "kalah/rules.h"
#include "search/prober.h"
#include "table/database.h"

namespace kalah {

/// Exact values from an endgame database in memory. Any number of threads may ask.
class MemoryProber final : public Prober {
 public:
  /// Precondition: the database was built for rules of the same value_key().
  MemoryProber(std::shared_ptr<const Database> database, const Rules& rules)
      : database_(std::move(database)), waits_for_mover_(rules.end == End::kMoverRowEmpty) {
    assert(database_->value_key() == kalah::value_key(rules));
  }

  [[nodiscard]] int max_seeds() const override { return database_->index().seeds(); }

  [[nodiscard]] std::optional<int> future_margin(std::span<const std::uint16_t> mover_row,
                                                 std::span<const std::uint16_t> other_row) const override {
    // Under mover-row-empty a given position goes on although the other's row is empty. In play that cannot come about,
    // and the value key counts it as ended.
    if (waits_for_mover_ && empty(other_row) && !empty(mover_row)) return std::nullopt;
    return database_->margin(mover_row, other_row);
  }

  [[nodiscard]] const Database& database() const { return *database_; }
  [[nodiscard]] std::shared_ptr<const Database> shared() const { return database_; }

 private:
  static bool empty(std::span<const std::uint16_t> row) {
    for (const std::uint16_t seeds : row) {
      if (seeds != 0) return false;
    }
    return true;
  }

  std::shared_ptr<const Database> database_;
  bool waits_for_mover_;
};

}  // namespace kalah
