#include "core/rulebook.h"
#include "core/text.h"
#include "kalah/position.h"

namespace kalah {
namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

/// `0..65535` as in every message about one cell. `kind` and `parts` say which.
Error bad_number(std::string_view where, std::string_view text, std::string_view kind, std::vector<ErrorPart> parts) {
  const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  const bool negative = text.size() > 1 && text.front() == '-';
  const std::string_view wrong = negative ? " is negative" : digits ? " is too large" : " is not a whole number";
  parts.push_back({"text", shown(text)});
  parts.push_back({"most", number(kMaxTotal)});
  return Error{cat({where, ": ", quoted(text), wrong, "; allowed: 0..", number(kMaxTotal)}), kind, std::move(parts)};
}

Error bad_total() {
  return Error{
      cat({"more than ", number(kMaxTotal), " seeds on the board"}), "position-total", {{"most", number(kMaxTotal)}}};
}

/// Reads one row `pit,...,pit,store` into the cells from `cell` on, adding to `total`.
Status read_row(const Rules& rules, Position& position, std::string_view text, int player, std::uint64_t& total) {
  const auto numbers = split(text, ',');
  const std::string row = cat({"row ", std::to_string(player + 1)});
  const auto expected = static_cast<std::size_t>(rules.pits + 1);
  if (numbers.size() != expected) {
    return Error{
        cat({row, " has ", number(numbers.size()), numbers.size() == 1 ? " number" : " numbers", ", expected ",
             number(expected), " (", std::to_string(rules.pits), rules.pits == 1 ? " pit" : " pits",
             " and the store)"}),
        "position-row",
        {{"row", std::to_string(player + 1)}, {"numbers", number(numbers.size())}, {"expected", number(expected)}}};
  }
  for (std::size_t i = 0; i < expected; ++i) {
    const auto value = parse_number(numbers[i], kMaxTotal);
    if (!value) {
      const std::string where = i + 1 == expected ? cat({row, ", store"}) : cat({row, ", pit ", number(i + 1)});
      return bad_number(where, numbers[i], "position-number", {{"row", std::to_string(player + 1)}});
    }
    total += *value;
    position.cells[static_cast<std::size_t>(store_cell(rules, player) - rules.pits) + i] =
        static_cast<std::uint16_t>(*value);
  }
  return {};
}

std::string allowed_movers(const Rules& rules) {
  if (rules.players == 2) return "S, N, or - when no pit holds a seed";
  return cat({"1..", std::to_string(rules.players), ", or - when no pit holds a seed"});
}

/// Names the mover of a position whose numbers stand. `-` is for a game that is over: no pit holds a seed.
Result<Position> with_mover(const Rules& rules, Position position, std::string_view mover) {
  for (int player = 0; player < rules.players; ++player) {
    if (mover != player_letter(rules, player)) continue;
    position.mover = static_cast<std::uint8_t>(player);
    return position;
  }
  if (mover != "-") {
    return Error{cat({mover.empty() ? std::string("the mover is missing") : "unknown mover " + quoted(mover),
                      "; allowed: ", allowed_movers(rules)}),
                 "position-mover",
                 {{"text", shown(mover)}, {"players", std::to_string(rules.players)}}};
  }
  if (seeds_in_pits(rules, position) > 0) {
    return Error{"the mover is '-' (the game is over) but pits hold seeds; name who is to move", "position-over"};
  }
  return settled(rules, position);
}

}  // namespace

std::string player_letter(const Rules& rules, int player) {
  if (rules.players == 2) return player == 0 ? "S" : "N";
  return std::to_string(player + 1);
}

Position settled(const Rules& rules, Position position) {
  if (position.over()) return position;
  const RuleBook book(rules);
  const EndReason end = end_of_given(book, position);
  if (end != EndReason::kNone) finish(book, position, end, (position.mover + rules.players - 1) % rules.players);
  return position;
}

Result<Position> parse_position(const Rules& rules, std::string_view text) {
  auto position = read_position(rules, text);
  if (!position) return position.error();
  return settled(rules, *position);
}

Result<Position> read_position(const Rules& rules, std::string_view text) {
  text = trimmed(text);
  if (text.empty()) {
    return Error{"no position given; write the rows and the mover, such as 4,4,0/4,4,0 S", "position-none"};
  }
  const std::size_t blank = text.find_first_of(" \t");
  const std::string_view board = text.substr(0, blank);
  const std::string_view mover = blank == std::string_view::npos ? std::string_view{} : trimmed(text.substr(blank));
  const auto rows = split(board, '/');
  if (rows.size() != rules.players) {
    return Error{cat({"the position has ", number(rows.size()), rows.size() == 1 ? " row" : " rows", ", expected ",
                      std::to_string(rules.players), " separated by '/'"}),
                 "position-rows",
                 {{"rows", number(rows.size())}, {"expected", std::to_string(rules.players)}}};
  }
  Position position;
  std::uint64_t total = 0;
  for (int player = 0; player < rules.players; ++player) {
    Status status = read_row(rules, position, rows[static_cast<std::size_t>(player)], player, total);
    if (!status) return status.error();
  }
  if (total > kMaxTotal) return bad_total();
  return with_mover(rules, position, mover);
}

std::string print_position(const Rules& rules, const Position& position) {
  std::string text;
  for (int cell = 0; cell < rules.cells(); ++cell) {
    if (cell > 0) text += cell % (rules.pits + 1) == 0 ? '/' : ',';
    text += std::to_string(position.cells[static_cast<std::size_t>(cell)]);
  }
  return cat({text, " ", position.over() ? "-" : player_letter(rules, position.mover)});
}

namespace {

/// The numbers between `<` and `>`.
Result<std::vector<std::uint64_t>> kgp_numbers(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 2 || text.front() != '<' || text.back() != '>') {
    return Error{cat({"a KGP board stands between < and >, such as <2,0,0,4,4,4,4>, not ", quoted(text)}),
                 "kgp-form",
                 {{"text", shown(text)}}};
  }
  std::vector<std::uint64_t> numbers;
  for (std::string_view part : split(text.substr(1, text.size() - 2), ',')) {
    const auto value = parse_number(trimmed(part), kMaxTotal);
    if (!value) {
      const std::string place = number(numbers.size() + 1);
      return bad_number(cat({"number ", place, " of the KGP board"}), trimmed(part), "kgp-number", {{"place", place}});
    }
    numbers.push_back(*value);
  }
  if (numbers.front() < 1 || numbers.front() > static_cast<std::uint64_t>(kMaxPits)) {
    return Error{cat({"a KGP board begins with its number of pits, allowed: 1..", std::to_string(kMaxPits), ", not ",
                      number(numbers.front())}),
                 "kgp-pits",
                 {{"pits", number(numbers.front())}, {"most", std::to_string(kMaxPits)}}};
  }
  const std::uint64_t expected = 2 * numbers.front() + 3;
  if (numbers.size() != expected) {
    return Error{cat({"a KGP board of ", number(numbers.front()), numbers.front() == 1 ? " pit" : " pits", " has ",
                      number(expected), " numbers, not ", number(numbers.size())}),
                 "kgp-count",
                 {{"numbers", number(numbers.size())}, {"expected", number(expected)}}};
  }
  return numbers;
}

}  // namespace

Result<int> kgp_board_pits(std::string_view text) {
  auto numbers = kgp_numbers(text);
  if (!numbers) return numbers.error();
  return static_cast<int>(numbers->front());
}

Result<Position> parse_kgp_board(const Rules& rules, std::string_view text) {
  if (rules.players != 2) {
    return Error{"a KGP board has two players; the rules have players=" + std::to_string(rules.players), "kgp-players"};
  }
  auto numbers = kgp_numbers(text);
  if (!numbers) return numbers.error();
  if (numbers->front() != rules.pits) {
    return Error{cat({"the KGP board has ", number(numbers->front()), " pits a row, the rules have ",
                      std::to_string(rules.pits)}),
                 "board-size",
                 {{"pits", number(numbers->front())}, {"expected", std::to_string(rules.pits)}}};
  }
  std::uint64_t total = 0;
  for (std::size_t i = 1; i < numbers->size(); ++i) total += (*numbers)[i];
  if (total > kMaxTotal) return bad_total();
  const auto n = static_cast<std::size_t>(rules.pits);
  Position position;
  for (std::size_t player = 0; player < 2; ++player) {
    const std::size_t row = player * (n + 1);
    for (std::size_t i = 0; i < n; ++i) {
      position.cells[row + i] = static_cast<std::uint16_t>((*numbers)[3 + player * n + i]);
    }
    position.cells[row + n] = static_cast<std::uint16_t>((*numbers)[1 + player]);
  }
  return settled(rules, position);
}

std::string print_kgp_board(const Rules& rules, const Position& position) {
  assert(rules.players == 2);
  const int south = position.over() ? 0 : position.mover;
  const int north = 1 - south;
  auto at = [&](int cell) { return std::to_string(position.cells[static_cast<std::size_t>(cell)]); };
  std::string text =
      cat({"<", std::to_string(rules.pits), ",", at(store_cell(rules, south)), ",", at(store_cell(rules, north))});
  for (int player : {south, north}) {
    for (int pit = 1; pit <= rules.pits; ++pit) text += "," + at(pit_cell(rules, player, pit));
  }
  return text + ">";
}

}  // namespace kalah
