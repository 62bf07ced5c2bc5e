#include "search/table.h"

#include <algorithm>
#include <bit>

namespace kalah {

Table::Table(std::size_t bytes) {
  const std::size_t buckets = std::bit_floor(std::max<std::size_t>(1, bytes / (kWays * sizeof(TableEntry))));
  entries_.resize(buckets * kWays);
  mask_ = buckets - 1;
}

void Table::serve(std::string_view value_key) {
  if (served_ == value_key) return;
  clear();
  served_ = value_key;
}

void Table::clear() { std::ranges::fill(entries_, TableEntry{}); }

std::size_t Table::bucket(const TableKey& key) const {
  // Multiplying by odd constants and folding spreads the seeds of all pits over the low bits.
  std::uint64_t h = key.a * 0x9E3779B97F4A7C15ULL ^ std::rotl(key.b * 0xC2B2AE3D27D4EB4FULL, 32);
  h ^= h >> 32;
  h *= 0xD6E8FEB86659FD93ULL;
  h ^= h >> 32;
  return static_cast<std::size_t>(h & mask_) * kWays;
}

const TableEntry* Table::find(const TableKey& key) const {
  const std::size_t first = bucket(key);
  for (std::size_t i = first; i < first + kWays; ++i) {
    if (entries_[i].bound != Bound::kNone && entries_[i].key == key) return &entries_[i];
  }
  return nullptr;
}

void Table::store(const TableEntry& entry) {
  const std::size_t first = bucket(entry.key);
  auto worth = [](const TableEntry& e) { return e.bound == Bound::kNone ? -1 : e.depth + (e.solved ? 1 : 0); };
  std::size_t victim = first;
  for (std::size_t i = first; i < first + kWays; ++i) {
    if (entries_[i].bound != Bound::kNone && entries_[i].key == entry.key) {
      victim = i;
      break;
    }
    if (worth(entries_[i]) < worth(entries_[victim])) victim = i;
  }
  entries_[victim] = entry;
}

}  // namespace kalah
