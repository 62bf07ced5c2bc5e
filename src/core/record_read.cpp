#include <algorithm>

#include "core/record_text.h"
#include "core/text.h"
#include "kalah/record.h"

namespace kalah {
namespace {

/// Walks the text; every message carries the line it stands in.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] char peek() const { return text_[at_]; }
  char next() {
    const char c = text_[at_++];
    if (c == '\n') ++line_;
    return c;
  }
  void skip_space() {
    while (!done() && is_space(peek())) next();
  }
  [[nodiscard]] Error error(const Error& inside) const { return within("line", std::to_string(line_), inside); }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

Error bad_tag(std::string_view name, std::string_view message) {
  return Error{std::string(message), "record-tag", {{"text", shown(name)}}};
}

/// What stands in the turns and does not go on from what stands before it.
Error bad_turn(std::string_view kind, std::string_view word, std::string_view message) {
  return Error{std::string(message), kind, {{"text", shown(word)}}};
}

/// `[Name "value"]`, the cursor on the bracket.
Result<Tag> read_tag(Cursor& in) {
  in.next();
  in.skip_space();
  Tag tag;
  while (!in.done() && !is_space(in.peek()) && in.peek() != '"' && in.peek() != ']') tag.name += in.next();
  if (!is_tag_name(tag.name)) {
    return in.error(bad_tag(tag.name, cat({"tag name ", quoted(tag.name), " is not of letters, digits and '_'"})));
  }
  in.skip_space();
  if (in.done() || in.next() != '"')
    return in.error(bad_tag(tag.name, cat({"the tag ", tag.name, " has no value in quotes"})));
  while (true) {
    if (in.done())
      return in.error(bad_tag(tag.name, cat({"the value of the tag ", tag.name, " has no closing quote"})));
    const char c = in.next();
    if (c == '"') break;
    if (c == '\n' || c == '\r')
      return in.error(bad_tag(tag.name, cat({"the value of the tag ", tag.name, " runs over the end of its line"})));
    if (c != '\\') {
      tag.value += c;
      continue;
    }
    const char escape = in.done() ? '\0' : in.next();
    if (escape != '"' && escape != '\\' && escape != 'n') {
      return in.error(bad_tag(tag.name, cat({"unknown escape in the tag ", tag.name, "; allowed: \\\" \\\\ \\n"})));
    }
    tag.value += escape == 'n' ? '\n' : escape;
  }
  in.skip_space();
  if (in.done() || in.next() != ']')
    return in.error(bad_tag(tag.name, cat({"the tag ", tag.name, " is not closed by ']'"})));
  return tag;
}

const std::string* find_tag(const std::vector<Tag>& tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &Tag::name);
  return found == tags.end() ? nullptr : &found->value;
}

Error tag_error(std::string_view tag, const Error& inside) { return within("tag", std::string(tag), inside); }

/// The value of a tag that is unknown or contradicts the rest of the record.
Error value_error(std::string_view tag, std::string_view value, std::string_view message) {
  return tag_error(tag, Error{std::string(message), "record-value", {{"text", shown(value)}}});
}

Result<int> read_first(const Rules& rules, const std::string& text) {
  for (int player = 0; player < rules.players; ++player) {
    if (text == player_letter(rules, player)) return player;
  }
  return value_error("First", text,
                     cat({quoted(text), " is no player; allowed: ",
                          rules.players == 2 ? std::string("S, N") : "1.." + std::to_string(rules.players)}));
}

Result<StartSpec> read_start(const Rules& rules, const std::vector<Tag>& tags) {
  int first = 0;
  const std::string* first_tag = find_tag(tags, "First");
  if (first_tag != nullptr) {
    auto player = read_first(rules, *first_tag);
    if (!player) return player.error();
    first = *player;
  }
  const std::string* position_tag = find_tag(tags, "Position");
  const std::string* seed_tag = find_tag(tags, "Seed");
  Result<StartSpec> start = StartSpec{};
  if (seed_tag != nullptr) {
    start = parse_start(rules, "seed=" + *seed_tag, first);
    if (!start) return tag_error("Seed", start.error());
    const std::string dealt = print_position(rules, random_start(rules, start->seed, first));
    if (position_tag != nullptr && single_blanks(*position_tag) != dealt) {
      return value_error("Position", *position_tag, cat({"the seed ", *seed_tag, " deals ", dealt}));
    }
    return start;
  }
  if (position_tag == nullptr) {
    start = parse_start(rules, "start", first);
    if (!start) return tag_error("Position", start.error());
    return start;
  }
  auto position = read_position(rules, *position_tag);
  if (!position) return tag_error("Position", position.error());
  StartSpec given;
  given.kind = StartSpec::Kind::kGiven;
  given.position = *position;
  given.first = position->over() ? 0 : position->mover;
  if (first_tag != nullptr && given.first != first) {
    return value_error("First", *first_tag, cat({quoted(*first_tag), " contradicts the mover of the position"}));
  }
  return given;
}

/// Reads the turns up to and including the result.
class TurnReader {
 public:
  TurnReader(Cursor& in, Record& record) : in_(in), record_(record) {}

  /// Returns the result token.
  Result<std::string> read() {
    while (true) {
      in_.skip_space();
      if (in_.done()) {
        return in_.error(
            Error{"the record ends without a result; write the seeds, such as 28-20, or *", "record-no-result"});
      }
      if (in_.peek() == '{') {
        if (Status status = comment(); !status) return status.error();
        continue;
      }
      std::string word;
      while (!in_.done() && !is_space(in_.peek()) && in_.peek() != '{') word += in_.next();
      if (word == "*" || word.find('-') != std::string::npos) {
        if (chain_open_) {
          return in_.error(bad_turn("record-chain", word, "a comma promises one more sowing before the result"));
        }
        return word;
      }
      if (Status status = is_number(word) ? round(word) : turn(word); !status) return status.error();
    }
  }

 private:
  static bool is_number(std::string_view word) {
    return word.size() > 1 && word.back() == '.' && std::ranges::all_of(word.substr(0, word.size() - 1), is_digit);
  }

  Status comment() {
    in_.next();
    std::string text;
    while (true) {
      if (in_.done()) return in_.error(Error{"a comment is not closed by '}'", "record-comment"});
      char c = in_.next();
      if (c == '}') break;
      if (c == '\\') {
        if (in_.done() || (in_.peek() != '}' && in_.peek() != '\\')) {
          return in_.error(Error{"unknown escape in a comment; allowed: \\} \\\\", "record-comment"});
        }
        c = in_.next();
      }
      text += c;
    }
    if (Status status = record_.add_comment(record_.game.moves().size(), text); !status)
      return in_.error(status.error());
    return {};
  }

  Status round(const std::string& word) {
    const std::string expected = std::to_string(turns_ / record_.game.rules().players + 1) + ".";
    if (numbered_ || turns_ % record_.game.rules().players != 0 || continues()) {
      return in_.error(bad_turn("record-round", word, cat({"the number ", word, " stands inside a round"})));
    }
    if (word != expected) {
      return in_.error(
          bad_turn("record-round", word, cat({"round ", word, " stands where ", expected, " is expected"})));
    }
    numbered_ = true;
    return {};
  }

  /// `3`, `3,6`, `swap`, or part of a chain broken after a comma.
  Status turn(std::string_view word) {
    Game& game = record_.game;
    if (!chain_open_ && continues()) {
      return in_.error(
          bad_turn("record-chain", word,
                   cat({"the turn before ", quoted(word), " is not complete: the mover has an extra move"})));
    }
    if (!chain_open_ && !numbered_ && turns_ % game.rules().players == 0) {
      return in_.error(
          bad_turn("record-round", word, cat({quoted(word), " stands where the number of a round is expected"})));
    }
    if (word == "swap") {
      if (chain_open_) return in_.error(bad_turn("record-chain", word, "swap cannot stand inside a chain"));
      if (Status status = game.play(Move::swap()); !status) return in_.error(status.error());
      return {};
    }
    if (!chain_open_) {
      ++turns_;
      numbered_ = false;
    }
    const auto parts = split(word, ',');
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const bool broken_after_comma = i > 0 && i + 1 == parts.size() && parts[i].empty();
      if (broken_after_comma) {
        chain_open_ = true;
        return {};
      }
      if (Status status = sowing(parts[i], i > 0 || chain_open_); !status) return status;
    }
    chain_open_ = false;
    return {};
  }

  /// The mover is inside his turn.
  [[nodiscard]] bool continues() const {
    const Game& game = record_.game;
    return !game.moves().empty() && game.outcome_at(game.moves().size() - 1).extra;
  }

  Status sowing(std::string_view word, bool in_chain) {
    Game& game = record_.game;
    const auto pit = parse_number(word, kMaxTotal);
    if (!pit || *pit < 1 || *pit > game.rules().pits) {
      return in_.error(Error{cat({quoted(word), " is no pit; allowed: 1..", std::to_string(game.rules().pits)}),
                             "move-unknown",
                             {{"text", shown(word)}, {"pits", std::to_string(game.rules().pits)}}});
    }
    if (in_chain && !continues() && !game.over()) {
      return in_.error(bad_turn("record-chain", word,
                                cat({"the turn passes before ", quoted(word), ": a chain needs extra moves"})));
    }
    if (Status status = game.play(Move{static_cast<std::uint8_t>(*pit)}); !status) return in_.error(status.error());
    return {};
  }

  Cursor& in_;
  Record& record_;
  int turns_ = 0;
  // The number of the round has been read, its first turn has not.
  bool numbered_ = false;
  // The last word ended with a comma.
  bool chain_open_ = false;
};

Status check_result(const Game& game, std::string_view where, std::string_view result) {
  const std::string actual = result_text(game);
  if (result == actual) return {};
  return Error{cat({where, " says ", quoted(result),
                    game.over() ? ", the moves give " : ", but the game is not played out; expected ", actual}),
               "record-result",
               {{"text", shown(result)}, {"expected", actual}}};
}

Status read_termination(Record& record, const std::vector<Tag>& tags) {
  const std::string* tag = find_tag(tags, "Termination");
  if (tag == nullptr || *tag == "normal") return {};
  const Game& game = record.game;
  const EndReason end = game.position().end;
  const std::string_view by_rule =
      end == EndReason::kMajority || end == EndReason::kRepetition ? end_reason_name(end) : std::string_view{};
  if (*tag == by_rule) return {};
  const bool names_rule_end = *tag == "majority" || *tag == "repetition";
  const bool names_early_end = *tag == "resign" || *tag == "time" || *tag == "agreement" || *tag == "abort";
  if (names_rule_end || (names_early_end && game.over())) {
    return value_error("Termination", *tag,
                       cat({quoted(*tag), game.over() ? " contradicts the moves, which play the game out"
                                                      : " contradicts the moves, after which the game goes on"}));
  }
  if (by_rule.empty()) record.termination = *tag;
  return {};
}

Status read_winner(Record& record, const std::vector<Tag>& tags) {
  const std::string* tag = find_tag(tags, "Winner");
  if (tag == nullptr) return {};
  const Rules& rules = record.game.rules();
  std::optional<int> winner;
  std::string allowed = "draw";
  if (*tag == "draw") winner = -1;
  for (int side = 0; side < rules.sides(); ++side) {
    if (*tag == side_name(rules, side)) winner = side;
    allowed += ", " + side_name(rules, side);
  }
  if (!winner) return value_error("Winner", *tag, cat({quoted(*tag), " is unknown; allowed: ", allowed}));
  if (!record.game.over()) {
    record.winner = winner;
  } else if (*winner != winning_side(rules, record.game.position())) {
    return value_error("Winner", *tag, cat({quoted(*tag), " contradicts the result ", result_text(record.game)}));
  }
  return {};
}

Result<std::vector<Tag>> read_tags(Cursor& in) {
  std::vector<Tag> tags;
  for (in.skip_space(); !in.done() && in.peek() == '['; in.skip_space()) {
    auto tag = read_tag(in);
    if (!tag) return tag.error();
    if (find_tag(tags, tag->name) != nullptr)
      return in.error(bad_tag(tag->name, cat({"the tag ", tag->name, " is given twice"})));
    tags.push_back(*tag);
  }
  return tags;
}

}  // namespace

Result<Record> read_record(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (!is_utf8(text)) return Error{"the record is not UTF-8"};
  Cursor in(text);

  // 1. Tags, and the game they describe.
  auto tags = read_tags(in);
  if (!tags) return tags.error();
  const std::string* rules_tag = find_tag(*tags, "Rules");
  if (rules_tag == nullptr)
    return Error{"the tag Rules is missing; a record begins with a line such as [Rules \"6x4\"]", "record-rules"};
  auto rules = parse_rules(*rules_tag);
  if (!rules) return tag_error("Rules", rules.error());
  auto start = read_start(*rules, *tags);
  if (!start) return start.error();

  // 2. Turns and the result.
  Record record{Game(*rules, *start), {}, {}, {}, {}};
  auto result = TurnReader(in, record).read();
  if (!result) return result.error();
  in.skip_space();
  if (!in.done()) return in.error(Error{"text after the result", "record-rest"});

  // 3. What the tags claim must agree with the moves.
  if (Status status = check_result(record.game, "the result", *result); !status) return status.error();
  if (const std::string* tag = find_tag(*tags, "Result"); tag != nullptr) {
    if (Status status = check_result(record.game, "tag Result:", *tag); !status) return status.error();
  }
  if (Status status = read_termination(record, *tags); !status) return status.error();
  if (Status status = read_winner(record, *tags); !status) return status.error();
  for (const Tag& tag : *tags) {
    if (is_derived_tag(tag.name)) continue;
    if (Status status = record.set_tag(tag.name, tag.value); !status) return status.error();
  }
  return record;
}

}  // namespace kalah
