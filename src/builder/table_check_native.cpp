#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include "builder/recompute.h"
#include "builder/table_check.h"
#include "core/text.h"
#include "table/header.h"
#include "table/load.h"

namespace kalah {
namespace {

/// Positions of one mover's sum, in which these rows stand across.
struct Task {
  int n;
  int sum;
  std::uint32_t begin;
  std::uint32_t end;
};

/// About how many positions a thread takes at a time.
constexpr std::uint64_t kTaskPositions = 1U << 17;

std::vector<Task> tasks_of(const DatabaseIndex& index) {
  std::vector<Task> tasks;
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      const std::uint32_t others = index.rows(n - sum);
      const auto step = static_cast<std::uint32_t>(kTaskPositions / index.rows(sum) + 1);
      for (std::uint32_t begin = 0; begin < others; begin += step) {
        tasks.push_back({n, sum, begin, std::min(others, begin + step)});
      }
    }
  }
  return tasks;
}

std::string signed_text(int margin) { return (margin > 0 ? "+" : "") + std::to_string(margin); }

/// The values of a table that several threads compute again.
class Checker {
 public:
  /// `decoded` may be null.
  Checker(const TableFile& table, const Database* decoded, PositionWatch& watch)
      : table_(table), decoded_(decoded), watch_(watch), recompute_(table.rules()) {}

  /// Before check_task().
  void list_rows() {
    const DatabaseIndex& index = table_.index();
    for (int sum = 0; sum <= index.seeds(); ++sum) {
      rows_.emplace_back();
      for (std::uint32_t rank = 0; rank < index.rows(sum); ++rank) rows_.back().push_back(index.unrank(sum, rank));
    }
  }

  void check(const RowPair& rows) {
    const auto stored = [this](Row mover, Row other) { return margin(mover, other); };
    const std::optional<int> found = margin(rows.mover, rows.other);
    const std::optional<int> right = recompute_.margin(rows, stored);
    if (found && right && *found == *right) return;
    failed_.store(true, std::memory_order_relaxed);
    const std::scoped_lock lock(mutex_);
    if (error_) return;
    if (const auto fault = table_.fault()) {
      error_ = *fault;
      return;
    }
    const std::string position = print_position(table_.rules(), recompute_.position_of(rows));
    error_ = Error{cat({"the position ", position, " is worth ", right ? signed_text(*right) : "something unknown",
                        " by the rules and the values of what follows; the database says ",
                        found ? signed_text(*found) : "nothing"})};
  }

  void check_task(const Task& task) {
    const auto& movers = rows_[static_cast<std::size_t>(task.sum)];
    const auto& others = rows_[static_cast<std::size_t>(task.n - task.sum)];
    for (std::uint32_t other = task.begin; other < task.end && !failed(); ++other) {
      for (const Row mover : movers) check({mover, others[other]});
    }
    const std::uint64_t here = std::uint64_t{task.end - task.begin} * movers.size();
    watch_.at(done_.fetch_add(here) + here, table_.index().positions());
  }

  [[nodiscard]] bool failed() const { return failed_.load(std::memory_order_relaxed); }
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 private:
  [[nodiscard]] std::optional<int> margin(Row mover, Row other) const {
    if (decoded_ != nullptr) return decoded_->margin(mover, other);
    return table_.margin(mover, other);
  }

  const TableFile& table_;
  const Database* decoded_;
  PositionWatch& watch_;
  Recompute recompute_;
  std::vector<std::vector<Row>> rows_;
  std::atomic<std::uint64_t> done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::optional<Error> error_;
};

/// The whole table in memory, packed if it does not fit otherwise; null if it does not fit at all.
std::unique_ptr<const Database> decoded(const TableFile& table, std::uint64_t memory) {
  const bool packed = table.index().size() > memory;
  if (packed && PackedLayers::bytes(table.index(), margin_step(table.rules())) > memory) return nullptr;
  auto database = load_database(table, table.index().seeds(), packed);
  return database ? std::move(*database) : nullptr;
}

void check_all(Checker& checker, const DatabaseIndex& index, int threads) {
  checker.list_rows();
  const std::vector<Task> tasks = tasks_of(index);
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next.fetch_add(1); i < tasks.size() && !checker.failed(); i = next.fetch_add(1)) {
      checker.check_task(tasks[i]);
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
}

void check_sample(Checker& checker, const DatabaseIndex& index, const CheckOrder& order) {
  std::mt19937_64 random(order.seed);
  for (std::uint64_t left = order.sample; left > 0 && !checker.failed();) {
    const auto rows = index.position_at(random() % index.size());
    if (!rows) continue;
    checker.check(*rows);
    --left;
  }
}

}  // namespace

Result<CheckReport> check_table(const TableFile& table, const CheckOrder& order, PositionWatch& watch) {
  CheckReport report;
  const auto sums = sum_table(table, watch);
  if (!sums) return sums.error();
  report.blocks = table.blocks();
  for (int n = 0; n <= table.index().seeds(); ++n) {
    const auto known = known_sums(table.value_key(), n);
    if (!known) continue;
    const TableSums& found = (*sums)[static_cast<std::size_t>(n)];
    if (found != *known) {
      return Error{cat({"with at most ", std::to_string(n), " seeds the values add up to ",
                        std::to_string(found.margins), " and their squares to ", std::to_string(found.squares),
                        "; known are ", std::to_string(known->margins), " and ", std::to_string(known->squares)})};
    }
    report.known.push_back(n);
  }
  const std::unique_ptr<const Database> database = order.all ? decoded(table, order.memory) : nullptr;
  Checker checker(table, database.get(), watch);
  if (order.all) {
    check_all(checker, table.index(), order.threads);
  } else {
    check_sample(checker, table.index(), order);
  }
  if (checker.error()) return *checker.error();
  report.recomputed = order.all ? table.index().positions() : order.sample;
  return report;
}

}  // namespace kalah
