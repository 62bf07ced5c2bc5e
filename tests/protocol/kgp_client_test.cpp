#include "protocol/kgp_client.h"

#include <gmock/gmock.h>

namespace kalah {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The client with a server that the test writes by hand.
class KgpClientTest : public ::testing::Test {
 protected:
  void server(std::string_view line) { client_.receive(std::string(line) + "\r\n", now_); }
  void later(double ms) { client_.tick(now_ += ms); }
  /// What the client has sent since, without line ends.
  std::vector<std::string> said() {
    std::vector<std::string> lines;
    KgpSplitter splitter;
    splitter.add(client_.take_output());
    while (auto line = splitter.next()) {
      EXPECT_EQ(line->back(), '\r');
      line->pop_back();
      lines.push_back(*line);
    }
    return lines;
  }
  void join() {
    server("2 kgp 1 0 1");
    server("4@5 ok");
    said();
  }

  double now_ = 1000;
  KgpClient client_{{.name = "Kalah \"A\"", .token = "s3cret", .description = {}, .budget_ms = 500, .thinkers = 2},
                    1000};
};

constexpr const char* kStart = "<3,0,0,3,3,3,3,3,3>";

TEST_F(KgpClientTest, AsksForItsModeAtOnce) {
  EXPECT_THAT(said(), IsEmpty());
  server("2 kgp 1 0 1");
  EXPECT_THAT(said(),
              ElementsAre("1 set auth:token \"s3cret\"", "3 set info:name \"Kalah \\\"A\\\"\"", "5 mode freeplay"));
  EXPECT_FALSE(client_.accepted());
  server("4@5 ok");
  EXPECT_TRUE(client_.accepted());
}

TEST_F(KgpClientTest, ImprovesItsMoveUntilTheStop) {
  join();
  server(std::string("8 state ") + kStart);
  EXPECT_THAT(said(), IsEmpty()) << "an answer at once may be lost";
  EXPECT_GE(client_.wake_at(), now_ + 1);
  later(client_.wake_at() - now_);
  // The extra move is what a quick look finds.
  EXPECT_THAT(said(), ElementsAre("7@8 move 1"));
  const auto tasks = client_.take_tasks();
  ASSERT_EQ(tasks.size(), 1U);
  EXPECT_EQ(tasks[0].budget_ms, 500);
  EXPECT_EQ(print_kgp_board(tasks[0].game.rules(), tasks[0].game.position()), kStart);
  client_.considered(tasks[0].number, 1, now_);
  EXPECT_THAT(said(), IsEmpty()) << "the same choice is not repeated";
  client_.considered(tasks[0].number, 2, now_);
  client_.considered(tasks[0].number, 2, now_);
  EXPECT_THAT(said(), ElementsAre("9@8 move 2"));
  server("10@8 stop");
  EXPECT_THAT(client_.take_halts(), ElementsAre(tasks[0].number));
  client_.considered(tasks[0].number, 3, now_);
  client_.decided(tasks[0].number, 3, now_);
  later(100);
  EXPECT_THAT(said(), IsEmpty()) << "what comes after the stop is not wanted";
}

TEST_F(KgpClientTest, YieldsWhenTheChoiceIsFinal) {
  join();
  server(std::string("8 state ") + kStart);
  const auto tasks = client_.take_tasks();
  client_.decided(tasks.at(0).number, 2, now_);
  EXPECT_THAT(said(), IsEmpty()) << "solved within the same millisecond, and still not sent too early";
  later(2);
  EXPECT_THAT(said(), ElementsAre("7@8 move 2", "9@8 yield"));
  later(1000);
  EXPECT_THAT(said(), IsEmpty());
  server("10@8 stop");
  EXPECT_THAT(client_.take_halts(), IsEmpty());
}

TEST_F(KgpClientTest, AForcedMoveNeedsNoThought) {
  join();
  server("8 state <3,5,5,0,2,0,1,1,1>");
  EXPECT_THAT(client_.take_tasks(), IsEmpty());
  later(2);
  EXPECT_THAT(said(), ElementsAre("7@8 move 2", "9@8 yield"));
}

TEST_F(KgpClientTest, AFinishedBoardIsYielded) {
  join();
  server("8 state <3,5,5,0,0,0,1,1,1>");
  later(2);
  EXPECT_THAT(said(), ElementsAre("7@8 yield"));
}

TEST_F(KgpClientTest, SendsAgainAfterTheRace) {
  join();
  server(std::string("8 state ") + kStart);
  const auto tasks = client_.take_tasks();
  client_.decided(tasks.at(0).number, 2, now_);
  later(2);
  EXPECT_THAT(said(), ElementsAre("7@8 move 2", "9@8 yield"));
  server("10@7 error \"No state associated with id\"");
  server("12@9 error \"No state associated with id\"");
  EXPECT_THAT(said(), IsEmpty()) << "not at once: it would be lost again";
  later(client_.wake_at() - now_);
  EXPECT_THAT(said(), ElementsAre("11@8 move 2", "13@8 yield"));
  server("14@8 stop");
  server("16@13 error \"No state associated with id\"");
  later(1000);
  EXPECT_THAT(said(), IsEmpty()) << "the state is over, so nothing is lost";
}

TEST_F(KgpClientTest, DoesNotSendAgainForEver) {
  join();
  server(std::string("8 state ") + kStart);
  client_.decided(client_.take_tasks().at(0).number, 2, now_);
  std::size_t sent = 0;
  for (int round = 0; round < 100; ++round) {
    later(100);
    for (const std::string& line : said()) {
      ++sent;
      server("10@" + line.substr(0, line.find('@')) + " error \"No state associated with id\"");
    }
  }
  EXPECT_LT(sent, 30U);
  EXPECT_EQ(client_.end(), KgpClient::End::kOpen);
}

TEST_F(KgpClientTest, PlaysManyGamesOnOneConnection) {
  join();
  server(std::string("8 state ") + kStart);
  server("10 state <2,0,0,2,2,2,2>");
  server("12 state <4,0,0,4,4,4,4,4,4,4,4>");
  auto tasks = client_.take_tasks();
  ASSERT_EQ(tasks.size(), 2U) << "as many as there are thinkers";
  later(2);
  EXPECT_THAT(said(), ElementsAre("7@8 move 1", "9@10 move 1", "11@12 move 1")) << "but nobody is left without a move";
  server("14@10 stop");
  EXPECT_THAT(client_.take_halts(), ElementsAre(tasks[1].number));
  EXPECT_THAT(client_.take_tasks(), IsEmpty()) << "the thinker is not free before its thought has ended";
  client_.decided(tasks[1].number, 2, now_);
  const auto more = client_.take_tasks();
  ASSERT_EQ(more.size(), 1U);
  EXPECT_EQ(more[0].game.rules().pits, 4);
  client_.considered(more[0].number, 3, now_);
  client_.considered(tasks[0].number, 2, now_);
  EXPECT_THAT(said(), ElementsAre("13@12 move 3", "15@8 move 2"));
}

TEST_F(KgpClientTest, LivesWithoutIds) {
  server("kgp 1 0 0");
  said();
  server("ok");
  server(std::string("state ") + kStart);
  later(2);
  EXPECT_THAT(said(), ElementsAre("7 move 1"));
  server("stop");
  EXPECT_EQ(client_.take_halts().size(), 0U + client_.take_tasks().size());
  server("state <3,0,0,0,0,1,1,1,1>");
  later(2);
  EXPECT_THAT(said(), ElementsAre("9 move 3", "11 yield"));
  EXPECT_EQ(client_.states(), 2U);
}

TEST_F(KgpClientTest, AnswersPingsWithTheirReference) {
  join();
  server("14 ping");
  server("16 ping \"echo\"");
  server("ping");
  EXPECT_THAT(said(), ElementsAre("7@14 pong", "9@16 pong \"echo\"", "11 pong"));
}

TEST_F(KgpClientTest, KeysAndCommandsItDoesNotKnowAreNothing) {
  join();
  server("14 set \"game:opponent\" \"x\"");
  server("16 set what");
  server("18 dance 1 2 3");
  server("20 !!!");
  EXPECT_THAT(said(), IsEmpty());
  EXPECT_THAT(client_.take_notes(), ElementsAre(HasSubstr("a line of the server is broken: '!!!' is no command")));
  EXPECT_EQ(client_.end(), KgpClient::End::kOpen);
}

TEST_F(KgpClientTest, HeedsTheServersClock) {
  join();
  server("6 set \"time:mode\" \"relative\"");
  server("8 set time:clock 0");
  server(std::string("10 state ") + kStart);
  EXPECT_EQ(client_.take_tasks().at(0).budget_ms, 1);
  server("12 set time:mode absolute");
  server("14 set time:clock 3");
  server(std::string("16 state ") + kStart);
  EXPECT_EQ(client_.take_tasks().at(0).budget_ms, 100);
}

TEST_F(KgpClientTest, ABoardTooLargeIsStillPlayed) {
  join();
  std::string board = "<13,0,0";
  for (int i = 0; i < 26; ++i) board += i == 10 ? ",3" : ",2";
  server("8 state " + board + ">");
  EXPECT_THAT(client_.take_tasks(), IsEmpty());
  later(2);
  // Pit 12 ends in the store; pit 11 would too and lies further away.
  EXPECT_THAT(said(), ElementsAre("7@8 move 12", "9@8 yield"));
  EXPECT_THAT(client_.take_notes(), ElementsAre(HasSubstr("too large to think about")));
}

TEST_F(KgpClientTest, ARefusedModeIsTheEnd) {
  server("2 kgp 1 0 1");
  server("4@5 error \"Unsupported mode\"");
  EXPECT_EQ(client_.end(), KgpClient::End::kRefused);
  EXPECT_THAT(client_.reason(), HasSubstr("the server refused the mode freeplay: Unsupported mode"));
}

TEST_F(KgpClientTest, AnotherMajorVersionIsTheEnd) {
  server("2 kgp 2 0 0");
  EXPECT_EQ(client_.end(), KgpClient::End::kRefused);
  EXPECT_THAT(client_.reason(), HasSubstr("version 2 of KGP"));
}

TEST_F(KgpClientTest, OtherProtocolsAreNamed) {
  client_.receive("220 smtp.example.org ESMTP ready!\r\n", now_);
  EXPECT_EQ(client_.end(), KgpClient::End::kBroken);
  EXPECT_THAT(client_.reason(), HasSubstr("does not speak KGP"));
}

TEST_F(KgpClientTest, SilenceIsTheEnd) {
  later(client_.wake_at() - now_);
  EXPECT_EQ(client_.end(), KgpClient::End::kBroken);
  EXPECT_THAT(client_.reason(), HasSubstr("did not greet within 20 seconds"));
}

TEST_F(KgpClientTest, AnEndlessLineIsTheEnd) {
  join();
  client_.receive(std::string(20000, 'x'), now_);
  EXPECT_EQ(client_.end(), KgpClient::End::kBroken);
}

TEST_F(KgpClientTest, GoodbyeEndsEveryThought) {
  join();
  server(std::string("8 state ") + kStart);
  const auto tasks = client_.take_tasks();
  server("10 error \"the server sleeps\"");
  server("goodbye");
  EXPECT_EQ(client_.end(), KgpClient::End::kGoodbye);
  EXPECT_THAT(client_.reason(), HasSubstr("the server sleeps"));
  EXPECT_THAT(client_.take_halts(), ElementsAre(tasks.at(0).number));
  later(1000);
  EXPECT_THAT(said(), IsEmpty());
}

TEST_F(KgpClientTest, LeavesPolitely) {
  join();
  client_.leave();
  EXPECT_THAT(said(), ElementsAre("7 goodbye"));
}

}  // namespace
}  // namespace kalah
