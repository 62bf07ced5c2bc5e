#include <chrono>
#include <cinttypes>

#include "command.h"
#include "commands.h"
#include "engine/bench.h"

int bench_command(int argc, char** argv) {
  CLI::App app("Searches a fixed list of positions; the number of nodes is the signature of the search.",
               "kalah bench");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto begin = std::chrono::steady_clock::now();
  const std::uint64_t nodes = kalah::bench_nodes();
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  std::printf("nodes\t%" PRIu64 "\nspeed\t%.0f\n", nodes, static_cast<double>(nodes) / spent.count());
  return kalah::kFine;
}
