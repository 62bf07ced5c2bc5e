#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "builder/recursion.h"

namespace kalah {
namespace {

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
            compare_with_recursion(rules, board.seeds);
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
  compare_with_recursion(rules, *rc::gen::inRange(0, kMost[rules.pits] + 1));
  RC_ASSERT(!testing::Test::HasFailure());
}

TEST(WholeBoards, LapsOnANarrowBoard) {
  Rules rules;
  rules.pits = 2;
  for (const Capture capture : kCaptures) {
    rules.capture = capture;
    compare_with_recursion(rules, 24);
  }
}

TEST(WholeBoards, RowsOfMoreThanOneTile) {
  Rules rules;
  rules.pits = 4;
  compare_with_recursion(rules, 12);
}

}  // namespace
}  // namespace kalah
