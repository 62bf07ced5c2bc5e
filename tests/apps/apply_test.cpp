#include "apply.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kalah {
namespace {

using ::testing::StartsWith;

TEST(Apply, AnswersInTheFormOfTheSpecification) {
  EXPECT_EQ(apply_line("6x4\tstart\t3").text, "4,4,0,5,5,5,1/4,4,4,4,4,4,0 S\tplay\t1,2,4,5,6");
  EXPECT_EQ(apply_line("6x4\tstart").text, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\tplay\t1,2,3,4,5,6");
  EXPECT_EQ(apply_line("6x4\tstart\t\r").text, "4,4,4,4,4,4,0/4,4,4,4,4,4,0 S\tplay\t1,2,3,4,5,6");
  EXPECT_EQ(apply_line("6x4\t0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\t6").text, "0,0,0,0,0,0,21/0,0,0,0,0,0,27 -\tover\t21:27");
  EXPECT_EQ(apply_line("6x4,opening=pie\tstart\t3 6").text, "4,4,0,5,5,0,2/5,5,5,5,4,4,0 N\tplay\t1,2,3,4,5,6,swap");
  EXPECT_EQ(apply_line("6x4,opening=pie\tstart\t3,6,swap").text, "4,4,0,5,5,0,2/5,5,5,5,4,4,0 N\tplay\t1,2,3,4,5,6");
  EXPECT_EQ(apply_line("partners\tstart\t1").text, "0,7,7,1/7,7,7,0/6,6,6,0/6,6,6,0 2\tplay\t1,2,3");
  EXPECT_EQ(apply_line("four\t0,0,1,0/1,0,0,1/1,0,0,2/1,0,0,3 1\t3").text,
            "0,0,0,1/0,0,0,2/0,0,0,3/0,0,0,4 -\tover\t1:2:3:4");
}

TEST(Apply, EveryRefusalSaysWhy) {
  for (const char* line : {"", "6x4", "6x4\tstart\t3\tmore", "6y4\tstart", "6x4\tbegin", "6x4\tstart\t3 3",
                           "6x4\tstart\t9", "6x4\t0,0,0,0,0,1,20/1,2,0,0,0,0,24 S\t6 1", "6x4,start=random\tstart",
                           "6x4,start=set\tstart", "6x4\t4,4,4,4,4,4,0/4,4,4,4,4,4,0 -\t1", "\xFF\xFE\tstart"}) {
    const LineAnswer answer = apply_line(line);
    EXPECT_TRUE(answer.refused) << line;
    EXPECT_THAT(answer.text, StartsWith("error: ")) << line;
    EXPECT_EQ(answer.text.find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace kalah
