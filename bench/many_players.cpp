// Matches between two ways of three and four players to reason: the first alone among players of the second kind and
// the reverse, in every seat (with teams: one side against the other), over random openings. `many_players [FIRST
// SECOND [BUDGET [OPENINGS [RULES...]]]]`: a way is `maxn` or `paranoid`, with `:store`, `:rows` or
// `:fitted` for the guess at the horizon; BUDGET is nodes a move, or milliseconds of processor time as `20ms`.
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "players/dice.h"
#include "search/search.h"

namespace kalah {
namespace {

struct Way {
  Many many = Many::kMaxn;
  Evaluation evaluation = kBestEvaluation;
};

std::optional<Way> parse_way(const std::string& text) {
  const std::size_t colon = text.find(':');
  const std::string name = text.substr(0, colon);
  const std::string guess = colon == std::string::npos ? "fitted" : text.substr(colon + 1);
  Way way;
  if (name != "maxn" && name != "paranoid") return std::nullopt;
  way.many = name == "maxn" ? Many::kMaxn : Many::kParanoid;
  if (guess != "store" && guess != "rows" && guess != "fitted") return std::nullopt;
  way.evaluation = guess == "store" ? Evaluation::kStore : guess == "rows" ? Evaluation::kRows : Evaluation::kFitted;
  return way;
}

struct Spending {
  std::uint64_t nodes = 0;
  double seconds = 0;
};

class Clock final : public StopSignal {
 public:
  explicit Clock(double seconds) : end_(std::clock() + static_cast<std::clock_t>(seconds * CLOCKS_PER_SEC)) {}
  bool stop() override { return std::clock() >= end_; }

 private:
  std::clock_t end_;
};

struct Mean {
  double sum = 0;
  double squares = 0;
  int count = 0;

  void add(double value) {
    sum += value;
    squares += value * value;
    ++count;
  }
  [[nodiscard]] double mean() const { return sum / count; }
  /// Half of the 95 % interval.
  [[nodiscard]] double error() const {
    const double variance = (squares - sum * sum / count) / std::max(1, count - 1);
    return 1.96 * std::sqrt(std::max(0.0, variance) / count);
  }
};

Game random_opening(const Rules& rules, std::uint64_t seed) {
  Dice dice(seed);
  StartSpec start;
  start.first = static_cast<int>(seed % rules.players);
  while (true) {
    Game game(rules, start);
    for (int ply = 0; ply < rules.players + 2 && !game.over(); ++ply) {
      unsigned left = game.legal();
      for (auto skip = dice.below(static_cast<std::uint64_t>(std::popcount(left))); skip > 0; --skip) left &= left - 1;
      const Status played = game.play(Move{static_cast<std::uint8_t>(std::countr_zero(left) + 1)});
      assert(played.ok());
    }
    if (!game.over()) return game;
  }
}

/// Plays one game with a table for each seat, so that nobody profits from another's thinking.
class Arena {
 public:
  Arena(const Rules& rules, const Spending& budget) : budget_(budget) {
    for (int player = 0; player < rules.players; ++player) tables_.push_back(std::make_unique<Table>(kTableBytes));
  }

  /// Share of the win and final seeds of `side`, who alone reasons as `lone`.
  std::pair<double, int> play(Game game, int side, const Way& lone, const Way& others) {
    for (const auto& table : tables_) table->clear();
    while (!game.over()) {
      const int mover = game.position().mover;
      Clock clock(budget_.seconds);
      Limits limits;
      limits.nodes = budget_.nodes;
      if (budget_.seconds > 0) limits.signal = &clock;
      const bool is_lone = game.rules().side_of(mover) == side;
      const Way& way = is_lone ? lone : others;
      limits.many = way.many;
      limits.evaluation = way.evaluation;
      const SearchResult found = search_best(game, limits, *tables_[static_cast<std::size_t>(mover)]);
      if (is_lone) depth_.add(found.depth);
      const Status played = game.play(found.best);
      assert(played.ok());
    }
    const std::vector<int> stores = side_stores(game.rules(), game.position());
    const int own = stores[static_cast<std::size_t>(side)];
    int best = 0;
    int sharing = 0;
    for (const int store : stores) best = std::max(best, store);
    for (const int store : stores) sharing += store == best ? 1 : 0;
    return {own == best ? 1.0 / sharing : 0, own};
  }

  /// Mean depth of the lone player's completed iterations.
  [[nodiscard]] double depth() const { return depth_.mean(); }

 private:
  static constexpr std::size_t kTableBytes = std::size_t{4} << 20;
  Spending budget_;
  std::vector<std::unique_ptr<Table>> tables_;
  Mean depth_;
};

/// What the two ways gain over each other: share of wins in percent and seeds, the first alone less the second alone.
struct Score {
  std::array<Mean, 2> wins;
  Mean gain;
  Mean seeds;
};

void print(const std::string& text, const Score& score) {
  std::printf("%-28s %5.1f +- %4.1f  %5.1f +- %4.1f  %+6.1f +- %4.1f  %+6.2f +- %4.2f", text.c_str(),
              score.wins[0].mean(), score.wins[0].error(), score.wins[1].mean(), score.wins[1].error(),
              score.gain.mean(), score.gain.error(), score.seeds.mean(), score.seeds.error());
}

int run(const std::string& text, const std::array<Way, 2>& ways, const Spending& budget, int openings, Score& all) {
  const auto rules = parse_rules(text);
  if (!rules || rules->players == 2) {
    std::fprintf(stderr, "%s: %s\n", text.c_str(),
                 rules ? "three or four players are wanted" : rules.error().message.c_str());
    return 2;
  }
  std::array<Arena, 2> arenas{Arena(*rules, budget), Arena(*rules, budget)};
  Score score;
  for (int i = 0; i < openings; ++i) {
    const Game opening = random_opening(*rules, static_cast<std::uint64_t>(i));
    std::array<Mean, 2> won;
    std::array<Mean, 2> banked;
    for (int side = 0; side < rules->sides(); ++side) {
      for (std::size_t lone = 0; lone < 2; ++lone) {
        const auto [share, store] = arenas[lone].play(opening, side, ways[lone], ways[1 - lone]);
        won[lone].add(100 * share);
        banked[lone].add(store);
      }
    }
    for (Score* sum : {&score, &all}) {
      for (std::size_t lone = 0; lone < 2; ++lone) sum->wins[lone].add(won[lone].mean());
      sum->gain.add(won[0].mean() - won[1].mean());
      sum->seeds.add(banked[0].mean() - banked[1].mean());
    }
  }
  print(text, score);
  std::printf("  %5.1f %5.1f\n", arenas[0].depth(), arenas[1].depth());
  std::fflush(stdout);
  return 0;
}

int run_all(const std::vector<std::string>& words) {
  const auto word = [&](std::size_t i, const char* usual) { return i < words.size() ? words[i] : std::string(usual); };
  const auto first = parse_way(word(0, "maxn"));
  const auto second = parse_way(word(1, "paranoid"));
  const std::string amount = word(2, "1000");
  Spending budget;
  if (amount.ends_with("ms")) {
    budget.seconds = std::atof(amount.c_str()) / 1000;
  } else {
    budget.nodes = std::strtoull(amount.c_str(), nullptr, 10);
  }
  const int openings = std::atoi(word(3, "100").c_str());
  if (!first || !second || (budget.nodes == 0 && budget.seconds <= 0) || openings < 2) {
    std::fprintf(stderr,
                 "many_players [FIRST SECOND [BUDGET [OPENINGS [RULES...]]]]: ways maxn, paranoid, each with :store, "
                 ":rows or :fitted; budget 1000 (nodes) or 20ms; at least 2 openings\n");
    return 2;
  }
  std::vector<std::string> boards(words.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(4, words.size())),
                                  words.end());
  if (boards.empty()) {
    boards = {"6x4,players=3",          "4x4,players=3",           "6x4,players=3,capture=always",
              "6x4,players=3,extra=no", "4x4,players=3,lap=relay", "3x6,players=4",
              "6x6,players=4",          "4x4,players=4,sow=cross", "3x6,players=4,end=no-move"};
  }
  std::printf("first %s, second %s, %s a move, %d openings, every seat; +-: 95 %%\n", word(0, "maxn").c_str(),
              word(1, "paranoid").c_str(), amount.c_str(), openings);
  std::printf("%-28s %-14s %-14s %-15s %-15s %s\n", "% of wins", "first alone", "second alone", "  difference",
              "  in seeds", " depths");
  Score all;
  for (const std::string& board : boards) {
    if (const int status = run(board, {*first, *second}, budget, openings, all); status != 0) return status;
  }
  print("together", all);
  std::printf("\n");
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) { return kalah::run_all({argv + 1, argv + argc}); }
