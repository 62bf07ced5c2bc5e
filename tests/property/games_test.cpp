// Thousands of random games of the rules core and of the reference, move by move.

#include <gtest/gtest.h>

#include <cstdio>
#include <set>

#include "kalah/record.h"
#include "property/compare.h"
#include "property/generate.h"

namespace property {
namespace {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr int kShare = 8;
#elif defined(NDEBUG)
constexpr int kShare = 1;
#else
constexpr int kShare = 8;
#endif
#elif defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__)
constexpr int kShare = 1;
#else
constexpr int kShare = 8;
#endif

// Long games are cut off: cross may go round for a long time, and thousands of seeds too.
constexpr int kLongest = 300;
constexpr std::size_t kMostDrops = 100000;

struct Totals {
  int games = 0;
  int played = 0;
  int finished = 0;
  long sowings = 0;
  int disagreements = 0;
  std::set<std::string> ends;
};

std::string random_move(const reference::Game& game, int habit, Dice& dice) {
  if (game.swap_offered() && dice.chance(50)) return "swap";
  const std::vector<int> pits = game.legal();
  // Some players have a habit, which makes longer chains and emptier rows than chance does.
  if (habit == 1) return std::to_string(pits.back());
  if (habit == 2 && dice.chance(70)) return std::to_string(pits.front());
  return std::to_string(pits[static_cast<std::size_t>(dice.below(static_cast<int>(pits.size())))]);
}

/// Anything: mostly what is not allowed here, so that refusals are compared as well.
std::string any_move(const reference::Rules& rules, Dice& dice) {
  return dice.chance(20) ? "swap" : std::to_string(1 + dice.below(rules.pits + 2));
}

Pair begin(const reference::Rules& rules, Kind kind, Dice& dice) {
  const int first = dice.chance(60) ? 0 : dice.below(rules.players);
  if (kind == Kind::kEven) return Pair(rules, "start", first, reference::even_board(rules, first), true);
  if (kind == Kind::kDealt) {
    const std::uint64_t seed = dice.chance(20) ? static_cast<std::uint64_t>(dice.below(3)) : dice.next();
    return Pair(rules, "seed=" + std::to_string(seed), first, reference::dealt_board(rules, seed, first), true);
  }
  reference::Board board;
  do {
    board = kind == Kind::kGiven ? random_board(rules, dice) : extreme_board(rules, dice);
    // A few that have ended before anything is played are enough.
  } while (!reference::end_of_given(rules, board).empty() && dice.chance(95));
  return Pair(rules, reference::print_board(rules, board), 0, board, false);
}

/// Whatever was said to be decided before the end must be the end.
void check_decided(const Pair& pair, const std::set<int>& decided) {
  if (!pair.product.over()) return;
  for (const int side : decided)
    EXPECT_EQ(side, kalah::winning_side(pair.product.rules(), pair.product.position())) << pair.story() << " decided";
}

void check_record(const kalah::Game& game, const std::string& story) {
  kalah::Record record{game, {}, "", std::nullopt, {}};
  const std::string text = kalah::write_record(record);
  const auto read = kalah::read_record(text);
  ASSERT_TRUE(read.ok()) << story << " record\n" << text << "\n" << read.error().message;
  EXPECT_EQ(read->game.moves(), game.moves()) << story << text;
  EXPECT_EQ(read->game.position(), game.position()) << story << text;
  EXPECT_EQ(kalah::write_record(*read), text) << story;
}

void check_undo(Pair& pair) {
  const kalah::Game whole = pair.product;
  for (std::size_t ply = whole.moves().size(); ply > 0; --ply) {
    ASSERT_TRUE(pair.product.undo());
    pair.expected.undo();
    ASSERT_EQ(pair.product.position(), whole.position_at(ply - 1)) << pair.story() << " undo to " << ply - 1;
    ASSERT_EQ(state_difference(pair.product, pair.expected), "") << pair.story() << " undo to " << ply - 1;
  }
  EXPECT_FALSE(pair.product.undo());
  for (const kalah::Move move : whole.moves()) ASSERT_TRUE(pair.product.play(move).ok());
  EXPECT_EQ(pair.product.position(), whole.position());
}

void play_one(Kind kind, Dice& dice, Totals& totals) {
  Pair pair = begin(random_rules(dice, kind), kind, dice);
  std::string found = pair.compare();
  const int habit = dice.below(4);
  const int count_at = dice.chance(25) ? dice.below(12) : -1;
  const bool undo = dice.chance(25);
  const bool record = dice.chance(20);
  std::set<int> decided;
  std::size_t drops = 0;
  for (int ply = 0; found.empty() && !pair.expected.over() && ply < kLongest && drops < kMostDrops; ++ply) {
    if (ply == count_at) {
      found = count_difference(pair.product, pair.expected, 2);
      if (!found.empty()) found = pair.story() + found;
    }
    if (found.empty() && dice.chance(10)) found = pair.play(any_move(pair.expected.rules(), dice));
    if (!found.empty() || pair.expected.over()) break;
    const int sure = kalah::decided_side(pair.product.rules(), pair.product.position());
    if (sure >= 0) decided.insert(sure);
    const std::string move = random_move(pair.expected, habit, dice);
    found = pair.play(move);
    if (move == "swap") continue;
    ++totals.sowings;
    drops += pair.expected.last_facts().path.size();
  }
  ++totals.games;
  if (!pair.product.moves().empty()) ++totals.played;
  if (!found.empty()) {
    ++totals.disagreements;
    // A handful tells as much as thousands.
    if (totals.disagreements <= 10) ADD_FAILURE() << found;
    return;
  }
  if (pair.expected.over()) {
    ++totals.finished;
    totals.ends.insert(pair.expected.end());
    found = pair.play(any_move(pair.expected.rules(), dice));
    EXPECT_EQ(found, "");
  }
  check_decided(pair, decided);
  if (record) check_record(pair.product, pair.story());
  if (undo) check_undo(pair);
}

Totals play_many(Kind kind, int games, std::uint64_t seed) {
  Totals totals;
  Dice dice(seed);
  for (int i = 0; i < games / kShare; ++i) play_one(kind, dice, totals);
  std::printf("%d games compared, %d with moves, %d to the end, %ld sowings, %d disagreements\n", totals.games,
              totals.played, totals.finished, totals.sowings, totals.disagreements);
  EXPECT_EQ(totals.games, games / kShare);
  EXPECT_EQ(totals.disagreements, 0);
  return totals;
}

const std::set<std::string> kAllEnds{"normal", "majority", "repetition"};

// Together 30,000 games, and an eighth of that where assertions or sanitizers slow them down.

TEST(Games, FromTheEvenStart) { EXPECT_EQ(play_many(Kind::kEven, 10000, 1).ends, kAllEnds); }

TEST(Games, FromRandomDeals) { EXPECT_EQ(play_many(Kind::kDealt, 4000, 2).ends, kAllEnds); }

TEST(Games, FromGivenPositions) { EXPECT_EQ(play_many(Kind::kGiven, 10000, 3).ends, kAllEnds); }

TEST(Games, FromPositionsAtTheLimits) { EXPECT_EQ(play_many(Kind::kExtreme, 6000, 4).ends, kAllEnds); }

}  // namespace
}  // namespace property
