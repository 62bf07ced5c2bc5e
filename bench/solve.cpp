// Solves starts exactly: solve [THREADS] [GIB] [RULES...]. Prints database, windows, value, nodes and seconds of each.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "search/search.h"
#include "solver/solver.h"

namespace kalah {
namespace {

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

class Report final : public SolveWatch {
 public:
  void window(const SolveWindow& done) override {
    std::printf("  at least %+d: %s, %llu nodes, %.2f s\n", done.beta, done.at_least ? "yes" : "no",
                static_cast<unsigned long long>(done.nodes), seconds_since(begin_));
    std::fflush(stdout);
    begin_ = std::chrono::steady_clock::now();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

int run(const std::string& text, const SolveOrder& order) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "error: %s\n", rules.error().message.c_str());
    return 1;
  }
  const Game game(*rules, StartSpec{});
  const int seeds = total_seeds(*rules, game.position());
  const auto begin = std::chrono::steady_clock::now();
  auto solver = Solver::make(*rules, seeds, order, nullptr);
  if (!solver) {
    std::fprintf(stderr, "error: %s\n", solver.error().message.c_str());
    return 1;
  }
  const SolvePlan& plan = (*solver)->spending();
  std::printf("%s: %d-seed database, %.2f GB, table %.2f GB, built in %.2f s\n", text.c_str(), plan.database_seeds,
              static_cast<double>(plan.database_bytes) / 1e9, static_cast<double>(plan.table_bytes) / 1e9,
              seconds_since(begin));
  Table table(std::size_t{16} << 20);
  const int guess = search_best(game, {.nodes = 300'000}, table).value.margin;
  Report report;
  const auto value = (*solver)->value(solve_node(*rules, game.position()), guess, &report);
  std::printf("%s\tvalue %+d\tguess %+d\tnodes %llu\t%.2f s\n", text.c_str(), value.value_or(0), guess,
              static_cast<unsigned long long>((*solver)->nodes()), seconds_since(begin));
  std::fflush(stdout);
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  kalah::SolveOrder order;
  order.threads = argc > 1 ? std::atoi(argv[1]) : 2;
  order.memory = static_cast<std::uint64_t>((argc > 2 ? std::atof(argv[2]) : 4) * (1U << 30U));
  if (argc <= 3) return kalah::run("6x3", order) | kalah::run("6x4", order) | kalah::run("6x4,capture=always", order);
  int status = 0;
  for (int i = 3; i < argc; ++i) status |= kalah::run(argv[i], order);
  return status;
}
