#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstring>

#include "builder/recompute.h"
#include "builder/recursion.h"
#include "builder/relay_kernel.h"
#include "builder/table_bytes.h"
#include "builder/table_check.h"
#include "search/search.h"

namespace kalah {
namespace {

constexpr Extra kExtras[] = {Extra::kYes, Extra::kNo, Extra::kNotFirst};
constexpr End kEnds[] = {End::kAnyRowEmpty, End::kMoverRowEmpty, End::kNoMove};
constexpr Rest kRests[] = {Rest::kOwner, Rest::kEmptier, Rest::kNobody};

Rules relay_rules(int pits) {
  Rules rules;
  rules.pits = static_cast<std::uint8_t>(pits);
  rules.lap = Lap::kRelay;
  return rules;
}

template <class Each>
void every_combination(int pits, Each each) {
  Rules rules = relay_rules(pits);
  for (const Extra extra : kExtras) {
    for (const End end : kEnds) {
      for (const Rest rest : kRests) {
        rules.extra = extra;
        rules.end = end;
        rules.rest = rest;
        each(rules);
      }
    }
  }
}

Rules any_rules(int pits) {
  Rules rules = relay_rules(pits);
  rules.capture = *rc::gen::element(Capture::kNone, Capture::kStandard, Capture::kAlways);
  rules.extra = *rc::gen::elementOf(std::vector<Extra>(std::begin(kExtras), std::end(kExtras)));
  rules.end = *rc::gen::elementOf(std::vector<End>(std::begin(kEnds), std::end(kEnds)));
  rules.rest = *rc::gen::elementOf(std::vector<Rest>(std::begin(kRests), std::end(kRests)));
  return rules;
}

// Enough seeds for legs of a whole lap and more.
TEST(RelayTables, EveryPositionOfEveryCombination) {
  constexpr int kSeeds[] = {0, 16, 9, 6, 5};
  for (int pits = 1; pits <= 4; ++pits) {
    every_combination(pits, [&](const Rules& rules) { compare_with_recursion(rules, kSeeds[pits]); });
  }
}

TEST(RelayTables, LapsOnANarrowBoard) {
  compare_with_recursion(relay_rules(2), 24);
  compare_with_recursion(relay_rules(4), 10);
}

/// By search to the end, which knows no database.
int searched(const Rules& rules, const Position& position) {
  static Table table(std::size_t{1} << 22);
  StartSpec start;
  start.kind = StartSpec::Kind::kGiven;
  start.position = position;
  const SearchResult found = search_best(Game(rules, start), {.evaluation = Evaluation::kStore}, table);
  EXPECT_TRUE(found.value.exact);
  return found.value.margin;
}

RC_GTEST_PROP(RelayTables, RandomPositionsOfSixPitsAreWorthWhatTheSearchFinds, ()) {
  const Rules rules = any_rules(6);
  static std::map<std::string, std::unique_ptr<const Database>> built;
  auto& database = built[value_key(rules)];
  if (!database) database = std::move(*build_database(rules, {.seeds = 9}));
  const auto rows = database->index().position_at(*rc::gen::inRange<std::uint64_t>(0, database->index().size()));
  RC_PRE(rows.has_value());
  RC_PRE(rows->mover != 0 && rows->other != 0);
  const Recompute boards(rules);
  const int margin = database->margin(rows->mover, rows->other);
  RC_ASSERT(margin == searched(rules, boards.position_of(*rows)));
  Position exchanged = boards.position_of({rows->other, rows->mover});
  exchanged.mover = 1;
  RC_ASSERT(margin == searched(rules, exchanged));
}

RC_GTEST_PROP(RelayTables, SowOnPackedRowsAsTheRulesDo, ()) {
  const int pits = *rc::gen::inRange(1, kMaxRowPits + 1);
  const Rules rules = relay_rules(pits);
  const auto cells = *rc::gen::container<std::vector<int>>(
      static_cast<std::size_t>(*rc::gen::inRange(1, RelaySower::kMaxSeeds + 1)), rc::gen::inRange(0, 2 * pits));
  RowPair rows;
  for (const int cell : cells) (cell < pits ? rows.mover : rows.other) += Row{1} << (8 * (cell % pits));
  const int pit = *rc::gen::inRange(0, pits);
  RC_PRE(row_pit(rows.mover, pit) > 0);
  RelayBoard board{rows.mover, rows.other};
  const bool in_store = RelaySower(pits).sow(board, pit);
  Rules endless = rules;
  endless.end = End::kNoMove;
  const RuleBook book(endless);
  Position position = Recompute(endless).position_of(rows);
  NoTracer none;
  const Outcome outcome = sow_on(book, position, pit + 1, none);
  RC_ASSERT((outcome.last == store_cell(endless, 0)) == in_store);
  if (outcome.end != EndReason::kNone) return;
  RC_ASSERT(position.cells[static_cast<std::size_t>(store_cell(endless, 0))] == row_pit(board.own, pits));
  for (int i = 0; i < pits; ++i) {
    RC_ASSERT(position.cells[static_cast<std::size_t>(pit_cell(endless, 0, i + 1))] == row_pit(board.own, i));
    RC_ASSERT(position.cells[static_cast<std::size_t>(pit_cell(endless, 1, i + 1))] == row_pit(board.other, i));
  }
}

TEST(RelayTables, AnyNumberOfThreadsMakesTheSameBytes) {
  for (const char* text :
       {"6x4,lap=relay", "4x4,lap=relay,extra=no,end=no-move", "1x4,lap=relay,end=mover-row-empty"}) {
    const Rules rules = *parse_rules(text);
    const auto one = build_database(rules, {.seeds = 9});
    ASSERT_TRUE(one.ok());
    for (const int threads : {1, 2, 3, 8}) {
      const auto several = build_database(rules, {.seeds = 9}, threads);
      ASSERT_TRUE(several.ok());
      EXPECT_EQ(std::memcmp((*one)->data(), (*several)->data(), (*one)->index().size()), 0) << text << ' ' << threads;
    }
  }
}

TEST(RelayTables, AnnounceAtLeastWhatTheyTake) {
  for (int pits = 1; pits <= kMaxRowPits; ++pits) {
    for (const int seeds : {0, 5, 11}) {
      const Rules rules = relay_rules(pits);
      const DatabaseIndex index(pits, seeds);
      const RelayTables tables(*build_rules(rules), index);
      EXPECT_LE(index.size() + tables.bytes() + RelayKernel::scratch_bytes(index), build_bytes(rules, seeds, 1))
          << pits << ' ' << seeds;
    }
  }
}

class Unwatched final : public PositionWatch {
 public:
  void at(std::uint64_t /*done*/, std::uint64_t /*all*/) override {}
};

TEST(RelayTables, FilesHoldTheSameValuesAndAreVerifiedWhole) {
  for (const char* text : {"6x4,lap=relay", "4x1,lap=relay,end=no-move,rest=nobody", "2x1,lap=relay,extra=no",
                           "1x1,lap=relay,end=mover-row-empty,rest=emptier", "7x1,lap=relay,capture=always"}) {
    const Rules rules = *parse_rules(text);
    const FileBytes bytes = table_bytes(text, 7, 2);
    const auto table = open_bytes(bytes);
    ASSERT_TRUE(table.ok()) << text;
    EXPECT_EQ((*table)->value_key(), value_key(rules));
    const auto built = build_database(rules, {.seeds = 7});
    for (std::uint64_t number = 0; number < (*built)->index().size(); ++number) {
      const auto rows = (*built)->index().position_at(number);
      if (!rows) continue;
      ASSERT_EQ((*table)->margin(rows->mover, rows->other), (*built)->margin(rows->mover, rows->other)) << text;
    }
    Unwatched watch;
    const auto report = check_table(**table, {.all = true, .threads = 2}, watch);
    ASSERT_TRUE(report.ok()) << text << ": " << report.error().message;
    EXPECT_EQ(report->recomputed, (*built)->index().positions());
  }
}

TEST(RelayTables, OnePitUnderMoverRowEmptyIsAGameOfItsOwn) {
  // Two seeds are taken up across and end in the store: the other's row is empty, and the mover sows on.
  const auto waits = build_database(*parse_rules("1x4,lap=relay,end=mover-row-empty"), {.seeds = 12});
  const auto ends = build_database(*parse_rules("1x4,lap=relay"), {.seeds = 12});
  ASSERT_TRUE(waits.ok());
  ASSERT_TRUE(ends.ok());
  int differ = 0;
  for (int mover = 1; mover <= 6; ++mover) {
    for (int other = 0; other <= 6; ++other) {
      differ += (*waits)->margin(static_cast<Row>(mover), static_cast<Row>(other)) !=
                        (*ends)->margin(static_cast<Row>(mover), static_cast<Row>(other))
                    ? 1
                    : 0;
    }
  }
  EXPECT_GT(differ, 0);
}

}  // namespace
}  // namespace kalah
