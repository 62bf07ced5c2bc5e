#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reference {

/// Rules as they are written: every choice is the word that docs/rules.md uses for it.
struct Rules {
  int players = 2;
  bool teams = false;
  int pits = 6;
  int seeds = 6;
  std::string start = "even";
  std::string sow = "ccw";
  std::string lap = "single";
  std::string capture = "standard";
  std::string extra = "yes";
  std::string end = "any-row-empty";
  std::string rest = "owner";
  std::string stop = "playout";
  std::string opening = "free";
  std::string first = "south";

  bool operator==(const Rules&) const = default;
};

/// An axis with named values: its key and the values in the order of the table, the default among them.
struct Choice {
  std::string key;
  std::vector<std::string> values;
  std::string Rules::* field;
};
const std::vector<Choice>& choices();

/// Why these rules are refused; empty when they can be played.
std::string refusal(const Rules& rules);

/// Reads `6x4,capture=always` or `modern,opening=pie`. A refusal is left in `error`, which is empty on success.
Rules read_rules(std::string_view text, std::string& error);

/// `<pits>x<seeds>` and the keys that differ from the default, in the order of the table.
std::string canonical(const Rules& rules);

/// Names of the presets and what they stand for, as text.
struct Preset {
  std::string name;
  std::string rules;
};
const std::vector<Preset>& presets();

/// The parts of `text` between separators; one part more than there are separators.
std::vector<std::string> split(std::string_view text, char separator);

/// A number of digits only, at most `most`; -1 otherwise.
int read_number(std::string_view text, int most);

}  // namespace reference
