#include "kalah/boards.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace kalah {
namespace {

/// The rules a board is read under: the given ones, or standard rules of its size.
Result<Rules> rules_for(const std::optional<Rules>& given, int pits) {
  Rules rules = given.value_or(Rules{});
  if (given && given->pits != pits) {
    return Error{
        cat({"the board has ", std::to_string(pits), " pits a row, the rules have ", std::to_string(given->pits)}),
        "board-size",
        {{"pits", std::to_string(pits)}, {"expected", std::to_string(given->pits)}}};
  }
  rules.pits = static_cast<std::uint8_t>(pits);
  return rules;
}

/// Numbers of pits in the first row of a position text, 0 if it has none.
int position_pits(std::string_view text) {
  const std::string_view row = text.substr(0, text.find('/'));
  const auto commas = std::ranges::count(row, ',');
  return commas > kMaxPits ? 0 : static_cast<int>(commas);
}

/// Even rows and empty stores are the start of `pits`x`seeds` (of the given rules, if they were given); anything else
/// is a given position.
Game game_from(const Board& first, bool rules_given) {
  Rules rules = first.rules;
  const int seeds = rules_given ? rules.seeds : first.position.cells[0];
  if (seeds >= 1 && seeds <= kMaxSeedsPerPit && !first.position.over() && rules.start == Start::kEven) {
    rules.seeds = static_cast<std::uint8_t>(seeds);
    if (even_start(rules, first.position.mover).cells == first.position.cells) {
      return {rules, {StartSpec::Kind::kEven, first.position.mover, 0, {}}};
    }
  }
  return {first.rules, {StartSpec::Kind::kGiven, first.position.over() ? 0 : first.position.mover, 0, first.position}};
}

/// Whether `text` is this board. A finished KGP board has no player to move, so either player's view is accepted.
bool shows(BoardForm format, Board board, const std::string& text) {
  const auto written = write_board(format, board);
  if (written && *written == text) return true;
  if (format != BoardForm::kKgp || !board.position.over()) return false;
  std::swap(board.position.cells[static_cast<std::size_t>(store_cell(board.rules, 0))],
            board.position.cells[static_cast<std::size_t>(store_cell(board.rules, 1))]);
  const auto exchanged = write_board(format, board);
  return exchanged && *exchanged == text;
}

}  // namespace

std::vector<TextLine> text_lines(std::string_view text) {
  std::vector<TextLine> lines;
  std::size_t number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    if (!trimmed(line).empty()) lines.push_back({number, trimmed(line)});
  }
  return lines;
}

Result<Board> read_board(BoardForm form, const std::optional<Rules>& given, std::string_view text) {
  const bool kgp = form == BoardForm::kKgp;
  Result<int> pits = kgp ? kgp_board_pits(text) : Result<int>(given ? given->pits : position_pits(text));
  if (!pits) return pits.error();
  if (*pits == 0)
    return Error{cat({"the first row of ", quoted(text), " has no 1..", std::to_string(kMaxPits), " pits and a store"}),
                 "board-row",
                 {{"most", std::to_string(kMaxPits)}}};
  const auto rules = rules_for(given, *pits);
  if (!rules) return rules.error();
  const auto position = kgp ? parse_kgp_board(*rules, text) : parse_position(*rules, text);
  if (!position) return position.error();
  return Board{*rules, *position};
}

Result<std::string> write_board(BoardForm form, const Board& board) {
  if (form == BoardForm::kPosition) return print_position(board.rules, board.position);
  if (board.rules.players != 2)
    return Error{"a KGP board has two players; the rules have players=" + std::to_string(board.rules.players)};
  return print_kgp_board(board.rules, board.position);
}

Result<Game> read_boards(BoardForm form, const std::optional<Rules>& rules, std::string_view text) {
  const std::vector<TextLine> lines = text_lines(text);
  if (lines.empty()) return Error{"no board to begin a record with", "board-none"};
  auto numbered = [](const TextLine& line, const Error& error) {
    return within("line", std::to_string(line.number), error);
  };
  const auto first = read_board(form, rules, lines.front().text);
  if (!first) return numbered(lines.front(), first.error());
  Game game = game_from(*first, rules.has_value());
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto board = read_board(form, game.rules(), lines[i].text);
    if (!board) return numbered(lines[i], board.error());
    const auto wanted = write_board(form, *board);
    bool found = false;
    for (int pit = 1; pit <= game.rules().pits && !found; ++pit) {
      Game next = game;
      if (!next.play(Move{static_cast<std::uint8_t>(pit)})) continue;
      if (!wanted || !shows(form, {game.rules(), next.position()}, *wanted)) continue;
      game = std::move(next);
      found = true;
    }
    if (!found) {
      return numbered(lines[i], Error{"no sowing leads from the board before to this one", "board-unreached"});
    }
  }
  return game;
}

}  // namespace kalah
