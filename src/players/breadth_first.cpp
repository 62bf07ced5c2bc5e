#include "players/breadth_first.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/sow_on.h"
#include "search/models.h"

namespace kalah {
namespace {

/// Positions kept at most, about 150 bytes each; the level that would pass it is not begun or is dropped.
constexpr std::size_t kMostNodes = 400'000;
/// Sowings between two looks at the signal; in relay one may drop tens of thousands of seeds, so there each looks.
constexpr std::uint64_t kClockInterval = 64;

/// What a side will own in the end, in quarter seeds.
using Worth = std::array<int, kMaxPlayers>;

struct Node {
  Position position;
  std::uint32_t parent = 0;
  Worth worth{};
};

class Tree {
 public:
  Tree(const RuleBook& book, const Game& game, Evaluation evaluation, const Means& means, std::uint64_t most_sowings)
      : book_(book), model_(book, {}, evaluation), evaluation_(evaluation), means_(means), most_sowings_(most_sowings) {
    if (book.rules().sow == Sow::kCross) {
      for (std::size_t ply = 0; ply < game.moves().size(); ++ply) path_.push_back(game.position_at(ply));
    }
    Node root{game.position(), 0, {}};
    if (game.swap_offered()) root.position.phase = Phase::kUnderWay;
    nodes_.push_back(root);
  }

  /// Adds one level of whole turns. False if nothing was added: a level that is not finished is dropped, but of the
  /// first, which must give a move, what there is stays.
  bool grow() {
    const std::size_t end = nodes_.size();
    for (std::size_t i = level_begin_; i < end && !stopped_; ++i) {
      if (!nodes_[i].position.over()) lay_out(Position(nodes_[i].position), static_cast<std::uint32_t>(i));
    }
    if (stopped_ && end > 1) nodes_.resize(end);
    if (nodes_.size() == end) return false;
    level_begin_ = end;
    return true;
  }

  /// Carries the values of the last level and of ended games back; the best turn from the root.
  std::pair<std::vector<Move>, Worth> best_turn() {
    std::vector<std::uint8_t> valued(nodes_.size(), 0);
    for (std::size_t i = nodes_.size(); i-- > 1;) {
      Node& node = nodes_[i];
      if (valued[i] == 0) node.worth = leaf_worth(node.position);
      Node& parent = nodes_[node.parent];
      const int side = book_.rules().side_of(parent.position.mover);
      // Later children come first in this loop, so that of equals the earliest stays.
      if (valued[node.parent] == 0 || better(node.worth, parent.worth, side) >= 0) {
        parent.worth = node.worth;
        if (node.parent == 0) best_ = i;
      }
      valued[node.parent] = 1;
    }
    return {turns_[best_ - 1], nodes_[0].worth};
  }

  [[nodiscard]] std::uint64_t sowings() const { return sowings_; }

 private:
  /// Every sowing that passes the turn or ends the game completes a turn; an extra move goes on with it.
  void lay_out(const Position& position, std::uint32_t parent) {
    NoTracer none;
    const unsigned legal = legal_on(book_, position);
    // From the store outwards: the extra move nearest to it leaves the others as they are.
    for (int pit = book_.pits(); pit >= 1 && !stopped_; --pit) {
      if ((legal >> (pit - 1) & 1U) == 0) continue;
      spend();
      Position next = position;
      const Outcome outcome = sow_on(book_, next, pit, none);
      if (!path_.empty() && !next.over() && third_time(book_, path_, next)) {
        finish(book_, next, EndReason::kRepetition, position.mover);
      }
      chain_.push_back(Move{static_cast<std::uint8_t>(pit)});
      if (outcome.extra && !next.over()) {
        lay_out(next, parent);
      } else {
        nodes_.push_back({next, parent, {}});
        if (parent == 0) turns_.push_back(chain_);
      }
      chain_.pop_back();
    }
  }

  void spend() {
    ++sowings_;
    if (turns_.empty()) return;
    if (nodes_.size() >= kMostNodes || (most_sowings_ != 0 && sowings_ > most_sowings_)) stopped_ = true;
    if ((book_.rules().lap == Lap::kRelay || sowings_ % kClockInterval == 0) && means_.signal != nullptr &&
        means_.signal->stop())
      stopped_ = true;
  }

  [[nodiscard]] Worth leaf_worth(const Position& position) const {
    const Rules& rules = book_.rules();
    Worth worth{};
    for (int player = 0; player < rules.players; ++player) {
      worth[static_cast<std::size_t>(rules.side_of(player))] +=
          4 * position.cells[static_cast<std::size_t>(book_.store(player))];
    }
    if (position.over()) return worth;
    if (rules.players == 2) {
      const int mover = position.mover;
      const int ahead = 2 * model_.estimate(position);
      worth[static_cast<std::size_t>(mover)] += ahead;
      worth[static_cast<std::size_t>(1 - mover)] -= ahead;
    } else {
      // What is left goes to all alike, or, where rows count, half of it to the rows' owners.
      const bool rows = evaluation_ != Evaluation::kStore && rules.rest == Rest::kOwner;
      const int alike = (rows ? 2 : 4) * seeds_in_pits(rules, position) / rules.sides();
      for (int side = 0; side < rules.sides(); ++side) worth[static_cast<std::size_t>(side)] += alike;
      for (int player = 0; rows && player < rules.players; ++player) {
        int& own = worth[static_cast<std::size_t>(rules.side_of(player))];
        for (int i = 0; i < rules.pits; ++i) {
          own += 2 * position.cells[static_cast<std::size_t>(book_.row(player) + i)];
        }
      }
    }
    return worth;
  }

  /// Which is better for the side: more for itself, with two sides less for the other.
  [[nodiscard]] int better(const Worth& a, const Worth& b, int side) const {
    const auto of = [&](const Worth& worth) {
      const int own = worth[static_cast<std::size_t>(side)];
      return book_.rules().sides() == 2 ? own - worth[static_cast<std::size_t>(1 - side)] : own;
    };
    return of(a) - of(b);
  }

  const RuleBook& book_;
  GeneralModel model_;
  Evaluation evaluation_;
  const Means& means_;
  std::uint64_t most_sowings_;
  std::vector<Position> path_;
  std::vector<Node> nodes_;
  std::size_t level_begin_ = 0;
  /// The sowings of the turn that leads from the root to node i + 1, for the nodes of the first level.
  std::vector<std::vector<Move>> turns_;
  std::vector<Move> chain_;
  std::size_t best_ = 1;
  std::uint64_t sowings_ = 0;
  bool stopped_ = false;
};

}  // namespace

Choice breadth_first(const Game& game, int depth, Evaluation evaluation, const Means& means, std::uint64_t nodes) {
  assert(!game.over());
  const RuleBook book(game.rules());
  const Rules& rules = game.rules();
  const int side = rules.side_of(game.position().mover);
  Tree tree(book, game, evaluation, means, nodes);
  Choice choice;
  for (int level = 1; depth == 0 || level <= depth; ++level) {
    if (!tree.grow()) break;
    auto [turn, worth] = tree.best_turn();
    const int own = worth[static_cast<std::size_t>(side)];
    const bool two = rules.players == 2;
    const int value = two ? own - worth[static_cast<std::size_t>(1 - side)] : own;
    choice.line = std::move(turn);
    choice.value = Value{value / 4, false};
    if (game.swap_offered() && value < 0) {
      choice.line.insert(choice.line.begin(), Move::swap());
      choice.value->margin = -choice.value->margin;
    }
    choice.move = choice.line.front();
    choice.depth = level;
    choice.nodes = tree.sowings();
    if (means.listener != nullptr) means.listener->considered(choice);
  }
  return choice;
}

}  // namespace kalah
