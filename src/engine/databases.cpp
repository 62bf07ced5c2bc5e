#include "engine/databases.h"

#include <algorithm>

#include "builder/build.h"

namespace kalah {
namespace {

/// Beyond this more seeds are solved as quickly by search.
constexpr int kMostSeeds = 24;

class Watch final : public BuildWatch {
 public:
  explicit Watch(StopSignal* signal) : signal_(signal) {}
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return signal_ != nullptr && signal_->stop(); }

 private:
  StopSignal* signal_;
};

}  // namespace

bool uses_database(const PlayerSpec& spec) {
  return spec.kind == PlayerSpec::Kind::kEngine || spec.kind == PlayerSpec::Kind::kPerfect ||
         (spec.kind == PlayerSpec::Kind::kLevel && spec.level == kMaxLevel);
}

const Prober* Databases::prober(const Rules& rules, int seeds_in_game, StopSignal* signal) {
  if (most_positions_ == 0 || !check_build(rules, 0)) return nullptr;
  int seeds = 0;
  while (seeds < std::min(kMostSeeds, seeds_in_game) && build_positions(rules, seeds + 1) <= most_positions_) ++seeds;
  const std::string key = value_key(rules);
  if (!prober_ || key != key_ || seeds > seeds_) {
    prober_.reset();
    Watch watch(signal);
    auto built = build_database(rules, {.seeds = seeds, .watch = &watch});
    if (!built) return nullptr;
    prober_ = std::make_unique<MemoryProber>(std::shared_ptr<const Database>(std::move(*built)), rules);
    key_ = key;
    seeds_ = seeds;
    return prober_.get();
  }
  // The database serves every rule of its value key, the prober only one.
  prober_ = std::make_unique<MemoryProber>(prober_->shared(), rules);
  return prober_.get();
}

}  // namespace kalah
