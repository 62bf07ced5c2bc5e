#include "kalah/record.h"

#include <algorithm>
#include <array>

#include "core/record_text.h"
#include "core/text.h"

namespace kalah {

std::string player_tag(const Rules& rules, int player) {
  if (rules.players == 2) return player == 0 ? "South" : "North";
  return "Player" + std::to_string(player + 1);
}

std::string side_name(const Rules& rules, int side) {
  if (!rules.teams) return player_tag(rules, side);
  return side == 0 ? "Player1+Player3" : "Player2+Player4";
}

bool is_derived_tag(std::string_view name) {
  constexpr std::array<std::string_view, 7> kDerived{"Rules",  "First",       "Position", "Seed",
                                                     "Result", "Termination", "Winner"};
  return std::ranges::find(kDerived, name) != kDerived.end();
}

bool is_tag_name(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  });
}

int tag_rank(const Rules& rules, std::string_view name) {
  int rank = 0;
  for (int player = 0; player < rules.players; ++player, ++rank) {
    if (name == player_tag(rules, player)) return rank;
  }
  if (name == "Date") return rank;
  if (name == "Event") return rank + 1;
  return kOtherTagRank;
}

std::string single_blanks(std::string_view text) {
  std::string out;
  bool gap = false;
  for (char c : text) {
    if (is_space(c)) {
      gap = !out.empty();
      continue;
    }
    if (gap) out += ' ';
    gap = false;
    out += c;
  }
  return out;
}

std::string result_text(const Game& game) {
  if (!game.over()) return "*";
  std::string text;
  for (int player = 0; player < game.rules().players; ++player) {
    const auto store = static_cast<std::size_t>(store_cell(game.rules(), player));
    text += (player > 0 ? "-" : "") + std::to_string(game.position().cells[store]);
  }
  return text;
}

Status Record::set_tag(std::string_view name, std::string_view value) {
  if (!is_tag_name(name)) return Error{cat({"tag name ", quoted(name), " is not of letters, digits and '_'"})};
  if (is_derived_tag(name)) return Error{cat({"the tag ", name, " follows from the game itself and cannot be set"})};
  if (!is_utf8(value)) return Error{cat({"the value of the tag ", name, " is not UTF-8"})};
  const auto known = std::ranges::find(tags, name, &Tag::name);
  if (known != tags.end()) {
    known->value = value;
    return {};
  }
  // Known tags come first, in their order; all others stay in the order they were given.
  const int rank = tag_rank(game.rules(), name);
  auto place = tags.begin();
  while (place != tags.end() && tag_rank(game.rules(), place->name) <= rank) ++place;
  tags.insert(place, Tag{std::string(name), std::string(value)});
  return {};
}

Status Record::add_comment(std::size_t ply, std::string_view text) {
  if (ply > game.moves().size()) {
    return Error{
        cat({"comment after entry ", std::to_string(ply), "; the game has ", std::to_string(game.moves().size())})};
  }
  if (!is_utf8(text)) return Error{"the comment is not UTF-8"};
  const std::string clean = single_blanks(text);
  if (clean.empty()) return {};
  std::string& comment = comments[ply];
  comment += comment.empty() ? clean : " " + clean;
  return {};
}

}  // namespace kalah
