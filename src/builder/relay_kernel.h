#pragma once

#include <vector>

#include "builder/kernel.h"
#include "builder/relay_rows.h"

namespace kalah {

/// Everything a build under lap=relay knows before it begins: shared by all kernels, only read.
struct RelayTables {
  RelayTables(const BuildRules& build_rules, const DatabaseIndex& database_index);

  BuildRules rules;
  DatabaseIndex index;
  RelaySower sower;
  /// One for each sum.
  std::vector<RelayRows> sets;

  [[nodiscard]] std::size_t bytes() const;
};

/// The kernel of lap=relay: position by position, sowing by sowing. What the mover's row tells beforehand is read; a
/// sowing that leaves it is played.
class RelayKernel final : public Kernel {
 public:
  RelayKernel(const RelayTables& tables, std::uint8_t* values);

  void run(int n, int small) override;

  /// Bytes a kernel takes for itself.
  static std::size_t scratch_bytes(const DatabaseIndex& index);

 private:
  [[nodiscard]] const RelayRows& set(int sum) const { return tables_.sets[static_cast<std::size_t>(sum)]; }
  [[nodiscard]] std::uint8_t* block(int n, int mover_sum) const { return values_ + tables_.index.block(n, mover_sum); }

  template <class Quiet>
  [[nodiscard]] std::uint8_t value(int n, int mover_sum, std::uint32_t mover, std::uint32_t other, Quiet quiet) const;
  [[nodiscard]] int stored(int n, int mover_sum, const RelayStart& start, std::uint32_t other) const;
  [[nodiscard]] int played(int n, const RelayStart& start, Row other) const;

  const RelayTables& tables_;
  std::uint8_t* values_;
  /// Values of one outer row as the mover, by the inner row that stands across.
  std::vector<std::uint8_t> line_;
};

}  // namespace kalah
