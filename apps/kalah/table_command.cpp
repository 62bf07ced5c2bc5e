#include "table_command.h"

#include <algorithm>
#include <cinttypes>
#include <random>
#include <thread>

#include "builder/available_memory.h"
#include "builder/table_check.h"
#include "commands.h"
#include "line_reader.h"
#include "progress.h"
#include "table/table_folder.h"
#include "threads.h"

namespace kalah {
namespace {

class Course final : public PositionWatch {
 public:
  explicit Course(const char* what) : what_(what) {}
  void at(std::uint64_t done, std::uint64_t all) override { progress_.at(done, all, what_, "positions"); }
  void end() { progress_.end(); }

 private:
  std::string what_;
  Progress progress_;
};

int run_info(const TableFile& table) {
  const auto positions = static_cast<double>(table.index().positions());
  std::printf("rules\t%s\n", table.value_key().c_str());
  std::printf("pits\t%d\n", table.index().pits());
  std::printf("seeds\t%d\n", table.index().seeds());
  std::printf("positions\t%" PRIu64 "\n", table.index().positions());
  std::printf("bytes\t%" PRIu64 "\n", table.bytes());
  std::printf("bits a position\t%.3f\n", 8 * static_cast<double>(table.bytes()) / positions);
  std::printf("blocks\t%" PRIu64 "\n", table.blocks());
  std::printf("checksum\t%016" PRIx64 "\n", table.checksum());
  return kFine;
}

int run_sum(const CLI::App& app, const TableFile& table) {
  Course course("adding up");
  const auto sums = sum_table(table, course);
  course.end();
  if (!sums) return refuse(app, sums.error().message);
  for (std::size_t n = 0; n < sums->size(); ++n) {
    const TableSums& here = (*sums)[n];
    std::printf("%zu\t%" PRIu64 "\t%" PRId64 "\t%" PRIu64 "\n", n, here.positions, here.margins, here.squares);
  }
  return kFine;
}

int run_verify(const CLI::App& app, const TableFile& table, bool all) {
  Course course("verifying");
  CheckOrder order;
  order.all = all;
  order.seed = std::random_device()();
  order.threads = usual_threads();
  // What else the machine is asked for meanwhile finds its half.
  order.memory = available_memory() / 2;
  const auto report = check_table(table, order, course);
  course.end();
  if (!report) return refuse(app, report.error().message);
  std::printf("blocks\t%" PRIu64 "\tchecksums match\n", report->blocks);
  for (const int seeds : report->known) std::printf("sums\t%d\tas known\n", seeds);
  std::printf("positions\t%" PRIu64 "\t%s, as the rules have it\n", report->recomputed,
              all ? "all" : "drawn at random");
  return kFine;
}

int run_probe(const TableFile& table) {
  LineReader input(STDIN_FILENO);
  bool refused = false;
  while (const auto line = input.next()) {
    const LineAnswer answer =
        input.too_long()
            ? LineAnswer{"error: the line is longer than " + std::to_string(LineReader::kMaxLine) + " bytes", true}
            : probe_line(table, *line);
    refused = refused || answer.refused;
    std::printf("%s\n", answer.text.c_str());
  }
  return refused ? kRefused : kFine;
}

}  // namespace
}  // namespace kalah

int table_command(int argc, char** argv) {
  kalah::TableBuildOptions options;
  options.threads = kalah::usual_threads();
  std::string folder;
  bool all = false;
  CLI::App app("Endgame databases: the value of every position with at most N seeds in the pits.", "kalah table");
  app.require_subcommand(1);
  CLI::App& build = *app.add_subcommand("build", "Builds one, or goes on with one that was interrupted");
  build.add_option("--rules", options.rules, "Rules, such as 6x4,capture=always")->required();
  build.add_option("--seeds", options.seeds, "Most seeds in the pits")->required();
  build.add_option("--out", options.folder, "Folder for it")->required();
  build.add_option("--threads", options.threads, "Threads")->check(CLI::Range(1, 256))->capture_default_str();
  build.add_option("--memory", options.memory, "Most memory, such as 4G; without it what the machine has");
  const auto reader = [&](const char* name, const char* what) {
    CLI::App& command = *app.add_subcommand(name, what);
    command.add_option("DIR", folder, "Folder of the database")->required();
    return &command;
  };
  CLI::App* const info = reader("info", "Says what it holds");
  CLI::App* const verify = reader("verify", "Checks checksums, known sums and a sample of positions against the rules");
  verify->add_flag("--all", all, "Every position instead of a sample");
  CLI::App* const sum = reader("sum", "Lines N, positions, sum of values, sum of squares");
  reader("probe", "Reads lines of positions and prints their values");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  if (build.parsed()) return kalah::run_table_build(app, options);
  const auto table = kalah::open_table(folder);
  if (!table) return kalah::refuse(app, table.error().message);
  if (info->parsed()) return kalah::run_info(**table);
  if (verify->parsed()) return kalah::run_verify(app, **table, all);
  if (sum->parsed()) return kalah::run_sum(app, **table);
  return kalah::run_probe(**table);
}
