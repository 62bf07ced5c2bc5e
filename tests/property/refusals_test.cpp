// What is refused, and that nothing else is: the same by the product and by the reference.

#include <gtest/gtest.h>

#include "property/compare.h"
#include "property/generate.h"

namespace property {
namespace {

bool product_reads(const std::string& text) { return kalah::parse_rules(text).ok(); }

bool reference_reads(const std::string& text) {
  std::string error;
  reference::read_rules(text, error);
  return error.empty();
}

/// Visits every combination of the named values from choice `index` on; `first` alone takes turns.
template <class Visit>
void combine(reference::Rules& rules, std::size_t index, int& turn, Visit visit) {
  if (index == reference::choices().size()) {
    visit(rules);
    return;
  }
  const reference::Choice& choice = reference::choices()[index];
  if (choice.key == "first") {
    rules.*choice.field = choice.values[static_cast<std::size_t>(turn++ % 5)];
    combine(rules, index + 1, turn, visit);
    return;
  }
  for (const std::string& value : choice.values) {
    rules.*choice.field = value;
    combine(rules, index + 1, turn, visit);
  }
}

TEST(Refusals, EveryCombinationIsPlayedOrRefusedAlike) {
  int accepted = 0;
  int refused = 0;
  int different = 0;
  int turn = 0;
  for (int players = 2; players <= 4; ++players) {
    for (const bool teams : {false, true}) {
      for (const int pits : {1, 2, 12}) {
        reference::Rules rules;
        rules.players = players;
        rules.teams = teams;
        rules.pits = pits;
        combine(rules, 0, turn, [&](const reference::Rules& chosen) {
          const std::string text = reference::canonical(chosen);
          const auto read = kalah::parse_rules(text);
          const bool allowed = reference::refusal(chosen).empty();
          ++(allowed ? accepted : refused);
          const bool same = read.ok() == allowed && (!allowed || kalah::print_rules(*read) == text);
          if (!same && ++different <= 10) ADD_FAILURE() << text << (allowed ? " is to be played" : " is to be refused");
        });
      }
    }
  }
  EXPECT_EQ(different, 0);
  EXPECT_EQ(accepted + refused, 3 * 2 * 3 * 3 * 3 * 2 * 5 * 3 * 3 * 3 * 2 * 3);
  // Start, sow with lap, capture, extra, end, rest, stop; then opening with pits for two players and for the other
  // three ways of players with teams. openings.
  EXPECT_EQ(accepted, 3 * 5 * 5 * 3 * 3 * 3 * 2 * (8 + 3 * 5));
}

TEST(Refusals, NumbersOutOfRangeAreRefused) {
  for (const std::string text : {"6x4", "1x1", "12x24", "6x4,players=2", "6x4,players=3", "6x4,players=4"}) {
    EXPECT_TRUE(product_reads(text)) << text;
    EXPECT_TRUE(reference_reads(text)) << text;
  }
  for (const std::string text : {"",
                                 ",",
                                 "6",
                                 "x",
                                 "6x",
                                 "x4",
                                 "0x4",
                                 "13x4",
                                 "6x0",
                                 "6x25",
                                 "-1x4",
                                 "6x-4",
                                 "6x4x4",
                                 "6.5x4",
                                 "6x4,",
                                 "6x4,,",
                                 "6x4,players=1",
                                 "6x4,players=5",
                                 "6x4,players=",
                                 "6x4,players=two",
                                 "6x4,teams=maybe",
                                 "6x4,teams",
                                 "6x4,=yes",
                                 "6x4,capture",
                                 "6x4,capture=",
                                 "6x4,capture=all",
                                 "6x4,Capture=none",
                                 "6x4,capture=None",
                                 "6x4,grab=yes",
                                 "6x4,capture=none,capture=none",
                                 "6x4,capture=none,extra=no,capture=always",
                                 "nonsense",
                                 "6x4,modern",
                                 "99999999999999999999x4",
                                 "6x4,capture=none=always",
                                 "6x4,pits=6",
                                 "6x4,seeds=5",
                                 "modern,pits=13",
                                 "modern,seeds=0"}) {
    EXPECT_FALSE(product_reads(text)) << text;
    EXPECT_FALSE(reference_reads(text)) << text;
  }
}

TEST(Refusals, PresetsAreTheSameRules) {
  for (const reference::Preset& preset : reference::presets()) {
    for (const char* more :
         {"", ",pits=5", ",seeds=7", ",rest=nobody", ",capture=own-only", ",first=lot", ",stop=playout"}) {
      std::string error;
      const reference::Rules rules = reference::read_rules(preset.name + more, error);
      const auto read = kalah::parse_rules(preset.name + more);
      ASSERT_EQ(error, "") << preset.name << more;
      ASSERT_TRUE(read.ok()) << preset.name << more << ": " << read.error().message;
      EXPECT_EQ(kalah::print_rules(*read), reference::canonical(rules)) << preset.name << more;
    }
  }
  EXPECT_EQ(kalah::presets().size(), reference::presets().size());
}

TEST(Refusals, KeysInAnyOrderAndDefaultsAreRead) {
  Dice dice(5);
  for (int i = 0; i < 2000; ++i) {
    const reference::Rules rules = random_rules(dice, Kind::kGiven);
    // All keys spelled out, from a random one on.
    std::vector<std::string> keys{"players=" + std::to_string(rules.players),
                                  std::string("teams=") + (rules.teams ? "yes" : "no")};
    for (const reference::Choice& choice : reference::choices()) keys.push_back(choice.key + "=" + rules.*choice.field);
    std::string text = std::to_string(rules.pits) + "x" + std::to_string(rules.seeds);
    const auto offset = static_cast<std::size_t>(dice.below(static_cast<int>(keys.size())));
    for (std::size_t k = 0; k < keys.size(); ++k) text += "," + keys[(k + offset) % keys.size()];
    const auto read = kalah::parse_rules(text);
    ASSERT_TRUE(read.ok()) << text << ": " << read.error().message;
    EXPECT_EQ(kalah::print_rules(*read), reference::canonical(rules)) << text;
  }
}

TEST(Refusals, PositionsAreReadOrRefusedAlike) {
  const struct {
    const char* rules;
    std::vector<std::string> good;
    std::vector<std::string> bad;
  } cases[] = {
      {"2x2",
       {"1,2,3/4,5,6 S", "1,2,3/4,5,6 N", "0,0,0/0,0,0 S", "0,0,7/0,0,5 -", "65535,0,0/0,0,0 N", "0,0,65534/0,0,1 S",
        "255,1,0/255,1,0 S", "1,2,3/0,0,6 S"},
       {"",
        "1,2,3/4,5,6",
        "1,2,3/4,5,6 ",
        "1,2,3/4,5,6 1",
        "1,2,3/4,5,6 E",
        "1,2,3/4,5,6 -",
        "1,2,3/4,5,6 s",
        "1,2,3/4,5,6 SN",
        "1,2,3 S",
        "1,2,3/4,5,6/7,8,9 S",
        "1,2/4,5,6 S",
        "1,2,3,4/4,5,6 S",
        "1,2,3/4,5,-6 S",
        "1,2,x/4,5,6 S",
        "1,,3/4,5,6 S",
        "1,2,3/4,5, S",
        "65535,0,0/0,0,1 S",
        "65536,0,0/0,0,0 S",
        "99999999999999999999,0,0/0,0,0 S",
        "1.0,2,3/4,5,6 S",
        "1,2,3\\4,5,6 S",
        "start S"}},
      {"1x1,players=3",
       {"1,0/1,0/1,0 1", "1,0/1,0/1,0 3", "0,0/0,5/1,0 2"},
       {"1,0/1,0/1,0 4", "1,0/1,0/1,0 0", "1,0/1,0/1,0 S", "1,0/1,0 1", "1,0/1,0/1,0/1,0 1"}},
      {"1x1,players=4", {"1,0/1,0/1,0/1,0 4"}, {"1,0/1,0/1,0/1,0 5", "1,0/1,0/1,0 1"}},
  };
  for (const auto& [rules_text, good, bad] : cases) {
    std::string error;
    const reference::Rules words = reference::read_rules(rules_text, error);
    const kalah::Rules rules = product_rules(words);
    for (const std::string& text : good) {
      error.clear();
      const reference::Board board = reference::read_board(words, text, error);
      EXPECT_EQ(error, "") << text;
      EXPECT_EQ(reference::print_board(words, board), text);
      const Pair pair(words, text, 0, board, false);
      EXPECT_EQ(state_difference(pair.product, pair.expected), "") << text;
    }
    for (const std::string& text : bad) {
      error.clear();
      reference::read_board(words, text, error);
      EXPECT_NE(error, "") << text;
      EXPECT_FALSE(kalah::parse_position(rules, text).ok()) << text;
      EXPECT_FALSE(kalah::parse_start(rules, text, 0).ok()) << text;
    }
  }
}

TEST(Refusals, TheWordStartNeedsTheEvenStart) {
  for (const std::string start : {"even", "random", "set"}) {
    const auto rules = kalah::parse_rules("6x4,start=" + start);
    ASSERT_TRUE(rules.ok());
    EXPECT_EQ(kalah::parse_start(*rules, "start", 0).ok(), start == "even") << start;
    EXPECT_TRUE(kalah::parse_start(*rules, "6,6,6,6,6,6,0/6,6,6,6,6,6,0 S", 0).ok()) << start;
    EXPECT_EQ(reference::apply("6x4,start=" + start + "\tstart") != "error", start == "even") << start;
  }
}

}  // namespace
}  // namespace property
