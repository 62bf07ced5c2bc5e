#include "convert.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string converted(Format from, Format to, const std::string& input) {
  const auto conversion = convert(from, to, std::nullopt, input);
  return conversion.ok() ? conversion->text : "refused: " + conversion.error().message;
}

const std::string kGame = "[Rules \"3x3\"]\n[Result \"*\"]\n\n1. 1,3 1 *\n";
// Each board is seen by the player to move: after pit 1 still South, after pit 3 North.
const std::string kBoards = "<3,0,0,3,3,3,3,3,3>\n<3,1,0,0,4,4,3,3,3>\n<3,0,2,3,3,3,0,4,0>\n";

TEST(Convert, ARecordBecomesItsBoards) {
  const std::string boards = converted(Format::kRecord, Format::kKgp, kGame);
  EXPECT_THAT(boards, HasSubstr("<3,0,0,3,3,3,3,3,3>\n<3,1,0,0,4,4,3,3,3>\n<3,0,2,4,4,4,0,4,0>\n"));
  EXPECT_THAT(converted(Format::kRecord, Format::kPosition, kGame),
              HasSubstr("3,3,3,0/3,3,3,0 S\n0,4,4,1/3,3,3,0 S\n"));
}

TEST(Convert, BoardsBecomeTheRecordAgain) {
  EXPECT_EQ(converted(Format::kKgp, Format::kRecord, converted(Format::kRecord, Format::kKgp, kGame)), kGame);
  EXPECT_EQ(converted(Format::kPosition, Format::kRecord, converted(Format::kRecord, Format::kPosition, kGame)), kGame);
  EXPECT_THAT(converted(Format::kKgp, Format::kRecord, kBoards), HasSubstr("refused: line 3: no sowing leads"));
  EXPECT_THAT(converted(Format::kKgp, Format::kRecord, ""), HasSubstr("refused: no board"));
}

TEST(Convert, AFinishedBoardIsKnownFromEitherSide) {
  EXPECT_THAT(converted(Format::kKgp, Format::kRecord, "<1,0,0,3,3>\n<1,0,6,0,0>\n"), HasSubstr("1. 1 6-0"));
  EXPECT_THAT(converted(Format::kKgp, Format::kRecord, "<1,0,0,3,3>\n<1,6,0,0,0>\n"), HasSubstr("1. 1 6-0"));
}

TEST(Convert, GivenRulesAreNeverReplaced) {
  const auto conversion =
      convert(Format::kPosition, Format::kRecord, *parse_rules("standard"), "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\n");
  ASSERT_TRUE(conversion.ok());
  EXPECT_THAT(conversion->text, HasSubstr("[Rules \"6x6\"]\n[Position \"4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\"]"));
}

TEST(Convert, LinesAreIndependent) {
  const auto conversion =
      convert(Format::kKgp, Format::kPosition, std::nullopt, "<1,0,0,1,1>\nnonsense\n<2,3,4,1,1,2,2>\n");
  ASSERT_TRUE(conversion.ok());
  EXPECT_EQ(conversion->refusals.size(), 1U);
  EXPECT_THAT(conversion->refusals[0], HasSubstr("line 2: "));
  EXPECT_THAT(conversion->text, HasSubstr("1,0/1,0 S\nerror: "));
  EXPECT_THAT(conversion->text, HasSubstr("1,1,3/2,2,4 S\n"));
  EXPECT_EQ(converted(Format::kPosition, Format::kKgp, "1,1,3/2,2,4 N\n"), "<2,4,3,2,2,1,1>\n");
}

TEST(Convert, ARecordIsMadeCanonical) {
  EXPECT_EQ(converted(Format::kRecord, Format::kRecord, "[Rules \"3x3\"] 1. 1,\n3\n1 *"), kGame);
  EXPECT_THAT(converted(Format::kRecord, Format::kRecord, "junk"), HasSubstr("refused: "));
  EXPECT_THAT(converted(Format::kRecord, Format::kKgp, "[Rules \"three\"]\n*"), HasSubstr("two players"));
}

TEST(Convert, FormatsAreNamedWhenTheyAreUnknown) {
  EXPECT_THAT(parse_format("pgn").error().message, HasSubstr("formats: record, position, kgp"));
}

}  // namespace
}  // namespace kalah
