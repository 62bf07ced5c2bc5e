#include "players/player.h"

#include "players/breadth_first.h"
#include "players/chance.h"
#include "players/level.h"
#include "players/rules_player.h"

namespace kalah {
namespace {

/// Whole turns that breadth-first and alpha-beta look ahead if nothing else bounds them.
constexpr int kBreadthTurns = 2;
constexpr int kAlphaBetaTurns = 4;

/// Passes on what a search finds.
class Relay final : public SearchListener {
 public:
  explicit Relay(ChoiceListener* listener) : listener_(listener) {}
  static Choice choice_of(const SearchResult& result) {
    return {result.best, result.value, result.depth, result.nodes, result.line};
  }
  void searched(const SearchResult& result) override { listener_->considered(choice_of(result)); }

 private:
  ChoiceListener* listener_;
};

Choice search_move(const Game& game, Limits limits, const Means& means) {
  Relay relay(means.listener);
  limits.signal = means.signal;
  limits.shared = means.shared;
  if (means.listener != nullptr) limits.listener = &relay;
  return Relay::choice_of(search_best(game, limits, means.table, means.prober));
}

/// A depth of its own if no other bound is given either.
int turns_of(const PlayerSpec& spec, int usual) {
  return spec.depth > 0 || spec.time_ms > 0 || spec.nodes > 0 ? spec.depth : usual;
}

}  // namespace

bool searches(const PlayerSpec& spec) {
  return spec.kind != PlayerSpec::Kind::kRandom && spec.kind != PlayerSpec::Kind::kRules;
}

bool thinks(const PlayerSpec& spec) {
  switch (spec.kind) {
    case PlayerSpec::Kind::kRandom:
    case PlayerSpec::Kind::kRules: return false;
    case PlayerSpec::Kind::kLevel: return spec.level == kMaxLevel;
    case PlayerSpec::Kind::kBreadthFirst:
    case PlayerSpec::Kind::kAlphaBeta: return spec.time_ms > 0;
    case PlayerSpec::Kind::kEngine: return spec.depth == 0 && spec.nodes == 0;
    case PlayerSpec::Kind::kPerfect: break;
  }
  return true;
}

Choice choose(const Game& game, const PlayerSpec& spec, const Means& means) {
  assert(!game.over());
  Means own = means;
  // A given seed and the length of the game decide, so that a seeded player repeats a game exactly.
  if (spec.seed_given) own.random = Dice(spec.seed).next() ^ static_cast<std::uint64_t>(game.moves().size()) << 40U;
  // The classic players count the stores unless told otherwise.
  const bool classic = spec.kind == PlayerSpec::Kind::kBreadthFirst || spec.kind == PlayerSpec::Kind::kAlphaBeta;
  const Evaluation evaluation = spec.evaluation.value_or(classic ? Evaluation::kStore : kBestEvaluation);
  switch (spec.kind) {
    case PlayerSpec::Kind::kRandom: {
      Dice dice(own.random);
      const Move move = random_sowing(game, dice);
      return {move, {}, 0, 0, {move}};
    }
    case PlayerSpec::Kind::kRules: {
      const Move move = rules_move(game);
      return {move, {}, 0, 0, {move}};
    }
    case PlayerSpec::Kind::kBreadthFirst:
      return breadth_first(game, turns_of(spec, kBreadthTurns), evaluation, own, spec.nodes);
    case PlayerSpec::Kind::kAlphaBeta:
      // The classic player knows no database.
      own.prober = nullptr;
      return search_move(game,
                         {.depth = turns_of(spec, kAlphaBetaTurns),
                          .nodes = spec.nodes,
                          .evaluation = evaluation,
                          .strict = true,
                          .horizon = Horizon::kTurns},
                         own);
    case PlayerSpec::Kind::kLevel:
      if (spec.level < kMaxLevel) return level_move(game, spec.level, own);
      break;
    case PlayerSpec::Kind::kEngine:
    case PlayerSpec::Kind::kPerfect: break;
  }
  return search_move(game, {.depth = spec.depth, .nodes = spec.nodes, .evaluation = evaluation, .selective = true},
                     own);
}

}  // namespace kalah
