#pragma once

#include <cstdint>
#include <string>

#include "builder/build.h"
#include "builder/part_file.h"

namespace kalah {

/// Follows the writing of a database.
class TableWatch : public BuildWatch {
 public:
  /// Before the first layer is built: so many were there already, with `done` of `all` positions.
  virtual void begun(int layers, std::uint64_t done, std::uint64_t all) = 0;
  /// Layer n is on the disk and takes `bytes` there.
  virtual void layer_done(int n, std::uint64_t positions, std::uint64_t bytes) = 0;
};

struct TableOrder {
  Rules rules;
  int seeds = 0;
  int threads = 1;
  std::string folder;
  /// As of a BuildOrder.
  std::optional<BuildForm> form = {};
};

/// What building a database will take.
struct TablePlan {
  std::uint64_t positions = 0;
  /// Bytes of memory, at most.
  std::uint64_t memory = 0;
  /// Bytes of the file, about.
  std::uint64_t file = 0;
};

/// Errors: rules and sizes that no database serves, by name.
Result<TablePlan> plan_table(const TableOrder& order);

/// Builds the database, layer by layer, into its folder; goes on from the last whole layer of an unfinished one. A
/// process killed at any moment leaves nothing, an unfinished or a whole database. Where a whole one is that holds as
/// many seeds nothing is done. `watch` is asked from all threads. Errors: as plan_table() and folder_state(), another
/// process that builds there, what the system says, stopped by the watch. Not in WebAssembly.
Status build_table(const TableOrder& order, TableWatch& watch);

}  // namespace kalah
