#include "protocol/line_read.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/text.h"
#include "protocol/turn.h"

namespace kalah {
namespace {

constexpr std::string_view kPositionForm = "position rules R start|seed=NUMBER|position P [first PLAYER] [moves MOVES]";
constexpr std::string_view kGoWords = "movetime, mytime, myinc, opptime, oppinc, depth, nodes, infinite";
constexpr std::uint64_t kMaxClockMs = 1'000'000'000;

Error bad_position(std::string_view what) { return Error{cat({what, "; the form is: ", kPositionForm})}; }

/// Takes words off the front of a line.
class Words {
 public:
  explicit Words(std::string_view line) : words_(words_of(line)) {}

  [[nodiscard]] bool done() const { return at_ == words_.size(); }
  [[nodiscard]] std::string_view peek() const { return done() ? std::string_view{} : words_[at_]; }
  std::string_view next() { return done() ? std::string_view{} : words_[at_++]; }
  bool take(std::string_view word) {
    if (peek() != word || done()) return false;
    ++at_;
    return true;
  }

 private:
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

Result<int> read_player_letter(const Rules& rules, std::string_view text) {
  std::string allowed;
  for (int player = 0; player < rules.players; ++player) {
    const std::string letter = player_letter(rules, player);
    if (text == letter) return player;
    allowed += (allowed.empty() ? "" : ", ") + letter;
  }
  return Error{cat({"first ", quoted(text), " is no player; allowed: ", allowed})};
}

/// START and its `first`.
Result<StartSpec> read_start(const Rules& rules, Words& words) {
  const bool given = words.take("position");
  std::string start(words.next());
  if (given) start += cat({" ", words.next()});
  if (start.empty()) return bad_position("the start is missing");
  if (given != (start.find('/') != std::string::npos)) {
    return bad_position(cat({quoted(start), given ? " is no position" : " is neither start nor seed=NUMBER"}));
  }
  int first = 0;
  if (words.take("first")) {
    if (given) return Error{"first stands with start and seed=NUMBER only; a position names its mover"};
    const auto player = read_player_letter(rules, words.next());
    if (!player) return player.error();
    first = *player;
  }
  return parse_start(rules, start, first);
}

struct GoWord {
  std::string_view name;
  std::uint64_t min;
  std::uint64_t max;
};
constexpr std::array<GoWord, 7> kGo{{{"movetime", 1, kMaxTimeMs},
                                     {"mytime", 0, kMaxClockMs},
                                     {"myinc", 0, kMaxClockMs},
                                     {"opptime", 0, kMaxClockMs},
                                     {"oppinc", 0, kMaxClockMs},
                                     {"depth", 1, kMaxDepth},
                                     {"nodes", 1, UINT64_MAX}}};
enum GoPlace : std::size_t { kMoveTime, kMyTime, kMyInc, kOppTime, kOppInc, kDepthBound, kNodesBound };

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t begin = line.find_first_not_of(" \t", at);
    if (begin == std::string_view::npos) break;
    at = std::min(line.find_first_of(" \t", begin), line.size());
    words.push_back(line.substr(begin, at - begin));
  }
  return words;
}

Result<Game> read_position_line(std::string_view rest) {
  Words words(rest);
  if (!words.take("rules")) return bad_position("the word rules is missing");
  if (words.done()) return bad_position("the rules are missing");
  const auto rules = parse_rules(words.next());
  if (!rules) return rules.error();
  const auto start = read_start(*rules, words);
  if (!start) return start.error();
  std::vector<Move> moves;
  if (words.take("moves")) {
    std::string text;
    while (!words.done()) text += cat({words.next(), " "});
    const auto read = parse_moves(*rules, text);
    if (!read) return read.error();
    moves = *read;
  }
  if (!words.done()) return bad_position(cat({quoted(words.peek()), " is not expected here"}));
  return replay(*rules, *start, moves);
}

std::string position_line(const Game& game) {
  const StartSpec& start = game.start();
  std::string text = "position rules " + print_rules(game.rules());
  if (start.kind == StartSpec::Kind::kGiven) {
    text += " position " + print_position(game.rules(), start.position);
  } else {
    text += start.kind == StartSpec::Kind::kDeal ? " seed=" + std::to_string(start.seed) : " start";
    if (start.first != 0) text += " first " + player_letter(game.rules(), start.first);
  }
  if (game.moves().empty()) return text;
  return text + " moves " + print_line(Game(game.rules(), start), game.moves());
}

Result<ThinkLimits> read_go_line(std::string_view rest, const Game& game) {
  Words words(rest);
  if (words.take("infinite")) {
    if (!words.done()) return Error{"infinite stands alone after go"};
    return ThinkLimits{.infinite = true};
  }
  std::array<std::optional<std::uint64_t>, kGo.size()> given;
  while (!words.done()) {
    const std::string_view name = words.next();
    const auto* word = std::ranges::find(kGo, name, &GoWord::name);
    if (name == "infinite") return Error{"infinite stands alone after go"};
    if (word == kGo.end()) return Error{cat({"go: ", quoted(name), " is not known; allowed: ", kGoWords})};
    auto& place = given[static_cast<std::size_t>(word - kGo.begin())];
    if (place) return Error{cat({"go: ", name, " stands twice"})};
    const std::string_view text = words.next();
    const auto number = parse_number(text, word->max);
    if (!number || *number < word->min) {
      return Error{cat({"go: ", name, " ", quoted(text), " is not allowed; allowed: ", std::to_string(word->min), "..",
                        std::to_string(word->max)})};
    }
    place = *number;
  }
  if (given[kMyInc] && !given[kMyTime]) return Error{"go: myinc needs mytime"};
  ThinkLimits limits;
  limits.depth = static_cast<int>(given[kDepthBound].value_or(0));
  limits.nodes = given[kNodesBound].value_or(0);
  limits.milliseconds = static_cast<double>(given[kMoveTime].value_or(0));
  if (given[kMyTime]) {
    const Clock clock{static_cast<double>(*given[kMyTime]), static_cast<double>(given[kMyInc].value_or(0))};
    const double share = time_share(clock, turns_to_come(seeds_in_pits(game.rules(), game.position())));
    limits.milliseconds = limits.milliseconds > 0 ? std::min(limits.milliseconds, share) : share;
  }
  return limits;
}

}  // namespace kalah
