#pragma once

#include <array>
#include <optional>
#include <vector>

#include "match/elo.h"
#include "match/play.h"

namespace kalah {

/// Results of a match, seen from the first side. Games are added in the order of their numbers.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  /// Pairs by their margins added.
  int pair_wins = 0;
  int pair_draws = 0;
  int pair_losses = 0;
  /// Mean score of each complete pair.
  std::vector<double> pair_scores;
  /// Margins of all complete pairs added.
  long margin = 0;
  /// By side and kind of fault.
  std::array<std::array<int, 3>, 2> faults{};

  void add(const GameResult& result);
  [[nodiscard]] int games() const { return wins + draws + losses; }

 private:
  std::optional<std::pair<double, int>> half_;
};

/// What a sequential test says so far.
enum class Verdict : std::uint8_t { kOpen, kFirst, kSecond };
struct SprtState {
  double llr = 0;
  /// kFirst: elo0 is accepted, kSecond: elo1.
  Verdict verdict = Verdict::kOpen;
};
SprtState sprt_state(const Tally& tally, const Sprt& sprt);

/// The results as lines KEY<TAB>VALUE..., as docs/commands.md lists them.
std::string print_tally(const Tally& tally, const std::array<std::string, 2>& names, const std::optional<Sprt>& sprt);

/// One line about a game that has ended.
std::string print_game(const GameResult& result, const std::array<std::string, 2>& names);

/// One line about where the match stands: games, results, Elo, time left.
std::string print_progress(const Tally& tally, std::size_t games, double spent_ms);

}  // namespace kalah
