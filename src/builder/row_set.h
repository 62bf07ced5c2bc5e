#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "builder/build_rules.h"
#include "builder/gather_plan.h"
#include "table/database_index.h"

namespace kalah {

/// One sowing as far as the mover's row tells. `rank` is that of the row it leaves.
struct RowMove {
  enum class Kind : std::uint8_t {
    /// Banks and captures nothing: the turn passes within the layer.
    kQuiet,
    /// The same, if the other's pit `arg` is empty.
    kQuietIf,
    /// Banks `gain`, drops `arg` seeds on the other's row; the turn passes.
    kPass,
    /// Captures what the other has in pit `arg`; `gain` without that.
    kCapture,
    /// Too rare for a plan: played seed by seed.
    kOther,
  };
  std::uint32_t rank = 0;
  Kind kind = Kind::kQuiet;
  std::uint8_t arg = 0;
  std::uint8_t gain = 0;
  std::uint8_t pit = 0;
};

/// A row after a sowing of its own, before any capture.
struct SownRow {
  Row row = 0;
  int gain = 0;
  /// Seeds on the other's row, the first of each round on his pit 1.
  int dropped = 0;
  /// Own pit (0-based) of the last seed; the number of pits for the store, one more for the other's row.
  int last = 0;
  /// The last seed fell into an empty own pit.
  bool in_empty = false;
};

/// Precondition: the pit holds seeds.
SownRow sow_row(Row row, int pit, int pits);

/// All rows of one sum and what can be said about them beforehand, whatever stands across.
struct RowSet {
  /// `align`: where loads of finished layers may begin.
  RowSet(const BuildRules& rules, const DatabaseIndex& index, int sum, std::uint32_t align);

  std::uint32_t count = 0;
  std::vector<Row> rows;
  // Sowings of row r but for plain extra moves: moves[move_begin[r]] .. moves[move_begin[r + 1]].
  std::vector<std::uint32_t> move_begin;
  std::vector<RowMove> moves;
  // For each row the rows after its plain extra moves (one seed banked, nothing dropped).
  GatherPlan extra;
  // For each row the rows after its quiet sowings; quiet_if[k]: after those that are quiet if the other's pit k is
  // empty.
  GatherPlan quiet;
  std::array<GatherPlan, kMaxRowPits> quiet_if;
  // For each row the row with one more seed in each of its first t + 1 pits.
  std::array<GatherPlan, kMaxRowPits> added;
  // For each row the row with pit k emptied; the stream is the number of seeds it held.
  std::array<GatherPlan, kMaxRowPits> emptied;
  // 255 where pit k is empty, else 0; whole vectors may be read.
  std::array<std::vector<std::uint8_t>, kMaxRowPits> empty_at;

  [[nodiscard]] std::size_t bytes() const;

 private:
  using Edges = std::vector<GatherPlan::Edge>;
  void list_moves(const BuildRules& rules, const DatabaseIndex& index, std::uint32_t align);
  void plan_other_side(const BuildRules& rules, const DatabaseIndex& index, int sum, std::uint32_t align);
};

}  // namespace kalah
