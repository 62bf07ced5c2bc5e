#include "kalah/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string error_of(std::string_view text) {
  const auto rules = parse_rules(text);
  return rules.ok() ? "accepted" : rules.error().message;
}

TEST(Rules, DefaultsAreThoseOfTheTable) {
  EXPECT_EQ(print_rules(Rules{}), "6x6");
  for (const Axis& axis : axes()) EXPECT_EQ(axis_value(Rules{}, axis.key), axis.default_value) << axis.key;
}

TEST(Rules, CanonicalFormKeepsTheOrderOfTheTable) {
  EXPECT_EQ(print_rules(rules_of("6x4,opening=pie,capture=always")), "6x4,capture=always,opening=pie");
  EXPECT_EQ(
      print_rules(rules_of("6x4,first=lot,stop=majority,rest=emptier,end=no-move,extra=no,lap=relay,start=random")),
      "6x4,start=random,lap=relay,extra=no,end=no-move,rest=emptier,stop=majority,first=lot");
  EXPECT_EQ(print_rules(rules_of("partners")), "3x6,players=4,teams=yes");
}

TEST(Rules, AKeyEqualToItsDefaultIsAccepted) {
  EXPECT_EQ(print_rules(rules_of("6x6,players=2,teams=no,capture=standard,first=south")), "6x6");
  EXPECT_EQ(print_rules(rules_of("standard,pits=8,seeds=8")), "8x8");
}

TEST(Rules, PresetsAreThoseOfTheSpecification) {
  const std::vector<std::pair<std::string, std::string>> expected{{"standard", "6x6"},
                                                                  {"modern", "6x4"},
                                                                  {"novice", "6x3"},
                                                                  {"expert", "6x5"},
                                                                  {"twelve", "6x12"},
                                                                  {"empty-capture", "6x6,capture=always"},
                                                                  {"no-capture", "6x6,capture=none"},
                                                                  {"cross", "6x6,sow=cross"},
                                                                  {"avalanche", "6x4,lap=relay"},
                                                                  {"dubner", "6x6,end=mover-row-empty"},
                                                                  {"bantumi", "6x4"},
                                                                  {"pie", "6x6,opening=pie"},
                                                                  {"balanced", "6x6,opening=no-first-pit"},
                                                                  {"nobody", "6x6,rest=nobody"},
                                                                  {"late-end", "6x6,end=no-move"},
                                                                  {"tournament", "6x6"},
                                                                  {"manchester", "7x7,extra=not-first,opening=pie"},
                                                                  {"three", "6x4,players=3"},
                                                                  {"four", "3x6,players=4"},
                                                                  {"partners", "3x6,players=4,teams=yes"}};
  ASSERT_EQ(presets().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(presets()[i].name, expected[i].first);
    EXPECT_EQ(print_rules(rules_of(expected[i].first)), expected[i].second);
  }
}

TEST(Rules, EachKindOfBrokenTextHasItsOwnMessage) {
  EXPECT_THAT(error_of(""), HasSubstr("no rules given"));
  EXPECT_THAT(error_of("kalah"), HasSubstr("PITSxSEEDS"));
  EXPECT_THAT(error_of("6x"), HasSubstr("PITSxSEEDS"));
  EXPECT_THAT(error_of("0x4"), HasSubstr("pits='0' is not known; allowed: 1..12"));
  EXPECT_THAT(error_of("13x4"), HasSubstr("allowed: 1..12"));
  EXPECT_THAT(error_of("6x25"), HasSubstr("seeds='25' is not known; allowed: 1..24"));
  EXPECT_THAT(error_of("6x99999999999999999999999"), HasSubstr("allowed: 1..24"));
  EXPECT_THAT(error_of("-6x4"), HasSubstr("PITSxSEEDS"));
  EXPECT_THAT(error_of("6x4,capture"), HasSubstr("key=value"));
  EXPECT_THAT(error_of("6x4,"), HasSubstr("key=value"));
  EXPECT_THAT(error_of("6x4,colour=red"), HasSubstr("no key 'colour'; keys: players, teams"));
  EXPECT_THAT(error_of("6x4,capture=maybe"), HasSubstr("allowed: none, standard, always, seeds-only, own-only"));
  EXPECT_THAT(error_of("6x4,capture=none,capture=none"), HasSubstr("capture is given twice"));
  EXPECT_THAT(error_of("6x4,pits=6"), HasSubstr("pits is given twice"));
  EXPECT_THAT(error_of("6x4,players=5"), HasSubstr("allowed: 2, 3, 4"));
}

TEST(Rules, ExactlyTheListedCombinationsAreRefused) {
  EXPECT_THAT(error_of("6x4,teams=yes"), HasSubstr("teams=yes needs players=4"));
  EXPECT_THAT(error_of("6x4,players=3,teams=yes"), HasSubstr("teams=yes needs players=4"));
  EXPECT_THAT(error_of("1x4,opening=no-first-pit"), HasSubstr("no-first-pit"));
  EXPECT_THAT(error_of("6x4,players=3,opening=pie"), HasSubstr("opening=pie needs players=2"));
  EXPECT_THAT(error_of("6x4,lap=relay,sow=cross"), HasSubstr("lap=relay with sow=cross"));

  // All other pairs of values stand together.
  int refused = 0;
  int accepted = 0;
  for (const Axis& a : axes()) {
    for (const Axis& b : axes()) {
      if (a.key >= b.key || a.values.empty() || b.values.empty()) continue;
      for (std::string_view x : a.values) {
        for (std::string_view y : b.values) {
          const std::string text =
              "2x3," + std::string(a.key) + "=" + std::string(x) + "," + std::string(b.key) + "=" + std::string(y);
          const bool teams_alone =
              text.find("teams=yes") != std::string::npos && text.find("players=4") == std::string::npos;
          const bool pie_of_many =
              text.find("opening=pie") != std::string::npos &&
              (text.find("players=3") != std::string::npos || text.find("players=4") != std::string::npos);
          const bool endless =
              text.find("lap=relay") != std::string::npos && text.find("sow=cross") != std::string::npos;
          const bool expected = !(teams_alone || pie_of_many || endless);
          EXPECT_EQ(parse_rules(text).ok(), expected) << text;
          ++(expected ? accepted : refused);
        }
      }
    }
  }
  EXPECT_GT(refused, 10);
  EXPECT_GT(accepted, 300);
}

TEST(Rules, TheValueKeyDropsWhatTheFutureDoesNotDependOn) {
  EXPECT_EQ(value_key(rules_of("6x4")), value_key(rules_of("6x5,first=lot,opening=pie,sow=cw,end=mover-row-empty")));
  EXPECT_EQ(value_key(rules_of("6x4,lap=relay,capture=none")), value_key(rules_of("6x4,lap=relay")));
  EXPECT_NE(value_key(rules_of("1x4,lap=relay,end=mover-row-empty")), value_key(rules_of("1x4,lap=relay")));
  for (const char* other : {"5x4", "6x4,capture=always", "6x4,extra=no", "6x4,end=no-move", "6x4,rest=nobody",
                            "6x4,lap=relay", "6x4,sow=cross", "6x4,stop=majority"}) {
    EXPECT_NE(value_key(rules_of("6x4")), value_key(rules_of(other))) << other;
  }
}

}  // namespace
}  // namespace kalah
