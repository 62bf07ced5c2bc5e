#include "protocol/turn.h"

#include <gtest/gtest.h>

namespace kalah {
namespace {

// Chains whose first sowings are chosen within few nodes, and whose last ones are proved. Values of plain minimax.
TEST(Turn, WhatIsToldAsExactIsTheValueOfThePosition) {
  struct Case {
    const char* rules;
    const char* position;
    int value;
  };
  int exact = 0;
  int estimates = 0;
  for (const Case& one : {Case{"3x2,lap=relay,rest=emptier,opening=pie", "start", 0},
                          Case{"3x2,lap=relay,rest=emptier", "8,0,0,7/10,0,0,17 N", 18},
                          Case{"3x2,lap=relay,rest=emptier", "10,0,0,17/8,0,0,7 S", 18},
                          Case{"3x2,capture=always,end=no-move,rest=nobody", "2,2,3,0/6,2,3,392 N", 394},
                          Case{"3x2,capture=always,end=no-move,rest=nobody", "6,2,3,392/2,2,3,0 S", 394}}) {
    const Rules rules = *parse_rules(one.rules);
    const Game game(rules, *parse_start(rules, one.position, 0));
    for (const char* player : {"engine", "alpha-beta:depth=40"}) {
      for (const unsigned nodes : {1U, 2U, 3U, 4U, 5U, 7U, 10U, 15U, 20U, 30U, 50U, 20000U}) {
        Thinker thinker(steady_ms, std::size_t{1} << 20);
        const std::atomic<bool> stop{false};
        const TurnRequest request{*parse_player(player), {.nodes = nodes}, 0};
        choose_turn(thinker, steady_ms, game, request, stop, [&](const TurnNews& news) {
          ASSERT_TRUE(news.choice.value);
          ++(news.choice.value->exact ? exact : estimates);
          if (!news.choice.value->exact) return;
          EXPECT_EQ(news.choice.value->margin, one.value) << one.rules << ' ' << one.position << ' ' << player << ' '
                                                          << nodes << ' ' << print_line(game, news.line);
        });
      }
    }
  }
  EXPECT_GT(exact, 0);
  EXPECT_GT(estimates, 0);
}

}  // namespace
}  // namespace kalah
