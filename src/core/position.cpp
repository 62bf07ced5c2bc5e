#include "kalah/position.h"

#include <algorithm>

#include "core/rulebook.h"

namespace kalah {
namespace {

Phase opening_phase(const Rules& rules) {
  return rules.opening == Opening::kFree && rules.extra != Extra::kNotFirst ? Phase::kUnderWay : Phase::kFirstSowing;
}

/// SplitMix64 (Steele, Lea, Flood 2014): a counter with a mixing function; the same on every machine.
class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }

  /// Uniform in 0..bound-1: values from the incomplete last stretch are drawn again.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
    std::uint64_t value = next();
    while (value >= limit) value = next();
    return value % bound;
  }

 private:
  std::uint64_t state_;
};

}  // namespace

Position even_start(const Rules& rules, int first) {
  assert(first >= 0 && first < rules.players);
  Position position;
  for (int player = 0; player < rules.players; ++player) {
    for (int pit = 1; pit <= rules.pits; ++pit) {
      position.cells[static_cast<std::size_t>(pit_cell(rules, player, pit))] = rules.seeds;
    }
  }
  position.mover = static_cast<std::uint8_t>(first);
  position.phase = opening_phase(rules);
  return position;
}

Position random_start(const Rules& rules, std::uint64_t seed, int first) {
  assert(first >= 0 && first < rules.players);
  SplitMix64 random(seed);
  const int seeds = rules.pits * rules.seeds;
  std::array<std::uint16_t, kMaxPits> row{};
  const bool first_pit_barred = rules.opening == Opening::kNoFirstPit;
  do {
    row.fill(0);
    for (int i = 0; i < seeds; ++i) ++row[static_cast<std::size_t>(random.below(rules.pits))];
  } while (first_pit_barred && row[0] == seeds);
  Position position;
  for (int player = 0; player < rules.players; ++player) {
    for (int i = 0; i < rules.pits; ++i) {
      position.cells[static_cast<std::size_t>(pit_cell(rules, player, i + 1))] = row[static_cast<std::size_t>(i)];
    }
  }
  position.mover = static_cast<std::uint8_t>(first);
  position.phase = opening_phase(rules);
  return position;
}

int total_seeds(const Rules& rules, const Position& position) {
  int total = 0;
  for (int i = 0; i < rules.cells(); ++i) total += position.cells[static_cast<std::size_t>(i)];
  return total;
}

int seeds_in_pits(const Rules& rules, const Position& position) {
  int total = total_seeds(rules, position);
  for (int player = 0; player < rules.players; ++player) {
    total -= position.cells[static_cast<std::size_t>(store_cell(rules, player))];
  }
  return total;
}

std::vector<int> side_stores(const Rules& rules, const Position& position) {
  std::vector<int> stores(static_cast<std::size_t>(rules.sides()), 0);
  for (int player = 0; player < rules.players; ++player) {
    stores[static_cast<std::size_t>(rules.side_of(player))] +=
        position.cells[static_cast<std::size_t>(store_cell(rules, player))];
  }
  return stores;
}

int winning_side(const Rules& rules, const Position& position) {
  const std::vector<int> stores = side_stores(rules, position);
  const auto best = std::ranges::max_element(stores);
  return std::ranges::count(stores, *best) == 1 ? static_cast<int>(best - stores.begin()) : -1;
}

int decided_side(const Rules& rules, const Position& position) {
  const std::vector<int> stores = side_stores(rules, position);
  const int open = seeds_in_pits(rules, position);
  const int leader = winning_side(rules, position);
  if (leader < 0) return -1;
  for (int side = 0; side < rules.sides(); ++side) {
    const auto index = static_cast<std::size_t>(side);
    if (side != leader && stores[static_cast<std::size_t>(leader)] <= stores[index] + open) return -1;
  }
  return leader;
}

std::string_view end_reason_name(EndReason reason) {
  switch (reason) {
    case EndReason::kNone: return "none";
    case EndReason::kRowEmpty: return "row-empty";
    case EndReason::kMoverRowEmpty: return "mover-row-empty";
    case EndReason::kNoMove: return "no-move";
    case EndReason::kMajority: return "majority";
    case EndReason::kRepetition: return "repetition";
  }
  return "none";
}

}  // namespace kalah
