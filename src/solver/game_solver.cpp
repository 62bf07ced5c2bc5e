#include "solver/game_solver.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "search/search.h"

namespace kalah {
namespace {

/// A guess is worth no more than this: a wrong one costs a window more. Near the database a window costs little: twice
/// as much for every two seeds above it (docs/solving.md).
constexpr double kGuessNodes = 200'000;
constexpr double kGuessNodesAtDatabase = 40;
constexpr std::size_t kGuessBytes = std::size_t{16} << 20;
/// Table of the plain search: boards that it can solve fill no more, and every page that is touched costs time.
constexpr std::uint64_t kPlainBytes = std::uint64_t{256} << 20;

int ahead(const Game& game, int player) {
  const auto& cells = game.position().cells;
  return cells[static_cast<std::size_t>(store_cell(game.rules(), player))] -
         cells[static_cast<std::size_t>(store_cell(game.rules(), 1 - player))];
}

Game played(const Game& game, Move move) {
  Game next = game;
  [[maybe_unused]] const Status status = next.play(move);
  assert(status.ok());
  return next;
}

/// The same board with nothing of the opening left to say.
Game under_way(const Game& game) {
  StartSpec start;
  start.kind = StartSpec::Kind::kGiven;
  start.position = game.position();
  start.position.phase = Phase::kUnderWay;
  return {game.rules(), start};
}

std::vector<Move> moves_of(const Game& game) {
  std::vector<Move> moves;
  for (int pit = game.rules().pits; pit >= 1; --pit) {
    if ((game.legal() >> (pit - 1) & 1U) != 0) moves.push_back(Move{static_cast<std::uint8_t>(pit)});
  }
  if (game.swap_offered()) moves.push_back(Move::swap());
  return moves;
}

class WatchedSearch final : public StopSignal {
 public:
  explicit WatchedSearch(SolveWatch* watch) : watch_(watch) {}
  bool stop() override { return watch_ != nullptr && watch_->cancelled(); }

 private:
  SolveWatch* watch_;
};

}  // namespace

Result<std::unique_ptr<GameSolver>> GameSolver::make(const Rules& rules, int seeds, const SolveOrder& order,
                                                     BuildWatch* building) {
  if (rules.players != 2) {
    return Error{"exact values are for two players, not players=" + std::to_string(rules.players)};
  }
  std::unique_ptr<GameSolver> made(new GameSolver);
  if (!Solver::check(rules)) {
    made->table_ = std::make_unique<Table>(std::min(order.memory, kPlainBytes));
    return made;
  }
  auto solver = Solver::make(rules, seeds, order, building);
  if (!solver) return solver.error();
  made->solver_ = std::move(*solver);
  made->table_ = std::make_unique<Table>(kGuessBytes);
  return made;
}

bool GameSolver::pits_decide(const Game& game) const {
  if (game.position().phase != Phase::kUnderWay || game.swap_offered()) return false;
  if (game.rules().end != End::kMoverRowEmpty || solver_->rules().mover_row) return true;
  return solve_node(game.rules(), game.position()).other != 0;
}

int GameSolver::guess(const Game& game, const SolveNode& node, SolveWatch* watch) {
  const int above = row_sum(node.own) + row_sum(node.other) - solver_->database()->index().seeds();
  // Within the database nothing is guessed.
  if (above <= 0) return 0;
  const double nodes = std::min(kGuessNodes, kGuessNodesAtDatabase * std::exp2(above / 2.0));
  WatchedSearch signal(watch);
  const SearchResult found =
      search_best(game, {.nodes = static_cast<std::uint64_t>(nodes), .signal = &signal}, *table_);
  return found.value.margin - ahead(game, game.position().mover);
}

std::optional<int> GameSolver::searched(const Game& game, SolveWatch* watch) {
  WatchedSearch signal(watch);
  const SearchResult result = search_best(game, {.signal = &signal, .evaluation = Evaluation::kStore}, *table_);
  nodes_ += result.nodes;
  if (!result.value.exact) return std::nullopt;
  return result.value.margin;
}

std::optional<int> GameSolver::value_for(const Game& game, int player, SolveWatch* watch, std::optional<int> likely) {
  if (game.over()) return ahead(game, player);
  const int mover = game.position().mover;
  const auto seen = [&](int margin) { return mover == player ? margin : -margin; };
  if (game.swap_offered()) {
    // Whoever may take the other side takes the better one.
    const auto kept = value_for(under_way(game), mover, watch);
    if (!kept) return std::nullopt;
    return seen(std::abs(*kept));
  }
  if (!solver_) {
    const auto found = searched(game, watch);
    if (!found) return std::nullopt;
    return seen(*found);
  }
  if (pits_decide(game)) {
    const SolveNode node = solve_node(game.rules(), game.position());
    const int first = likely ? seen(*likely) - ahead(game, mover) : guess(game, node, watch);
    if (watch != nullptr && watch->cancelled()) return std::nullopt;
    const auto future = solver_->value(node, first, watch);
    if (!future) return std::nullopt;
    return seen(ahead(game, mover) + *future);
  }
  std::optional<int> best;
  for (const Move move : moves_of(game)) {
    const auto margin = value_for(played(game, move), mover, watch);
    if (!margin) return std::nullopt;
    best = std::max(best.value_or(*margin), *margin);
  }
  return seen(*best);
}

std::optional<int> GameSolver::ended(const Game& game) {
  const StartSpec& start = game.start();
  if (!game.over() || !game.moves().empty() || start.kind != StartSpec::Kind::kGiven) return std::nullopt;
  if (start.position.mover == kNobody) return std::nullopt;
  return ahead(game, start.position.mover);
}

std::optional<int> GameSolver::value(const Game& game, SolveWatch* watch) {
  assert(!game.over());
  return value_for(game, game.position().mover, watch);
}

std::optional<bool> GameSolver::reaches(const Game& game, int player, int margin, SolveWatch* watch) {
  if (!solver_ || game.over() || !pits_decide(game)) {
    const auto found = value_for(game, player, watch);
    if (!found) return std::nullopt;
    return *found >= margin;
  }
  const int mover = game.position().mover;
  const SolveNode node = solve_node(game.rules(), game.position());
  if (mover == player) return solver_->at_least(node, margin - ahead(game, mover), watch);
  // At least this for the player is at most its negative for the mover.
  const auto more = solver_->at_least(node, 1 - margin - ahead(game, mover), watch);
  if (!more) return std::nullopt;
  return !*more;
}

std::optional<bool> GameSolver::at_least(const Game& game, int margin, SolveWatch* watch) {
  assert(!game.over());
  return reaches(game, game.position().mover, margin, watch);
}

bool GameSolver::add_turns(const Game& game, std::vector<Move>& chain, std::vector<TurnValue>& turns,
                           SolveWatch* watch) {
  const int mover = game.position().mover;
  for (const Move move : moves_of(game)) {
    chain.push_back(move);
    if (move.is_swap()) {
      const auto kept = value_for(under_way(game), mover, watch);
      if (!kept) return false;
      turns.push_back({chain, -*kept});
    } else {
      const Game next = played(game, move);
      if (!next.over() && next.position().mover == mover) {
        if (!add_turns(next, chain, turns, watch)) return false;
      } else {
        const auto margin = value_for(next, mover, watch);
        if (!margin) return false;
        turns.push_back({chain, *margin});
      }
    }
    chain.pop_back();
  }
  return true;
}

std::optional<std::vector<TurnValue>> GameSolver::turns(const Game& game, SolveWatch* watch) {
  assert(!game.over());
  std::vector<TurnValue> turns;
  std::vector<Move> chain;
  if (!add_turns(game, chain, turns, watch)) return std::nullopt;
  std::ranges::sort(turns, [](const TurnValue& a, const TurnValue& b) {
    if (a.margin != b.margin) return a.margin > b.margin;
    return std::ranges::lexicographical_compare(a.turn, b.turn, {}, &Move::pit, &Move::pit);
  });
  return turns;
}

std::vector<Move> GameSolver::likely_moves(const Game& game) const {
  std::vector<Move> moves = moves_of(game);
  if (!solver_ || !pits_decide(game)) return moves;
  // It proved what is known; any other would first have to be refuted.
  const int pit = solver_->known(solve_node(game.rules(), game.position())).pit;
  const auto at = std::ranges::find(moves, Move{static_cast<std::uint8_t>(pit)});
  if (pit > 0 && at != moves.end()) std::rotate(moves.begin(), at, at + 1);
  return moves;
}

std::optional<Move> GameSolver::keeping(const Game& game, int margin, SolveWatch* watch) {
  const int mover = game.position().mover;
  for (const Move move : likely_moves(game)) {
    if (move.is_swap()) {
      const auto kept = value_for(under_way(game), mover, watch);
      if (!kept) return std::nullopt;
      if (-*kept >= margin) return move;
      continue;
    }
    const auto held = reaches(played(game, move), mover, margin, watch);
    if (!held) return std::nullopt;
    if (*held) return move;
  }
  assert(false);
  return std::nullopt;
}

std::optional<MoveValue> GameSolver::best(const Game& game, SolveWatch* watch) {
  const auto margin = value(game, watch);
  if (!margin) return std::nullopt;
  const auto move = keeping(game, *margin, watch);
  if (!move) return std::nullopt;
  return MoveValue{*move, *margin};
}

std::optional<std::vector<MoveValue>> GameSolver::moves(const Game& game, SolveWatch* watch) {
  const int mover = game.position().mover;
  const auto best = value(game, watch);
  if (!best) return std::nullopt;
  std::vector<MoveValue> moves;
  for (const Move move : moves_of(game)) {
    const auto margin =
        move.is_swap() ? value_for(under_way(game), mover, watch) : value_for(played(game, move), mover, watch, best);
    if (!margin) return std::nullopt;
    moves.push_back({move, move.is_swap() ? -*margin : *margin});
  }
  std::ranges::sort(moves, [](const MoveValue& a, const MoveValue& b) {
    return a.margin != b.margin ? a.margin > b.margin : a.move.pit > b.move.pit;
  });
  return moves;
}

std::optional<std::vector<Move>> GameSolver::line(const Game& game, SolveWatch* watch) {
  assert(!game.over());
  std::vector<Move> line;
  Game at = game;
  int player = game.position().mover;
  auto margin = value(game, watch);
  if (!margin) return std::nullopt;
  while (!at.over()) {
    const int mover = at.position().mover;
    if (mover != player) {
      margin = -*margin;
      player = mover;
    }
    const auto best = keeping(at, *margin, watch);
    if (!best) return std::nullopt;
    line.push_back(*best);
    at = played(at, *best);
    // The persons have changed seats: what was the mover's is now the other's.
    if (best->is_swap()) player = 1 - player;
  }
  return line;
}

}  // namespace kalah
