#include "engine/databases.h"

#include <algorithm>

namespace kalah {
namespace {

/// Beyond this more seeds are solved as quickly by search.
constexpr int kMostSeeds = 24;
/// A tenth to a fifth of a thought on a machine that builds 100 to 200 million positions a second.
constexpr double kPositionsPerMs = 20'000;
/// The same for lap=relay, whose kernel makes 25 million (bench/table).
constexpr double kRelayPositionsPerMs = 3'000;
constexpr double kShareOfThought = 0.4;
/// Nodes that a search looks at in a millisecond, roughly; too few is the safe side.
constexpr double kNodesPerMs = 2'000;
/// By how much a search of one sowing more grows, roughly (bench/search).
constexpr double kGrowthPerPly = 2.4;

class Watch final : public BuildWatch {
 public:
  explicit Watch(StopSignal& signal) : signal_(signal) {}
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return signal_.stop(); }

 private:
  StopSignal& signal_;
};

}  // namespace

bool uses_database(const PlayerSpec& spec) {
  return spec.kind == PlayerSpec::Kind::kEngine || spec.kind == PlayerSpec::Kind::kPerfect ||
         (spec.kind == PlayerSpec::Kind::kLevel && spec.level == kMaxLevel);
}

double expected_ms(double milliseconds, std::uint64_t nodes, int depth) {
  double expected = milliseconds > 0 ? milliseconds : kDefaultTimeMs;
  if (nodes > 0) expected = std::min(expected, static_cast<double>(nodes) / kNodesPerMs);
  if (depth > 0) {
    double looked_at = 1;
    for (int ply = 0; ply < depth && looked_at / kNodesPerMs < expected; ++ply) looked_at *= kGrowthPerPly;
    expected = std::min(expected, looked_at / kNodesPerMs);
  }
  return expected;
}

const Prober* Databases::prober(const Rules& rules, int seeds_in_game, double milliseconds, NowMs now,
                                const std::atomic<bool>* flag) {
  if (const Prober* const there = found(rules)) return there;
  if (most_positions_ == 0 || !check_build(rules, 0)) return nullptr;
  turn_to(rules);
  credit_ += (rules.lap == Lap::kRelay ? kRelayPositionsPerMs : kPositionsPerMs) * milliseconds;
  const double most = std::min(static_cast<double>(most_positions_), credit_);
  int seeds = seeds_;
  const auto fits = [&](int more) { return static_cast<double>(build_positions(rules, more)) <= most; };
  while (seeds < std::min(kMostSeeds, seeds_in_game) && fits(seeds + 1)) ++seeds;
  if (seeds > seeds_) {
    const NowMs standing = [] { return 0.0; };
    Deadline deadline(now != nullptr ? now : standing, kShareOfThought * milliseconds, flag);
    Watch watch(deadline);
    // One that is given up leaves the smaller one.
    (void)build(rules, seeds, &watch).ok();
    credit_ = 0;
  }
  if (!database_) return nullptr;
  prober_ = std::make_unique<MemoryProber>(database_, rules);
  return prober_.get();
}

Status Databases::prepare(const Rules& rules, int seeds) {
  if (const Status status = check_build(rules, seeds); !status) return status;
  if (const std::uint64_t positions = build_positions(rules, seeds); positions > most_positions_) {
    return Error{"a database of " + std::to_string(seeds) + " seeds has " + std::to_string(positions) +
                 " positions; at most " + std::to_string(most_positions_) + " are held"};
  }
  turn_to(rules);
  return seeds <= seeds_ ? Status{} : build(rules, seeds, nullptr);
}

const Prober* Databases::found(const Rules& rules) {
  if (!source_ || rules.players != 2) return nullptr;
  if (std::string text = print_rules(rules); text != found_for_) {
    found_for_ = std::move(text);
    found_ = source_(rules);
  }
  if (!found_) return nullptr;
  // What lies in memory is asked more quickly; under relay it would take too many thoughts to get there.
  const bool buildable = check_build(rules, 0).ok() && rules.lap == Lap::kSingle;
  if (buildable && build_positions(rules, std::min(found_->max_seeds(), kMostSeeds)) <= most_positions_) return nullptr;
  return found_.get();
}

const Prober* Databases::prober_for(const PlayerSpec& spec, const Game& game, double milliseconds, NowMs now,
                                    const std::atomic<bool>* flag) {
  if (!uses_database(spec)) return nullptr;
  return prober(game.rules(), total_seeds(game.rules(), game.position()),
                expected_ms(milliseconds, spec.nodes, spec.depth), milliseconds > 0 ? now : nullptr, flag);
}

void Databases::turn_to(const Rules& rules) {
  prober_.reset();
  std::string key = value_key(rules);
  if (key == key_) return;
  key_ = std::move(key);
  seeds_ = -1;
  credit_ = 0;
  database_.reset();
}

Status Databases::build(const Rules& rules, int seeds, BuildWatch* watch) {
  const BuildOrder order{.seeds = seeds, .watch = watch};
  auto built = builder_ ? builder_(rules, order) : build_database(rules, order);
  if (!built) return built.error();
  database_ = std::move(*built);
  seeds_ = seeds;
  return {};
}

}  // namespace kalah
