#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/memory.h"
#include "kalah/rules.h"

namespace kalah {

/// 128 bits that name a position. The packed model writes the seeds themselves, so two positions never share a key; the
/// general model writes two independent hashes of them.
struct TableKey {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  bool operator==(const TableKey&) const = default;

  /// Multiplying by odd constants and folding spreads the seeds of all pits over the low bits.
  [[nodiscard]] std::uint64_t hash() const {
    std::uint64_t h = a * 0x9E3779B97F4A7C15ULL ^ (b << 32 | b >> 32) * 0xC2B2AE3D27D4EB4FULL;
    h ^= h >> 32;
    h *= 0xD6E8FEB86659FD93ULL;
    return h ^ h >> 32;
  }
};

enum class Bound : std::uint8_t { kNone, kLower, kUpper, kExact };

/// What the table knows of a position.
struct TableEntry {
  /// Future margin (stores not counted), seen from the mover.
  std::int32_t value = 0;
  int depth = 0;
  Bound bound = Bound::kNone;
  /// 1-based, 0 if none.
  int pit = 0;
  /// Proved: holds at every depth.
  bool solved = false;
};

/// Transposition table of bounded size, its memory touched only as it fills. It holds values of one value key at a time
/// and forgets them when asked for another, so nothing is reused under other rules. find() and store() may run in
/// several threads at once; the others only while no search does.
class Table {
 public:
  /// At most `bytes`, at least one bucket. Where memory is refused it makes do with less.
  explicit Table(std::size_t bytes);

  /// Forgets everything unless it already serves `value_key` (kalah::value_key()).
  void serve(std::string_view value_key);
  /// Forgets everything, at once whatever the size.
  void clear();

  [[nodiscard]] std::optional<TableEntry> find(const TableKey& key) const;
  /// Keeps a value; within a bucket the shallower unsolved one gives way.
  void store(const TableKey& key, const TableEntry& entry);
  /// Brings the bucket near before it is asked for.
  void prefetch(const TableKey& key) const { __builtin_prefetch(bucket(key)); }

 private:
  static constexpr std::size_t kWays = 2;

  /// 24 bytes; all zero is an empty place.
  ///
  ///   a, b   the key, each word mixed with what follows it
  ///   data   value 32 | depth 8 | pit 4, bound 2, solved 1, free 1 | era 16
  ///
  /// Threads write the three words without a lock. Because `b` is mixed with the data and `a` with both, words of two
  /// different stores never look like a third key: such a place counts as empty.
  struct Slot {
    std::atomic<std::uint64_t> a;
    std::atomic<std::uint64_t> b;
    std::atomic<std::uint64_t> data;
  };
  static_assert(sizeof(Slot) == 24 && kMaxPits < 16);
  [[nodiscard]] Slot* bucket(const TableKey& key) const {
    return slots_ + static_cast<std::size_t>(key.hash() & mask_) * kWays;
  }
  [[nodiscard]] bool holds(std::uint64_t data) const { return data >> 48 == era_ && (data >> 44 & 3U) != 0; }
  /// The data of the slot if it holds the key, else 0.
  [[nodiscard]] std::uint64_t data_of(const Slot& slot, const TableKey& key) const;

  Memory memory_;
  /// In memory_, which begins as zeros: a slot of zeros is an empty one.
  Slot* slots_ = nullptr;
  std::uint64_t mask_ = 0;
  std::uint16_t era_ = 0;
  std::string served_;
};

}  // namespace kalah
