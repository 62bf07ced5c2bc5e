#include "match/elo.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <string>

#include "core/text.h"

namespace kalah {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// Two-sided 95 % of the normal distribution.
constexpr double kSigmas = 1.959963984540054;
/// What a result that has not occurred counts as: a likelihood must not vanish for want of data.
constexpr double kUnseen = 1e-3;

/// Score -> how often.
using Counts = std::map<double, double>;

Counts counted(std::span<const double> scores) {
  Counts counts;
  for (const double score : {0.0, 0.25, 0.5, 0.75, 1.0}) counts[score] = 0;
  for (const double score : scores) counts[score] += 1;
  for (auto& [score, count] : counts) {
    if (count == 0) count = kUnseen;
  }
  return counts;
}

/// The Lagrange multiplier of the likeliest distribution with the mean `mean`: each result then has the weight
/// count / (1 + x (score - mean)). The sum falls as x grows, so halving finds its zero.
double multiplier(const Counts& counts, double mean) {
  double low = -1 / (counts.rbegin()->first - mean);
  double high = 1 / (mean - counts.begin()->first);
  for (int step = 0; step < 200; ++step) {
    const double x = (low + high) / 2;
    double sum = 0;
    for (const auto& [score, count] : counts) sum += count * (score - mean) / (1 + x * (score - mean));
    (sum > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

std::optional<double> parse_decimal(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_of_score(double score) {
  if (score <= 0) return -kInfinite;
  if (score >= 1) return kInfinite;
  // The sum makes the zero of an even score a positive one.
  return 0.0 - 400 * std::log10(1 / score - 1);
}

EloEstimate estimate_elo(std::span<const double> pair_scores) {
  EloEstimate estimate;
  const auto pairs = static_cast<double>(pair_scores.size());
  double sum = 0;
  for (const double score : pair_scores) sum += score;
  if (!pair_scores.empty()) estimate.score = sum / pairs;
  estimate.elo = elo_of_score(estimate.score);
  if (pair_scores.size() < 2) {
    estimate.low = -kInfinite;
    estimate.high = kInfinite;
    return estimate;
  }
  double squares = 0;
  for (const double score : pair_scores) squares += (score - estimate.score) * (score - estimate.score);
  // Equal results say nothing about how they scatter: one drawn pair more does.
  if (squares == 0) squares = (0.5 - estimate.score) * (0.5 - estimate.score);
  const double error = kSigmas * std::sqrt(squares / (pairs - 1) / pairs);
  estimate.low = elo_of_score(estimate.score - error);
  estimate.high = elo_of_score(estimate.score + error);
  return estimate;
}

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper() const { return std::log((1 - beta) / alpha); }

Result<Sprt> parse_sprt(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ',');
  const Error wrong{
      cat({quoted(text), " is no test; the form is elo0,elo1,alpha,beta such as 0,10,0.05,0.05: elo0 below elo1, ",
           "each within -1000..1000, alpha and beta within 0.0001..0.4999"})};
  if (parts.size() != 4) return wrong;
  Sprt sprt;
  double* const places[] = {&sprt.elo0, &sprt.elo1, &sprt.alpha, &sprt.beta};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto number = parse_decimal(parts[i]);
    if (!number) return wrong;
    *places[i] = *number;
  }
  const auto chance = [](double value) { return value >= 0.0001 && value <= 0.4999; };
  if (sprt.elo0 >= sprt.elo1 || sprt.elo0 < -1000 || sprt.elo1 > 1000 || !chance(sprt.alpha) || !chance(sprt.beta)) {
    return wrong;
  }
  return sprt;
}

double sprt_llr(std::span<const double> pair_scores, const Sprt& sprt) {
  if (pair_scores.empty()) return 0;
  const Counts counts = counted(pair_scores);
  const double mean0 = score_of_elo(sprt.elo0);
  const double mean1 = score_of_elo(sprt.elo1);
  const double x0 = multiplier(counts, mean0);
  const double x1 = multiplier(counts, mean1);
  double ratio = 0;
  for (const auto& [score, count] : counts) {
    ratio += count * std::log((1 + x0 * (score - mean0)) / (1 + x1 * (score - mean1)));
  }
  return ratio;
}

}  // namespace kalah
