#include "search/search.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "core/text.h"
#include "search/maxn.h"
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
  /// Of the best move; with `all` one for each of `lines`.
  std::vector<Move> line;
  std::vector<std::vector<Move>> all_lines;
};

/// What one search is asked, and who hears of it.
struct Task {
  const Limits& limits;
  Table& table;
  const Prober* prober;
  bool all;
  std::function<void(const RootSearch&)> report;
};

/// Follows the moves of the table from a node, and where it ends the best by known values; bounded, and every move is
/// checked for legality.
template <class Model>
void follow(Model& model, const Negamax<Model>& negamax, const Table& table, typename Model::Node node,
            std::vector<Move>& line) {
  constexpr std::size_t kLongest = 24;
  while (line.size() < kLongest && model.storable(node) && !model.swap_offered(node)) {
    const auto entry = table.find(model.key(node));
    int pit = entry ? entry->pit : 0;
    if (pit == 0 || (model.legal(node) >> (pit - 1) & 1U) == 0) pit = negamax.known_best(node).value_or(0);
    if (pit == 0) return;
    line.push_back(Move{static_cast<std::uint8_t>(pit)});
    const auto child = model.play(node, pit);
    if (child.over) return;
    node = child.node;
  }
}

template <class Model>
RootSearch run(Model& model, const typename Model::Node& root, const Task& task) {
  const Limits& limits = task.limits;
  Budget budget(limits, model.look_at_clock_every());
  Negamax<Model> negamax(model, task.table, task.prober, budget, limits);
  typename Negamax<Model>::Children children;
  negamax.expand(root, 0, false, children);
  RootSearch result;
  for (int i = 0; i < children.count; ++i) result.lines.push_back({children.items[static_cast<std::size_t>(i)].pit});

  const auto line_of = [&](std::uint8_t pit) {
    std::vector<Move> line{Move{pit}};
    const Child<typename Model::Node> child = model.play(root, pit);
    if (!child.over) follow(model, negamax, task.table, child.node, line);
    return line;
  };
  const auto report = [&](const std::vector<RootLine>& lines, int depth) {
    if (!task.report) return;
    task.report({lines, depth, budget.nodes(), line_of(lines.front().pit), {}});
  };
  const Deepening how{.all = task.all, .floor = -kInfinity};
  model.enter(root);
  result.depth = deepen(
      result.lines, limits, budget, how,
      [&](std::uint8_t pit, int low, int depth) {
        const Child<typename Model::Node> child = model.play(root, pit);
        if (depth == kAtOnce) return negamax.at_once(child);
        // Only the first move of an iteration has no bound yet; the others must first show that they are better.
        if (low > -kInfinity) {
          const Scored scored = negamax.value_of(child, low, low + 1, depth);
          return scored.value > low ? negamax.value_of(child, low, kInfinity, depth) : scored;
        }
        const int guess = std::ranges::find(result.lines, pit, &RootLine::pit)->value;
        const Scored scored = negamax.value_of(child, guess - kAspiration, guess + kAspiration, depth);
        if (std::abs(scored.value - guess) < kAspiration) return scored;
        return negamax.value_of(child, -kInfinity, kInfinity, depth);
      },
      report);
  model.leave();
  result.nodes = budget.nodes();
  result.line = line_of(result.lines.front().pit);
  for (std::size_t i = 0; task.all && i < result.lines.size(); ++i) {
    result.all_lines.push_back(line_of(result.lines[i].pit));
  }
  return result;
}

template <Capture kCapture>
RootSearch run_packed(const RuleBook& book, const Position& position, const Task& task) {
  PackedModel<kCapture> model(book, task.limits.evaluation);
  return run(model, PackedModel<kCapture>::root(book, position), task);
}

/// What the stored values depend on besides the rules.
std::string kind_of(const Limits& limits) {
  return cat({limits.horizon == Horizon::kTurns ? "turns " : "sowings ", limits.strict ? "strict " : "",
              std::to_string(static_cast<int>(limits.evaluation)), " "});
}

RootSearch run_two(const RuleBook& book, const Game& game, const Position& position, const Task& task) {
  if (packable(book, position)) {
    task.table.serve(cat({"packed ", kind_of(task.limits), value_key(book.rules())}));
    switch (book.rules().capture) {
      case Capture::kNone: return run_packed<Capture::kNone>(book, position, task);
      case Capture::kStandard: return run_packed<Capture::kStandard>(book, position, task);
      case Capture::kAlways: return run_packed<Capture::kAlways>(book, position, task);
      case Capture::kSeedsOnly: return run_packed<Capture::kSeedsOnly>(book, position, task);
      case Capture::kOwnOnly: return run_packed<Capture::kOwnOnly>(book, position, task);
    }
  }
  // Under majority half of all seeds is a bound of its own; canonical rules keep openings apart.
  task.table.serve(cat({"general ", kind_of(task.limits), print_rules(book.rules()), " ",
                        std::to_string(total_seeds(book.rules(), position))}));
  GeneralModel model(book, history_of(game), task.limits.evaluation);
  return run(model, position, task);
}

/// The root as it is searched, and what the mover is ahead by in the stores.
struct Root {
  explicit Root(const RuleBook& book, const Game& game) : position(game.position()) {
    // The answer `swap` is weighed after the search of all that follows if the side is kept.
    if (game.swap_offered()) position.phase = Phase::kUnderWay;
    stores = position.cells[static_cast<std::size_t>(book.store(position.mover))] -
             position.cells[static_cast<std::size_t>(book.store(1 - position.mover))];
  }
  Position position;
  int stores = 0;
};

SearchResult result_of(const RootSearch& found, const Root& root, bool swap_offered) {
  SearchResult result;
  result.best = Move{found.lines.front().pit};
  result.value = {root.stores + found.lines.front().value, found.lines.front().exact};
  result.depth = found.depth;
  result.nodes = found.nodes;
  result.line = found.line;
  if (swap_offered && result.value.margin < 0) {
    result.best = Move::swap();
    result.value.margin = -result.value.margin;
    result.line.insert(result.line.begin(), Move::swap());
  }
  return result;
}

bool by_maxn(const Game& game, const Limits& limits) { return limits.many == Many::kMaxn && !game.rules().teams; }

SearchResult many_best(const Game& game, const Limits& limits, Table& table) {
  return by_maxn(game, limits) ? maxn_best(game, limits, table) : paranoid_best(game, limits, table);
}

Analysis many_all(const Game& game, const Limits& limits, Table& table) {
  return by_maxn(game, limits) ? maxn_all(game, limits, table) : paranoid_all(game, limits, table);
}

}  // namespace

SearchResult search_best(const Game& game, const Limits& limits, Table& table, const Prober* prober) {
  assert(!game.over());
  const RuleBook book(game.rules());
  if (book.players() > 2) return many_best(game, limits, table);
  const Root root(book, game);
  const bool swap = game.swap_offered();
  Task task{limits, table, prober, false, {}};
  if (limits.listener != nullptr) {
    task.report = [&](const RootSearch& found) { limits.listener->searched(result_of(found, root, swap)); };
  }
  return result_of(run_two(book, game, root.position, task), root, swap);
}

Analysis search_all(const Game& game, const Limits& limits, Table& table, const Prober* prober) {
  assert(!game.over());
  const RuleBook book(game.rules());
  if (book.players() > 2) return many_all(game, limits, table);
  const Root root(book, game);
  const RootSearch found = run_two(book, game, root.position, {limits, table, prober, true, {}});
  Analysis analysis{{}, found.depth, found.nodes};
  for (std::size_t i = 0; i < found.lines.size(); ++i) {
    const RootLine& line = found.lines[i];
    analysis.moves.push_back({Move{line.pit}, {root.stores + line.value, line.exact}, found.all_lines[i]});
  }
  if (game.swap_offered()) {
    const Value keep = analysis.moves.front().value;
    const RootMove swap{Move::swap(), {-keep.margin, keep.exact}, {Move::swap()}};
    // Among equals the sowings stand first.
    auto place = std::ranges::find_if(analysis.moves,
                                      [&](const RootMove& other) { return other.value.margin < swap.value.margin; });
    analysis.moves.insert(place, swap);
  }
  return analysis;
}

}  // namespace kalah
