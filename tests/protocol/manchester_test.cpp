#include "protocol/manchester.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "core/text.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

double fake_ms = 0;
double fake_clock() { return fake_ms; }

Move first_pit(const Game& game, double) { return Move{static_cast<std::uint8_t>(std::countr_zero(game.legal()) + 1)}; }
Move swap_or_first(const Game& game, double milliseconds) {
  return game.swap_offered() ? Move::swap() : first_pit(game, milliseconds);
}

/// STATE of a position: north's row, then south's.
std::string state_of(const Game& game) {
  std::string text;
  for (const int player : {1, 0}) {
    for (int i = 0; i < 8; ++i) {
      text +=
          (text.empty() ? "" : ",") + std::to_string(game.position().cells[static_cast<std::size_t>(player * 8 + i)]);
    }
  }
  return text;
}

/// The engine between two agents; what an agent did wrong, if anything.
class Referee {
 public:
  Referee(ManchesterAgent& south, ManchesterAgent& north)
      : agents_{&south, &north}, game_(*parse_rules("manchester"), {}) {}

  std::string play() {
    std::array<std::string, 2> said{tell(0, "START;South"), tell(1, "START;North")};
    while (wrong_.empty() && !game_.over()) {
      const auto mover = static_cast<std::size_t>(agent_of_[game_.position().mover]);
      if (!said[1 - mover].empty()) return "spoke out of turn: " + said[1 - mover];
      const std::string message = std::exchange(said[mover], "");
      if (message == "SWAP") {
        if (!game_.swap_offered()) return "swapped where it is not offered";
        EXPECT_TRUE(game_.play(Move::swap()).ok());
        std::swap(agent_of_[0], agent_of_[1]);
        ++swaps;
        // The one who swapped is told nothing.
        said[1 - mover] = tell(1 - mover, "CHANGE;SWAP;" + state_of(game_) + ";YOU");
        continue;
      }
      if (!message.starts_with("MOVE;")) return "no move: '" + message + "'";
      const auto pit = parse_number(message.substr(5), 7);
      if (!pit || !game_.play(Move{static_cast<std::uint8_t>(*pit)})) return "illegal: " + message;
      for (std::size_t agent = 0; agent < 2; ++agent) {
        const bool turn = !game_.over() && static_cast<std::size_t>(agent_of_[game_.position().mover]) == agent;
        said[agent] = tell(agent, "CHANGE;" + std::to_string(*pit) + ";" + state_of(game_) +
                                      (game_.over() ? ";END"
                                       : turn       ? ";YOU"
                                                    : ";OPP"));
      }
    }
    for (ManchesterAgent* agent : agents_) {
      if (!agent->handle("END").leave) return "stayed after END";
    }
    return wrong_;
  }

  int swaps = 0;

 private:
  std::string tell(std::size_t agent, const std::string& line) {
    const auto answer = agents_[agent]->handle(line);
    if (!answer.complaint.empty()) wrong_ = line + " -> " + answer.complaint;
    return answer.message;
  }

  std::array<ManchesterAgent*, 2> agents_;
  /// Agent of the side South and of the side North.
  std::array<int, 2> agent_of_{0, 1};
  Game game_;
  std::string wrong_;
};

TEST(Manchester, PlaysWholeGamesWithAndWithoutSwaps) {
  std::mt19937 random(7);
  const auto any = [&](const Game& game, double) {
    if (game.swap_offered() && random() % 2 == 0) return Move::swap();
    unsigned legal = game.legal();
    for (auto skip = random() % static_cast<unsigned>(std::popcount(legal)); skip > 0; --skip) legal &= legal - 1;
    return Move{static_cast<std::uint8_t>(std::countr_zero(legal) + 1)};
  };
  int swaps = 0;
  for (int i = 0; i < 200; ++i) {
    ManchesterAgent south(any, fake_clock);
    ManchesterAgent north(any, fake_clock);
    Referee referee(south, north);
    ASSERT_EQ(referee.play(), "") << "game " << i;
    swaps += referee.swaps;
  }
  EXPECT_GT(swaps, 50);
  EXPECT_LT(swaps, 150);
}

TEST(Manchester, NeverUsesMoreThanItsClock) {
  const auto slow = [](const Game& game, double milliseconds) {
    fake_ms += milliseconds * 1.02;
    return first_pit(game, milliseconds);
  };
  ManchesterAgent south(slow, fake_clock, 60'000);
  ManchesterAgent north(slow, fake_clock, 500);
  EXPECT_EQ(Referee(south, north).play(), "");
  EXPECT_GT(south.left_ms(), 0);
  EXPECT_GT(north.left_ms(), 0);
  EXPECT_LT(south.left_ms(), 30'000);
}

TEST(Manchester, SouthOpensNorthWaits) {
  ManchesterAgent agent(first_pit, fake_clock);
  EXPECT_EQ(agent.handle("START;South\r").message, "MOVE;1");
  EXPECT_EQ(agent.handle("START;North").message, "");
}

TEST(Manchester, TheOwnMoveIsPlayedWhenTheEngineTellsIt) {
  ManchesterAgent agent(first_pit, fake_clock);
  agent.handle("START;South");
  EXPECT_TRUE(agent.game().moves().empty());
  // The first move ends in the store and gives no extra move.
  EXPECT_EQ(agent.handle("CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;OPP").complaint, "");
  EXPECT_EQ(agent.game().moves().size(), 1U);
  EXPECT_EQ(agent.game().position().mover, 1);
}

TEST(Manchester, AskedToMoveOnADeadBoardItComplains) {
  for (const bool south : {true, false}) {
    ManchesterAgent agent(first_pit, fake_clock);
    agent.handle(south ? "START;South" : "START;North");
    const std::string_view empty = "0,0,0,0,0,0,0,50";
    const std::string_view full = "0,3,0,0,0,0,1,44";
    const auto change = [&](std::string_view north, std::string_view south_row) {
      return agent.handle(cat({"CHANGE;2;", north, ",", south_row, ";YOU"}));
    };
    const auto dead = south ? change(full, empty) : change(empty, full);
    EXPECT_EQ(dead.message, "");
    EXPECT_THAT(dead.complaint, HasSubstr("no pit of ours holds a seed"));
    // Only the other's row is empty: over by the rules, but there is a seed to sow.
    EXPECT_EQ((south ? change(empty, full) : change(full, empty)).message, "MOVE;2");
  }
}

TEST(Manchester, AfterItsOwnSwapItWaitsForTheOther) {
  ManchesterAgent agent(swap_or_first, fake_clock);
  agent.handle("START;North");
  EXPECT_EQ(agent.handle("CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU").message, "SWAP");
  EXPECT_EQ(agent.side(), 0);
  // North, now the other one, moves.
  const auto answer = agent.handle("CHANGE;2;7,0,8,8,8,8,8,1,1,8,8,8,8,8,8,1;YOU");
  EXPECT_EQ(answer.complaint, "");
  EXPECT_EQ(answer.message, "MOVE;1");
}

TEST(Manchester, AfterTheOthersSwapItMovesForNorth) {
  ManchesterAgent agent(first_pit, fake_clock);
  agent.handle("START;South");
  agent.handle("CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;OPP");
  const auto answer = agent.handle("CHANGE;SWAP;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU");
  EXPECT_EQ(answer.complaint, "");
  EXPECT_EQ(answer.message, "MOVE;1");
  EXPECT_EQ(agent.side(), 1);
}

TEST(Manchester, AnEndWithoutChangeLeaves) {
  ManchesterAgent agent(first_pit, fake_clock);
  agent.handle("START;South");
  EXPECT_TRUE(agent.handle("END").leave);
}

TEST(Manchester, AnotherBoardIsBelieved) {
  ManchesterAgent agent(first_pit, fake_clock);
  agent.handle("START;North");
  const auto answer = agent.handle("CHANGE;1;0,0,9,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU");
  EXPECT_THAT(answer.complaint, HasSubstr("differs from the rules"));
  EXPECT_EQ(answer.message, "MOVE;3");
  // Even a board that the rules hold to be ended is answered.
  EXPECT_EQ(agent.handle("CHANGE;3;0,0,0,5,0,0,0,40,0,0,0,0,0,0,0,50;YOU").message, "MOVE;4");
}

TEST(Manchester, RefusesWhatIsNoMessage) {
  ManchesterAgent agent(first_pit, fake_clock);
  for (const char* line :
       {"MOVE;3", "START", "START;West", "start;South", "CHANGE;1", "CHANGE;0;1;YOU", "CHANGE;8;7,7;YOU",
        "CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;ME", "CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8;YOU",
        "CHANGE;1;7,7,7,7,7,7,7,-1,0,8,8,8,8,8,8,1;YOU", "CHANGE;1;65535,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU", "\xff"}) {
    const auto answer = agent.handle(line);
    EXPECT_THAT(answer.complaint, HasSubstr("allowed: ")) << line;
    EXPECT_EQ(answer.message, "") << line;
    EXPECT_FALSE(answer.leave) << line;
  }
  EXPECT_THAT(agent.handle("CHANGE;1;7,7,7,7,7,7,7,0,0,8,8,8,8,8,8,1;YOU").complaint, HasSubstr("before START"));
  EXPECT_THAT(agent.handle(std::string(5000, 'x')).complaint, HasSubstr("4096"));
  EXPECT_EQ(agent.handle("").complaint, "");
}

}  // namespace
}  // namespace kalah
