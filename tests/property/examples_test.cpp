// The examples and golden games by the reference itself: a reference that is wrong there is no witness.

#include <gtest/gtest.h>

#include "property/compare.h"
#include "property/data.h"

namespace property {
namespace {

const std::string kData = KALAH_TEST_DATA;

/// The tag pairs and the moves of a record of ours, without comments, by the simplest means.
struct Score {
  std::string rules;
  std::string result;
  std::vector<std::string> moves;
};

Score read_score(const std::string& path) {
  Score score;
  for (const std::string& line : lines_of(path)) {
    const std::vector<std::string> quoted = reference::split(line, '"');
    if (line.starts_with("[Rules")) score.rules = quoted[1];
    if (line.starts_with("[Result")) score.result = quoted[1];
    if (line.starts_with("[")) continue;
    for (const std::string& word : reference::split(line, ' ')) {
      if (word.empty() || word.ends_with(".") || word == "*" || word.find('-') != std::string::npos) continue;
      for (const std::string& move : reference::split(word, ',')) score.moves.push_back(move);
    }
  }
  return score;
}

reference::Rules rules_of(const std::string& text) {
  std::string error;
  const reference::Rules rules = reference::read_rules(text, error);
  EXPECT_EQ(error, "") << text;
  return rules;
}

TEST(Reference, PlaysTheExamples) {
  int examples = 0;
  for (const std::vector<std::string>& row : table_of(kData + "/examples.tsv")) {
    ASSERT_EQ(row.size(), 6U) << row[0];
    const std::string answer = reference::apply(row[1] + "\t" + row[2] + "\t" + row[3]);
    EXPECT_EQ(answer.substr(0, row[4].size() + 1 + row[5].size()), row[4] + "\t" + row[5]) << row[0];
    ++examples;
  }
  EXPECT_GE(examples, 16);
}

TEST(Reference, PlaysTheExamplesWithThePlayersExchanged) {
  for (const std::vector<std::string>& row : table_of(kData + "/examples.tsv")) {
    const reference::Rules rules = rules_of(row[1]);
    std::string error;
    const bool fresh = row[2] == "start";
    const reference::Board start =
        fresh ? reference::even_board(rules, 0) : reference::read_board(rules, row[2], error);
    ASSERT_EQ(error, "");
    reference::Game game(rules, start, fresh);
    reference::Game exchanged(rules, reference::next_seat(rules, start), fresh);
    for (const char move : row[3]) {
      if (move == ' ' || move == ',') continue;
      ASSERT_TRUE(game.sow(move - '0')) << row[0];
      ASSERT_TRUE(exchanged.sow(move - '0')) << row[0];
    }
    EXPECT_EQ(reference::print_board(rules, game.board()), row[4]) << row[0];
    EXPECT_EQ(exchanged.board(), reference::next_seat(rules, game.board())) << row[0];
  }
}

TEST(Reference, KnowsTheLoopOfCross) {
  const std::string start = "1,0,1,0,0,0,0/0,1,1,0,0,0,1 S";
  const std::string loop = "3 2 2 3 1 2 2 1";
  EXPECT_EQ(reference::apply("6x6,sow=cross\t" + start + "\t" + loop), start + "\tplay\t1,3");
  EXPECT_EQ(reference::apply("6x6,sow=cross\t" + start + "\t" + loop + " " + loop),
            "0,0,0,0,0,0,2/0,0,0,0,0,0,3 -\tover\t2:3");
}

TEST(Reference, DoesNotCountASwapAsAnotherStanding) {
  const reference::Rules rules = rules_of("3x1,sow=cross,capture=none,end=no-move,opening=pie");
  const std::vector<std::string> loop{"1", "2", "2", "1", "3", "3", "2", "2", "1", "1"};
  for (const bool swap : {false, true}) {
    Pair pair(rules, "start", 0, reference::even_board(rules, 0), true);
    ASSERT_EQ(pair.play("1"), "");
    if (swap) {
      ASSERT_EQ(pair.play("swap"), "");
    }
    for (int round = 0; round < 2; ++round) {
      ASSERT_FALSE(pair.expected.over()) << swap;
      for (const std::string& move : loop) ASSERT_EQ(pair.play(move), "") << swap;
    }
    EXPECT_EQ(pair.expected.end(), "repetition") << swap;
  }
}

TEST(Reference, PlaysTheGoldenGames) {
  int perfect = 0;
  for (const std::string& path : golden_games()) {
    const Score score = read_score(path);
    const reference::Rules rules = rules_of(score.rules);
    Pair pair(rules, "start", 0, reference::even_board(rules, 0), true);
    for (const std::string& move : score.moves) ASSERT_EQ(pair.play(move), "") << path;
    if (score.result == "*") continue;
    ++perfect;
    ASSERT_TRUE(pair.expected.over()) << path;
    const std::vector<int> totals = reference::side_totals(rules, pair.expected.board());
    EXPECT_EQ(std::to_string(totals[0]) + "-" + std::to_string(totals[1]), score.result) << path;
  }
  EXPECT_EQ(perfect, 8);
}

TEST(Reference, BanksWhatTheCrossGameOf2004Published) {
  const std::vector<int> published{1, 1, 1, 4, 3, 1, 1, 0, 3, 1, 2, 9, 1, 1, 1, 0, 0, 0, 1, 0, 1, 3,
                                   2, 0, 0, 1, 0, 0, 1, 0, 9, 9, 4, 0, 0, 0, 0, 2, 0, 0, 2, 0, 1};
  const Score score = read_score(kData + "/golden/cross-kalah-2004.kalah");
  const reference::Rules rules = rules_of(score.rules);
  reference::Game game(rules, reference::even_board(rules, 0), true);
  std::vector<int> gains{0};
  for (const std::string& move : score.moves) {
    const auto mover = static_cast<std::size_t>(game.board().mover);
    const int before = game.board().stores[mover];
    ASSERT_TRUE(game.play(move));
    gains.back() += game.board().stores[mover] - before;
    if (!game.last_facts().extra) gains.push_back(0);
  }
  gains.pop_back();
  EXPECT_EQ(gains, published);
  EXPECT_EQ(game.board().stores, (std::vector<int>{34, 32}));
  EXPECT_FALSE(game.over());
}

TEST(Reference, PlaysTheClassicOpening) {
  EXPECT_EQ(reference::apply("6x6\tstart\t1,2 1 1"), "0,0,8,8,8,8,10/0,8,7,7,0,7,1 N\tplay\t2,3,4,6");
}

TEST(Reference, OffersTheSwapOnceAfterTheFirstTurn) {
  EXPECT_EQ(reference::apply("6x4,opening=pie\tstart\t3"), "4,4,0,5,5,5,1/4,4,4,4,4,4,0 S\tplay\t1,2,4,5,6");
  std::string after = reference::apply("6x4,opening=pie\tstart\t3,6");
  EXPECT_TRUE(after.ends_with(",swap")) << after;
  after = reference::apply("6x4,opening=pie\tstart\t3,6 swap");
  EXPECT_TRUE(after.ends_with("N\tplay\t1,2,3,4,5,6")) << after;
  EXPECT_EQ(reference::apply("6x4,opening=pie\tstart\t3,6 swap swap"), "error");
  EXPECT_EQ(reference::apply("6x4,opening=pie\tstart\t3,6 4 swap"), "error");
}

}  // namespace
}  // namespace property
