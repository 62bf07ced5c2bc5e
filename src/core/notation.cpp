#include "kalah/notation.h"

#include "core/text.h"

namespace kalah {

Result<std::vector<Move>> parse_moves(const Rules& rules, std::string_view text) {
  std::vector<Move> moves;
  std::size_t i = 0;
  while (i < text.size()) {
    if (text[i] == ',' || is_space(text[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < text.size() && text[end] != ',' && !is_space(text[end])) ++end;
    const std::string_view word = text.substr(i, end - i);
    i = end;
    if (word == "swap") {
      moves.push_back(Move::swap());
      continue;
    }
    const auto pit = parse_number(word, static_cast<std::uint64_t>(kMaxTotal));
    if (!pit || *pit < 1 || *pit > rules.pits) {
      const Error unknown{cat({quoted(word), " is no pit; allowed: 1..", std::to_string(rules.pits),
                               rules.opening == Opening::kPie ? " or swap" : ""}),
                          "move-unknown",
                          {{"text", shown(word)}, {"pits", std::to_string(rules.pits)}}};
      return within("move", std::to_string(moves.size() + 1), unknown);
    }
    moves.push_back(Move{static_cast<std::uint8_t>(*pit)});
  }
  return moves;
}

std::string print_move(Move move) { return move.is_swap() ? "swap" : std::to_string(move.pit); }

}  // namespace kalah
