#include "kalah/rules.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace kalah {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 3> kPlayersNames{"2", "3", "4"};
constexpr std::array<std::string_view, 2> kTeamsNames{"no", "yes"};
constexpr std::array<std::string_view, 3> kStartNames{"even", "random", "set"};
constexpr std::array<std::string_view, 3> kSowNames{"ccw", "cw", "cross"};
constexpr std::array<std::string_view, 2> kLapNames{"single", "relay"};
constexpr std::array<std::string_view, 5> kCaptureNames{"none", "standard", "always", "seeds-only", "own-only"};
constexpr std::array<std::string_view, 3> kExtraNames{"yes", "no", "not-first"};
constexpr std::array<std::string_view, 3> kEndNames{"any-row-empty", "mover-row-empty", "no-move"};
constexpr std::array<std::string_view, 3> kRestNames{"owner", "emptier", "nobody"};
constexpr std::array<std::string_view, 2> kStopNames{"playout", "majority"};
constexpr std::array<std::string_view, 3> kOpeningNames{"free", "pie", "no-first-pit"};
constexpr std::array<std::string_view, 5> kFirstNames{"south", "lot", "loser", "winner", "alternate"};

constexpr std::array<Axis, 14> kAxes{{
    {"players", kPlayersNames, 0, 0, "2"},
    {"teams", kTeamsNames, 0, 0, "no"},
    {"pits", {}, 1, kMaxPits, "6"},
    {"seeds", {}, 1, kMaxSeedsPerPit, "6"},
    {"start", kStartNames, 0, 0, "even"},
    {"sow", kSowNames, 0, 0, "ccw"},
    {"lap", kLapNames, 0, 0, "single"},
    {"capture", kCaptureNames, 0, 0, "standard"},
    {"extra", kExtraNames, 0, 0, "yes"},
    {"end", kEndNames, 0, 0, "any-row-empty"},
    {"rest", kRestNames, 0, 0, "owner"},
    {"stop", kStopNames, 0, 0, "playout"},
    {"opening", kOpeningNames, 0, 0, "free"},
    {"first", kFirstNames, 0, 0, "south"},
}};
constexpr std::size_t kPitsAxis = 2;
constexpr std::size_t kSeedsAxis = 3;

constexpr std::array<Preset, 20> kPresets{{
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
    {"manchester", "7x7,extra=not-first,opening=pie"},
    {"three", "6x4,players=3"},
    {"four", "3x6,players=4"},
    {"partners", "3x6,players=4,teams=yes"},
}};

/// Index into the axis's names; the number itself for pits and seeds.
int get(const Rules& r, std::size_t axis) {
  const std::array<int, kAxes.size()> values{r.players - 2,
                                             r.teams ? 1 : 0,
                                             r.pits,
                                             r.seeds,
                                             static_cast<int>(r.start),
                                             static_cast<int>(r.sow),
                                             static_cast<int>(r.lap),
                                             static_cast<int>(r.capture),
                                             static_cast<int>(r.extra),
                                             static_cast<int>(r.end),
                                             static_cast<int>(r.rest),
                                             static_cast<int>(r.stop),
                                             static_cast<int>(r.opening),
                                             static_cast<int>(r.first)};
  return values[axis];
}

void set(Rules& r, std::size_t axis, int value) {
  const auto byte = static_cast<std::uint8_t>(value);
  switch (axis) {
    case 0: r.players = static_cast<std::uint8_t>(value + 2); break;
    case 1: r.teams = value == 1; break;
    case 2: r.pits = byte; break;
    case 3: r.seeds = byte; break;
    case 4: r.start = static_cast<Start>(byte); break;
    case 5: r.sow = static_cast<Sow>(byte); break;
    case 6: r.lap = static_cast<Lap>(byte); break;
    case 7: r.capture = static_cast<Capture>(byte); break;
    case 8: r.extra = static_cast<Extra>(byte); break;
    case 9: r.end = static_cast<End>(byte); break;
    case 10: r.rest = static_cast<Rest>(byte); break;
    case 11: r.stop = static_cast<Stop>(byte); break;
    case 12: r.opening = static_cast<Opening>(byte); break;
    default: r.first = static_cast<First>(byte); break;
  }
}

std::string value_text(const Rules& rules, std::size_t axis) {
  const int value = get(rules, axis);
  const Names names = kAxes[axis].values;
  return names.empty() ? std::to_string(value) : std::string(names[static_cast<std::size_t>(value)]);
}

std::string allowed_values(const Axis& axis) {
  if (axis.values.empty()) return cat({std::to_string(axis.min), "..", std::to_string(axis.max)});
  std::string list;
  for (std::string_view name : axis.values) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

/// The value of an axis as set() takes it, or the refusal.
Result<int> parse_value(const Axis& axis, std::string_view text) {
  for (std::size_t i = 0; i < axis.values.size(); ++i) {
    if (axis.values[i] == text) return static_cast<int>(i);
  }
  if (axis.values.empty()) {
    const auto number = parse_number(text, static_cast<std::uint64_t>(axis.max));
    if (number && *number >= static_cast<std::uint64_t>(axis.min)) return static_cast<int>(*number);
  }
  return Error{
      cat({axis.key, "=", text.empty() ? "''" : quoted(text), " is not known; allowed: ", allowed_values(axis)}),
      "rules-value",
      {{"key", std::string(axis.key)}, {"text", shown(text)}, {"allowed", allowed_values(axis)}}};
}

/// A choice that does not go together with another one.
Error apart(std::string_view key, std::string_view value, std::string_view message) {
  return Error{std::string(message), "rules-apart", {{"key", std::string(key)}, {"value", std::string(value)}}};
}

std::string list_of_presets() {
  std::string list;
  for (const Preset& preset : kPresets) list += (list.empty() ? "" : ", ") + std::string(preset.name);
  return list;
}

/// `6x4`: whether the text has that shape, digits around an x.
bool looks_like_size(std::string_view text) {
  const std::size_t x = text.find('x');
  if (x == std::string_view::npos || x == 0 || x + 1 == text.size()) return false;
  return std::ranges::all_of(text.substr(0, x), is_digit) && std::ranges::all_of(text.substr(x + 1), is_digit);
}

struct Reading {
  Rules rules;
  std::array<bool, kAxes.size()> named{};
};

Status read_head(Reading& reading, std::string_view head) {
  for (const Preset& preset : kPresets) {
    if (preset.name == head) {
      auto rules = parse_rules(preset.rules);
      assert(rules);
      reading.rules = *rules;
      return {};
    }
  }
  if (!looks_like_size(head)) {
    return Error{cat({"rules begin with PITSxSEEDS, such as 6x4, or with a preset, not ", quoted(head),
                      "; presets: ", list_of_presets()}),
                 "rules-form",
                 {{"text", shown(head)}}};
  }
  const std::size_t x = head.find('x');
  const auto pits = parse_value(kAxes[kPitsAxis], head.substr(0, x));
  if (!pits) return pits.error();
  const auto seeds = parse_value(kAxes[kSeedsAxis], head.substr(x + 1));
  if (!seeds) return seeds.error();
  set(reading.rules, kPitsAxis, *pits);
  set(reading.rules, kSeedsAxis, *seeds);
  reading.named[kPitsAxis] = reading.named[kSeedsAxis] = true;
  return {};
}

Status read_key(Reading& reading, std::string_view part) {
  const std::size_t equals = part.find('=');
  if (equals == std::string_view::npos) {
    return Error{cat({quoted(part), " is not of the form key=value"}), "rules-key", {{"text", shown(part)}}};
  }
  const std::string_view key = part.substr(0, equals);
  const auto axis = std::ranges::find(kAxes, key, &Axis::key);
  if (axis == kAxes.end()) {
    std::string keys;
    for (const Axis& known : kAxes) keys += (keys.empty() ? "" : ", ") + std::string(known.key);
    return Error{cat({"the rules have no key ", quoted(key), "; keys: ", keys}), "rules-key", {{"text", shown(key)}}};
  }
  const auto index = static_cast<std::size_t>(axis - kAxes.begin());
  if (reading.named[index]) {
    return Error{cat({"the key ", key, " is given twice"}), "rules-twice", {{"key", std::string(key)}}};
  }
  const auto value = parse_value(*axis, part.substr(equals + 1));
  if (!value) return value.error();
  set(reading.rules, index, *value);
  reading.named[index] = true;
  return {};
}

}  // namespace

std::span<const Axis> axes() { return kAxes; }
std::span<const Preset> presets() { return kPresets; }

std::string axis_value(const Rules& rules, std::string_view key) {
  for (std::size_t i = 0; i < kAxes.size(); ++i) {
    if (kAxes[i].key == key) return value_text(rules, i);
  }
  return {};
}

Result<Rules> parse_rules(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) {
    return Error{"no rules given; write PITSxSEEDS, such as 6x4, or a preset: " + list_of_presets(), "rules-none"};
  }
  const auto parts = split(text, ',');
  Reading reading;
  if (Status status = read_head(reading, parts.front()); !status) return status.error();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (Status status = read_key(reading, parts[i]); !status) return status.error();
  }
  if (Status status = check_rules(reading.rules); !status) return status.error();
  return reading.rules;
}

std::string print_rules(const Rules& rules) {
  const Rules defaults;
  std::string text = cat({std::to_string(rules.pits), "x", std::to_string(rules.seeds)});
  for (std::size_t i = 0; i < kAxes.size(); ++i) {
    if (i == kPitsAxis || i == kSeedsAxis || get(rules, i) == get(defaults, i)) continue;
    text += cat({",", kAxes[i].key, "=", value_text(rules, i)});
  }
  return text;
}

Status check_rules(const Rules& rules) {
  for (std::size_t i = 0; i < kAxes.size(); ++i) {
    const Axis& axis = kAxes[i];
    const int value = get(rules, i);
    const int low = axis.values.empty() ? axis.min : 0;
    const int high = axis.values.empty() ? axis.max : static_cast<int>(axis.values.size()) - 1;
    if (value < low || value > high) {
      return Error{
          cat({axis.key, " is out of range; allowed: ", allowed_values(axis)}),
          "rules-value",
          {{"key", std::string(axis.key)}, {"text", std::to_string(value)}, {"allowed", allowed_values(axis)}}};
    }
  }
  if (rules.teams && rules.players != 4) return apart("teams", "yes", "teams=yes needs players=4");
  if (rules.opening == Opening::kNoFirstPit && rules.pits == 1) {
    return apart("opening", "no-first-pit",
                 "opening=no-first-pit needs at least 2 pits: with pits=1 there would be no opening move");
  }
  if (rules.opening == Opening::kPie && rules.players != 2) {
    return apart("opening", "pie", "opening=pie needs players=2");
  }
  if (rules.lap == Lap::kRelay && rules.sow == Sow::kCross) {
    return apart("lap", "relay", "lap=relay with sow=cross is refused: such a sowing may never end");
  }
  return {};
}

std::string value_key(const Rules& rules) {
  Rules key = rules;
  const Rules defaults;
  key.seeds = defaults.seeds;
  key.start = defaults.start;
  key.first = defaults.first;
  key.opening = defaults.opening;
  key.teams = defaults.teams;
  if (key.sow == Sow::kCw) key.sow = Sow::kCcw;
  // A relay that takes up the only foreign pit can empty that row and still move again: there the two ends differ.
  const bool ends_agree = key.players == 2 && !(key.pits == 1 && key.lap == Lap::kRelay);
  if (key.end == End::kMoverRowEmpty && ends_agree) key.end = End::kAnyRowEmpty;
  if (key.lap == Lap::kRelay) key.capture = Capture::kNone;
  if (key.extra == Extra::kNotFirst) key.extra = Extra::kYes;
  std::string text = print_rules(key);
  return cat({std::to_string(key.pits),
              std::string_view(text).substr(text.find(',') == std::string::npos ? text.size() : text.find(','))});
}

}  // namespace kalah
