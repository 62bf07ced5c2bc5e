#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "kalah/rules.h"

namespace kalah {

/// 128 bits that name a position. The packed model writes the seeds themselves, so two positions never share a key; the
/// general model writes two independent hashes of them.
struct TableKey {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  bool operator==(const TableKey&) const = default;
};

enum class Bound : std::uint8_t { kNone, kLower, kUpper, kExact };

/// 24 bytes; all zero is an empty place.
///
///   key 16 | value 4 | depth 1 | pit 4 bits, bound 2, solved 1 | era 2
struct TableEntry {
  TableKey key;
  /// Future margin (stores not counted), seen from the mover.
  std::int32_t value;
  std::uint8_t depth;
  /// 1-based, 0 if none.
  std::uint8_t pit : 4;
  std::uint8_t bound_bits : 2;
  /// Proved: holds at every depth.
  std::uint8_t solved : 1;
  /// Set by the table: which clear() it came after.
  std::uint16_t era;

  [[nodiscard]] Bound bound() const { return static_cast<Bound>(bound_bits); }
};
static_assert(sizeof(TableEntry) == 24 && kMaxPits < 16);

/// Transposition table of bounded size, its memory touched only as it fills. It holds values of one value key at a time
/// and forgets them when asked for another, so nothing is reused under other rules. Not thread-safe.
class Table {
 public:
  /// At most `bytes`, at least one bucket. Where memory is refused it makes do with less.
  explicit Table(std::size_t bytes);

  /// Forgets everything unless it already serves `value_key` (kalah::value_key()).
  void serve(std::string_view value_key);
  /// Forgets everything, at once whatever the size.
  void clear();

  /// The entry of this key, or null. Valid until the next store().
  [[nodiscard]] const TableEntry* find(const TableKey& key) const;
  /// Keeps a value; within a bucket the shallower unsolved one gives way. `pit` 0: no best move.
  void store(const TableKey& key, int value, int depth, Bound bound, int pit, bool solved);

 private:
  static constexpr std::size_t kWays = 2;
  struct Freer {
    void operator()(TableEntry* entries) const { std::free(entries); }
  };
  [[nodiscard]] TableEntry* bucket(const TableKey& key) const;
  [[nodiscard]] bool holds(const TableEntry& entry) const { return entry.bound_bits != 0 && entry.era == era_; }

  std::unique_ptr<TableEntry[], Freer> entries_;
  std::uint64_t mask_ = 0;
  std::uint16_t era_ = 0;
  std::string served_;
};

}  // namespace kalah
