#pragma once

#include <string>

#include "builder/build.h"
#include "builder/relay_kernel.h"
#include "builder/split_kernel.h"

namespace kalah {

/// A database in the making: what both drivers share.
class Construction {
 public:
  /// Checks rules and memory. Nothing is allocated yet.
  static Result<Construction> plan(const Rules& rules, const BuildOrder& order, int threads);

  /// Allocates everything the build needs but for the kernels.
  Status begin();
  [[nodiscard]] std::unique_ptr<Kernel> kernel();
  /// Precondition of these two and of kernel(): begin().
  [[nodiscard]] Database& database() { return *database_; }
  [[nodiscard]] const Database& database() const { return *database_; }
  [[nodiscard]] int seeds() const { return index_.seeds(); }
  [[nodiscard]] const DatabaseIndex& index() const { return index_; }
  /// value_key() of the rules.
  [[nodiscard]] const std::string& key() const { return key_; }
  /// Positions of a split, both movers.
  [[nodiscard]] std::uint64_t positions(int n, int small) const;
  /// The splits of layer n are small = 0 .. n / 2. The last are the largest.
  [[nodiscard]] static int splits(int n) { return n / 2 + 1; }
  [[nodiscard]] std::unique_ptr<const Database> finish() { return std::move(database_); }

  static Error stopped() { return Error{"the building of the endgame database was stopped"}; }

 private:
  Construction(BuildRules rules, DatabaseIndex index, std::string key, bool packed)
      : rules_(rules), index_(std::move(index)), key_(std::move(key)), packed_(packed) {}

  BuildRules rules_;
  DatabaseIndex index_;
  std::string key_;
  bool packed_;
  // One of them, by the lap.
  std::unique_ptr<BuildTables> tables_;
  std::unique_ptr<RelayTables> relay_tables_;
  std::unique_ptr<Database> database_;
};

}  // namespace kalah
