#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "builder/build.h"
#include "kalah/sowing.h"

namespace kalah {

/// Values by the plain rules, position by position.
class Recursion {
 public:
  explicit Recursion(const Rules& rules) : rules_(rules) {}

  int margin(const RowPair& rows) {
    const auto known = values_.find({rows.mover, rows.other});
    if (known != values_.end()) return known->second;
    const Position given = position_of(rows);
    const Position start = settled(rules_, given);
    int best = start.over() ? difference(start) : -1000;
    for (int pit = 1; pit <= rules_.pits && !start.over(); ++pit) {
      if ((legal_pits(rules_, start) >> (pit - 1) & 1U) == 0) continue;
      Position next = start;
      sow(rules_, next, pit);
      int value = difference(next);
      if (!next.over()) {
        const int sign = next.mover == 0 ? 1 : -1;
        value +=
            sign * margin(next.mover == 0 ? RowPair{row(next, 0), row(next, 1)} : RowPair{row(next, 1), row(next, 0)});
      }
      best = std::max(best, value);
    }
    values_[{rows.mover, rows.other}] = best;
    return best;
  }

 private:
  // With the number of pits for the store.
  [[nodiscard]] std::size_t cell(int player, int pit) const {
    return static_cast<std::size_t>(pit_cell(rules_, player, pit + 1));
  }
  [[nodiscard]] Position position_of(const RowPair& rows) const {
    Position position;
    for (int pit = 0; pit < rules_.pits; ++pit) {
      position.cells[cell(0, pit)] = static_cast<std::uint16_t>(row_pit(rows.mover, pit));
      position.cells[cell(1, pit)] = static_cast<std::uint16_t>(row_pit(rows.other, pit));
    }
    return position;
  }
  [[nodiscard]] Row row(const Position& position, int player) const {
    Row row = 0;
    for (int pit = 0; pit < rules_.pits; ++pit) {
      row = row_with(row, pit, position.cells[cell(player, pit)]);
    }
    return row;
  }
  [[nodiscard]] int difference(const Position& position) const {
    return position.cells[cell(0, rules_.pits)] - position.cells[cell(1, rules_.pits)];
  }

  Rules rules_;
  std::map<std::pair<Row, Row>, int> values_;
};

/// Every value of a database against the recursion.
inline void compare_with_recursion(const Rules& rules, int seeds) {
  BuildOrder order;
  order.seeds = seeds;
  const auto built = build_database(rules, order);
  ASSERT_TRUE(built.ok()) << built.error().message;
  const Database& database = **built;
  EXPECT_EQ(database.value_key(), value_key(rules));
  Recursion recursion(rules);
  // The value key counts a given position whose mover alone has seeds as ended; in play it cannot come about.
  const bool ended_by_key =
      rules.end == End::kMoverRowEmpty && value_key(rules).find("end=mover-row-empty") == std::string::npos;
  for (std::uint64_t number = 0; number < database.index().size(); ++number) {
    const auto rows = database.index().position_at(number);
    if (!rows) continue;
    if (ended_by_key && rows->other == 0 && rows->mover != 0) continue;
    ASSERT_EQ(database.margin(rows->mover, rows->other), recursion.margin(*rows))
        << print_rules(rules) << " mover " << std::hex << rows->mover << " other " << rows->other;
  }
}

}  // namespace kalah
