#include "tests/reference/rules.h"

#include <algorithm>
#include <set>

namespace reference {

const std::vector<Choice>& choices() {
  static const std::vector<Choice> all{
      {"start", {"even", "random", "set"}, &Rules::start},
      {"sow", {"ccw", "cw", "cross"}, &Rules::sow},
      {"lap", {"single", "relay"}, &Rules::lap},
      {"capture", {"none", "standard", "always", "seeds-only", "own-only"}, &Rules::capture},
      {"extra", {"yes", "no", "not-first"}, &Rules::extra},
      {"end", {"any-row-empty", "mover-row-empty", "no-move"}, &Rules::end},
      {"rest", {"owner", "emptier", "nobody"}, &Rules::rest},
      {"stop", {"playout", "majority"}, &Rules::stop},
      {"opening", {"free", "pie", "no-first-pit"}, &Rules::opening},
      {"first", {"south", "lot", "loser", "winner", "alternate"}, &Rules::first},
  };
  return all;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all{
      {"standard", "6x6"},
      {"modern", "6x4"},
      {"novice", "6x3"},
      {"expert", "6x5"},
      {"twelve", "6x12"},
      {"empty-capture", "6x6,capture=always"},
      {"no-capture", "6x6,capture=none"},
      {"cross", "6x6,sow=cross"},
      {"avalanche", "6x4,lap=relay"},
      {"dubner", "6x6,end=mover-row-empty"},
      {"bantumi", "6x4"},
      {"pie", "6x6,opening=pie"},
      {"balanced", "6x6,opening=no-first-pit"},
      {"nobody", "6x6,rest=nobody"},
      {"late-end", "6x6,end=no-move"},
      {"tournament", "6x6"},
      {"manchester", "7x7,opening=pie,extra=not-first"},
      {"three", "6x4,players=3"},
      {"four", "3x6,players=4"},
      {"partners", "3x6,players=4,teams=yes"},
  };
  return all;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char letter : text) {
    if (letter == separator) {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

int read_number(std::string_view text, int most) {
  if (text.empty() || text.size() > 9) return -1;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return -1;
    number = 10 * number + (digit - '0');
  }
  return number <= most ? number : -1;
}

std::string refusal(const Rules& rules) {
  if (rules.players < 2 || rules.players > 4) return "players: 2..4";
  if (rules.pits < 1 || rules.pits > 12) return "pits: 1..12";
  if (rules.seeds < 1 || rules.seeds > 24) return "seeds: 1..24";
  if (rules.teams && rules.players != 4) return "teams=yes unless players=4";
  if (rules.opening == "no-first-pit" && rules.pits == 1) return "no-first-pit with pits=1";
  if (rules.opening == "pie" && rules.players > 2) return "pie with more than two players";
  if (rules.lap == "relay" && rules.sow == "cross") return "lap=relay with sow=cross";
  return "";
}

namespace {

std::string read_key(Rules& rules, const std::string& key, const std::string& value) {
  if (key == "players") {
    rules.players = read_number(value, 4);
    return rules.players >= 2 ? "" : "players: 2..4";
  }
  if (key == "pits") {
    rules.pits = read_number(value, 12);
    return rules.pits >= 1 ? "" : "pits: 1..12";
  }
  if (key == "seeds") {
    rules.seeds = read_number(value, 24);
    return rules.seeds >= 1 ? "" : "seeds: 1..24";
  }
  if (key == "teams") {
    rules.teams = value == "yes";
    return value == "yes" || value == "no" ? "" : "teams: no, yes";
  }
  for (const Choice& choice : choices()) {
    if (choice.key != key) continue;
    for (const std::string& allowed : choice.values) {
      if (allowed != value) continue;
      rules.*choice.field = value;
      return "";
    }
    return "no such value: " + value;
  }
  return "no such key: " + key;
}

bool is_preset(const std::string& name) {
  return std::ranges::any_of(presets(), [&](const Preset& preset) { return preset.name == name; });
}

std::string read_first_part(Rules& rules, const std::string& part) {
  for (const Preset& preset : presets()) {
    if (preset.name != part) continue;
    std::string error;
    rules = read_rules(preset.rules, error);
    return error;
  }
  const std::vector<std::string> sizes = split(part, 'x');
  if (sizes.size() != 2) return "neither a preset nor PITSxSEEDS: " + part;
  rules.pits = read_number(sizes[0], 12);
  rules.seeds = read_number(sizes[1], 24);
  return rules.pits >= 1 && rules.seeds >= 1 ? "" : "pits: 1..12, seeds: 1..24";
}

}  // namespace

Rules read_rules(std::string_view text, std::string& error) {
  Rules rules;
  const std::vector<std::string> parts = split(text, ',');
  error = read_first_part(rules, parts[0]);
  // After PITSxSEEDS both have been said.
  std::set<std::string> seen;
  if (!is_preset(parts[0])) seen = {"pits", "seeds"};
  for (std::size_t i = 1; i < parts.size() && error.empty(); ++i) {
    const std::vector<std::string> sides = split(parts[i], '=');
    if (sides.size() != 2) {
      error = "not key=value: " + parts[i];
    } else if (!seen.insert(sides[0]).second) {
      error = "a repeated key: " + sides[0];
    } else {
      error = read_key(rules, sides[0], sides[1]);
    }
  }
  if (error.empty()) error = refusal(rules);
  return rules;
}

std::string canonical(const Rules& rules) {
  std::string text = std::to_string(rules.pits) + "x" + std::to_string(rules.seeds);
  if (rules.players != 2) text += ",players=" + std::to_string(rules.players);
  if (rules.teams) text += ",teams=yes";
  const Rules defaults;
  for (const Choice& choice : choices()) {
    const std::string& value = rules.*choice.field;
    if (value != defaults.*choice.field) text += "," + choice.key + "=" + value;
  }
  return text;
}

}  // namespace reference
