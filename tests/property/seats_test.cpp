// Every seat is like every other: the same moves from the board turned by a seat give the turned game. And shrinking
// properties over rules, boards and moves, so that a difference is found in its smallest form.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/helpers.h"
#include "property/compare.h"
#include "property/generate.h"

namespace property {
namespace {

void expect_turned(const kalah::Game& game, const kalah::Game& turned, const std::string& story) {
  const kalah::Rules& rules = game.rules();
  kalah::Position expected = kalah::rotated(rules, game.position());
  expected.end = game.position().end;
  ASSERT_EQ(turned.position(), expected) << story;
  ASSERT_EQ(turned.legal_text(), game.legal_text()) << story;
  if (!game.over()) return;
  const int winner = kalah::winning_side(rules, game.position());
  ASSERT_EQ(kalah::winning_side(rules, turned.position()), winner < 0 ? -1 : (winner + 1) % rules.sides()) << story;
}

/// Plays a game at two tables, the second turned by one seat.
void play_turned(const reference::Rules& words, const std::string& start, const std::string& turned_start, int first,
                 Dice& dice) {
  const kalah::Rules rules = product_rules(words);
  kalah::Game game = product_game(rules, start, first);
  kalah::Game turned = product_game(rules, turned_start, (first + 1) % rules.players);
  std::string story = reference::canonical(words) + "\t" + start + "\t";
  expect_turned(game, turned, story);
  for (int ply = 0; ply < 120 && !game.over(); ++ply) {
    const std::vector<std::string> moves = reference::split(game.legal_text(), ',');
    const std::string move = moves[static_cast<std::size_t>(dice.below(static_cast<int>(moves.size())))];
    const int pit = move == "swap" ? 0 : std::stoi(move);
    story += move + " ";
    ASSERT_TRUE(game.play({static_cast<std::uint8_t>(pit)}).ok()) << story;
    ASSERT_TRUE(turned.play({static_cast<std::uint8_t>(pit)}).ok()) << story;
    expect_turned(game, turned, story);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(Seats, TheTurnedGameIsTheGameTurned) {
  Dice dice(7);
  int games[5] = {};
  for (int i = 0; i < 1500; ++i) {
    const Kind kind = i % 3 == 0 ? Kind::kEven : i % 3 == 1 ? Kind::kDealt : Kind::kGiven;
    const reference::Rules rules = random_rules(dice, kind);
    ++games[rules.players];
    if (kind == Kind::kEven) {
      play_turned(rules, "start", "start", dice.below(rules.players), dice);
    } else if (kind == Kind::kDealt) {
      const std::string deal = "seed=" + std::to_string(dice.next());
      play_turned(rules, deal, deal, dice.below(rules.players), dice);
    } else {
      const reference::Board board = dice.chance(70) ? random_board(rules, dice) : extreme_board(rules, dice);
      const reference::Board turned = reference::next_seat(rules, board);
      play_turned(rules, reference::print_board(rules, board), reference::print_board(rules, turned), 0, dice);
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(games[2], 200);
  EXPECT_GT(games[3], 200);
  EXPECT_GT(games[4], 200);
}

/// Rules that shrink towards the defaults, the axes that cannot be refused among them.
reference::Rules shrinking_rules(int players) {
  reference::Rules rules;
  rules.players = players;
  rules.pits = *rc::gen::inRange(1, 7);
  rules.teams = players == 4 && *rc::gen::arbitrary<bool>();
  for (const reference::Choice& choice : reference::choices()) {
    if (choice.key == "start" || choice.key == "first" || choice.key == "opening") continue;
    const std::string& usual = rules.*choice.field;
    std::vector<std::string> values{usual};
    for (const std::string& value : choice.values) {
      if (value != usual) values.push_back(value);
    }
    rules.*choice.field = values[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(values.size())))];
  }
  if (rules.lap == "relay" && rules.sow == "cross") rules.lap = "single";
  return rules;
}

void compare_shrinking(int players) {
  const reference::Rules rules = shrinking_rules(players);
  reference::Board board = reference::even_board(rules, *rc::gen::inRange(0, players));
  const int most = *rc::gen::element(2, 4, 15, 40, 400);
  for (std::vector<int>& row : board.rows) {
    for (int& seeds : row) seeds = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, most));
  }
  for (int& seeds : board.stores) seeds = *rc::gen::inRange(0, most);
  Pair pair(rules, reference::print_board(rules, board), 0, board, false);
  const auto wishes = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
  std::string found = pair.compare();
  for (std::size_t i = 0; i < wishes.size() && found.empty() && !pair.expected.over(); ++i) {
    const std::vector<int> pits = pair.expected.legal();
    found = pair.play(std::to_string(pits[static_cast<std::size_t>(wishes[i]) % pits.size()]));
  }
  if (!found.empty()) RC_FAIL(found);
}

RC_GTEST_PROP(Seats, TwoPlayersAgreeWithTheReference, ()) { compare_shrinking(2); }
RC_GTEST_PROP(Seats, ThreePlayersAgreeWithTheReference, ()) { compare_shrinking(3); }
RC_GTEST_PROP(Seats, FourPlayersAgreeWithTheReference, ()) { compare_shrinking(4); }

}  // namespace
}  // namespace property
