#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "search/limits.h"
#include "search/models.h"
#include "search/prober.h"
#include "search/shared.h"
#include "search/table.h"

namespace kalah {

/// Counts nodes and knows when to stop; shared by all searches.
class Budget {
 public:
  /// `interval`: nodes between two looks at the signal, a power of two.
  Budget(const Limits& limits, unsigned interval) : limits_(limits), mask_(interval - 1) {}

  /// Counts one node; false once the search must end.
  bool spend() {
    if (stopped()) return false;
    ++nodes_;
    if (limits_.nodes != 0 && nodes_ >= limits_.nodes) stopped_ = true;
    if ((nodes_ & mask_) == 0 && limits_.signal != nullptr && limits_.signal->stop()) stopped_ = true;
    return !stopped_ || unstoppable_;
  }
  /// While set, the search goes on whatever the limits: the first iteration must give a move.
  void set_unstoppable(bool on) { unstoppable_ = on; }
  [[nodiscard]] bool stopped() const { return stopped_ && !unstoppable_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  Limits limits_;
  std::uint64_t mask_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  bool unstoppable_ = false;
};

/// Future margin found by a search, and whether it (or the bound it stands for) is proved.
struct Scored {
  int value = 0;
  bool exact = false;
};

/// Whether a stored value settles a search within (alpha, beta).
inline bool cuts(const TableEntry& entry, int alpha, int beta) {
  return entry.bound == Bound::kExact || (entry.bound == Bound::kLower && entry.value >= beta) ||
         (entry.bound == Bound::kUpper && entry.value <= alpha);
}

inline constexpr int kInfinity = 1 << 20;

/// Alpha-beta over single sowings of two players. All values are *future* margins: stores of the node are not counted,
/// so the sign rule stands in exactly one place, value_of(): a sowing that gains g is worth g + f(next) when the sower
/// moves again, for f(next) is still his view, and g - f(next) when the turn passes, for then f(next) is the
/// opponent's.
template <class Model>
class Negamax {
 public:
  using Node = typename Model::Node;

  Negamax(Model& model, Table& table, const Prober* prober, Budget& budget, const Limits& limits)
      : model_(model),
        table_(table),
        prober_(prober),
        known_seeds_(prober == nullptr ? -1 : prober->max_seeds()),
        budget_(budget),
        horizon_(limits.horizon),
        selective_(limits.selective),
        strict_(limits.strict),
        shared_(limits.shared) {}

  /// Children of a node, best guess first.
  struct Children {
    std::array<Child<Node>, kMaxPits> items;
    int count = 0;
  };

  /// `quiet`: only sowings that move again, end the game, or bank two seeds and more.
  void expand(const Node& node, int first_pit, bool quiet, Children& children) const {
    std::array<int, kMaxPits> rank;
    for (unsigned left = model_.legal(node); left != 0; left &= left - 1) {
      const int pit = std::countr_zero(left) + 1;
      Child<Node> child = model_.play(node, pit);
      if (quiet && !child.again && !child.over && child.gain < 2) continue;
      // Table move, then extra moves from the store outwards, then by seeds banked, of equals the pit that cut most.
      const int score = pit == first_pit ? kInfinity
                        : child.again    ? kAgain + pit
                                         : std::min(child.gain, kMostRanked) * 64 + cuts_by(pit);
      int at = children.count++;
      for (; at > 0 && rank[static_cast<std::size_t>(at) - 1] < score; --at) {
        rank[static_cast<std::size_t>(at)] = rank[static_cast<std::size_t>(at) - 1];
        children.items[static_cast<std::size_t>(at)] = children.items[static_cast<std::size_t>(at) - 1];
      }
      rank[static_cast<std::size_t>(at)] = score;
      children.items[static_cast<std::size_t>(at)] = child;
    }
  }

  /// Worth of a child to the one who sowed, searched within (alpha, beta) of his view. `depth` is what is left before
  /// his sowing.
  Scored value_of(const Child<Node>& child, int alpha, int beta, int depth) {
    if (child.over) return {child.gain, true};
    const int rest = horizon_ == Horizon::kTurns && child.again ? depth : depth - 1;
    if (child.again) {
      const Scored next = search(child.node, alpha - child.gain, beta - child.gain, rest);
      return {child.gain + next.value, next.exact};
    }
    const Scored next = search(child.node, child.gain - beta, child.gain - alpha, rest);
    return {child.gain - next.value, next.exact};
  }

  /// The sowing itself with what lies on the board after it, and no reply.
  Scored at_once(const Child<Node>& child) {
    budget_.spend();
    if (child.over) return {child.gain, true};
    const int seeds = model_.seeds(child.node);
    const int rest = std::clamp(model_.estimate(child.node), -seeds, seeds);
    return {child.again ? child.gain + rest : child.gain - rest, false};
  }

  /// The best pit by known values alone: nothing unless the value of every child is known.
  std::optional<int> known_best(const Node& node) const {
    std::optional<int> best_pit;
    int best = -kInfinity;
    for (unsigned left = model_.legal(node); left != 0; left &= left - 1) {
      const Child<Node> child = model_.play(node, std::countr_zero(left) + 1);
      int value = child.gain;
      if (!child.over) {
        const auto rest = probe(child.node, model_.seeds(child.node));
        if (!rest) return std::nullopt;
        value += child.again ? *rest : -*rest;
      }
      if (value > best) {
        best = value;
        best_pit = child.pit;
      }
    }
    return best_pit;
  }

  /// Fail-soft: a value <= alpha is an upper bound, >= beta a lower bound, between them the value at this depth.
  Scored search(const Node& node, int alpha, int beta, int depth) {
    if (!budget_.spend()) return {0, false};
    if (model_.swap_offered(node)) return search_swap(node, depth);

    // 1. No line gains or loses more than the seeds left.
    const int seeds = model_.seeds(node);
    if (!opening_matters(node)) {
      if (seeds <= alpha) return {seeds, true};
      if (-seeds >= beta) return {-seeds, true};
    }

    // 2. Known values.
    if (const auto known = probe(node, seeds)) return {*known, true};
    // Beyond the horizon most positions are seen once and never again.
    const bool storable = depth >= 0 && model_.storable(node);
    TableKey key;
    int table_pit = 0;
    if (storable) {
      key = model_.key(node);
      if (const auto entry = table_.find(key)) {
        table_pit = entry->pit;
        if (usable(*entry, depth) && cuts(*entry, alpha, beta)) return {entry->value, entry->solved};
      }
    }

    // 3. At the horizon the mover may rest; only extra moves, captures and ends are looked at.
    Scored best{-kInfinity, true};
    const bool quiet = depth <= 0;
    if (quiet) {
      best = {std::clamp(model_.estimate(node), -seeds, seeds), false};
      if (best.value >= beta || depth <= -model_.quiet_depth() || horizon_ == Horizon::kTurns) return best;
    }

    Children children;
    expand(node, table_pit, quiet, children);
    if (depth >= 1) bring_near(children);
    // 4. A child whose value is known already may settle the node before any is searched.
    if (depth >= kEnhancedDepth && storable) {
      for (int i = 0; i < children.count; ++i) {
        if (const auto known = known_value(children.items[static_cast<std::size_t>(i)], beta, depth)) return *known;
      }
    }

    // 5. Search the children, all but the first with a null window; those another thread is busy with come last.
    model_.enter(node);
    Pass pass{.best = best, .low = std::max(alpha, best.value), .all_exact = !quiet};
    std::array<std::uint8_t, kMaxPits> put_off;
    int later = 0;
    for (int i = 0; i < children.count && pass.low < beta; ++i) {
      const Child<Node>& child = children.items[static_cast<std::size_t>(i)];
      if (i > 0 && is_busy(child, depth)) {
        put_off[static_cast<std::size_t>(later++)] = static_cast<std::uint8_t>(i);
        continue;
      }
      if (!try_child(child, beta, depth, reduction(child, i, depth), pass)) break;
    }
    for (int i = 0; i < later && pass.low < beta; ++i) {
      if (!try_child(children.items[put_off[static_cast<std::size_t>(i)]], beta, depth, 0, pass)) break;
    }
    model_.leave();
    if (budget_.stopped()) return {0, false};

    // 6. Keep what was learned. A cut is proved by its one child, anything else by all of them.
    best = pass.best;
    best.exact = best.value >= beta ? best.exact : pass.all_exact;
    if (best.value >= beta && depth > 0) remember_cut(pass.pit, depth);
    if (storable) {
      const Bound bound = best.value >= beta ? Bound::kLower : best.value <= alpha ? Bound::kUpper : Bound::kExact;
      table_.store(key, {best.value, depth, bound, pass.pit, best.exact});
    }
    return best;
  }

 private:
  /// Asks for what will be read of the children soon; memory answers several at once as quickly as one.
  void bring_near(const Children& children) const {
    for (int i = 0; i < children.count; ++i) {
      const Child<Node>& child = children.items[static_cast<std::size_t>(i)];
      if (!child.over && model_.storable(child.node)) table_.prefetch(model_.key(child.node));
    }
  }

  /// Above every gain, in the unit of the order.
  static constexpr int kAgain = 1 << 19;
  /// Larger gains are all alike.
  static constexpr int kMostRanked = kAgain / 64 - 1;
  /// Below this depth looking up every child costs more than it saves.
  static constexpr int kEnhancedDepth = 2;

  /// 0..63, in proportion to how often and how deep a sowing from the pit has cut so far.
  [[nodiscard]] int cuts_by(int pit) const {
    return static_cast<int>(cuts_[static_cast<std::size_t>(pit)] * 63 / (most_cuts_ + 1));
  }
  void remember_cut(int pit, int depth) {
    std::uint64_t& cuts = cuts_[static_cast<std::size_t>(pit)];
    cuts += static_cast<std::uint64_t>(depth);
    most_cuts_ = std::max(most_cuts_, cuts);
  }

  struct Pass {
    Scored best;
    int low = 0;
    int pit = 0;
    bool all_exact = true;
  };

  /// False if the search must end.
  bool try_child(const Child<Node>& child, int beta, int depth, int less, Pass& pass) {
    const bool marked = shared_ != nullptr && depth >= SharedSearch::kLeastDepth && !child.over;
    const std::uint64_t hash = marked ? model_.key(child.node).hash() : 0;
    if (marked) shared_->enter(hash);
    Scored scored;
    if (pass.pit == 0) {
      scored = value_of(child, pass.low, beta, depth);
    } else {
      scored = value_of(child, pass.low, pass.low + 1, depth - less);
      if (less > 0 && scored.value > pass.low && !scored.exact) scored = value_of(child, pass.low, pass.low + 1, depth);
      if (scored.value > pass.low && scored.value < beta) scored = value_of(child, pass.low, beta, depth);
    }
    if (marked) shared_->leave(hash);
    if (budget_.stopped()) return false;
    pass.all_exact = pass.all_exact && scored.exact;
    if (pass.pit == 0) pass.pit = child.pit;
    if (scored.value > pass.best.value) {
      pass.best = scored;
      pass.pit = child.pit;
      pass.low = std::max(pass.low, scored.value);
    }
    return true;
  }

  /// By how much less deeply a sowing is looked at first: late ones that bank next to nothing seldom matter.
  [[nodiscard]] int reduction(const Child<Node>& child, int place, int depth) const {
    if (!selective_ || place < 2 || depth < 3 || child.again || child.gain >= 2) return 0;
    return place >= 4 && depth >= 6 ? 2 : 1;
  }

  [[nodiscard]] bool is_busy(const Child<Node>& child, int depth) const {
    return shared_ != nullptr && depth >= SharedSearch::kLeastDepth && !child.over &&
           shared_->busy(model_.key(child.node).hash());
  }

  [[nodiscard]] bool usable(const TableEntry& entry, int depth) const {
    return strict_ ? entry.depth == depth : entry.solved || entry.depth >= depth;
  }

  /// The sower's lower bound from what the table holds of the child, if it reaches beta.
  std::optional<Scored> known_value(const Child<Node>& child, int beta, int depth) const {
    if (child.over) {
      if (child.gain >= beta) return Scored{child.gain, true};
      return std::nullopt;
    }
    if (model_.swap_offered(child.node) || !model_.storable(child.node)) return std::nullopt;
    const auto entry = table_.find(model_.key(child.node));
    const int rest = horizon_ == Horizon::kTurns && child.again ? depth : depth - 1;
    if (!entry || !usable(*entry, rest)) return std::nullopt;
    const Bound wanted = child.again ? Bound::kLower : Bound::kUpper;
    if (entry->bound != Bound::kExact && entry->bound != wanted) return std::nullopt;
    const int value = child.again ? child.gain + entry->value : child.gain - entry->value;
    if (value < beta) return std::nullopt;
    return Scored{value, entry->solved};
  }

  bool opening_matters(const Node& node) const {
    if constexpr (std::is_same_v<Node, Position>) return node.phase != Phase::kUnderWay;
    return false;
  }

  /// The second player keeps his side or takes the other: worth |margin| to him.
  Scored search_swap(const Node& node, int depth) {
    if constexpr (std::is_same_v<Node, Position>) {
      Node kept = node;
      kept.phase = Phase::kUnderWay;
      const int stores = model_.margin(node, node.mover);
      const Scored keep = search(kept, -kInfinity, kInfinity, depth);
      const int margin = stores + keep.value;
      return {(margin < 0 ? -margin : margin) - stores, keep.exact};
    }
    return {0, false};
  }

  std::optional<int> probe(const Node& node, int seeds) const {
    if (seeds > known_seeds_ || opening_matters(node)) return std::nullopt;
    std::array<std::uint16_t, kMaxPits> own;
    std::array<std::uint16_t, kMaxPits> other;
    model_.rows(node, own.data(), other.data());
    const auto pits = static_cast<std::size_t>(model_.pits());
    return prober_->future_margin(std::span(own).first(pits), std::span(other).first(pits));
  }

  Model& model_;
  Table& table_;
  const Prober* prober_;
  int known_seeds_;
  Budget& budget_;
  Horizon horizon_;
  bool selective_;
  bool strict_;
  SharedSearch* shared_;
  std::array<std::uint64_t, kMaxPits + 1> cuts_{};
  std::uint64_t most_cuts_ = 0;
};

}  // namespace kalah
