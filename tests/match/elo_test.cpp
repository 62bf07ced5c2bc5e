#include "match/elo.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace kalah {
namespace {

/// Pair scores from the counts of 0, 1/2, 1, 3/2 and 2 points.
std::vector<double> pairs(const std::array<int, 5>& counts) {
  std::vector<double> scores;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    scores.insert(scores.end(), static_cast<std::size_t>(counts[i]), 0.25 * static_cast<double>(i));
  }
  return scores;
}

TEST(Elo, ScoreAndEloAreInverse) {
  EXPECT_DOUBLE_EQ(score_of_elo(0), 0.5);
  EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
  for (const double elo : {-300.0, -1.0, 0.0, 12.5, 800.0}) EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
  EXPECT_TRUE(std::isinf(elo_of_score(1)));
  EXPECT_LT(elo_of_score(0), 0);
}

TEST(Elo, TheIntervalComesFromTheScatterOfThePairs) {
  const std::vector<double> scores = pairs({10, 10, 30, 20, 30});
  const double mean = (10 * 0.25 + 30 * 0.5 + 20 * 0.75 + 30) / 100;
  const double variance = (10 * mean * mean + 10 * std::pow(0.25 - mean, 2) + 30 * std::pow(0.5 - mean, 2) +
                           20 * std::pow(0.75 - mean, 2) + 30 * std::pow(1 - mean, 2)) /
                          99;
  const double error = 1.959964 * std::sqrt(variance / 100);
  const EloEstimate estimate = estimate_elo(scores);
  EXPECT_DOUBLE_EQ(estimate.score, mean);
  EXPECT_NEAR(estimate.elo, -400 * std::log10(1 / mean - 1), 1e-9);
  EXPECT_NEAR(score_of_elo(estimate.low), mean - error, 1e-6);
  EXPECT_NEAR(score_of_elo(estimate.high), mean + error, 1e-6);
}

TEST(Elo, PairsThatBalanceTellMoreThanGamesThatScatter) {
  const EloEstimate balanced = estimate_elo(pairs({0, 5, 90, 5, 0}));
  const EloEstimate scattered = estimate_elo(pairs({45, 0, 10, 0, 45}));
  EXPECT_DOUBLE_EQ(balanced.score, scattered.score);
  EXPECT_LT(balanced.high, scattered.high / 3);
}

TEST(Elo, NothingKnownIsUnbounded) {
  EXPECT_TRUE(std::isinf(estimate_elo({}).high));
  EXPECT_TRUE(std::isinf(estimate_elo(pairs({0, 0, 0, 0, 1})).low));
  const EloEstimate all_won = estimate_elo(pairs({0, 0, 0, 0, 10}));
  EXPECT_TRUE(std::isinf(all_won.elo));
  EXPECT_GT(all_won.low, 100);
  EXPECT_FALSE(std::isinf(all_won.low));
}

TEST(Sprt, LogLikelihoodRatiosOfPublishedTests) {
  // Two finished tests of Fishtest (logistic Elo, pairs of games) with the ratio published for them.
  EXPECT_NEAR(sprt_llr(pairs({223, 9863, 21279, 10037, 246}), {0.5, 2.5, 0.05, 0.05}), -3.07, 0.01);
  EXPECT_NEAR(sprt_llr(pairs({871, 26175, 55983, 26678, 821}), {0, 2, 0.05, 0.05}), -4.98, 0.01);
}

TEST(Sprt, BoundsAreThoseOfWald) {
  const Sprt sprt{0, 10, 0.05, 0.1};
  EXPECT_NEAR(sprt.lower(), std::log(0.1 / 0.95), 1e-12);
  EXPECT_NEAR(sprt.upper(), std::log(0.9 / 0.05), 1e-12);
}

TEST(Sprt, TheRatioGrowsWithTheScoreAndIsZeroWithoutPairs) {
  const Sprt sprt{0, 20, 0.05, 0.05};
  EXPECT_EQ(sprt_llr({}, sprt), 0);
  EXPECT_GT(sprt_llr(pairs({0, 0, 0, 0, 20}), sprt), 0);
  EXPECT_LT(sprt_llr(pairs({20, 0, 0, 0, 0}), sprt), 0);
  EXPECT_LT(sprt_llr(pairs({3, 3, 3, 3, 3}), sprt), sprt_llr(pairs({2, 3, 3, 3, 4}), sprt));
  // Scores that are no quarters: three players share a win.
  EXPECT_GT(sprt_llr(std::vector<double>{1.0 / 3, 5.0 / 6, 0.9, 1.0, 1.0}, sprt), 0);
}

TEST(Sprt, IsReadAndRefused) {
  const auto sprt = parse_sprt("-5,10.5,0.05,0.1");
  ASSERT_TRUE(sprt.ok());
  EXPECT_EQ(sprt->elo0, -5);
  EXPECT_EQ(sprt->elo1, 10.5);
  EXPECT_EQ(sprt->beta, 0.1);
  for (const char* text : {"", "0,10", "10,0,0.05,0.05", "0,10,0.5,0.05", "0,10,0.05,0", "0,nan,0.05,0.05",
                           "0,10,0.05,0.05,1", "0,x,0.05,0.05", "0,5000,0.05,0.05"}) {
    ASSERT_FALSE(parse_sprt(text).ok()) << text;
    EXPECT_THAT(parse_sprt(text).error().message, testing::HasSubstr("elo0,elo1,alpha,beta")) << text;
  }
}

}  // namespace
}  // namespace kalah
