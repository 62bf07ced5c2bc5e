#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/sow_on.h"
#include "core/text.h"
#include "search/negamax.h"
#include "search/root.h"

namespace kalah {

/// The game as a search for three and four players walks through it. Under `sow=cross` positions can repeat, so there
/// the way to a position is part of its worth and nothing is kept in the table.
class ManyWalk {
 public:
  ManyWalk(const RuleBook& book, const Game& game) : book_(book), path_matters_(book.rules().sow == Sow::kCross) {
    if (!path_matters_) return;
    for (std::size_t ply = 0; ply < game.moves().size(); ++ply) path_.push_back(game.position_at(ply));
  }

  [[nodiscard]] bool path_matters() const { return path_matters_; }

  [[nodiscard]] Position after(const Position& position, int pit) const {
    Position next = position;
    NoTracer none;
    sow_on(book_, next, pit, none);
    if (path_matters_ && !next.over() && third_time(book_, path_, next)) {
      finish(book_, next, EndReason::kRepetition, position.mover);
    }
    return next;
  }

  void enter(const Position& position) {
    if (path_matters_) path_.push_back(position);
  }
  void leave() {
    if (path_matters_) path_.pop_back();
  }

 private:
  const RuleBook& book_;
  bool path_matters_;
  std::vector<Position> path_;
};

/// What each player is taken to bank of the seeds in the pits: a part by the seeds of his row, a part by its pits that
/// hold any, the rest alike. No share is negative, their sum is at most the seeds. The weights were fitted to the ends
/// of games and confirmed by matches (docs/design.md).
class ManyEstimate {
 public:
  ManyEstimate(const RuleBook& book, Evaluation evaluation) : book_(book) {
    switch (evaluation) {
      case Evaluation::kStore: break;
      case Evaluation::kRows: row_ = kWhole / 2; break;
      case Evaluation::kFitted:
        // In relay, or where the row does not fall to its owner, seeds do not stay where they lie.
        if (book.rules().lap == Lap::kRelay || book.rules().rest != Rest::kOwner) {
          held_ = kWhole / 4;
        } else {
          const bool three = book.players() == 3;
          row_ = three ? 2 : 3;
          held_ = three ? 4 : 3;
        }
        break;
    }
  }

  [[nodiscard]] std::array<int, kMaxPlayers> shares(const Position& position) const {
    std::array<int, kMaxPlayers> rows{};
    std::array<int, kMaxPlayers> held{};
    int seeds = 0;
    int all_held = 0;
    const auto players = static_cast<std::size_t>(book_.players());
    for (std::size_t player = 0; player < players; ++player) {
      const std::uint16_t* row = position.cells.data() + book_.row(static_cast<int>(player));
      for (int i = 0; i < book_.pits(); ++i) {
        rows[player] += row[i];
        held[player] += row[i] != 0 ? 1 : 0;
      }
      seeds += rows[player];
      all_held += held[player];
    }
    std::array<int, kMaxPlayers> shares{};
    const int alike = (kWhole - row_ - held_) * seeds / book_.players();
    for (std::size_t player = 0; player < players; ++player) {
      shares[player] = (alike + row_ * rows[player] + held_ * seeds * held[player] / std::max(1, all_held)) / kWhole;
    }
    return shares;
  }

 private:
  static constexpr int kWhole = 8;
  const RuleBook& book_;
  int row_ = 0;
  int held_ = 0;
};

/// The mover's legal pits in the order of search: the table's (0: none), those whose last seed falls into the store,
/// then from the store outwards.
struct PitOrder {
  PitOrder(const RuleBook& book, const Position& position, int table_pit) {
    const unsigned legal = legal_on(book, position);
    const std::uint16_t* row = position.cells.data() + book.row(position.mover);
    const auto take = [&](int pit) { pits[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(pit); };
    if (table_pit != 0 && (legal >> (table_pit - 1) & 1U) != 0) take(table_pit);
    for (const bool wanted : {true, false}) {
      for (int pit = book.pits(); pit >= 1; --pit) {
        if ((legal >> (pit - 1) & 1U) == 0 || pit == table_pit) continue;
        const bool into_store = row[pit - 1] % book.ring_size() == book.pits() + 1 - pit;
        if (into_store == wanted) take(pit);
      }
    }
  }

  std::array<std::uint8_t, kMaxPits> pits;
  int count = 0;
};

/// Names a position by its pits, `first` being the player the values are told from, with the stores where the future
/// depends on them.
inline TableKey many_key(const RuleBook& book, const Position& position, int first) {
  const bool with_stores = book.rules().stop == Stop::kMajority || position.phase != Phase::kUnderWay;
  const auto mover = static_cast<std::uint64_t>((position.mover - first + book.players()) % book.players());
  return hashed_key(book, position, first, mover * 8 + static_cast<std::uint64_t>(position.phase), with_stores);
}

/// What a search for three and four players has found. Values are future seeds of the mover's side.
struct ManyFound {
  std::vector<RootLine> lines;
  int depth = 0;
  std::uint64_t nodes = 0;
  /// Seeds the side has in its stores already.
  int banked = 0;

  [[nodiscard]] SearchResult result() const {
    const Move best{lines.front().pit};
    return {best, {banked + lines.front().value, false}, depth, nodes, {best}};
  }
  [[nodiscard]] Analysis analysis() const {
    Analysis analysis{{}, depth, nodes};
    for (const RootLine& line : lines) {
      analysis.moves.push_back({Move{line.pit}, {banked + line.value, false}, {Move{line.pit}}});
    }
    return analysis;
  }
};

/// Iterative deepening of `Search`, whose values the table keeps under `name`.
template <class Search>
ManyFound search_many(std::string_view name, const Game& game, const Limits& limits, Table& table, bool all) {
  const RuleBook book(game.rules());
  const Position& root = game.position();
  table.serve(cat({name, limits.horizon == Horizon::kTurns ? " turns " : " sowings ", limits.strict ? "strict " : "",
                   std::to_string(static_cast<int>(limits.evaluation)), " ", print_rules(game.rules()), " ",
                   std::to_string(total_seeds(game.rules(), root))}));
  Budget budget(limits, kGeneralClockInterval);
  Search search(book, game, table, budget, limits);
  ManyFound found;
  for (int pit = book.pits(); pit >= 1; --pit) {
    if ((legal_on(book, root) >> (pit - 1) & 1U) != 0) found.lines.push_back({static_cast<std::uint8_t>(pit)});
  }
  for (int player = 0; player < book.players(); ++player) {
    if (book.rules().side_of(player) != book.rules().side_of(root.mover)) continue;
    found.banked += root.cells[static_cast<std::size_t>(book.store(player))];
  }
  found.depth = deepen(
      found.lines, limits, budget, {.all = all, .floor = -kInfinity},
      [&](std::uint8_t pit, int low, int depth) { return search.root_move(root, pit, low, depth); },
      [&](const std::vector<RootLine>& lines, int depth) {
        if (all || limits.listener == nullptr) return;
        limits.listener->searched(ManyFound{lines, depth, budget.nodes(), found.banked}.result());
      });
  found.nodes = budget.nodes();
  return found;
}

}  // namespace kalah
