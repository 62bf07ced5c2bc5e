#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "builder/build_rules.h"
#include "builder/relay_sower.h"
#include "table/database_index.h"

namespace kalah {

/// One sowing as far as the mover's row tells.
struct RelayStart {
  enum class Kind : std::uint8_t {
    /// Ends in the own row: the turn passes within the layer.
    kQuiet,
    /// Ends in the store before any seed has left the row.
    kStore,
    /// Leaves the row with the seeds at `place`.
    kCrosses,
  };
  /// What `kCrosses` begins with.
  Row row = 0;
  /// Of the row after the sowing, but for `kCrosses`.
  std::uint32_t rank = 0;
  Kind kind = Kind::kQuiet;
  std::uint8_t place = 0;
};

/// All rows of one sum and how their sowings begin, whatever stands across.
class RelayRows {
 public:
  RelayRows(const BuildRules& rules, const RelaySower& sower, const DatabaseIndex& index, int sum);

  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(rows_.size()); }
  [[nodiscard]] Row row(std::uint32_t rank) const { return rows_[rank]; }
  [[nodiscard]] std::span<const RelayStart> starts(std::uint32_t rank) const {
    return std::span(starts_).subspan(begin_[rank], begin_[rank + 1] - begin_[rank]);
  }
  [[nodiscard]] std::size_t bytes() const;

 private:
  std::vector<Row> rows_;
  std::vector<RelayStart> starts_;
  // Starts of row r: begin_[r] .. begin_[r + 1].
  std::vector<std::uint32_t> begin_;
};

}  // namespace kalah
