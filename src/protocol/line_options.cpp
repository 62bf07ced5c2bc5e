#include "protocol/line_options.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace kalah {
namespace {

constexpr int kMaxThreads = 64;
constexpr int kMaxTableMib = 65536;
constexpr std::string_view kOptionNames = "threads, table, player, evaluation, seed";
constexpr std::string_view kOwn = "own";
constexpr std::array<std::string_view, 3> kEvaluations{"store", "rows", "fitted"};

std::string range(int min, int max) { return std::to_string(min) + ".." + std::to_string(max); }

Error not_allowed(std::string_view name, std::string_view value, std::string_view allowed) {
  return Error{cat({"option ", name, ": ", quoted(value), " is not allowed; allowed: ", allowed})};
}

Status set_number(int& number, std::string_view name, std::string_view value, int max) {
  const auto read = parse_number(value, static_cast<std::uint64_t>(max));
  if (!read || *read < 1) return not_allowed(name, value, range(1, max));
  number = static_cast<int>(*read);
  return {};
}

Status set_evaluation(LineOptions& options, std::string_view value) {
  if (value == kOwn) {
    options.evaluation.reset();
    return {};
  }
  const auto read = std::ranges::find(kEvaluations, value) == kEvaluations.end()
                        ? Result<PlayerSpec>(Error{})
                        : parse_player(cat({"engine:eval=", value}));
  if (!read) return not_allowed("evaluation", value, "own, store, rows, fitted");
  options.evaluation = read->evaluation;
  return {};
}

}  // namespace

PlayerSpec engine_player() {
  PlayerSpec spec;
  spec.kind = PlayerSpec::Kind::kEngine;
  return spec;
}

PlayerSpec LineOptions::effective_player() const {
  PlayerSpec spec = player;
  const std::string text = print_player(player);
  const std::vector<std::string> known = player_options(std::string_view(text).substr(0, text.find(':')));
  if (evaluation && !spec.evaluation && std::ranges::find(known, "eval") != known.end()) spec.evaluation = evaluation;
  return spec;
}

std::vector<std::string> option_lines() {
  const LineOptions defaults;
  std::string players = "option name player type player default " + print_player(defaults.player) + " values";
  for (const std::string& name : player_names()) players += " " + name;
  std::string evaluations = "option name evaluation type choice default own values own";
  for (const std::string_view name : kEvaluations) evaluations += cat({" ", name});
  return {
      cat({"option name threads type number default ", std::to_string(defaults.threads), " min 1 max ",
           std::to_string(kMaxThreads)}),
      cat({"option name table type number default ", std::to_string(defaults.table_mib), " min 1 max ",
           std::to_string(kMaxTableMib)}),
      players,
      evaluations,
      cat({"option name seed type number default 0 min 0 max ", std::to_string(UINT64_MAX)}),
  };
}

Status set_option(LineOptions& options, std::string_view name, std::string_view value) {
  if (name == "threads") return set_number(options.threads, name, value, kMaxThreads);
  if (name == "table") return set_number(options.table_mib, name, value, kMaxTableMib);
  if (name == "evaluation") return set_evaluation(options, value);
  if (name == "player") {
    const auto player = parse_player(value);
    if (!player) return Error{cat({"option player: ", player.error().message})};
    options.player = *player;
    return {};
  }
  if (name == "seed") {
    const auto seed = parse_number(value, UINT64_MAX);
    if (!seed) return not_allowed(name, value, cat({"0..", std::to_string(UINT64_MAX)}));
    options.seed = *seed;
    return {};
  }
  return Error{cat({"option ", quoted(name), " is not known; options: ", kOptionNames})};
}

}  // namespace kalah
