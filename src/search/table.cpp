#include "search/table.h"

#include <algorithm>
#include <bit>

namespace kalah {

Table::Table(std::size_t bytes) {
  std::size_t buckets = std::bit_floor(std::max<std::size_t>(1, bytes / (kWays * sizeof(TableEntry))));
  // calloc leaves large memory untouched until it is used, so a big table costs nothing before it is full.
  while (true) {
    entries_.reset(static_cast<TableEntry*>(std::calloc(buckets * kWays, sizeof(TableEntry))));
    if (entries_ || buckets == 1) break;
    buckets /= 2;
  }
  assert(entries_);
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
  std::fill_n(entries_.get(), (mask_ + 1) * kWays, TableEntry{});
}

TableEntry* Table::bucket(const TableKey& key) const {
  // Multiplying by odd constants and folding spreads the seeds of all pits over the low bits.
  std::uint64_t h = key.a * 0x9E3779B97F4A7C15ULL ^ std::rotl(key.b * 0xC2B2AE3D27D4EB4FULL, 32);
  h ^= h >> 32;
  h *= 0xD6E8FEB86659FD93ULL;
  h ^= h >> 32;
  return entries_.get() + static_cast<std::size_t>(h & mask_) * kWays;
}

const TableEntry* Table::find(const TableKey& key) const {
  const TableEntry* first = bucket(key);
  for (const TableEntry* entry = first; entry != first + kWays; ++entry) {
    if (holds(*entry) && entry->key == key) return entry;
  }
  return nullptr;
}

void Table::store(const TableKey& key, int value, int depth, Bound bound, int pit, bool solved) {
  TableEntry* first = bucket(key);
  auto worth = [this](const TableEntry& entry) { return holds(entry) ? entry.depth + entry.solved : -1; };
  TableEntry* victim = first;
  for (TableEntry* entry = first; entry != first + kWays; ++entry) {
    if (holds(*entry) && entry->key == key) {
      victim = entry;
      break;
    }
    if (worth(*entry) < worth(*victim)) victim = entry;
  }
  victim->key = key;
  victim->value = value;
  victim->depth = static_cast<std::uint8_t>(std::max(depth, 0));
  victim->pit = static_cast<std::uint8_t>(pit & 0xF);
  victim->bound_bits = static_cast<std::uint8_t>(static_cast<int>(bound) & 0x3);
  victim->solved = solved ? 1 : 0;
  victim->era = era_;
}

}  // namespace kalah
