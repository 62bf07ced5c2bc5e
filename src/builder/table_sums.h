#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "kalah/status.h"
#include "table/table_file.h"

namespace kalah {

/// Over positions: how many, their future margins, the squares of these.
struct TableSums {
  std::uint64_t positions = 0;
  std::int64_t margins = 0;
  std::uint64_t squares = 0;
  bool operator==(const TableSums&) const = default;
};

/// Follows work over all positions of a database. Called from all threads that do it.
class PositionWatch {
 public:
  virtual ~PositionWatch() = default;
  virtual void at(std::uint64_t done, std::uint64_t all) = 0;

 protected:
  PositionWatch() = default;
  PositionWatch(const PositionWatch&) = default;
  PositionWatch& operator=(const PositionWatch&) = default;
};

/// Sums over all positions with at most N seeds, for N = 0 .. seeds. Reads and checks every block. Errors: the first
/// damaged one.
Result<std::vector<TableSums>> sum_table(const TableFile& table, PositionWatch& watch);

/// Sums that a construction which shares nothing with ours has printed for these rules; nothing where none has.
std::optional<TableSums> known_sums(std::string_view value_key, int seeds);

}  // namespace kalah
