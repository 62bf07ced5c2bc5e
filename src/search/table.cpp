#include "search/table.h"

#include <algorithm>
#include <bit>
#include <new>

namespace kalah {
namespace {

std::uint64_t mixed(std::uint64_t data) { return data * 0x9E3779B97F4A7C15ULL; }

std::uint64_t mixed(std::uint64_t b, std::uint64_t data) {
  const std::uint64_t h = (b ^ data) * 0xA0761D6478BD642FULL;
  return h ^ h >> 29;
}

std::uint64_t packed(const TableEntry& entry, std::uint16_t era) {
  const auto depth = static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255));
  return static_cast<std::uint32_t>(entry.value) | depth << 32 | static_cast<std::uint64_t>(entry.pit & 0xF) << 40 |
         static_cast<std::uint64_t>(entry.bound) << 44 | static_cast<std::uint64_t>(entry.solved) << 46 |
         static_cast<std::uint64_t>(era) << 48;
}

TableEntry unpacked(std::uint64_t data) {
  return {static_cast<std::int32_t>(static_cast<std::uint32_t>(data)), static_cast<int>(data >> 32 & 0xFF),
          static_cast<Bound>(data >> 44 & 3), static_cast<int>(data >> 40 & 0xF), (data >> 46 & 1) != 0};
}

}  // namespace

Table::Table(std::size_t bytes) {
  std::size_t buckets = std::bit_floor(std::max<std::size_t>(1, bytes / (kWays * sizeof(Slot))));
  while (true) {
    memory_ = Memory(std::uint64_t{buckets} * kWays * sizeof(Slot));
    if (memory_.data() != nullptr || buckets == 1) break;
    buckets /= 2;
  }
  assert(memory_.data() != nullptr);
  slots_ = std::launder(reinterpret_cast<Slot*>(memory_.data()));
  mask_ = buckets - 1;
}

void Table::serve(std::string_view value_key) {
  if (served_ == value_key) return;
  clear();
  served_ = value_key;
}

void Table::clear() {
  if (++era_ != 0) return;
  // The eras have gone round: entries of long ago must not come back to life.
  std::for_each_n(slots_, (mask_ + 1) * kWays, [](Slot& slot) { slot.data.store(0, std::memory_order_relaxed); });
}

std::uint64_t Table::data_of(const Slot& slot, const TableKey& key) const {
  const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
  if (!holds(data)) return 0;
  if ((slot.b.load(std::memory_order_relaxed) ^ mixed(data)) != key.b) return 0;
  return (slot.a.load(std::memory_order_relaxed) ^ mixed(key.b, data)) == key.a ? data : 0;
}

std::optional<TableEntry> Table::find(const TableKey& key) const {
  const Slot* first = bucket(key);
  for (const Slot* slot = first; slot != first + kWays; ++slot) {
    if (const std::uint64_t data = data_of(*slot, key)) return unpacked(data);
  }
  return std::nullopt;
}

void Table::store(const TableKey& key, const TableEntry& entry) {
  Slot* first = bucket(key);
  Slot* victim = first;
  int least = 1 << 20;
  for (Slot* slot = first; slot != first + kWays; ++slot) {
    if (data_of(*slot, key) != 0) {
      victim = slot;
      break;
    }
    const std::uint64_t data = slot->data.load(std::memory_order_relaxed);
    const int worth = holds(data) ? static_cast<int>((data >> 32 & 0xFF) + (data >> 46 & 1)) : -1;
    if (worth < least) {
      least = worth;
      victim = slot;
    }
  }
  const std::uint64_t data = packed(entry, era_);
  victim->a.store(key.a ^ mixed(key.b, data), std::memory_order_relaxed);
  victim->b.store(key.b ^ mixed(data), std::memory_order_relaxed);
  victim->data.store(data, std::memory_order_relaxed);
}

}  // namespace kalah
