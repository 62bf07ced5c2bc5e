#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

#include "search/fitted.h"
#include "search/limits.h"
#include "search/shared.h"
#include "solver/bounds_table.h"
#include "solver/numbering.h"
#include "solver/solve_board.h"
#include "table/database.h"

namespace kalah {

/// What large results are told to, so that they can be kept elsewhere. Called from searching threads.
class ProofKeeper {
 public:
  virtual ~ProofKeeper() = default;
  virtual void proved(std::uint64_t number, const ProvedBounds& bounds, std::uint64_t nodes) = 0;

 protected:
  ProofKeeper() = default;
  ProofKeeper(const ProofKeeper&) = default;
  ProofKeeper& operator=(const ProofKeeper&) = default;
};

/// What the searches of one position share.
struct SolveGround {
  const SolveBoard* board = nullptr;
  const Numbering* numbering = nullptr;
  BoundsTable* table = nullptr;
  /// Null: no database.
  const Database* database = nullptr;
  /// Tell likely sowings from others, on boards of 6 pits; null: without them.
  const FittedWeights* weights = nullptr;
  /// Null where one thread searches alone.
  SharedSearch* shared = nullptr;
  ProofKeeper* keeper = nullptr;
  /// Asked by the searching thread, where there is but one; may be null.
  StopSignal* signal = nullptr;
  std::atomic<bool> stop{false};
  /// Nodes of all threads, a little late.
  std::atomic<std::uint64_t> nodes{0};
  /// Sowings at the root, and how many of them no longer matter.
  std::atomic<int> root_moves{0};
  std::atomic<int> root_decided{0};
};

/// Proves bounds of future margins by null windows, depth first. One object a thread.
///
/// A sowing that gains g is worth g + f(next) where the sower moves again and g - f(next) where the turn passes, f
/// being seen from the mover of that position.
template <Lap kLap, Capture kCapture, int kPits>
class NullSearch {
 public:
  explicit NullSearch(SolveGround& ground)
      : ground_(ground),
        board_(*ground.board),
        numbering_(*ground.numbering),
        table_(*ground.table),
        packed_(ground.database == nullptr ? nullptr : ground.database->packed()),
        known_seeds_(ground.database == nullptr ? -1 : ground.database->index().seeds()),
        parity_(ground.board->rules().rest != Rest::kNobody) {}

  /// A bound of the future margin: a lower one if it is at least `beta`, else an upper one. Worthless once the ground's
  /// stop flag is set. Precondition: the mover holds seeds and the game has not ended.
  int prove(const SolveNode& node, int beta) {
    const Place place = place_of(node);
    root_ = place.number;
    const Bounds known = look_up(place);
    if (known.lower >= beta) return known.lower;
    if (known.upper < beta) return known.upper;
    return search(node, place, round_up(beta, place.seeds()), known.pit);
  }

  /// Nodes not yet added to the ground's.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_ % kStopInterval; }

 private:
  static constexpr int kNothing = -1000;
  /// Above every gain, in the order of sowings.
  static constexpr int kAgain = 1 << 20;
  static constexpr int kFirst = 1 << 24;
  /// Threads part the work only where a subtree is worth it: so many seeds above the database.
  static constexpr int kSharedSeeds = 10;
  static constexpr std::uint64_t kStopInterval = 1024;

  // Without initial values: a node has seven of them, and few are used.
  struct Place {
    int own_sum;
    int other_sum;
    std::uint32_t own_rank;
    std::uint32_t other_rank;
    std::uint64_t number;
    [[nodiscard]] int seeds() const { return own_sum + other_sum; }
  };
  struct Bounds {
    int lower = 0;
    int upper = 0;
    int pit = 0;
  };
  struct Child {
    Row own;
    Row other;
    Place place;
    /// value_at(); null above the database.
    const std::uint8_t* value;
    int gain;
    int order;
    int pit;
    /// The sowing that the table names there.
    int hint;
    bool again;
  };

  [[nodiscard]] int pits() const { return kPits == 0 ? numbering_.pits() : kPits; }

  [[nodiscard]] Place place_of(const SolveNode& node) const {
    Place place{row_sum(node.own), row_sum(node.other), 0, 0, 0};
    place.own_rank = numbering_.template rank<kPits>(node.own, place.own_sum);
    place.other_rank = numbering_.template rank<kPits>(node.other, place.other_sum);
    place.number = numbering_.number(place.own_sum, place.own_rank, place.other_sum, place.other_rank);
    return place;
  }

  /// The least possible value from `beta` on: values are as odd as the seeds, unless the rest is nobody's.
  [[nodiscard]] int round_up(int beta, int seeds) const { return parity_ ? beta + ((beta ^ seeds) & 1) : beta; }

  /// Where the database holds the value: the byte, or the line of the packed ones.
  [[nodiscard]] const std::uint8_t* value_at(const Place& place) const {
    if (packed_ != nullptr) return packed_->line(place.seeds(), place.own_sum, place.other_rank);
    const DatabaseIndex& index = ground_.database->index();
    return ground_.database->data() + index.block(place.seeds(), place.own_sum) +
           std::uint64_t{place.other_rank} * numbering_.rows(place.own_sum) + place.own_rank;
  }
  void fetch(const std::uint8_t* value, const Place& place) const {
    if (packed_ != nullptr) {
      packed_->prefetch(value, place.seeds(), place.own_sum, place.own_rank);
    } else {
      __builtin_prefetch(value);
    }
  }
  [[nodiscard]] int margin_at(const std::uint8_t* value, const Place& place) const {
    return Database::margin_of(packed_ != nullptr ? packed_->byte(value, place.seeds(), place.own_sum, place.own_rank)
                                                  : *value);
  }

  [[nodiscard]] Bounds look_up(const Place& place) const {
    const int seeds = place.seeds();
    if (seeds <= known_seeds_) {
      const int value = margin_at(value_at(place), place);
      return {value, value, 0};
    }
    if (const auto known = table_.find(place.number)) return {known->lower, known->upper, known->pit};
    return {-seeds, seeds, 0};
  }

  int cut(const Place& place, int value, int pit, std::uint64_t begin) {
    keep(place, {value, place.seeds(), pit}, begin);
    return value;
  }

  void keep(const Place& place, const ProvedBounds& bounds, std::uint64_t begin) {
    const std::uint64_t size = nodes_ - begin;
    table_.store(place.number, bounds, size);
    if (ground_.keeper != nullptr) ground_.keeper->proved(place.number, bounds, size);
  }

  int search(const SolveNode& node, const Place& place, int beta, int hint) {
    const std::uint64_t begin = nodes_++;
    if (nodes_ % kStopInterval == 0) {
      ground_.nodes.fetch_add(kStopInterval, std::memory_order_relaxed);
      if (ground_.signal != nullptr && ground_.signal->stop()) ground_.stop.store(true, std::memory_order_relaxed);
      if (ground_.stop.load(std::memory_order_relaxed)) stopped_ = true;
    }
    if (stopped_) return 0;

    // 1. All sowings; what they lead to is fetched from memory while the next is sown.
    std::array<Child, kMaxRowPits> children;
    int count = 0;
    int best = kNothing;
    for (int pit = pits() - 1; pit >= 0; --pit) {
      if (row_pit(node.own, pit) == 0) continue;
      const SolveBoard::Sown sown = board_.template sow<kLap, kCapture>(node, pit, pits());
      const int own_sum = row_sum(sown.node.own);
      const bool untouched = sown.node.other == node.other;
      const int other_sum = untouched ? place.other_sum : row_sum(sown.node.other);
      if (board_.over(sown)) {
        const int value = sown.gain + board_.rules().final_margin(own_sum, other_sum);
        if (value >= beta) return cut(place, value, pit + 1, begin);
        best = std::max(best, value);
        continue;
      }
      // No line gains or loses more than the seeds left.
      const int seeds = own_sum + other_sum;
      if (sown.gain - seeds >= beta) return cut(place, sown.gain - seeds, pit + 1, begin);
      if (sown.gain + seeds < beta) {
        best = std::max(best, sown.gain + seeds);
        continue;
      }
      const std::uint32_t own_rank = numbering_.template rank<kPits>(sown.node.own, own_sum);
      const std::uint32_t other_rank =
          untouched ? place.other_rank : numbering_.template rank<kPits>(sown.node.other, other_sum);
      Child& child = children[static_cast<std::size_t>(count++)];
      child.gain = sown.gain;
      child.pit = pit + 1;
      child.again = sown.again;
      if (sown.again) {
        child.own = sown.node.own;
        child.other = sown.node.other;
        child.place = {own_sum, other_sum, own_rank, other_rank, 0};
      } else {
        child.own = sown.node.other;
        child.other = sown.node.own;
        child.place = {other_sum, own_sum, other_rank, own_rank, 0};
      }
      if (seeds <= known_seeds_) {
        child.value = value_at(child.place);
        fetch(child.value, child.place);
      } else {
        child.value = nullptr;
        child.place.number =
            numbering_.number(child.place.own_sum, child.place.own_rank, child.place.other_sum, child.place.other_rank);
        table_.prefetch(child.place.number);
      }
    }

    // 2. What is known of them may settle the node, or them, before any is searched.
    int left = 0;
    std::array<std::uint8_t, kMaxRowPits> sequence;
    for (int i = 0; i < count; ++i) {
      Child& child = children[static_cast<std::size_t>(i)];
      Bounds known;
      if (child.value != nullptr) {
        known.lower = known.upper = margin_at(child.value, child.place);
      } else {
        const int seeds = child.place.seeds();
        known = {-seeds, seeds, 0};
        if (const auto found = table_.find(child.place.number)) known = {found->lower, found->upper, found->pit};
      }
      const int lower = child.again ? child.gain + known.lower : child.gain - known.upper;
      const int upper = child.again ? child.gain + known.upper : child.gain - known.lower;
      if (lower >= beta) return cut(place, lower, child.pit, begin);
      if (upper < beta) {
        best = std::max(best, upper);
        continue;
      }
      child.order = child.pit == hint ? kFirst : order_of(child);
      child.hint = known.pit;
      int at = left++;
      for (; at > 0 && children[sequence[static_cast<std::size_t>(at - 1)]].order < child.order; --at) {
        sequence[static_cast<std::size_t>(at)] = sequence[static_cast<std::size_t>(at - 1)];
      }
      sequence[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(i);
    }

    // 3. Search what is left; what another thread is busy with comes last.
    const bool at_root = place.number == root_;
    if (at_root) {
      ground_.root_moves.store(left, std::memory_order_relaxed);
      ground_.root_decided.store(0, std::memory_order_relaxed);
    }
    int put_off = 0;
    for (int round = 0; round < 2; ++round) {
      const int all = round == 0 ? left : put_off;
      for (int i = 0; i < all; ++i) {
        const std::uint8_t which = sequence[static_cast<std::size_t>(i)];
        const Child& child = children[which];
        if (round == 0 && i > 0 && busy(child)) {
          // Places already passed are free again.
          sequence[static_cast<std::size_t>(put_off++)] = which;
          continue;
        }
        const int value = value_of(child, beta, round == 1);
        if (stopped_) return 0;
        if (value >= beta) return cut(place, value, child.pit, begin);
        best = std::max(best, value);
        if (at_root) ground_.root_decided.fetch_add(1, std::memory_order_relaxed);
      }
    }
    keep(place, {-place.seeds(), best, 0}, begin);
    return best;
  }

  /// Extra moves first, then what banks most, then what lies near the store: less is left to search behind them. Of
  /// those much alike the one that looks better. A seed banked counts as four of the evaluation, a pit as half of one:
  /// of several such ratios these took the fewest nodes (bench/solve 1 4 6x4 6x4,capture=always).
  [[nodiscard]] int order_of(const Child& child) const {
    constexpr int kUnit = FittedWeights::kUnit;
    int order = (child.again ? kAgain : 0) + child.gain * 4 * kUnit + child.pit * kUnit / 2;
    if constexpr (kPits == FittedWeights::kPits) {
      if (ground_.weights == nullptr) return order;
      const int units = ground_.weights->units(
          child.place.seeds(), [&](int i) { return static_cast<unsigned>(row_pit(child.own, i)); },
          [&](int i) { return static_cast<unsigned>(row_pit(child.other, kPits - 1 - i)); });
      order += child.again ? units : -units;
    }
    return order;
  }

  [[nodiscard]] bool shared(const Child& child) const {
    return ground_.shared != nullptr && child.place.seeds() >= known_seeds_ + kSharedSeeds;
  }
  // Marks must not look like an empty place.
  static std::uint64_t mark_of(const Child& child) { return (child.place.number + 1) * 0x9E3779B97F4A7C15ULL; }
  [[nodiscard]] bool busy(const Child& child) const { return shared(child) && ground_.shared->busy(mark_of(child)); }

  /// `again`: it was put off, and may have been settled meanwhile.
  int value_of(const Child& child, int beta, bool again) {
    const int seeds = child.place.seeds();
    // At least beta after g is at least beta - g for the sower himself, and less than g - beta + 1 for the other.
    const int asked = round_up(child.again ? beta - child.gain : child.gain - beta + 1, seeds);
    if (again) {
      if (const auto found = table_.find(child.place.number)) {
        if (found->lower >= asked) return child.again ? child.gain + found->lower : child.gain - found->lower;
        if (found->upper < asked) return child.again ? child.gain + found->upper : child.gain - found->upper;
      }
    }
    const bool marked = shared(child);
    if (marked) ground_.shared->enter(mark_of(child));
    const int value = search({child.own, child.other}, child.place, asked, child.hint);
    if (marked) ground_.shared->leave(mark_of(child));
    return child.again ? child.gain + value : child.gain - value;
  }

  SolveGround& ground_;
  const SolveBoard& board_;
  const Numbering& numbering_;
  BoundsTable& table_;
  const PackedLayers* packed_;
  int known_seeds_;
  bool parity_;
  std::uint64_t root_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace kalah
