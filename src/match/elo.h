#pragma once

#include <span>

#include "kalah/status.h"

namespace kalah {

/// What the results of pairs say about the difference in strength. A pair score is the mean of its two games, 0..1: the
/// two games of a pair share their opening, so the pair is the independent observation (the pentanomial model).
struct EloEstimate {
  /// Mean of the pair scores.
  double score = 0.5;
  /// Logistic Elo difference of that score, and the ends of its 95 % interval; infinite where nothing was lost or won,
  /// the ends also with fewer than two pairs.
  double elo = 0;
  double low = 0;
  double high = 0;
};

/// Expected score of a player that is `elo` better.
double score_of_elo(double elo);
/// The inverse; infinite at 0 and 1.
double elo_of_score(double score);

/// The interval is that of the normal approximation of the mean score, its variance the sample variance of the pairs,
/// its ends turned into Elo. Where all pairs scored the same, a drawn pair is added to the variance.
EloEstimate estimate_elo(std::span<const double> pair_scores);

/// A sequential test of "the difference is elo0" against "it is elo1".
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
  /// Probabilities of the two errors.
  double alpha = 0.05;
  double beta = 0.05;

  /// Wald's bounds of the log-likelihood ratio: below the one elo0 is accepted, above the other elo1.
  [[nodiscard]] double lower() const;
  [[nodiscard]] double upper() const;
};

/// Reads `elo0,elo1,alpha,beta`.
Result<Sprt> parse_sprt(std::string_view text);

/// Log-likelihood ratio of the generalised test (GSPRT): the distribution of the pair scores is free but for its mean,
/// and is fitted under both hypotheses. After M. Van den Bergh, "MLE for a multinomial distribution with given
/// expectation". 0 without pairs.
double sprt_llr(std::span<const double> pair_scores, const Sprt& sprt);

}  // namespace kalah
