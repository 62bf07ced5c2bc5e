#include <atomic>

#include "builder/available_memory.h"
#include "builder/table_build.h"
#include "byte_size.h"
#include "leave.h"
#include "progress.h"
#include "table_command.h"

namespace kalah {
namespace {

std::string sized(std::uint64_t bytes) { return cat({std::to_string(bytes), " bytes (", print_byte_size(bytes), ")"}); }

class Course final : public TableWatch {
 public:
  explicit Course(const TableOrder& order) : order_(order) {}

  bool stop(std::uint64_t done, std::uint64_t all) override {
    progress_.at(done, all, "layer " + std::to_string(layer_.load()), "positions");
    return leave_flag.load(std::memory_order_relaxed);
  }
  void begun(int layers, std::uint64_t done, std::uint64_t all) override {
    layer_.store(layers);
    done_ = done;
    all_ = all;
    if (layers > 0) {
      progress_.line(cat({"read ", std::to_string(layers), " whole layers; the next is ", std::to_string(layers)}));
    }
    progress_.begin(done);
  }
  void layer_done(int n, std::uint64_t positions, std::uint64_t bytes) override {
    done_ += positions;
    layer_.store(n + 1);
    progress_.line(cat({"layer ", std::to_string(n), " of ", std::to_string(order_.seeds),
                        " is on the disk: ", std::to_string(positions), " positions, ", std::to_string(bytes),
                        " bytes; ", progress_.rate(done_, all_, "positions")}));
  }
  void end() { progress_.end(); }

 private:
  const TableOrder& order_;
  Progress progress_;
  std::atomic<int> layer_{0};
  std::uint64_t done_ = 0;
  std::uint64_t all_ = 0;
};

/// Says what is in the folder.
std::string told(const TableOrder& order, const FolderState& state) {
  const std::string seeds = std::to_string(order.seeds);
  switch (state.kind) {
    case FolderState::Kind::kNothing: return cat({order.folder, ": nothing is there; the building begins"});
    case FolderState::Kind::kPart:
      return cat({order.folder, ": an unfinished database is there, with ", std::to_string(state.layers),
                  " whole layers; the building goes on behind them"});
    case FolderState::Kind::kWhole: break;
  }
  const std::string there =
      cat({order.folder, ": a whole database of at most ", std::to_string(state.seeds), " seeds is there"});
  if (state.seeds >= order.seeds) return there + "; nothing is to be done";
  return cat({there, "; one of ", seeds, " takes its place when it is whole",
              state.layers > 0 ? cat({", ", std::to_string(state.layers), " layers of it are"}) : ""});
}

/// Why there is too little memory; empty if there is enough.
std::string too_little(std::uint64_t needed, std::uint64_t allowed) {
  if (allowed > 0 && needed > allowed) {
    return cat({"the building needs ", sized(needed), " of memory; --memory allows ", sized(allowed)});
  }
  const std::uint64_t available = available_memory();
  if (needed > available) {
    return cat({"the building needs ", sized(needed), " of memory; this machine has ", sized(available), " available"});
  }
  return {};
}

}  // namespace

int run_table_build(const CLI::App& app, const TableBuildOptions& options) {
  const auto rules = parse_rules(options.rules);
  if (!rules) return refuse(app, "--rules: " + rules.error().message);
  std::uint64_t allowed = 0;
  if (!options.memory.empty()) {
    const auto size = parse_byte_size(options.memory);
    if (!size) return refuse(app, "--memory: " + size.error().message);
    if (*size == 0) return refuse(app, "--memory: 0 bytes are too few for any database");
    allowed = *size;
  }
  const TableOrder order{*rules, options.seeds, options.threads, options.folder};
  const auto plan = plan_table(order);
  if (!plan) return refuse(app, plan.error().message);
  const std::string key = value_key(*rules);
  const auto state = folder_state(order.folder, key);
  if (!state) return refuse(app, state.error().message);
  std::fprintf(stderr, "%s\n", told(order, *state).c_str());
  if (state->kind == FolderState::Kind::kWhole && state->seeds >= order.seeds) return kFine;

  std::fprintf(stderr, "%s positions of at most %d seeds (value key %s); memory: %s; file: about %s\n",
               std::to_string(plan->positions).c_str(), order.seeds, key.c_str(), sized(plan->memory).c_str(),
               sized(plan->file).c_str());
  if (const std::string refusal = too_little(plan->memory, allowed); !refusal.empty()) return refuse(app, refusal);
  if (!leave_on_signals()) return kOurFault;
  Course course(order);
  const Status status = build_table(order, course);
  course.end();
  if (!status) {
    if (!leave_flag.load()) return refuse(app, status.error().message);
    return refuse(app, "stopped; the layers on the disk are kept, and the same command goes on behind them");
  }
  std::fprintf(stderr, "%s: the database is whole\n", order.folder.c_str());
  return kFine;
}

}  // namespace kalah
