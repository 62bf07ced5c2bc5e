#include <algorithm>
#include <array>

#include "core/text.h"
#include "players/player.h"

namespace kalah {
namespace {

using Kind = PlayerSpec::Kind;

enum Option : unsigned { kDepth = 1, kTime = 2, kNodes = 4, kEval = 8, kSeed = 16 };
constexpr std::array<std::pair<Option, std::string_view>, 5> kOptions{
    {{kDepth, "depth"}, {kTime, "time"}, {kNodes, "nodes"}, {kEval, "eval"}, {kSeed, "seed"}}};

struct Named {
  std::string_view name;
  Kind kind;
  int level;
  unsigned options;
  int max_depth;
};

constexpr unsigned kSearching = kDepth | kTime | kNodes | kEval | kSeed;
/// More whole turns than that no breadth-first tree is built for; its size stops it long before.
constexpr int kMaxTurns = 40;

constexpr std::array<Named, 11> kNamed{{
    {"random", Kind::kRandom, 0, kSeed, 0},
    {"rules", Kind::kRules, 0, 0, 0},
    {"breadth-first", Kind::kBreadthFirst, 0, kSearching, kMaxTurns},
    {"alpha-beta", Kind::kAlphaBeta, 0, kSearching, kMaxTurns},
    {"level-1", Kind::kLevel, 1, kTime | kSeed, 0},
    {"level-2", Kind::kLevel, 2, kTime | kSeed, 0},
    {"level-3", Kind::kLevel, 3, kTime | kSeed, 0},
    {"level-4", Kind::kLevel, 4, kTime | kSeed, 0},
    {"level-5", Kind::kLevel, 5, kTime | kSeed, 0},
    {"engine", Kind::kEngine, 0, kDepth | kTime | kNodes | kEval, kMaxDepth},
    {"perfect", Kind::kPerfect, 0, kTime, 0},
}};

struct NamedEvaluation {
  std::string_view name;
  Evaluation evaluation;
};
constexpr std::array<NamedEvaluation, 3> kEvaluations{
    {{"store", Evaluation::kStore}, {"rows", Evaluation::kRows}, {"fitted", Evaluation::kFitted}}};

const Named* named(std::string_view name) {
  const auto found = std::ranges::find(kNamed, name, &Named::name);
  return found == kNamed.end() ? nullptr : &*found;
}

const Named& named(const PlayerSpec& spec) {
  return *std::ranges::find_if(
      kNamed, [&](const Named& one) { return one.kind == spec.kind && (one.level == 0 || one.level == spec.level); });
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

Error not_allowed(std::string_view key, std::string_view text, std::string_view allowed) {
  return Error{cat({"option ", key, ": ", quoted(text), " is not allowed; allowed: ", allowed})};
}

Status read_option(PlayerSpec& spec, const Named& player, std::string_view option) {
  const std::size_t equals = option.find('=');
  const std::string_view key = option.substr(0, equals);
  const std::string_view text = equals == std::string_view::npos ? std::string_view{} : option.substr(equals + 1);
  const auto known = std::ranges::find(kOptions, key, &std::pair<Option, std::string_view>::second);
  if (player.options == 0) return Error{cat({"option ", quoted(option), ": ", player.name, " has no options"})};
  if (known == kOptions.end() || (player.options & known->first) == 0) {
    return Error{cat({"option ", quoted(option), " is not known here; options of ", player.name, ": ",
                      joined(player_options(player.name))})};
  }
  if (known->first == kEval) {
    const auto evaluation = std::ranges::find(kEvaluations, text, &NamedEvaluation::name);
    if (evaluation == kEvaluations.end()) return not_allowed(key, text, "store, rows, fitted");
    spec.evaluation = evaluation->evaluation;
    return {};
  }
  const std::uint64_t min = known->first == kSeed ? 0 : 1;
  const std::uint64_t max = known->first == kDepth  ? static_cast<std::uint64_t>(player.max_depth)
                            : known->first == kTime ? kMaxTimeMs
                                                    : UINT64_MAX;
  const auto value = parse_number(text, max);
  if (!value || *value < min) return not_allowed(key, text, cat({std::to_string(min), "..", std::to_string(max)}));
  switch (known->first) {
    case kDepth: spec.depth = static_cast<int>(*value); break;
    case kTime: spec.time_ms = static_cast<int>(*value); break;
    case kNodes: spec.nodes = *value; break;
    default: spec.seed = *value; spec.seed_given = true;
  }
  return {};
}

}  // namespace

bool is_player(std::string_view text) {
  const std::vector<std::string> names = player_names();
  return std::ranges::find(names, text.substr(0, text.find(':'))) != names.end();
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const Named& one : kNamed) names.emplace_back(one.name);
  return names;
}

std::vector<std::string> player_options(std::string_view name) {
  std::vector<std::string> options;
  if (const Named* player = named(name)) {
    for (const auto& [option, key] : kOptions) {
      if ((player->options & option) != 0) options.emplace_back(key);
    }
  }
  return options;
}

Result<PlayerSpec> parse_player(std::string_view text) {
  const std::size_t colon = text.find(':');
  const Named* player = named(text.substr(0, colon));
  if (player == nullptr) {
    return Error{cat({"player ", quoted(text.substr(0, colon)), " is not known; players: ", joined(player_names())})};
  }
  PlayerSpec spec;
  spec.kind = player->kind;
  spec.level = player->level;
  if (colon == std::string_view::npos) return spec;
  const auto options = split(text.substr(colon + 1), ',');
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string_view option = options[i];
    const std::string_view key = option.substr(0, option.find('='));
    const auto same = [&](std::string_view other) { return other.substr(0, other.find('=')) == key; };
    if (std::any_of(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(i), same)) {
      return Error{cat({"option ", quoted(key), " is given twice"})};
    }
    if (Status status = read_option(spec, *player, option); !status) return status.error();
  }
  return spec;
}

std::string print_player(const PlayerSpec& spec) {
  const Named& player = named(spec);
  std::string text(player.name);
  const auto add = [&](std::string_view key, std::string_view value) {
    text += cat({text.size() == player.name.size() ? ":" : ",", key, "=", value});
  };
  if (spec.depth != 0) add("depth", std::to_string(spec.depth));
  if (spec.time_ms != 0) add("time", std::to_string(spec.time_ms));
  if (spec.nodes != 0) add("nodes", std::to_string(spec.nodes));
  if (spec.evaluation)
    add("eval", std::ranges::find(kEvaluations, *spec.evaluation, &NamedEvaluation::evaluation)->name);
  if (spec.seed_given) add("seed", std::to_string(spec.seed));
  return text;
}

}  // namespace kalah
