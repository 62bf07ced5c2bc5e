#include "search/paranoid.h"

#include <algorithm>

#include "search/many.h"

namespace kalah {
namespace {

/// Values are the seeds that the root's side will still bank: between 0 and the seeds in the pits.
class Paranoid {
 public:
  Paranoid(const RuleBook& book, const Game& game, Table& table, Budget& budget, const Limits& limits)
      : book_(book),
        horizon_(limits.horizon),
        strict_(limits.strict),
        root_player_(game.position().mover),
        side_(book.rules().side_of(root_player_)),
        table_(table),
        budget_(budget),
        walk_(book, game),
        estimate_(book, limits.evaluation) {}

  /// Exact above `low`, else a bound.
  Scored root_move(const Position& root, int pit, int low, int depth) {
    walk_.enter(root);
    const Scored scored = after(root, pit, low, kInfinity, depth);
    walk_.leave();
    return scored;
  }

 private:
  [[nodiscard]] int banked(const Position& position) const {
    int seeds = 0;
    for (int player = 0; player < book_.players(); ++player) {
      if (book_.rules().side_of(player) == side_)
        seeds += position.cells[static_cast<std::size_t>(book_.store(player))];
    }
    return seeds;
  }

  /// Worth of a sowing; `depth` is what is left before it. With kAtOnce the replies are not looked at.
  Scored after(const Position& position, int pit, int alpha, int beta, int depth) {
    const Position next = walk_.after(position, pit);
    const int gain = banked(next) - banked(position);
    if (next.over()) return {gain, true};
    if (depth == kAtOnce) {
      budget_.spend();
      return {gain + estimate(next), false};
    }
    const bool same_turn = horizon_ == Horizon::kTurns && next.mover == position.mover;
    const Scored rest = search(next, alpha - gain, beta - gain, same_turn ? depth : depth - 1);
    return {gain + rest.value, rest.exact};
  }

  Scored search(const Position& position, int alpha, int beta, int depth) {
    if (!budget_.spend()) return {0, false};
    const int seeds = seeds_in_pits(book_.rules(), position);
    if (seeds <= alpha) return {seeds, true};
    if (beta <= 0) return {0, true};
    if (depth <= 0) return {estimate(position), false};

    TableKey key;
    int table_pit = 0;
    if (!walk_.path_matters()) {
      key = many_key(book_, position, root_player_);
      if (const auto entry = table_.find(key)) {
        table_pit = entry->pit;
        const bool usable = strict_ ? entry->depth == depth : entry->solved || entry->depth >= depth;
        if (usable && cuts(*entry, alpha, beta)) return {entry->value, entry->solved};
      }
    }

    const bool ours = book_.rules().side_of(position.mover) == side_;
    Scored best{ours ? -kInfinity : kInfinity, true};
    bool all_exact = true;
    int best_pit = 0;
    int low = alpha;
    int high = beta;
    walk_.enter(position);
    const PitOrder order(book_, position, table_pit);
    for (int i = 0; i < order.count && low < high; ++i) {
      const int pit = order.pits[static_cast<std::size_t>(i)];
      const Scored scored = after(position, pit, low, high, depth);
      if (budget_.stopped()) break;
      all_exact = all_exact && scored.exact;
      if (ours ? scored.value > best.value : scored.value < best.value) {
        best = scored;
        best_pit = pit;
        if (ours) {
          low = std::max(low, best.value);
        } else {
          high = std::min(high, best.value);
        }
      }
    }
    walk_.leave();
    if (budget_.stopped()) return {0, false};
    const bool cut = ours ? best.value >= beta : best.value <= alpha;
    if (!cut) best.exact = all_exact;
    if (!walk_.path_matters()) {
      const Bound bound = best.value >= beta ? Bound::kLower : best.value <= alpha ? Bound::kUpper : Bound::kExact;
      table_.store(key, {best.value, depth, bound, best_pit, best.exact});
    }
    return best;
  }

  [[nodiscard]] int estimate(const Position& position) const {
    const auto shares = estimate_.shares(position);
    int ours = 0;
    for (int player = 0; player < book_.players(); ++player) {
      if (book_.rules().side_of(player) == side_) ours += shares[static_cast<std::size_t>(player)];
    }
    return ours;
  }

  const RuleBook& book_;
  Horizon horizon_;
  bool strict_;
  int root_player_;
  int side_;
  Table& table_;
  Budget& budget_;
  ManyWalk walk_;
  ManyEstimate estimate_;
};

}  // namespace

SearchResult paranoid_best(const Game& game, const Limits& limits, Table& table) {
  return search_many<Paranoid>("paranoid", game, limits, table, false).result();
}

Analysis paranoid_all(const Game& game, const Limits& limits, Table& table) {
  return search_many<Paranoid>("paranoid", game, limits, table, true).analysis();
}

}  // namespace kalah
