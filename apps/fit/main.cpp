// Fits the weights of search/fitted.h: `fit --rules 6x4 --positions N --out FILE`. See docs/evaluation.md.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <thread>

#include "builder/build.h"
#include "engine/memory_prober.h"
#include "players/chance.h"
#include "search/fitted.h"
#include "search/search.h"

namespace kalah {
namespace {

using Weights = FittedWeights;
constexpr int kColumns = Weights::kPits * Weights::kCounts * Weights::kCounts;

struct Options {
  std::string rules = "6x4";
  std::size_t positions = 100'000;
  std::uint64_t nodes = 10'000;
  std::uint64_t seed = 1;
  int epochs = 60;
  int database = 20;
  int threads = 2;
  /// At the leaves of the searches that value the positions.
  std::string evaluation = "rows";
  std::string out;
};

const std::map<std::string, Evaluation> kEvaluations{
    {"store", Evaluation::kStore}, {"rows", Evaluation::kRows}, {"fitted", Evaluation::kFitted}};

/// The command that makes the same weights again.
std::string recipe(const Options& options) {
  return "fit --rules " + options.rules + " --positions " + std::to_string(options.positions) + " --nodes " +
         std::to_string(options.nodes) + " --database " + std::to_string(options.database) + " --eval " +
         options.evaluation + " --epochs " + std::to_string(options.epochs) + " --seed " +
         std::to_string(options.seed) + " --threads " + std::to_string(options.threads);
}

/// A position seen from its mover, and what it is worth to him.
struct Sample {
  std::array<std::uint16_t, Weights::kPits> column{};
  int seeds = 0;
  float target = 0;
  float before = 0;
  bool exact = false;
};

Sample sample_of(const Rules& rules, const Position& position, const SearchResult& result) {
  Sample sample;
  const int mover = position.mover;
  const auto row = static_cast<std::size_t>((mover) * (rules.pits + 1));
  const auto other = static_cast<std::size_t>((1 - mover) * (rules.pits + 1));
  int difference = 0;
  for (std::size_t i = 0; i < Weights::kPits; ++i) {
    const unsigned own = position.cells[row + i];
    const unsigned opposite = position.cells[other + Weights::kPits - 1 - i];
    sample.column[i] = static_cast<std::uint16_t>(
        (static_cast<int>(i) * Weights::kCounts + Weights::clip(own)) * Weights::kCounts + Weights::clip(opposite));
    sample.seeds += static_cast<int>(own + opposite);
    difference += static_cast<int>(own) - static_cast<int>(opposite);
  }
  const int stores = position.cells[static_cast<std::size_t>(store_cell(rules, mover))] -
                     position.cells[static_cast<std::size_t>(store_cell(rules, 1 - mover))];
  sample.target = static_cast<float>(result.value.margin - stores);
  sample.exact = result.value.exact;
  sample.before = static_cast<float>(difference) / 4;
  return sample;
}

/// Games of a shallow search against itself, with many moves by chance, from starts of 3 to 6 seeds a pit: positions
/// like those at the leaves of a search. Each is valued by a search of its own.
void play_games(const Options& options, const Prober& prober, std::uint64_t seed, std::size_t wanted,
                std::vector<Sample>& samples) {
  Table table(std::size_t{16} << 20);
  Dice dice(seed);
  Rules rules = *parse_rules(options.rules);
  while (samples.size() < wanted) {
    rules.seeds = static_cast<std::uint8_t>(3 + dice.below(4));
    Game game(rules, StartSpec{});
    while (!game.over() && samples.size() < wanted) {
      Limits limits;
      limits.nodes = options.nodes;
      limits.evaluation = kEvaluations.at(options.evaluation);
      const SearchResult result = search_best(game, limits, table, &prober);
      if (game.moves().size() >= 2) samples.push_back(sample_of(rules, game.position(), result));
      // Mostly a move by chance, so that bad positions are known too; often twice, so that samples differ.
      for (int i = 0; i < 2 && !game.over(); ++i) {
        const Move move = i == 0 && dice.chance(50) ? result.best : random_sowing(game, dice);
        [[maybe_unused]] const Status played = game.play(move);
        assert(played.ok());
      }
    }
  }
}

/// Least squares by stochastic gradient descent with AdaGrad steps, each weight drawn a little to nothing.
class Fit {
 public:
  Fit() : weights_(2 * (kColumns + 1)), squares_(weights_.size(), 1e-6F) {}

  [[nodiscard]] float estimate(const Sample& sample) const {
    const float share = static_cast<float>(sample.seeds) / 64;
    float sum = weights_[2 * kColumns] + weights_[2 * kColumns + 1] * share;
    for (const std::uint16_t column : sample.column) sum += weights_[2U * column] + weights_[2U * column + 1] * share;
    return sum;
  }

  void learn(const Sample& sample, float rate) {
    const float error = sample.target - estimate(sample);
    const float share = static_cast<float>(sample.seeds) / 64;
    const auto step = [&](std::size_t at, float gradient) {
      gradient -= kDraw * weights_[at];
      squares_[at] += gradient * gradient;
      weights_[at] += rate * gradient / std::sqrt(squares_[at]);
    };
    for (const std::uint16_t column : sample.column) {
      step(2U * column, error);
      step(2U * column + 1, error * share);
    }
    step(2 * kColumns, error);
    step(2 * kColumns + 1, error * share);
  }

  void write(std::FILE* out, const std::string& recipe) const {
    const auto unit = [&](std::size_t at) {
      return static_cast<int>(std::lround(std::clamp(weights_[at] * Weights::kUnit, -32000.F, 32000.F)));
    };
    std::fprintf(out, "// %s\n{", recipe.c_str());
    for (std::size_t column = 0; column < kColumns; ++column) {
      const bool row = column % Weights::kCounts == 0;
      const bool pit = column % (Weights::kCounts * Weights::kCounts) == 0;
      if (pit) std::fprintf(out, "%s{", column == 0 ? "" : "}},\n ");
      if (row) std::fprintf(out, "%s{", pit ? "" : "},\n  ");
      std::fprintf(out, "{%d,%d},", unit(2 * column), unit(2 * column + 1));
    }
    std::fprintf(out, "}}},\n{%d,%d}\n", unit(2 * kColumns), unit(2 * kColumns + 1));
  }

 private:
  static constexpr float kDraw = 0.01F;
  std::vector<float> weights_;
  std::vector<float> squares_;
};

template <class Estimate>
void print_error(const char* what, const std::vector<Sample>& samples, std::size_t from, std::size_t to,
                 Estimate estimate) {
  // By seeds left, for that decides how far off a guess can be.
  std::array<double, 5> sums{};
  std::array<int, 5> counts{};
  for (std::size_t i = from; i < to; ++i) {
    const auto part = static_cast<std::size_t>(std::min(samples[i].seeds / 15, 4));
    const double error = samples[i].target - estimate(samples[i]);
    sums[part] += error * error;
    ++counts[part];
  }
  double all = 0;
  std::printf("%-8s", what);
  for (std::size_t part = 0; part < sums.size(); ++part) {
    all += sums[part];
    std::printf("  %zu-%zu: %.2f", part * 15, part * 15 + 14,
                counts[part] == 0 ? 0 : std::sqrt(sums[part] / counts[part]));
  }
  std::printf("  all: %.3f\n", std::sqrt(all / static_cast<double>(to - from)));
}

int fit(const Options& options) {
  const auto rules = parse_rules(options.rules);
  if (!rules || fitted_weights(*rules) == nullptr) {
    std::fprintf(stderr, "error: no weights are kept for rules '%s'; allowed: 6x4, 6x4,capture=always\n",
                 options.rules.c_str());
    return 1;
  }
  auto database = build_database(*rules, {.seeds = options.database}, options.threads);
  if (!database) {
    std::fprintf(stderr, "error: %s\n", database.error().message.c_str());
    return 1;
  }
  const MemoryProber prober(std::shared_ptr<const Database>(std::move(*database)), *rules);
  std::vector<std::vector<Sample>> parts(static_cast<std::size_t>(options.threads));
  std::vector<std::thread> workers;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    workers.emplace_back([&, i] {
      play_games(options, prober, Dice(options.seed * 1000 + i).next(), options.positions / parts.size(), parts[i]);
    });
  }
  for (std::thread& worker : workers) worker.join();
  std::vector<Sample> samples;
  for (const auto& part : parts) samples.insert(samples.end(), part.begin(), part.end());

  // One in ten is never learned from: the error is told on those.
  Dice dice(options.seed);
  for (std::size_t i = samples.size(); i > 1; --i) std::swap(samples[i - 1], samples[dice.below(i)]);
  const std::size_t held = samples.size() / 10;
  const auto exact = std::ranges::count_if(samples, &Sample::exact);
  std::printf("positions %zu, exact %.1f %%, held out %zu; root mean square error in seeds by seeds left:\n",
              samples.size(), 100.0 * static_cast<double>(exact) / static_cast<double>(samples.size()), held);
  print_error("nothing", samples, 0, held, [](const Sample&) { return 0.F; });
  print_error("rows", samples, 0, held, [](const Sample& sample) { return sample.before; });
  Fit fit;
  std::vector<std::size_t> order(samples.size() - held);
  std::iota(order.begin(), order.end(), held);
  for (int epoch = 0; epoch < options.epochs; ++epoch) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[dice.below(i)]);
    const float rate = 0.5F * (1.F - static_cast<float>(epoch) / static_cast<float>(options.epochs));
    for (const std::size_t at : order) fit.learn(samples[at], rate);
  }
  print_error("learned", samples, held, samples.size(), [&](const Sample& sample) { return fit.estimate(sample); });
  print_error("fitted", samples, 0, held, [&](const Sample& sample) { return fit.estimate(sample); });
  std::FILE* out = options.out.empty() ? nullptr : std::fopen(options.out.c_str(), "w");
  if (out == nullptr) {
    std::fprintf(stderr, "nothing written\n");
    return options.out.empty() ? 0 : 1;
  }
  fit.write(out, recipe(options));
  std::fclose(out);
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  kalah::Options options;
  CLI::App app{"Fits the evaluation to values of search"};
  app.add_option("--rules", options.rules);
  app.add_option("--positions", options.positions);
  app.add_option("--nodes", options.nodes);
  app.add_option("--seed", options.seed);
  app.add_option("--epochs", options.epochs);
  app.add_option("--database", options.database, "seeds in the endgame database")->check(CLI::Range(0, 24));
  app.add_option("--threads", options.threads, "each plays games of its own, so that the weights hang on it")
      ->check(CLI::Range(1, 64));
  app.add_option("--eval", options.evaluation, "at the leaves: store, rows or fitted")
      ->check(CLI::IsMember(kalah::kEvaluations));
  app.add_option("--out", options.out);
  CLI11_PARSE(app, argc, argv);
  return kalah::fit(options);
}
