// Writes an endgame database and probes it at random: table_probe [SEEDS] [THREADS] [RULES] [FOLDER]. A database that
// is in the folder already is used. Prints bits a position, and of a million random probes into checked blocks, each
// timed by itself, the median and more.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "builder/table_build.h"
#include "table/table_folder.h"

namespace {

using Clock = std::chrono::steady_clock;

class Quiet final : public kalah::TableWatch {
 public:
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return false; }
  void begun(int /*layers*/, std::uint64_t /*done*/, std::uint64_t /*all*/) override {}
  void layer_done(int n, std::uint64_t positions, std::uint64_t bytes) override {
    std::printf("layer %d\t%.3f bits a position\n", n, 8 * static_cast<double>(bytes) / static_cast<double>(positions));
  }
};

double nanoseconds(Clock::duration spent) { return std::chrono::duration<double, std::nano>(spent).count(); }

/// Positions, every one as likely as any other.
std::vector<kalah::RowPair> random_positions(const kalah::DatabaseIndex& index, std::size_t count) {
  std::mt19937_64 random(1);
  std::vector<kalah::RowPair> positions;
  while (positions.size() < count) {
    if (const auto rows = index.position_at(random() % index.size())) positions.push_back(*rows);
  }
  return positions;
}

int measure(const kalah::TableFile& table) {
  std::vector<std::uint8_t> values;
  const kalah::DatabaseIndex& index = table.index();
  const auto begin = Clock::now();
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      values.resize(std::uint64_t{index.rows(sum)} * index.rows(n - sum));
      if (!table.read_group(n, sum, values.data())) return 1;
    }
  }
  const double all = nanoseconds(Clock::now() - begin) / static_cast<double>(index.positions());
  const auto positions = random_positions(index, 1'000'000);
  std::vector<double> times;
  std::int64_t sum = 0;
  for (const kalah::RowPair& rows : positions) {
    const auto asked = Clock::now();
    sum += *table.margin(rows.mover, rows.other);
    times.push_back(nanoseconds(Clock::now() - asked));
  }
  const auto together = Clock::now();
  for (const kalah::RowPair& rows : positions) sum += *table.margin(rows.mover, rows.other);
  const double mean = nanoseconds(Clock::now() - together) / static_cast<double>(positions.size());
  std::ranges::sort(times);
  std::printf("positions\t%llu\n", static_cast<unsigned long long>(index.positions()));
  std::printf("bits a position\t%.3f\n",
              8 * static_cast<double>(table.bytes()) / static_cast<double>(index.positions()));
  std::printf("checking and reading all, ns a position\t%.2f\n", all);
  std::printf("probe, ns: median\t%.0f\n", times[times.size() / 2]);
  std::printf("probe, ns: 99 of 100\t%.0f\n", times[times.size() / 100 * 99]);
  std::printf("probe, ns: mean, without the clock\t%.0f\n", mean);
  std::printf("sum of the probes\t%lld\n", static_cast<long long>(sum));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  kalah::TableOrder order;
  order.seeds = argc > 1 ? std::atoi(argv[1]) : 16;
  order.threads = argc > 2 ? std::clamp(std::atoi(argv[2]), 1, 64) : 1;
  const auto rules = kalah::parse_rules(argc > 3 ? argv[3] : "6x4");
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().message.c_str());
    return 2;
  }
  order.rules = *rules;
  const auto own = std::filesystem::temp_directory_path() / "kalah-table-probe";
  order.folder = argc > 4 ? argv[4] : own.string();
  if (argc <= 4) std::filesystem::remove_all(own);
  if (!std::filesystem::exists(kalah::table_path(order.folder))) {
    Quiet quiet;
    const auto begin = Clock::now();
    if (const kalah::Status status = kalah::build_table(order, quiet); !status) {
      std::fprintf(stderr, "%s\n", status.error().message.c_str());
      return 1;
    }
    std::printf("written in\t%.1f s\n", nanoseconds(Clock::now() - begin) / 1e9);
  }
  const auto table = kalah::open_table(order.folder);
  if (!table) {
    std::fprintf(stderr, "%s\n", table.error().message.c_str());
    return 1;
  }
  const int status = measure(**table);
  if (argc <= 4) std::filesystem::remove_all(own);
  return status;
}
