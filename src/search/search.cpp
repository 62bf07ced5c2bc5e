#include "search/search.h"

#include <algorithm>

#include "search/negamax.h"
#include "search/paranoid.h"
#include "search/root.h"

namespace kalah {
namespace {

std::vector<Position> history_of(const Game& game) {
  std::vector<Position> history;
  if (game.rules().sow != Sow::kCross) return history;
  // A swap repeats the position before it, which is not a second appearance.
  for (std::size_t ply = 0; ply < game.moves().size(); ++ply) {
    if (!game.moves()[ply].is_swap()) history.push_back(game.position_at(ply));
  }
  return history;
}

struct RootSearch {
  std::vector<RootLine> lines;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::vector<Move> line;
};

/// Follows the moves of the table from a node; bounded, and every move is checked for legality.
template <class Model>
void follow(Model& model, const Table& table, typename Model::Node node, std::vector<Move>& line) {
  constexpr std::size_t kLongest = 24;
  while (line.size() < kLongest && model.storable(node) && !model.swap_offered(node)) {
    const TableEntry* entry = table.find(model.key(node));
    if (entry == nullptr || entry->pit == 0 || (model.legal(node) >> (entry->pit - 1) & 1U) == 0) return;
    line.push_back(Move{entry->pit});
    const auto child = model.play(node, entry->pit);
    if (child.over) return;
    node = child.node;
  }
}

template <class Model>
RootSearch run(Model& model, const typename Model::Node& root, const Limits& limits, Table& table, const Prober* prober,
               bool all) {
  Budget budget(limits, model.look_at_clock_every());
  Negamax<Model> negamax(model, table, prober, budget);
  typename Negamax<Model>::Children children;
  negamax.expand(root, 0, children);
  RootSearch result;
  for (int i = 0; i < children.count; ++i) result.lines.push_back({children.items[static_cast<std::size_t>(i)].pit});
  model.enter(root);
  result.depth = deepen(result.lines, limits, budget, all, -kInfinity, [&](std::uint8_t pit, int low, int depth) {
    const Child<typename Model::Node> child = model.play(root, pit);
    // Only the first move of an iteration has no bound yet; the others must first show that they are better.
    Scored scored{low, false};
    // The first iteration runs whatever the limits, so it looks no further than the sowing itself.
    const int rest = depth == 1 ? -kQuietDepth : depth - 1;
    if (low > -kInfinity) scored = negamax.value_of(child, low, low + 1, rest);
    if (low == -kInfinity || scored.value > low) scored = negamax.value_of(child, low, kInfinity, rest);
    return scored;
  });
  model.leave();
  result.nodes = budget.nodes();
  if (!all) {
    result.line.push_back(Move{result.lines.front().pit});
    const Child<typename Model::Node> child = model.play(root, result.lines.front().pit);
    if (!child.over) follow(model, table, child.node, result.line);
  }
  return result;
}

template <Capture kCapture>
RootSearch run_packed(const RuleBook& book, const Position& position, const Limits& limits, Table& table,
                      const Prober* prober, bool all) {
  PackedModel<kCapture> model(book);
  return run(model, PackedModel<kCapture>::root(book, position), limits, table, prober, all);
}

RootSearch run_two(const RuleBook& book, const Game& game, const Position& position, const Limits& limits, Table& table,
                   const Prober* prober, bool all) {
  if (packable(book, position)) {
    table.serve("packed " + value_key(book.rules()));
    switch (book.rules().capture) {
      case Capture::kNone: return run_packed<Capture::kNone>(book, position, limits, table, prober, all);
      case Capture::kStandard: return run_packed<Capture::kStandard>(book, position, limits, table, prober, all);
      case Capture::kAlways: return run_packed<Capture::kAlways>(book, position, limits, table, prober, all);
      case Capture::kSeedsOnly: return run_packed<Capture::kSeedsOnly>(book, position, limits, table, prober, all);
      case Capture::kOwnOnly: return run_packed<Capture::kOwnOnly>(book, position, limits, table, prober, all);
    }
  }
  // Under majority half of all seeds is a bound of its own; canonical rules keep openings apart.
  table.serve("general " + print_rules(book.rules()) + " " + std::to_string(total_seeds(book.rules(), position)));
  GeneralModel model(book, history_of(game));
  return run(model, position, limits, table, prober, all);
}

}  // namespace

SearchResult search_best(const Game& game, const Limits& limits, Table& table, const Prober* prober) {
  assert(!game.over());
  const RuleBook book(game.rules());
  if (book.players() > 2) return paranoid_best(game, limits, table);
  Position position = game.position();
  // At the root the answer `swap` is weighed after the search of all that follows if the side is kept.
  position.phase = game.swap_offered() ? Phase::kUnderWay : position.phase;
  const int stores = position.cells[static_cast<std::size_t>(book.store(position.mover))] -
                     position.cells[static_cast<std::size_t>(book.store(1 - position.mover))];
  const RootSearch found = run_two(book, game, position, limits, table, prober, false);
  SearchResult result;
  result.best = Move{found.lines.front().pit};
  result.value = {stores + found.lines.front().value, found.lines.front().exact};
  result.depth = found.depth;
  result.nodes = found.nodes;
  result.line = found.line;
  if (game.swap_offered() && result.value.margin < 0) {
    result.best = Move::swap();
    result.value.margin = -result.value.margin;
    result.line.insert(result.line.begin(), Move::swap());
  }
  return result;
}

Analysis search_all(const Game& game, const Limits& limits, Table& table, const Prober* prober) {
  assert(!game.over());
  const RuleBook book(game.rules());
  if (book.players() > 2) return paranoid_all(game, limits, table);
  Position position = game.position();
  position.phase = game.swap_offered() ? Phase::kUnderWay : position.phase;
  const int stores = position.cells[static_cast<std::size_t>(book.store(position.mover))] -
                     position.cells[static_cast<std::size_t>(book.store(1 - position.mover))];
  const RootSearch found = run_two(book, game, position, limits, table, prober, true);
  Analysis analysis{{}, found.depth, found.nodes};
  for (const RootLine& line : found.lines) {
    analysis.moves.push_back({Move{line.pit}, {stores + line.value, line.exact}});
  }
  if (game.swap_offered()) {
    const Value keep = analysis.moves.front().value;
    const RootMove swap{Move::swap(), {-keep.margin, keep.exact}};
    // Among equals the sowings stand first.
    auto place = std::ranges::find_if(analysis.moves,
                                      [&](const RootMove& other) { return other.value.margin < swap.value.margin; });
    analysis.moves.insert(place, swap);
  }
  return analysis;
}

}  // namespace kalah
