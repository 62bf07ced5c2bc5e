#include "terminal/board_text.h"

#include <algorithm>

#include "core/text.h"
#include "kalah/record.h"

namespace kalah {
namespace {

std::string centred(std::string_view text, std::size_t width) {
  const std::size_t gap = width > text.size() ? width - text.size() : 0;
  return std::string(gap - gap / 2, ' ') + std::string(text) + std::string(gap / 2, ' ');
}

std::string right(std::string_view text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ') + std::string(text);
}

int seeds_at(const Game& game, int cell) { return game.position().cells[static_cast<std::size_t>(cell)]; }

std::size_t digits(const Game& game) {
  std::size_t width = 2;
  for (int cell = 0; cell < game.rules().cells(); ++cell) {
    width = std::max(width, std::to_string(seeds_at(game, cell)).size());
  }
  return width;
}

std::string label(const Game& game, const std::vector<std::string>& names, int player) {
  const std::string name = player_tag(game.rules(), player);
  const std::string& who = names[static_cast<std::size_t>(player)];
  const bool to_move = !game.over() && game.position().mover == player;
  return cat({name, who.empty() || who == name ? "" : " (" + who + ")", to_move ? "  <- to move" : ""});
}

std::string draw_two(const Game& game, const std::vector<std::string>& names) {
  const Rules& rules = game.rules();
  const std::size_t width = digits(game) + 2;
  const auto n = static_cast<int>(rules.pits);
  // Under cw the seats are mirrored: each player's own store is at his left.
  const bool mirrored = rules.sow == Sow::kCw;
  const std::string margin(width + 2, ' ');
  std::string frame = "+";
  std::string south_numbers;
  std::string north_numbers;
  std::string south_row = "|";
  std::string north_row = "|";
  for (int column = 1; column <= n; ++column) {
    const int south = mirrored ? n + 1 - column : column;
    const int north = n + 1 - south;
    frame += std::string(width, '-') + "+";
    south_numbers += " " + centred(std::to_string(south), width);
    north_numbers += " " + centred(std::to_string(north), width);
    south_row += centred(std::to_string(seeds_at(game, pit_cell(rules, 0, south))), width) + "|";
    north_row += centred(std::to_string(seeds_at(game, pit_cell(rules, 1, north))), width) + "|";
  }
  const std::string south_store = std::to_string(seeds_at(game, store_cell(rules, 0)));
  const std::string north_store = std::to_string(seeds_at(game, store_cell(rules, 1)));
  const std::string left = centred(mirrored ? south_store : north_store, width);
  const std::string right_store = centred(mirrored ? north_store : south_store, width);
  return cat({margin,
              north_numbers,
              "   ",
              label(game, names, 1),
              "\n",
              margin,
              frame,
              "\n",
              margin,
              north_row,
              "\n ",
              left,
              " ",
              frame,
              " ",
              right_store,
              "\n",
              margin,
              south_row,
              "\n",
              margin,
              frame,
              "\n",
              margin,
              south_numbers,
              "   ",
              label(game, names, 0),
              "\n"});
}

std::string draw_many(const Game& game, const std::vector<std::string>& names) {
  const Rules& rules = game.rules();
  const std::size_t width = digits(game) + 1;
  std::size_t longest = 0;
  for (int player = 0; player < rules.players; ++player) {
    longest = std::max(longest, player_tag(rules, player).size());
  }
  std::string text = std::string(longest + 1, ' ');
  for (int pit = 1; pit <= rules.pits; ++pit) text += right(std::to_string(pit), width);
  text += "   store\n";
  for (int player = 0; player < rules.players; ++player) {
    text += player_tag(rules, player) + std::string(longest + 1 - player_tag(rules, player).size(), ' ');
    for (int pit = 1; pit <= rules.pits; ++pit)
      text += right(std::to_string(seeds_at(game, pit_cell(rules, player, pit))), width);
    text += "   " + right(std::to_string(seeds_at(game, store_cell(rules, player))), 5) + "   " +
            label(game, names, player) + "\n";
  }
  return text;
}

std::string seeds_word(int seeds) { return std::to_string(seeds) + (seeds == 1 ? " seed" : " seeds"); }

std::string pit_name(const Rules& rules, int cell) {
  const int player = cell / (rules.pits + 1);
  return cat({player_tag(rules, player), "'s pit ", std::to_string(cell % (rules.pits + 1) + 1)});
}

std::string end_sentence(const Rules& rules, EndReason reason) {
  switch (reason) {
    case EndReason::kRowEmpty: return "A row is empty: the game ends.";
    case EndReason::kMoverRowEmpty: return "The mover's row is empty: the game ends.";
    case EndReason::kNoMove: return "The next to move has no seeds: the game ends.";
    case EndReason::kMajority:
      return rules.teams ? "A team holds more than half of all seeds: the game ends."
                         : "A store holds more than half of all seeds: the game ends.";
    case EndReason::kRepetition: return "The same position stands for the third time: the game ends.";
    case EndReason::kNone: break;
  }
  return {};
}

std::string sweep_sentence(const Rules& rules, const Trace& trace) {
  std::string text;
  for (int player = 0; player < rules.players; ++player) {
    int seeds = 0;
    for (const Trace::Swept& swept : trace.sweep) {
      if (swept.store == store_cell(rules, player)) seeds += swept.seeds;
    }
    if (seeds > 0) text += cat({" ", player_tag(rules, player), " takes the ", seeds_word(seeds), " left."});
  }
  int gone = 0;
  for (const Trace::Swept& swept : trace.sweep) gone += swept.store < 0 ? swept.seeds : 0;
  if (gone > 0) text += cat({" The ", seeds_word(gone), " left go to nobody."});
  return text;
}

}  // namespace

std::string draw_board(const Game& game, const std::vector<std::string>& names) {
  return game.rules().players == 2 ? draw_two(game, names) : draw_many(game, names);
}

std::string explain(const Rules& rules, const Trace& trace) {
  std::string text;
  const std::string who = player_tag(rules, trace.player);
  if (!trace.capture.empty()) {
    std::string from;
    for (const Trace::Taken& taken : trace.capture) {
      from += cat({from.empty() ? "" : " and ", seeds_word(taken.seeds), " from ", pit_name(rules, taken.cell)});
    }
    text = cat({"The last seed fell into an empty own pit: ", who, " takes ", from, "."});
  }
  if (trace.outcome.extra) text = cat({"The last seed fell into the own store: ", who, " moves again."});
  if (trace.outcome.end != EndReason::kNone) {
    text += cat({text.empty() ? "" : " ", end_sentence(rules, trace.outcome.end), sweep_sentence(rules, trace)});
  }
  return text;
}

namespace {

/// A player and who plays there: `North (level-3)`.
std::string named(const Rules& rules, int player, const std::vector<std::string>& names) {
  const std::string tag = player_tag(rules, player);
  const std::string& who = names[static_cast<std::size_t>(player)];
  return who.empty() || who == tag ? tag : cat({tag, " (", who, ")"});
}

}  // namespace

std::string result_sentence(const Game& game, const std::vector<std::string>& names) {
  const Rules& rules = game.rules();
  const int side = winning_side(rules, game.position());
  const auto seeds_of = [&](int player) { return std::to_string(seeds_at(game, store_cell(rules, player))); };
  if (rules.players == 2) {
    // The winner's seeds first.
    const int first = std::max(side, 0);
    const std::string score = cat({seeds_of(first), ":", seeds_of(1 - first), "."});
    if (side < 0) return "A draw, " + score;
    return cat({named(rules, side, names), " wins ", score});
  }
  std::string scores;
  for (int player = 0; player < rules.players; ++player) {
    scores += cat({player > 0 ? ", " : "", player_tag(rules, player), " ", seeds_of(player)});
  }
  if (side < 0) return cat({"No single winner: ", scores, "."});
  if (!rules.teams) return cat({named(rules, side, names), " wins: ", scores, "."});
  const auto sides = side_stores(rules, game.position());
  return cat({side_name(rules, side), " win ", std::to_string(sides[static_cast<std::size_t>(side)]), ":",
              std::to_string(sides[static_cast<std::size_t>(1 - side)]), ": ", scores, "."});
}

std::string log_line(const Rules& rules, const Turn& turn, bool classic) {
  std::string chain;
  for (std::uint8_t pit : turn.pits) chain += (chain.empty() ? "" : ",") + std::to_string(pit);
  const std::string swap = turn.swapped_before ? "swap, " : "";
  if (classic) return cat({swap, std::string(1, static_cast<char>('A' + turn.player)), " = ", chain});
  return cat({swap, player_tag(rules, turn.player), ": ", chain});
}

}  // namespace kalah
