#include "search/maxn.h"

#include <algorithm>
#include <array>

#include "search/many.h"

namespace kalah {
namespace {

/// Future seeds of each player, the root's player first. Their sum is at most the seeds in the pits, none is negative:
/// that is what all pruning rests on.
using Shares = std::array<int, kMaxPlayers>;

/// What is asked of a node. A line that gives a player less than he has elsewhere is not played, so its value need not
/// be known.
struct Wants {
  /// The player who moved before the mover's turn began, and the least that is of use to him; -1: nobody.
  int asker = -1;
  int least = 0;
  /// The least that is of use to the mover himself, from earlier sowings of the same turn.
  int own = 0;
};

enum class Finding : std::uint8_t {
  kShares,
  /// The mover is sure of so much that the asker is left with less than he wants.
  kTooMuch,
  /// The asker or, within one turn, the mover gets less than he wants.
  kTooLittle,
};

struct Found {
  Finding finding = Finding::kShares;
  /// Of kTooMuch only the mover's share is known, as a lower bound; of kTooLittle none.
  Shares shares{};
  bool exact = false;
};

class Maxn {
 public:
  Maxn(const RuleBook& book, const Game& game, Table& table, Budget& budget, const Limits& limits)
      : book_(book),
        players_(static_cast<std::size_t>(book.players())),
        horizon_(limits.horizon),
        strict_(limits.strict),
        root_player_(game.position().mover),
        table_(table),
        budget_(budget),
        walk_(book, game),
        estimate_(book, limits.evaluation) {}

  /// Exact above `low`, else a bound.
  Scored root_move(const Position& root, int pit, int low, int depth) {
    walk_.enter(root);
    const Found found = after(root, pit, {.own = std::max(0, low + 1)}, depth);
    walk_.leave();
    return found.finding == Finding::kShares ? Scored{found.shares[0], found.exact} : Scored{low, found.exact};
  }

 private:
  [[nodiscard]] std::size_t seat(int player) const {
    return static_cast<std::size_t>((player - root_player_ + book_.players()) % book_.players());
  }
  [[nodiscard]] int banked(const Position& position, std::size_t seat) const {
    const int player = (root_player_ + static_cast<int>(seat)) % book_.players();
    return position.cells[static_cast<std::size_t>(book_.store(player))];
  }

  /// What a sowing leads to, told from before it; `depth` is what is left then. With kAtOnce the replies are not
  /// looked at. `wants` are those of the sower.
  Found after(const Position& position, int pit, const Wants& wants, int depth) {
    const Position next = walk_.after(position, pit);
    const std::size_t sower = seat(position.mover);
    Shares gain{};
    for (std::size_t i = 0; i < players_; ++i) gain[i] = banked(next, i) - banked(position, i);
    if (next.over()) return {Finding::kShares, gain, true};
    Found found;
    if (depth == kAtOnce) {
      budget_.spend();
      found.shares = estimate(next);
    } else {
      const bool same = next.mover == position.mover;
      Wants passed{static_cast<int>(sower), wants.own - gain[sower], 0};
      if (same) passed = {wants.asker, wants.least, std::max(0, wants.own - gain[sower])};
      if (same && wants.asker >= 0) passed.least -= gain[static_cast<std::size_t>(wants.asker)];
      found = search(next, passed, same, same && horizon_ == Horizon::kTurns ? depth : depth - 1);
    }
    for (std::size_t i = 0; i < players_; ++i) found.shares[i] += gain[i];
    // To the sower it is all one who keeps him short.
    if (found.finding == Finding::kTooMuch && next.mover != position.mover) found.finding = Finding::kTooLittle;
    return found;
  }

  /// `same`: the mover sowed just before.
  Found search(const Position& position, const Wants& wants, bool same, int depth) {
    if (!budget_.spend()) return {};
    const int seeds = seeds_in_pits(book_.rules(), position);
    // 1. Nobody gets more than the seeds left. Within a turn only the mover's own wants settle it: he may well choose
    // this line for himself, and leave another that the asker would have liked.
    if (seeds < wants.own || (!same && seeds < wants.least)) return {Finding::kTooLittle, {}, true};
    if (depth <= 0) return {Finding::kShares, estimate(position), false};

    // 2. Known values.
    const std::size_t mover = seat(position.mover);
    TableKey key;
    int table_pit = 0;
    if (!walk_.path_matters()) {
      key = many_key(book_, position, root_player_);
      if (const auto entry = table_.find(key)) {
        table_pit = entry->pit;
        const bool usable = strict_ ? entry->depth == depth : entry->solved || entry->depth >= depth;
        if (usable) {
          if (entry->bound == Bound::kExact) return {Finding::kShares, unpacked(entry->value), entry->solved};
          Found bound{Finding::kTooMuch, {}, entry->solved};
          bound.shares[mover] = entry->value;
          if (entry->bound == Bound::kLower && too_much(wants, seeds, entry->value)) return bound;
          if (entry->bound == Bound::kUpper && entry->value < wants.own)
            return {Finding::kTooLittle, {}, entry->solved};
        }
      }
    }

    // 3. The sowings.
    Found best{Finding::kTooLittle, {}, true};
    int best_pit = 0;
    bool all_exact = true;
    Wants left = wants;
    walk_.enter(position);
    const PitOrder order(book_, position, table_pit);
    for (int i = 0; i < order.count; ++i) {
      const int pit = order.pits[static_cast<std::size_t>(i)];
      const Found found = after(position, pit, left, depth);
      if (budget_.stopped()) break;
      all_exact = all_exact && found.exact;
      if (found.finding == Finding::kTooLittle) continue;
      const int share = found.shares[mover];
      if (best.finding == Finding::kTooLittle || better(found.shares, best.shares, mover)) {
        best = found;
        best_pit = pit;
        left.own = std::max(left.own, share);
      }
      if (too_much(wants, seeds, share)) best.finding = Finding::kTooMuch;
      // Who has all that is left can do no better, nor as well in another way.
      if (best.finding == Finding::kTooMuch || share == seeds) break;
    }
    walk_.leave();
    if (budget_.stopped()) return {};

    // 4. What was passed over as too little is less than the best, unless that is too little itself.
    const bool settled = best.finding == Finding::kTooMuch || best.shares[mover] == seeds;
    if (!settled) best.exact = all_exact;
    if (best.finding == Finding::kShares && best.shares[mover] < wants.own) best.finding = Finding::kTooLittle;
    if (!walk_.path_matters()) keep(key, best, mover, wants, {.depth = depth, .pit = best_pit, .solved = best.exact});
    return best;
  }

  [[nodiscard]] static bool too_much(const Wants& wants, int seeds, int share) {
    return wants.asker >= 0 && seeds - share < wants.least;
  }

  /// Whether the mover prefers `a`: an order of all shares, so that what is found does not hang on the order of search.
  [[nodiscard]] static bool better(const Shares& a, const Shares& b, std::size_t mover) {
    return a[mover] != b[mover] ? a[mover] > b[mover] : a < b;
  }

  void keep(const TableKey& key, const Found& best, std::size_t mover, const Wants& wants, TableEntry entry) {
    switch (best.finding) {
      case Finding::kShares:
        entry.bound = Bound::kExact;
        for (std::size_t i = 0; i < players_; ++i) {
          if (best.shares[i] >= 1 << bits()) return;
        }
        entry.value = packed(best.shares);
        break;
      case Finding::kTooMuch:
        entry.bound = Bound::kLower;
        entry.value = best.shares[mover];
        break;
      case Finding::kTooLittle:
        entry.bound = Bound::kUpper;
        entry.value = wants.own - 1;
        break;
    }
    table_.store(key, entry);
  }

  /// Bits for each share in a table's value; larger shares are not kept.
  [[nodiscard]] int bits() const { return 32 / book_.players(); }
  [[nodiscard]] std::int32_t packed(const Shares& shares) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < players_; ++i) value = value << bits() | static_cast<std::uint32_t>(shares[i]);
    return static_cast<std::int32_t>(value);
  }
  [[nodiscard]] Shares unpacked(std::int32_t value) const {
    Shares shares{};
    auto left = static_cast<std::uint32_t>(value);
    for (std::size_t i = players_; i-- > 0; left >>= bits()) shares[i] = static_cast<int>(left & ((1U << bits()) - 1));
    return shares;
  }

  [[nodiscard]] Shares estimate(const Position& position) const {
    Shares shares = estimate_.shares(position);
    std::rotate(shares.begin(), shares.begin() + root_player_, shares.begin() + book_.players());
    return shares;
  }

  const RuleBook& book_;
  std::size_t players_;
  Horizon horizon_;
  bool strict_;
  int root_player_;
  Table& table_;
  Budget& budget_;
  ManyWalk walk_;
  ManyEstimate estimate_;
};

}  // namespace

SearchResult maxn_best(const Game& game, const Limits& limits, Table& table) {
  return search_many<Maxn>("max^n", game, limits, table, false).result();
}

Analysis maxn_all(const Game& game, const Limits& limits, Table& table) {
  return search_many<Maxn>("max^n", game, limits, table, true).analysis();
}

}  // namespace kalah
