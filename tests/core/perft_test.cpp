#include "kalah/perft.h"

#include <gtest/gtest.h>

#include "core/helpers.h"

namespace kalah {
namespace {

TEST(Perft, KnownCounts) {
  for (const auto& row : read_table(KALAH_TEST_DATA "/perft.tsv")) {
    const Game game = game_of(row[0], row[1]);
    for (std::size_t depth = 1; depth + 1 < row.size(); ++depth) {
      EXPECT_EQ(perft(game.rules(), game.position(), static_cast<int>(depth)).count, std::stoull(row[depth + 1]))
          << row[0] << " " << row[1] << " depth " << depth;
    }
  }
}

TEST(Perft, TheFastPathCountsLikeTheGeneralOne) {
  for (const char* capture : {"none", "standard", "always", "seeds-only", "own-only"}) {
    for (const char* more : {"", ",extra=no", ",rest=nobody", ",end=mover-row-empty"}) {
      const Rules rules = rules_of(std::string("6x4,capture=") + capture + more);
      for (const char* start :
           {"4,4,4,4,4,4,0/4,4,4,4,4,4,0 S", "0,0,3,0,1,2,9/13,0,1,0,14,2,3 N", "1,0,0,0,0,1,0/1,0,0,2,0,200,0 S"}) {
        const Position position = position_of(rules, start);
        for (int depth = 1; depth <= 5; ++depth) {
          const PerftResult fast = perft(rules, position, depth);
          const PerftResult general = perft(rules, position, depth, true);
          EXPECT_EQ(fast.count, general.count) << capture << more << " " << start << " " << depth;
          EXPECT_EQ(fast.played, general.played);
        }
      }
    }
  }
}

TEST(Perft, AnEmptyForeignRowAtTheStartIsNotTheEndOfTheMoversRow) {
  // The one case where mover-row-empty differs from any-row-empty for two players.
  const Rules rules = rules_of("6x4,end=mover-row-empty");
  const Position position = position_of(rules, "0,0,0,1,0,1,9/0,0,0,0,0,0,3 S");
  EXPECT_EQ(perft(rules, position, 2).count, perft(rules, position, 2, true).count);
  EXPECT_GT(perft(rules, position, 2).count, 0U);
}

TEST(Perft, EndedGamesHaveNoContinuation) {
  const Rules rules = rules_of("6x4");
  EXPECT_EQ(perft(rules, position_of(rules, "0,0,0,0,0,0,9/1,0,0,0,0,0,3 S"), 1).count, 0U);
  EXPECT_EQ(perft(rules, position_of(rules, "0,0,0,0,0,1,9/1,0,0,0,0,0,3 S"), 2).count, 0U);
}

TEST(Perft, RepetitionsEndTheGameInCross) {
  const Rules rules = rules_of("6x6,sow=cross");
  const Game game = game_of("6x6,sow=cross", "1,0,1,0,0,0,0/0,1,1,0,0,0,1 S", "3 2 2 3 1 2 2 1 3 2 2 3 1 2 2");
  std::vector<Position> earlier;
  for (std::size_t ply = 0; ply < game.moves().size(); ++ply) earlier.push_back(game.position_at(ply));
  const std::uint64_t knowing = perft(rules, game.position(), 3, false, earlier).count;
  const std::uint64_t forgetting = perft(rules, game.position(), 3).count;
  EXPECT_LT(knowing, forgetting);
}

}  // namespace
}  // namespace kalah
