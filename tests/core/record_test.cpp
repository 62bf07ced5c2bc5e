#include "kalah/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string error_of(const std::string& text) {
  const auto record = read_record(text);
  return record.ok() ? "accepted" : record.error().message;
}

std::string with_tags(const std::string& tags, const std::string& turns = "*") { return tags + "\n" + turns + "\n"; }

const std::string kRules = "[Rules \"6x4\"]\n";

TEST(Record, ReadsWritesAndKeepsEverything) {
  const std::string canonical =
      "[Rules \"6x4,opening=pie\"]\n[South \"A \\\"quoted\\\" \\\\ name\"]\n[North \"Зоя\"]\n[Date \"2026.11.30\"]\n"
      "[Event \"friendly\"]\n[First \"N\"]\n[Result \"*\"]\n[Termination \"resign\"]\n[Winner \"South\"]\n[Clock "
      "\"5+3\"]\n\n"
      "{before all} 1. 3,6 swap 4 {a \\} brace} *\n";
  const auto record = read_record(canonical);
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_EQ(write_record(*record), canonical);
  EXPECT_EQ(record->winner, 0);
  EXPECT_EQ(record->comments.at(0), "before all");
  EXPECT_EQ(record->comments.at(4), "a } brace");
  EXPECT_TRUE(record->game.swapped());
  EXPECT_EQ(record->tags[0].value, "A \"quoted\" \\ name");
}

TEST(Record, AcceptsAnyWhiteSpaceAndWritesOneBlank) {
  const auto record = read_record("\xEF\xBB\xBF[Rules   \"6x4\" ]\r\n\r\n\r\n1.   3,\r\n6\t2\n\n*");
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_EQ(write_record(*record), "[Rules \"6x4\"]\n[Result \"*\"]\n\n1. 3,6 2 *\n");
}

TEST(Record, APresetIsWrittenInItsCanonicalForm) {
  const auto record = read_record("[Rules \"four\"]\n\n1. 3 3 3 3 2. 2 *");
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_THAT(write_record(*record), HasSubstr("[Rules \"3x6,players=4\"]"));
}

TEST(Record, APositionAndADealAreStored) {
  const auto given = read_record("[Rules \"6x4\"]\n[Position \"0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\"]\n\n1. 6 21-27");
  ASSERT_TRUE(given.ok()) << given.error().message;
  EXPECT_EQ(write_record(*given),
            "[Rules \"6x4\"]\n[Position \"0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\"]\n[Result \"21-27\"]\n\n1. 6 21-27\n");
  const auto dealt = read_record("[Rules \"6x4,start=random\"]\n[Seed \"7\"]\n\n*");
  ASSERT_TRUE(dealt.ok()) << dealt.error().message;
  EXPECT_EQ(dealt->game.start().kind, StartSpec::Kind::kDeal);
  const auto again = read_record(write_record(*dealt));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->game.position(), dealt->game.position());
}

TEST(Record, EachKindOfBrokenTextHasItsOwnMessage) {
  EXPECT_THAT(error_of(""), HasSubstr("tag Rules is missing"));
  EXPECT_THAT(error_of("\xFF"), HasSubstr("not UTF-8"));
  EXPECT_THAT(error_of("[Rules 6x4]\n*"), HasSubstr("no value in quotes"));
  EXPECT_THAT(error_of("[Ru-les \"6x4\"]\n*"), HasSubstr("letters, digits and '_'"));
  EXPECT_THAT(error_of("[Rules \"6x4]"), HasSubstr("no closing quote"));
  EXPECT_THAT(error_of("[Rules \"6x4\n\"]"), HasSubstr("line 2: the value of the tag Rules runs over"));
  EXPECT_THAT(error_of("[Rules \"6x4\" *"), HasSubstr("not closed by ']'"));
  EXPECT_THAT(error_of("[Rules \"6\\x4\"]"), HasSubstr("unknown escape in the tag Rules"));
  EXPECT_THAT(error_of("[Rules \"9\"]\n*"), HasSubstr("tag Rules: "));
  EXPECT_THAT(error_of(kRules + kRules + "*"), HasSubstr("Rules is given twice"));
  EXPECT_THAT(error_of(with_tags(kRules + "[First \"X\"]")), HasSubstr("tag First: 'X' is no player; allowed: S, N"));
  EXPECT_THAT(error_of(with_tags(kRules + "[Position \"1,2\"]")), HasSubstr("tag Position: "));
  EXPECT_THAT(error_of(with_tags(kRules + "[First \"N\"]\n[Position \"0,0,0,0,0,1,0/1,0,0,0,0,0,0 S\"]")),
              HasSubstr("contradicts the mover"));
  EXPECT_THAT(error_of(with_tags(kRules + "[Seed \"5\"]")), HasSubstr("tag Seed: "));
  EXPECT_THAT(error_of(with_tags("[Rules \"6x4,start=random\"]\n[Seed \"x\"]")), HasSubstr("not a whole number"));
  EXPECT_THAT(
      error_of(with_tags("[Rules \"6x4,start=random\"]\n[Seed \"1\"]\n[Position \"4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\"]")),
      HasSubstr("the seed 1 deals"));
  EXPECT_THAT(error_of(with_tags("[Rules \"6x4,start=set\"]")), HasSubstr("needs a position"));
  EXPECT_THAT(error_of(kRules + "\n"), HasSubstr("ends without a result"));
  EXPECT_THAT(error_of(kRules + "\n3 *"), HasSubstr("number of a round is expected"));
  EXPECT_THAT(error_of(kRules + "\n2. 3 *"), HasSubstr("round 2. stands where 1. is expected"));
  EXPECT_THAT(error_of(kRules + "\n1. 2. 3 *"), HasSubstr("inside a round"));
  EXPECT_THAT(error_of(kRules + "\n1. 3,6 2. 2 *"), HasSubstr("inside a round"));
  EXPECT_THAT(error_of(kRules + "\n1. 3 2 *"), HasSubstr("not complete: the mover has an extra move"));
  EXPECT_THAT(error_of(kRules + "\n1. 6,3 *"), HasSubstr("a chain needs extra moves"));
  EXPECT_THAT(error_of(kRules + "\n1. 3, *"), HasSubstr("promises one more sowing"));
  EXPECT_THAT(error_of(kRules + "\n1. 7 *"), HasSubstr("'7' is no pit; allowed: 1..6"));
  EXPECT_THAT(error_of(kRules + "\n1. 3,3 *"), HasSubstr("pit 3 is empty"));
  EXPECT_THAT(error_of(kRules + "\n1. swap *"), HasSubstr("swap is not offered"));
  EXPECT_THAT(error_of(kRules + "\n1. 3,swap *"), HasSubstr("is no pit"));
  EXPECT_THAT(error_of(kRules + "\n1. 6 {open *"), HasSubstr("not closed by '}'"));
  EXPECT_THAT(error_of(kRules + "\n1. 6 {a\\b} *"), HasSubstr("unknown escape in a comment"));
  EXPECT_THAT(error_of(kRules + "\n1. 6 * 1"), HasSubstr("text after the result"));
  EXPECT_THAT(error_of(kRules + "\n1. 6 24-24"), HasSubstr("not played out; expected *"));
  EXPECT_THAT(error_of("[Rules \"1x1\"]\n[Result \"2-0\"]\n\n1. 1 1-1"),
              HasSubstr("tag Result: says '2-0', the moves give 1-1"));
  EXPECT_THAT(error_of("[Rules \"1x1\"]\n\n1. 1 *"), HasSubstr("the moves give 1-1"));
  EXPECT_THAT(error_of("[Rules \"1x1\"]\n[Termination \"resign\"]\n\n1. 1 1-1"), HasSubstr("contradicts the moves"));
  EXPECT_THAT(error_of(with_tags(kRules + "[Termination \"majority\"]")), HasSubstr("the game goes on"));
  EXPECT_THAT(error_of(with_tags(kRules + "[Winner \"East\"]")), HasSubstr("allowed: draw, South, North"));
  EXPECT_THAT(error_of("[Rules \"1x1\"]\n[Winner \"South\"]\n\n1. 1 1-1"), HasSubstr("contradicts the result 1-1"));
}

TEST(Record, EndsByRuleNameThemselves) {
  const auto majority = read_record("[Rules \"2x4,stop=majority\"]\n[Position \"0,1,4/1,2,1 S\"]\n\n1. 2 5-4");
  ASSERT_TRUE(majority.ok()) << majority.error().message;
  EXPECT_THAT(write_record(*majority), ::testing::Not(HasSubstr("Termination")));
  const auto early = read_record("[Rules \"2x4,stop=majority\"]\n[Position \"1,1,5/1,2,1 S\"]\n\n1. 2 7-4");
  ASSERT_TRUE(early.ok()) << early.error().message;
  EXPECT_THAT(write_record(*early), HasSubstr("[Termination \"majority\"]"));
}

TEST(Record, APositionGivenAsEndedRoundTripsWithItsReason) {
  for (const char* text : {"[Rules \"2x1,end=no-move,stop=majority\"]\n[Position \"1,1,34/1,1,39 S\"]\n[Result "
                           "\"36-41\"]\n[Termination \"majority\"]\n\n36-41\n",
                           "[Rules \"2x1\"]\n[First \"N\"]\n[Position \"0,0,3/1,1,4 N\"]\n[Result \"3-6\"]\n\n3-6\n",
                           "[Rules \"2x1\"]\n[Position \"0,0,3/0,0,6 -\"]\n[Result \"3-6\"]\n\n3-6\n"}) {
    const auto record = read_record(text);
    ASSERT_TRUE(record.ok()) << text << record.error().message;
    EXPECT_TRUE(record->game.over());
    EXPECT_EQ(write_record(*record), text);
  }
}

TEST(Record, SetTagAndCommentRefuseWhatCannotBeWritten) {
  Record record{game_of("6x4"), {}, {}, {}, {}};
  EXPECT_FALSE(record.set_tag("Rules", "6x6").ok());
  EXPECT_FALSE(record.set_tag("two words", "x").ok());
  EXPECT_FALSE(record.set_tag("Event", "\xC3").ok());
  EXPECT_FALSE(record.add_comment(1, "x").ok());
  EXPECT_FALSE(record.add_comment(0, "\xFF").ok());
  EXPECT_TRUE(record.add_comment(0, "  two\n\nwords ").ok());
  EXPECT_TRUE(record.add_comment(0, "more").ok());
  EXPECT_EQ(record.comments.at(0), "two words more");
}

TEST(Record, LinesStayUnderEightyCharacters) {
  // A chain of many sowings is one turn and longer than a line.
  Game game = game_of("12x1", "1,1,1,1,1,1,1,1,1,1,1,1,0/0,0,0,0,0,0,0,0,0,0,1,0,0 S");
  while (!game.over()) {
    const unsigned legal = game.legal();
    int pit = 12;
    while ((legal >> (pit - 1) & 1U) == 0) --pit;
    ASSERT_TRUE(game.play(Move{static_cast<std::uint8_t>(pit)}).ok());
  }
  Record record{game, {}, {}, {}, {}};
  ASSERT_TRUE(
      record.add_comment(0, std::string(30, 'x') + " " + std::string(30, 'y') + " слово " + std::string(30, 'z')).ok());
  const std::string text = write_record(record);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('[')) {
      EXPECT_LT(line.size(), 90U) << line;
    }
  }
  const auto again = read_record(text);
  ASSERT_TRUE(again.ok()) << again.error().message << "\n" << text;
  EXPECT_EQ(write_record(*again), text);
}

RC_GTEST_PROP(Record, EveryGameRoundTrips, ()) {
  const std::string text =
      *rc::gen::element<std::string>("6x4", "6x4,opening=pie", "three", "partners", "avalanche", "6x6,sow=cross",
                                     "2x3,stop=majority", "6x4,start=random", "1x5", "4x2,rest=nobody");
  const Rules rules = rules_of(text);
  StartSpec start;
  start.first = *rc::gen::inRange(0, static_cast<int>(rules.players));
  if (rules.start == Start::kRandom) {
    start.kind = StartSpec::Kind::kDeal;
    start.seed = *rc::gen::arbitrary<std::uint64_t>();
  }
  Record record{Game(rules, start), {}, {}, {}, {}};
  const int length = *rc::gen::inRange(0, 60);
  for (int i = 0; i < length && !record.game.over(); ++i) {
    if (record.game.swap_offered() && *rc::gen::arbitrary<bool>()) RC_ASSERT(record.game.play(Move::swap()).ok());
    const unsigned legal = record.game.legal();
    int pit = *rc::gen::inRange(1, rules.pits + 1);
    while ((legal >> (pit - 1) & 1U) == 0) pit = pit % rules.pits + 1;
    RC_ASSERT(record.game.play(Move{static_cast<std::uint8_t>(pit)}).ok());
    if (*rc::gen::inRange(0, 8) == 0) {
      RC_ASSERT(record
                    .add_comment(record.game.moves().size(), *rc::gen::container<std::string>(rc::gen::element(
                                                                 ' ', 'a', '}', '\\', '{', '.', '1', ',')))
                    .ok());
    }
  }
  RC_ASSERT(
      record.set_tag("South", *rc::gen::container<std::string>(rc::gen::element('a', '"', '\\', '\n', ']', ' '))).ok());
  if (!record.game.over() && *rc::gen::arbitrary<bool>()) {
    record.termination = "resign";
    record.winner = *rc::gen::inRange(-1, rules.sides());
  }
  const std::string written = write_record(record);
  const auto read = read_record(written);
  RC_ASSERT(read.ok());
  RC_ASSERT(write_record(*read) == written);
  RC_ASSERT(read->game.moves() == record.game.moves());
  RC_ASSERT(read->game.position() == record.game.position());
  RC_ASSERT(read->tags == record.tags);
  RC_ASSERT(read->comments == record.comments);
  RC_ASSERT(read->winner == record.winner);
}

}  // namespace
}  // namespace kalah
