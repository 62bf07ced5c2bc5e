#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "builder/build.h"
#include "kalah/sowing.h"

namespace kalah {
namespace {

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

void compare(const Rules& rules, int seeds) {
  BuildOrder order;
  order.seeds = seeds;
  const auto built = build_database(rules, order);
  ASSERT_TRUE(built.ok()) << built.error().message;
  const Database& database = **built;
  EXPECT_EQ(database.value_key(), value_key(rules));
  Recursion recursion(rules);
  for (std::uint64_t number = 0; number < database.index().size(); ++number) {
    const auto rows = database.index().position_at(number);
    if (!rows) continue;
    // The value key counts this given position as ended; in play it cannot come about.
    if (rules.end == End::kMoverRowEmpty && rows->other == 0 && rows->mover != 0) continue;
    ASSERT_EQ(database.margin(rows->mover, rows->other), recursion.margin(*rows))
        << print_rules(rules) << " mover " << std::hex << rows->mover << " other " << rows->other;
  }
}

constexpr Capture kCaptures[] = {Capture::kNone, Capture::kStandard, Capture::kAlways, Capture::kSeedsOnly,
                                 Capture::kOwnOnly};
constexpr Extra kExtras[] = {Extra::kYes, Extra::kNo, Extra::kNotFirst};
constexpr End kEnds[] = {End::kAnyRowEmpty, End::kMoverRowEmpty, End::kNoMove};
constexpr Rest kRests[] = {Rest::kOwner, Rest::kEmptier, Rest::kNobody};

TEST(WholeBoards, EveryCombinationOnTheSmallest) {
  // Enough seeds for whole laps, captures after a lap among them.
  struct Board {
    int pits;
    int seeds;
  };
  for (const Board board : {Board{1, 14}, Board{2, 8}, Board{3, 5}}) {
    Rules rules;
    rules.pits = static_cast<std::uint8_t>(board.pits);
    for (const Capture capture : kCaptures) {
      for (const Extra extra : kExtras) {
        for (const End end : kEnds) {
          for (const Rest rest : kRests) {
            rules.capture = capture;
            rules.extra = extra;
            rules.end = end;
            rules.rest = rest;
            compare(rules, board.seeds);
          }
        }
      }
    }
  }
}

RC_GTEST_PROP(WholeBoards, AnyCombinationOnLargerOnes, ()) {
  Rules rules;
  rules.pits = *rc::gen::inRange<std::uint8_t>(2, 5);
  rules.capture = *rc::gen::elementOf(std::vector<Capture>(std::begin(kCaptures), std::end(kCaptures)));
  rules.extra = *rc::gen::elementOf(std::vector<Extra>(std::begin(kExtras), std::end(kExtras)));
  rules.end = *rc::gen::elementOf(std::vector<End>(std::begin(kEnds), std::end(kEnds)));
  rules.rest = *rc::gen::elementOf(std::vector<Rest>(std::begin(kRests), std::end(kRests)));
  rules.sow = *rc::gen::element(Sow::kCcw, Sow::kCw);
  constexpr int kMost[] = {0, 0, 11, 8, 6};
  compare(rules, *rc::gen::inRange(0, kMost[rules.pits] + 1));
  RC_ASSERT(!testing::Test::HasFailure());
}

TEST(WholeBoards, LapsOnANarrowBoard) {
  Rules rules;
  rules.pits = 2;
  for (const Capture capture : kCaptures) {
    rules.capture = capture;
    compare(rules, 24);
  }
}

TEST(WholeBoards, RowsOfMoreThanOneTile) {
  Rules rules;
  rules.pits = 4;
  compare(rules, 12);
}

}  // namespace
}  // namespace kalah
