#include "protocol/turn.h"

#include <algorithm>

namespace kalah {
namespace {

constexpr std::uint64_t kBriefNodes = 2000;
constexpr double kBriefMs = 3;
/// Share of a bound after which another thought would know less than the line of the last one.
constexpr double kEnough = 0.9;
/// Shorter than any clock can tell: the first iteration alone.
constexpr double kAtOnceMs = 0.01;

/// One turn under way.
class TurnWork {
 public:
  TurnWork(Thinker& thinker, NowMs now, const Game& game, const TurnRequest& request, const std::atomic<bool>& stop,
           const TurnListener& heard)
      : thinker_(thinker),
        now_(now),
        begin_(now()),
        request_(request),
        stop_(stop),
        heard_(heard),
        game_(game),
        mover_(game.position().mover) {
    const ThinkLimits& limits = request.limits;
    if (limits.milliseconds == 0 && limits.nodes == 0 && limits.depth == 0 && !limits.infinite &&
        searches(request.player) && request.player.time_ms == 0 && request.player.nodes == 0 &&
        request.player.depth == 0) {
      request_.limits.milliseconds = kDefaultTimeMs;
    }
  }

  TurnChoice choose() {
    do {
      play(next());
    } while (!game_.over() && game_.position().mover == mover_ && !choice_.moves.back().is_swap());
    choice_.milliseconds = now_() - begin_;
    return choice_;
  }

 private:
  [[nodiscard]] bool spent() const {
    const ThinkLimits& limits = request_.limits;
    return stop_.load() || (limits.milliseconds > 0 && now_() - begin_ >= kEnough * limits.milliseconds) ||
           (limits.nodes > 0 && static_cast<double>(choice_.nodes) >= kEnough * static_cast<double>(limits.nodes));
  }

  Move next() {
    const bool over_bounds = spent();
    if (over_bounds && at_ < line_.size() && legal(line_[at_])) return line_[at_];
    if (over_bounds && spent_at_ == 0) spent_at_ = now_();
    const Choice found = think(over_bounds ? brief_limits() : limits_left(), over_bounds);
    if (choice_.moves.empty()) {
      choice_.value = found.value;
      choice_.depth = found.depth;
    }
    choice_.nodes += found.nodes;
    line_ = found.line.empty() ? std::vector<Move>{found.move} : found.line;
    at_ = 0;
    return found.move;
  }

  [[nodiscard]] bool legal(Move move) const {
    return move.is_swap() ? game_.swap_offered() : (game_.legal() >> (move.pit - 1U) & 1U) != 0;
  }

  [[nodiscard]] ThinkLimits limits_left() const {
    ThinkLimits left = request_.limits;
    if (left.milliseconds > 0) left.milliseconds = std::max(kAtOnceMs, left.milliseconds - (now_() - begin_));
    if (left.nodes > 0) left.nodes -= std::min(left.nodes - 1, choice_.nodes);
    return left;
  }

  [[nodiscard]] ThinkLimits brief_limits() const {
    const bool grace = now_() - spent_at_ < kTurnGraceMs - kBriefMs;
    return {
        .milliseconds = grace ? kBriefMs : kAtOnceMs, .depth = request_.limits.depth, .nodes = grace ? kBriefNodes : 1};
  }

  Choice think(const ThinkLimits& limits, bool brief) {
    const auto tell = [this](const Thought& thought) { report(thought.choice); };
    thinker_.start(game_, request_.player, limits, numbered(request_.random, choice_.moves.size()),
                   heard_ ? Thinker::Listener(tell) : Thinker::Listener(), {});
    // A stop that came before the start has been forgotten by it.
    if (stop_.load() && !brief) thinker_.stop();
    const Choice found = thinker_.wait().choice;
    report(found);
    if (limits.infinite) stop_.wait(false);
    return found;
  }

  void report(Choice choice) {
    if (!heard_) return;
    // What is proved behind sowings that are not proved to be the best says nothing sure of the whole turn.
    const bool sure = choice_.moves.empty() || (choice_.value && choice_.value->exact);
    if (choice.value && !sure) choice.value->exact = false;
    const auto key = [](const Choice& one) { return std::pair(one.depth, one.move.pit); };
    const auto value = [](const Choice& one) {
      return one.value ? std::pair(one.value->margin, one.value->exact) : std::pair(0, false);
    };
    // The later sowings of a chain are looked at anew, from the first iteration on: nobody wants to hear that twice.
    if (told_ && choice.depth < told_->depth) return;
    if (told_ && told_at_ == choice_.moves.size() && key(*told_) == key(choice) && value(*told_) == value(choice)) {
      return;
    }
    told_ = choice;
    told_at_ = choice_.moves.size();
    TurnNews news{choice, choice_.moves, choice_.nodes + choice.nodes, now_() - begin_};
    if (choice.line.empty()) {
      news.line.push_back(choice.move);
    } else {
      news.line.insert(news.line.end(), choice.line.begin(), choice.line.end());
    }
    heard_(news);
  }

  void play(Move move) {
    [[maybe_unused]] const Status played = game_.play(move);
    assert(played.ok());
    choice_.moves.push_back(move);
    ++at_;
  }

  Thinker& thinker_;
  NowMs now_;
  double begin_;
  TurnRequest request_;
  const std::atomic<bool>& stop_;
  const TurnListener& heard_;
  Game game_;
  int mover_;
  TurnChoice choice_;
  /// The last line thought of, and the place in it that comes next.
  std::vector<Move> line_;
  std::size_t at_ = 0;
  double spent_at_ = 0;
  std::optional<Choice> told_;
  std::size_t told_at_ = 0;
};

}  // namespace

TurnChoice choose_turn(Thinker& thinker, NowMs now, const Game& game, const TurnRequest& request,
                       const std::atomic<bool>& stop, const TurnListener& heard) {
  assert(!game.over());
  return TurnWork(thinker, now, game, request, stop, heard).choose();
}

std::string print_turn(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : ",") + print_move(move);
  return text;
}

std::string print_line(const Game& game, const std::vector<Move>& line) {
  Game at = game;
  std::string text;
  bool goes_on = false;
  for (const Move move : line) {
    const int mover = at.position().mover;
    if (at.over() || !at.play(move)) break;
    if (!text.empty()) text += goes_on ? ',' : ' ';
    text += print_move(move);
    goes_on = !move.is_swap() && at.position().mover == mover;
  }
  return text;
}

std::uint64_t numbered(std::uint64_t seed, std::uint64_t place) {
  std::uint64_t z = seed + (place + 1) * 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31U);
}

}  // namespace kalah
