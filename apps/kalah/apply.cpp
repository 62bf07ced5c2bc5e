#include "apply.h"

#include "core/text.h"
#include "kalah/game.h"

namespace kalah {
namespace {

LineAnswer refused(std::string_view reason) { return {cat({"error: ", reason}), true}; }

}  // namespace

LineAnswer apply_line(std::string_view line) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  const auto parts = split(line, '\t');
  if (parts.size() < 2 || parts.size() > 3) {
    return refused(cat({"a line is RULES<TAB>POSITION<TAB>MOVES, this one has ", std::to_string(parts.size()),
                        parts.size() == 1 ? " part" : " parts"}));
  }
  const auto rules = parse_rules(parts[0]);
  if (!rules) return refused("rules: " + rules.error().message);
  const auto start = parse_start(*rules, parts[1], 0);
  if (!start) return refused("position: " + start.error().message);
  const auto moves = parse_moves(*rules, parts.size() == 3 ? parts[2] : std::string_view{});
  if (!moves) return refused(moves.error().message);
  const auto game = replay(*rules, *start, *moves);
  if (!game) return refused(game.error().message);
  std::string answer = print_position(*rules, game->position());
  if (!game->over()) return {cat({answer, "\tplay\t", game->legal_text()}), false};
  answer += "\tover\t";
  for (int player = 0; player < rules->players; ++player) {
    if (player > 0) answer += ':';
    answer += std::to_string(game->position().cells[static_cast<std::size_t>(store_cell(*rules, player))]);
  }
  return {answer, false};
}

}  // namespace kalah
