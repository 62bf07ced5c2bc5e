#include "builder/build.h"

#include "builder/construction.h"
#include "table/margin_step.h"

namespace kalah {
namespace {

// More than the prepared rows ever take, and what small boards take besides.
constexpr std::uint64_t kBytesPerRow = 160;
constexpr std::uint64_t kBytesBeside = 1U << 20;
/// From so many seeds on a byte a position is more than most machines have.
constexpr int kPackedFrom = 29;

std::uint64_t bytes_for(const DatabaseIndex& index, const Rules& rules, int threads, bool packed) {
  std::uint64_t rows = 0;
  for (int sum = 0; sum <= index.seeds(); ++sum) rows += index.rows(sum);
  const std::uint64_t scratch = rules.lap == Lap::kRelay ? RelayKernel::scratch_bytes(index)
                                : packed                 ? SplitKernel<PackedStore>::scratch_bytes(index)
                                                         : SplitKernel<ByteStore>::scratch_bytes(index);
  const std::uint64_t values = packed ? PackedLayers::bytes(index, margin_step(rules.rest)) : index.size();
  return values + rows * kBytesPerRow + kBytesBeside + static_cast<std::uint64_t>(threads) * scratch;
}

}  // namespace

Status check_build(const Rules& rules, int seeds) {
  const auto build = build_rules(rules);
  if (!build) return build.error();
  if (seeds < 0 || seeds > DatabaseIndex::kMaxSeeds) {
    return Error{"an endgame database holds 0 to " + std::to_string(DatabaseIndex::kMaxSeeds) + " seeds, not " +
                 std::to_string(seeds)};
  }
  return {};
}

std::uint64_t build_positions(const Rules& rules, int seeds) { return DatabaseIndex(rules.pits, seeds).positions(); }

BuildForm usual_form(const Rules& rules, int seeds) {
  return rules.lap == Lap::kSingle && seeds >= kPackedFrom ? BuildForm::kPacked : BuildForm::kBytes;
}

std::uint64_t build_bytes(const Rules& rules, int seeds, int threads) {
  return build_bytes(rules, seeds, threads, usual_form(rules, seeds));
}

std::uint64_t build_bytes(const Rules& rules, int seeds, int threads, BuildForm form) {
  return bytes_for(DatabaseIndex(rules.pits, seeds), rules, threads, form == BuildForm::kPacked);
}

std::uint64_t resting_bytes(const Rules& rules, int seeds, int threads, BuildForm form) {
  if (form != BuildForm::kPacked) return 0;
  return static_cast<std::uint64_t>(threads) *
         SplitKernel<PackedStore>::resting_bytes(DatabaseIndex(rules.pits, seeds));
}

Result<Construction> Construction::plan(const Rules& rules, const BuildOrder& order, int threads) {
  const Status status = check_build(rules, order.seeds);
  if (!status.ok()) return status.error();
  const bool packed = order.form.value_or(usual_form(rules, order.seeds)) == BuildForm::kPacked;
  assert(!packed || rules.lap == Lap::kSingle);
  Construction construction(*build_rules(rules), DatabaseIndex(rules.pits, order.seeds), kalah::value_key(rules),
                            packed);
  const std::uint64_t bytes = bytes_for(construction.index_, rules, threads, packed);
  if (bytes > UINTPTR_MAX || (order.memory > 0 && bytes > order.memory)) {
    const std::uint64_t allowed = order.memory > 0 ? order.memory : UINTPTR_MAX;
    return Error{"an endgame database of " + std::to_string(order.seeds) + " seeds needs " + std::to_string(bytes) +
                 " bytes of memory while it is built, and " + std::to_string(allowed) + " are allowed"};
  }
  return construction;
}

Status Construction::begin() {
  const int step = margin_step(rules_.rest);
  database_ = packed_ ? std::make_unique<Database>(index_, key_, step) : std::make_unique<Database>(index_, key_);
  if (!database_->ready()) {
    const std::uint64_t bytes = packed_ ? PackedLayers::bytes(index_, step) : index_.size();
    return Error{"the system does not give the " + std::to_string(bytes) +
                 " bytes of memory for an endgame "
                 "database of " +
                 std::to_string(index_.seeds()) + " seeds"};
  }
  if (rules_.lap == Lap::kRelay) {
    relay_tables_ = std::make_unique<RelayTables>(rules_, index_);
  } else {
    tables_ = std::make_unique<BuildTables>(rules_, index_, packed_ ? PackedStore::kAlign : ByteStore::kAlign);
  }
  return {};
}

std::unique_ptr<Kernel> Construction::kernel() {
  if (rules_.lap == Lap::kRelay) return std::make_unique<RelayKernel>(*relay_tables_, database_->data());
  if (packed_) return std::make_unique<SplitKernel<PackedStore>>(*tables_, *database_);
  return std::make_unique<SplitKernel<ByteStore>>(*tables_, *database_);
}

std::uint64_t Construction::positions(int n, int small) const {
  const std::uint64_t one = std::uint64_t{index_.rows(small)} * index_.rows(n - small);
  return 2 * small == n ? one : 2 * one;
}

Result<std::unique_ptr<const Database>> build_database(const Rules& rules, const BuildOrder& order) {
  auto construction = Construction::plan(rules, order, 1);
  if (!construction) return construction.error();
  const Status status = construction->begin();
  if (!status.ok()) return status.error();
  const std::unique_ptr<Kernel> kernel = construction->kernel();
  std::uint64_t done = 0;
  for (int n = 0; n <= order.seeds; ++n) {
    for (int small = 0; small < Construction::splits(n); ++small) {
      if (order.watch != nullptr && order.watch->stop(done, construction->index().positions())) {
        return Construction::stopped();
      }
      kernel->run(n, small);
      done += construction->positions(n, small);
    }
  }
  return construction->finish();
}

}  // namespace kalah
