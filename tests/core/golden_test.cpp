#include <gtest/gtest.h>

#include "core/helpers.h"
#include "kalah/record.h"

namespace kalah {
namespace {

const char* const kGolden = KALAH_TEST_DATA "/golden";

TEST(Golden, EveryPublishedGameReplaysToItsResult) {
  int games = 0;
  for (const std::string& path : files_in(kGolden)) {
    const auto record = read_record(read_text(path));
    ASSERT_TRUE(record.ok()) << path << ": " << record.error().message;
    ++games;
    if (path.find("perfect") != std::string::npos) {
      EXPECT_TRUE(record->game.over()) << path;
    }
  }
  EXPECT_EQ(games, 9);
}

TEST(Golden, EveryPublishedGameReplaysWithThePlayersExchanged) {
  for (const std::string& path : files_in(kGolden)) {
    const auto record = read_record(read_text(path));
    ASSERT_TRUE(record.ok());
    const Game& game = record->game;
    StartSpec start;
    start.first = 1;
    const auto exchanged = replay(game.rules(), start, game.moves());
    ASSERT_TRUE(exchanged.ok()) << path;
    for (std::size_t ply = 0; ply <= game.moves().size(); ++ply) {
      EXPECT_EQ(exchanged->position_at(ply).cells, rotated(game.rules(), game.position_at(ply)).cells)
          << path << " " << ply;
    }
  }
}

TEST(Golden, EveryRecordRoundTrips) {
  for (const std::string& path : files_in(kGolden)) {
    const auto record = read_record(read_text(path));
    ASSERT_TRUE(record.ok());
    const std::string canonical = write_record(*record);
    const auto again = read_record(canonical);
    ASSERT_TRUE(again.ok()) << canonical;
    EXPECT_EQ(write_record(*again), canonical);
    EXPECT_EQ(again->game.moves(), record->game.moves());
  }
}

TEST(Golden, CrossKalah2004BanksWhatWasPublished) {
  const std::vector<int> expected{1, 1, 1, 4, 3, 1, 1, 0, 3, 1, 2, 9, 1, 1, 1, 0, 0, 0, 1, 0, 1, 3,
                                  2, 0, 0, 1, 0, 0, 1, 0, 9, 9, 4, 0, 0, 0, 0, 2, 0, 0, 2, 0, 1};
  const auto record = read_record(read_text(std::string(kGolden) + "/cross-kalah-2004.kalah"));
  ASSERT_TRUE(record.ok());
  const Game& game = record->game;
  std::vector<int> banked;
  int player = -1;
  bool open = false;
  for (std::size_t ply = 0; ply < game.moves().size(); ++ply) {
    if (!open) banked.push_back(0);
    player = game.position_at(ply).mover;
    banked.back() += game.outcome_at(ply).banked;
    open = game.outcome_at(ply).extra;
    // The other store never changes.
    const auto other = static_cast<std::size_t>(store_cell(game.rules(), 1 - player));
    EXPECT_EQ(game.position_at(ply).cells[other], game.position_at(ply + 1).cells[other]);
  }
  EXPECT_EQ(banked, expected);
  EXPECT_EQ(side_stores(game.rules(), game.position()), (std::vector<int>{34, 32}));
  EXPECT_EQ(record->winner, 0);
  EXPECT_EQ(record->termination, "resign");
}

}  // namespace
}  // namespace kalah
