#include "search/paranoid.h"

#include <algorithm>

#include "core/text.h"
#include "search/negamax.h"
#include "search/root.h"

namespace kalah {
namespace {

/// Values are the seeds that the root's side will still bank: between 0 and the seeds in the pits.
class Paranoid {
 public:
  Paranoid(const RuleBook& book, const Game& game, Table& table, Budget& budget, Horizon horizon)
      : book_(book),
        horizon_(horizon),
        root_player_(game.position().mover),
        side_(book.rules().side_of(root_player_)),
        table_(table),
        budget_(budget) {
    if (!path_matters()) return;
    for (std::size_t ply = 0; ply < game.moves().size(); ++ply) path_.push_back(game.position_at(ply));
  }

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
    Position next = position;
    NoTracer none;
    sow_on(book_, next, pit, none);
    if (path_matters() && !next.over() && third_time(book_, path_, next)) {
      finish(book_, next, EndReason::kRepetition, position.mover);
    }
    const int gain = banked(next) - banked(position);
    if (next.over()) return {gain, true};
    if (depth == kAtOnce) {
      budget_.spend();
      return {gain + estimate(next, seeds_in_pits(book_.rules(), next)), false};
    }
    const bool same_turn = horizon_ == Horizon::kTurns && next.mover == position.mover;
    const Scored rest = search(next, alpha - gain, beta - gain, same_turn ? depth : depth - 1);
    return {gain + rest.value, rest.exact};
  }

  void enter(const Position& position) {
    if (path_matters()) path_.push_back(position);
  }
  void leave() {
    if (path_matters()) path_.pop_back();
  }

 private:
  [[nodiscard]] bool path_matters() const { return book_.rules().sow == Sow::kCross; }

  Scored search(const Position& position, int alpha, int beta, int depth) {
    if (!budget_.spend()) return {0, false};
    const int seeds = seeds_in_pits(book_.rules(), position);
    if (seeds <= alpha) return {seeds, true};
    if (beta <= 0) return {0, true};
    if (depth <= 0) return {estimate(position, seeds), false};

    TableKey key;
    int table_pit = 0;
    if (!path_matters()) {
      key = key_of(position);
      if (const auto entry = table_.find(key)) {
        table_pit = entry->pit;
        if (cuts(*entry, alpha, beta) && (entry->solved || entry->depth >= depth)) return {entry->value, entry->solved};
      }
    }

    const bool ours = book_.rules().side_of(position.mover) == side_;
    Scored best{ours ? -kInfinity : kInfinity, true};
    bool all_exact = true;
    int best_pit = 0;
    int low = alpha;
    int high = beta;
    enter(position);
    const unsigned legal = legal_on(book_, position);
    for (int i = 0; i <= book_.pits() && low < high; ++i) {
      // The table move first, then from the store outwards.
      const int pit = i == 0 ? table_pit : book_.pits() + 1 - i;
      if (pit == 0 || (i > 0 && pit == table_pit) || (legal >> (pit - 1) & 1U) == 0) continue;
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
    leave();
    if (budget_.stopped()) return {0, false};
    const bool cut = ours ? best.value >= beta : best.value <= alpha;
    if (!cut) best.exact = all_exact;
    if (!path_matters()) {
      const Bound bound = best.value >= beta ? Bound::kLower : best.value <= alpha ? Bound::kUpper : Bound::kExact;
      table_.store(key, {best.value, depth, bound, best_pit, best.exact});
    }
    return best;
  }

  /// Rows first, the rest shared alike: seeds in one's own row are half one's own.
  [[nodiscard]] int estimate(const Position& position, int seeds) const {
    int rows = 0;
    for (int player = 0; player < book_.players(); ++player) {
      if (book_.rules().side_of(player) != side_) continue;
      for (int i = 0; i < book_.pits(); ++i) rows += position.cells[static_cast<std::size_t>(book_.row(player) + i)];
    }
    return (rows + seeds / book_.rules().sides()) / 2;
  }

  [[nodiscard]] TableKey key_of(const Position& position) const {
    const bool with_stores = book_.rules().stop == Stop::kMajority || position.phase != Phase::kUnderWay;
    const auto mover = static_cast<std::uint64_t>((position.mover - root_player_ + book_.players()) % book_.players());
    return hashed_key(book_, position, root_player_, mover * 8 + static_cast<std::uint64_t>(position.phase),
                      with_stores);
  }

  const RuleBook& book_;
  Horizon horizon_;
  int root_player_;
  int side_;
  Table& table_;
  Budget& budget_;
  std::vector<Position> path_;
};

struct Found {
  std::vector<RootLine> lines;
  int depth = 0;
  std::uint64_t nodes = 0;
  int banked = 0;
};

SearchResult result_of(const Found& found) {
  const Move best{found.lines.front().pit};
  return {best, {found.banked + found.lines.front().value, false}, found.depth, found.nodes, {best}};
}

Found run(const Game& game, const Limits& limits, Table& table, bool all) {
  const RuleBook book(game.rules());
  const Position& root = game.position();
  table.serve(cat({"paranoid ", limits.horizon == Horizon::kTurns ? "turns " : "sowings ", print_rules(game.rules()),
                   " ", std::to_string(total_seeds(game.rules(), root))}));
  Budget budget(limits, kGeneralClockInterval);
  Paranoid paranoid(book, game, table, budget, limits.horizon);
  Found found;
  for (int pit = book.pits(); pit >= 1; --pit) {
    if ((legal_on(book, root) >> (pit - 1) & 1U) != 0) found.lines.push_back({static_cast<std::uint8_t>(pit)});
  }
  found.banked = paranoid.banked(root);
  paranoid.enter(root);
  found.depth = deepen(
      found.lines, limits, budget, {.all = all, .floor = -kInfinity},
      [&](std::uint8_t pit, int low, int depth) { return paranoid.after(root, pit, low, kInfinity, depth); },
      [&](const std::vector<RootLine>& lines, int depth) {
        if (all || limits.listener == nullptr) return;
        limits.listener->searched(result_of({lines, depth, budget.nodes(), found.banked}));
      });
  paranoid.leave();
  found.nodes = budget.nodes();
  return found;
}

}  // namespace

SearchResult paranoid_best(const Game& game, const Limits& limits, Table& table) {
  return result_of(run(game, limits, table, false));
}

Analysis paranoid_all(const Game& game, const Limits& limits, Table& table) {
  const Found found = run(game, limits, table, true);
  Analysis analysis{{}, found.depth, found.nodes};
  for (const RootLine& line : found.lines) {
    analysis.moves.push_back({Move{line.pit}, {found.banked + line.value, false}, {Move{line.pit}}});
  }
  return analysis;
}

}  // namespace kalah
