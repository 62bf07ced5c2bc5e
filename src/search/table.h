#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kalah {

/// 128 bits that name a position. The packed model writes the seeds themselves, so two positions never share a key; the
/// general model writes two independent hashes of them.
struct TableKey {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  bool operator==(const TableKey&) const = default;
};

enum class Bound : std::uint8_t { kNone, kLower, kUpper, kExact };

struct TableEntry {
  TableKey key;
  /// Future margin (stores not counted), seen from the mover.
  std::int32_t value = 0;
  std::uint8_t depth = 0;
  Bound bound = Bound::kNone;
  /// 1-based pit, 0 if none.
  std::uint8_t pit = 0;
  /// Proved: holds at every depth.
  bool solved = false;
};

/// Transposition table of bounded size. It holds values of one value key at a time and forgets them when asked for
/// another, so nothing is reused under other rules. Not thread-safe.
class Table {
 public:
  /// At most `bytes`, at least one bucket.
  explicit Table(std::size_t bytes);

  /// Empties the table unless it already serves `value_key` (kalah::value_key()).
  void serve(std::string_view value_key);
  void clear();

  /// The entry of this key, or null. Valid until the next store().
  [[nodiscard]] const TableEntry* find(const TableKey& key) const;
  /// Keeps the entry; within a bucket the shallower unsolved one gives way.
  void store(const TableEntry& entry);

 private:
  static constexpr std::size_t kWays = 2;
  [[nodiscard]] std::size_t bucket(const TableKey& key) const;

  std::vector<TableEntry> entries_;
  std::uint64_t mask_;
  std::string served_;
};

}  // namespace kalah
