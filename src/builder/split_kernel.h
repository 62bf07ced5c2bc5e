#pragma once

#include <vector>

#include "builder/kernel.h"
#include "builder/row_set.h"
#include "table/database.h"

namespace kalah {

/// Everything a build under lap=single knows before it begins: shared by all kernels, only read.
struct BuildTables {
  BuildTables(const BuildRules& build_rules, const DatabaseIndex& database_index);

  BuildRules rules;
  DatabaseIndex index;
  /// One for each sum.
  std::vector<RowSet> sets;

  [[nodiscard]] std::size_t bytes() const;
};

/// The kernel of lap=single: vectors of positions at a time.
class SplitKernel final : public Kernel {
 public:
  SplitKernel(const BuildTables& tables, std::uint8_t* values);

  void run(int n, int small) override;

  /// Bytes a kernel takes for itself.
  static std::size_t scratch_bytes(const DatabaseIndex& index);

 private:
  // Rows handled together, so that writes to the block whose columns they are fill whole cache lines.
  static constexpr std::uint32_t kTile = 64;
  static constexpr std::uint32_t kStretch = 1024;

  struct Shape {
    int outer = 0;
    int inner = 0;
  };
  static Shape shape_of(const DatabaseIndex& index, int n, int small);
  static std::size_t tile_bytes(const DatabaseIndex& index);

  [[nodiscard]] const RowSet& set(int sum) const { return tables_.sets[static_cast<std::size_t>(sum)]; }
  [[nodiscard]] std::uint8_t* block(int n, int mover_sum) const { return values_ + tables_.index.block(n, mover_sum); }

  void lower_layers(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                    std::uint32_t others, std::uint8_t* out, std::size_t stride);
  void extra_moves(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                   std::uint32_t others, std::uint8_t* out, std::size_t stride);
  void pass(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others, std::uint8_t* out);
  void capture(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others, std::uint8_t* out);
  void play(int n, Row mover_row, int pit, int other_sum, std::uint32_t other, std::uint32_t others, std::uint8_t* out);
  void prepare_inner_movers(int n, Shape shape);
  void outer_movers(int n, Shape shape, std::uint32_t row, std::uint32_t begin, std::uint8_t* line);
  void inner_movers(int n, Shape shape, std::uint32_t row, std::uint32_t begin, const std::uint8_t* line);

  const BuildTables& tables_;
  std::uint8_t* values_;
  Memory tile_;
  Memory stretch_;
};

}  // namespace kalah
