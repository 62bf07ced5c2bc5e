// Whole games of the client machine against the server machine, without sockets.
#include <gmock/gmock.h>

#include "kgp_scene.h"
#include "protocol/kgp_client.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

class KgpPlayTest : public KgpScene {
 protected:
  struct Player {
    KgpServer::PeerId peer;
    KgpClient client;
  };

  Player& add(const std::string& token) {
    KgpClientOptions options;
    options.name = "player " + token;
    options.token = token;
    players_.push_back(std::make_unique<Player>(Player{server().connect(now_), KgpClient(options, now_)}));
    return *players_.back();
  }

  /// Carries bytes both ways, thinks for everybody (by the first look), and lets a millisecond pass.
  void step() {
    for (const KgpServer::Output& output : server().take_output()) {
      for (auto& player : players_) {
        if (player->peer == output.peer) player->client.receive(output.bytes, now_);
      }
    }
    for (auto& player : players_) {
      for (const KgpClient::Task& task : player->client.take_tasks()) {
        player->client.considered(task.number, nth_pit(task.game.legal(), task.number), now_);
        player->client.decided(task.number, quick_pit(task.game), now_);
      }
      player->client.tick(now_);
      server().receive(player->peer, player->client.take_output(), now_);
      for (const std::string& note : player->client.take_notes()) notes_.push_back(note);
    }
    for (const KgpServer::Task& task : server().take_tasks()) {
      server().bot_moved(task.number, nth_pit(task.game.legal(), task.random), now_);
    }
    for (const std::string& note : server().take_notes()) results_.push_back(note);
    now_ += 1;
    server().tick(now_);
    EXPECT_GT(server().wake_at(), now_) << "a moment that has passed would never let the sockets rest";
  }

  double now_ = 100;
  std::vector<std::unique_ptr<Player>> players_;
  std::vector<std::string> results_;
  /// What the clients had to complain about.
  std::vector<std::string> notes_;
};

TEST_F(KgpPlayTest, TwoClientsPlayGameAfterGame) {
  KgpServerOptions options;
  options.boards = {{1, 1}, {3, 3}, {6, 4}, {12, 12}};
  open(options);
  add("a");
  add("b");
  for (int i = 0; i < 100'000 && results_.size() < 20; ++i) step();
  ASSERT_GE(results_.size(), 20U);
  for (const std::string& result : results_) EXPECT_THAT(result, testing::Not(HasSubstr("lost")));
  for (const auto& player : players_) EXPECT_EQ(player->client.end(), KgpClient::End::kOpen);
  EXPECT_THAT(notes_, testing::IsEmpty());
}

TEST_F(KgpPlayTest, ATournamentIsPlayedToItsEnd) {
  KgpServerOptions options;
  options.boards = {{3, 3}, {6, 4}};
  options.bots = {*parse_player("random"), *parse_player("random:seed=3")};
  options.tournament_players = 4;
  open(options);
  add("a");
  EXPECT_FALSE(server().tournament().begun());
  add("b");
  for (int i = 0; i < 100'000 && !server().done(); ++i) step();
  step();
  ASSERT_TRUE(server().done());
  int points = 0;
  for (const KgpTournament::Row& row : server().tournament().table()) {
    EXPECT_EQ(row.won + row.drawn + row.lost, 12);
    points += row.points;
  }
  EXPECT_EQ(points, 2 * 24);
  for (const KgpTournament::Fixture& fixture : server().tournament().fixtures()) {
    EXPECT_EQ(fixture.note, "");
    EXPECT_EQ(fixture.south_seeds + fixture.north_seeds, 2 * fixture.board.pits * fixture.board.seeds);
  }
  for (const auto& player : players_) EXPECT_EQ(player->client.end(), KgpClient::End::kGoodbye);
  EXPECT_THAT(notes_, testing::IsEmpty());
}

TEST_F(KgpPlayTest, WhoLeavesATournamentLosesWhatIsLeft) {
  KgpServerOptions options;
  options.boards = {{6, 4}};
  options.tournament_players = 3;
  open(options);
  add("a");
  add("b");
  const KgpServer::PeerId gone = add("c").peer;
  while (!server().tournament().begun()) step();
  server().disconnect(gone, now_);
  players_.pop_back();
  for (int i = 0; i < 200'000 && !server().done(); ++i) step();
  ASSERT_TRUE(server().done());
  const auto rows = server().tournament().table();
  EXPECT_EQ(rows.back().player, 2U);
  EXPECT_EQ(rows.back().lost, 4);
  int absent = 0;
  for (const auto& fixture : server().tournament().fixtures()) absent += fixture.note == "absent" ? 1 : 0;
  EXPECT_GE(absent, 3);
}

TEST_F(KgpPlayTest, WhoComesBackInTimePlaysOn) {
  KgpServerOptions options;
  options.boards = {{6, 4}};
  options.tournament_players = 2;
  open(options);
  add("a");
  const KgpServer::PeerId gone = add("b").peer;
  while (!server().tournament().begun()) step();
  server().disconnect(gone, now_);
  players_.pop_back();
  for (int i = 0; i < 1000; ++i) step();
  add("stranger");
  add("b");
  for (int i = 0; i < 100'000 && !server().done(); ++i) step();
  ASSERT_TRUE(server().done());
  EXPECT_EQ(players_[1]->client.end(), KgpClient::End::kGoodbye);
  EXPECT_THAT(players_[1]->client.reason(), HasSubstr("you are not in it"));
  EXPECT_EQ(server().tournament().fixtures()[0].note, "left");
  EXPECT_EQ(server().tournament().fixtures()[1].note, "");
}

}  // namespace
}  // namespace kalah
