#include "players/player.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/text.h"

namespace kalah {
namespace {

/// How a level looks: sowings ahead, and how many seeds below the best its choice may lie. Only the top level is
/// bounded by time alone.
struct LevelLimits {
  int depth;
  int slack;
};
constexpr std::array<LevelLimits, 5> kLevels{{{1, 2}, {2, 1}, {4, 0}, {8, 0}, {0, 0}}};

/// One step of SplitMix64's mixing function over the game so far, so that a seeded player repeats a game exactly.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
  std::uint64_t z = seed + (number + 1) * 0x9E3779B97F4A7C15ULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

Choice random_move(const Game& game, std::uint64_t random) {
  const unsigned legal = game.legal();
  auto skip = random % static_cast<std::uint64_t>(std::popcount(legal));
  unsigned left = legal;
  for (; skip > 0; --skip) left &= left - 1;
  return {Move{static_cast<std::uint8_t>(std::countr_zero(left) + 1)}, {}, 0, 0};
}

Choice near_best(const Analysis& analysis, int slack, std::uint64_t random) {
  const int best = analysis.moves.front().value.margin;
  const auto worse =
      std::ranges::find_if(analysis.moves, [&](const RootMove& move) { return move.value.margin < best - slack; });
  const auto close = static_cast<std::uint64_t>(worse - analysis.moves.begin());
  const RootMove& pick = analysis.moves[static_cast<std::size_t>(random % close)];
  return {pick.move, pick.value, analysis.depth, analysis.nodes};
}

Status read_option(PlayerSpec& spec, std::string_view option) {
  const std::size_t equals = option.find('=');
  const std::string_view key = option.substr(0, equals);
  const std::string_view text = equals == std::string_view::npos ? std::string_view{} : option.substr(equals + 1);
  auto number = [&](std::uint64_t min, std::uint64_t max) -> Result<std::uint64_t> {
    const auto value = parse_number(text, max);
    if (value && *value >= min) return *value;
    return Error{cat({"option ", key, ": ", quoted(text), " is not allowed; allowed: ", std::to_string(min), "..",
                      std::to_string(max)})};
  };
  if (key == "seed") {
    const auto value = number(0, UINT64_MAX);
    if (!value) return value.error();
    spec.seed = *value;
    spec.seed_given = true;
    return {};
  }
  const bool searches = spec.kind != PlayerSpec::Kind::kRandom;
  if (key == "depth" && spec.kind == PlayerSpec::Kind::kAlphaBeta) {
    const auto value = number(1, kMaxDepth);
    if (!value) return value.error();
    spec.depth = static_cast<int>(*value);
    return {};
  }
  if (key == "time" && searches) {
    const auto value = number(1, kMaxTimeMs);
    if (!value) return value.error();
    spec.time_ms = static_cast<int>(*value);
    return {};
  }
  if (key == "nodes" && spec.kind == PlayerSpec::Kind::kAlphaBeta) {
    const auto value = number(1, UINT64_MAX);
    if (!value) return value.error();
    spec.nodes = *value;
    return {};
  }
  return Error{cat({"option ", quoted(option), " is not known here; options: ",
                    !searches                                   ? "seed"
                    : spec.kind == PlayerSpec::Kind::kAlphaBeta ? "depth, time (ms), nodes, seed"
                                                                : "time (ms), seed"})};
}

}  // namespace

std::vector<std::string> player_names() {
  return {"random", "level-1", "level-2", "level-3", "level-4", "level-5", "alpha-beta"};
}

Result<PlayerSpec> parse_player(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  PlayerSpec spec;
  const auto names = player_names();
  if (std::ranges::find(names, name) == names.end()) {
    std::string list;
    for (const std::string& known : names) list += (list.empty() ? "" : ", ") + known;
    return Error{cat({"player ", quoted(name), " is not known; players: ", list})};
  }
  if (name == "random") {
    spec.kind = PlayerSpec::Kind::kRandom;
  } else if (name == "alpha-beta") {
    spec.kind = PlayerSpec::Kind::kAlphaBeta;
  } else {
    spec.level = name.back() - '0';
  }
  if (colon != std::string_view::npos) {
    for (std::string_view option : split(text.substr(colon + 1), ',')) {
      if (Status status = read_option(spec, option); !status) return status.error();
    }
  }
  return spec;
}

Choice choose(const Game& game, const PlayerSpec& spec, StopSignal* signal, Table& table, std::uint64_t random) {
  assert(!game.over());
  const std::uint64_t dice = spec.seed_given ? mixed(spec.seed, game.moves().size()) : random;
  Limits limits;
  limits.signal = signal;
  if (spec.kind == PlayerSpec::Kind::kRandom) return random_move(game, dice);
  if (spec.kind == PlayerSpec::Kind::kLevel) {
    const LevelLimits level = kLevels[static_cast<std::size_t>(spec.level - 1)];
    limits.depth = level.depth;
    if (level.depth > 0) return near_best(search_all(game, limits, table), level.slack, dice);
  } else {
    limits.depth = spec.depth;
    limits.nodes = spec.nodes;
  }
  const SearchResult result = search_best(game, limits, table);
  return {result.best, result.value, result.depth, result.nodes};
}

}  // namespace kalah
