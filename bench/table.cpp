// Builds an endgame database in memory: table [SEEDS] [THREADS] [RULES] [bytes|packed]. Prints positions, seconds,
// positions a second of processor time, bytes, and the sums that docs/design.md explains.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "builder/build.h"

int main(int argc, char** argv) {
  const int seeds = argc > 1 ? std::atoi(argv[1]) : 16;
  const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
  const auto rules = kalah::parse_rules(argc > 3 ? argv[3] : "6x4");
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().message.c_str());
    return 2;
  }
  if (threads < 1 || threads > 64) {
    std::fprintf(stderr, "%d threads: 1 to 64 are possible\n", threads);
    return 2;
  }
  kalah::BuildOrder order;
  order.seeds = seeds;
  const std::string_view form = argc > 4 ? argv[4] : "";
  if (!form.empty() && form != "bytes" && form != "packed") {
    std::fprintf(stderr, "%s: the form is bytes or packed\n", argv[4]);
    return 2;
  }
  const auto chosen = form.empty()       ? kalah::usual_form(*rules, seeds)
                      : form == "packed" ? kalah::BuildForm::kPacked
                                         : kalah::BuildForm::kBytes;
  order.form = chosen;
  const auto begin = std::chrono::steady_clock::now();
  const std::clock_t cpu = std::clock();
  const auto built =
      threads == 1 ? kalah::build_database(*rules, order) : kalah::build_database(*rules, order, threads);
  if (!built) {
    std::fprintf(stderr, "%s\n", built.error().message.c_str());
    return 1;
  }
  const double busy = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  const kalah::DatabaseIndex& index = (*built)->index();
  const auto positions = static_cast<double>(index.positions());
  std::printf("rules\tseeds\tthreads\tpositions\tseconds\tprocessor\tpositions a core-second\tbytes\tat most\n");
  std::printf("%s\t%d\t%d\t%.0f\t%.3f\t%.3f\t%.0f\t%llu\t%llu\n", (*built)->value_key().c_str(), seeds, threads,
              positions, spent.count(), busy, positions / busy, static_cast<unsigned long long>((*built)->bytes()),
              static_cast<unsigned long long>(kalah::build_bytes(*rules, seeds, threads, chosen)));
  return 0;
}
