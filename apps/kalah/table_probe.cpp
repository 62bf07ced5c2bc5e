#include "core/text.h"
#include "kalah/position.h"
#include "table_command.h"

namespace kalah {
namespace {

LineAnswer refused(std::string_view reason) { return {cat({"error: ", reason}), true}; }

LineAnswer value_of(int margin) { return {(margin > 0 ? "+" : "") + std::to_string(margin), false}; }

}  // namespace

LineAnswer probe_line(const TableFile& table, std::string_view line) {
  const Rules& rules = table.rules();
  const auto position = read_position(rules, line);
  if (!position) return refused(position.error().message);
  if (position->over()) return refused("the game is over: nobody is to move");
  const std::size_t mover = position->mover;
  const auto pits = static_cast<std::size_t>(rules.pits);
  const auto row = [&](const Position& board, std::size_t player) {
    return std::span(board.cells).subspan(player * (pits + 1), pits);
  };
  const auto banked = [&](const Position& board) {
    return board.cells[mover * (pits + 1) + pits] - board.cells[(1 - mover) * (pits + 1) + pits];
  };
  const Position now = settled(rules, *position);
  if (now.over()) return value_of(banked(now));
  const int seeds = seeds_in_pits(rules, now);
  if (seeds > table.index().seeds()) {
    return refused(cat({std::to_string(seeds), " seeds are in the pits; this database has the positions of at most ",
                        std::to_string(table.index().seeds())}));
  }
  const auto margin = table.margin(row(now, mover), row(now, 1 - mover));
  if (!margin) {
    const auto fault = table.fault();
    return refused(fault ? fault->message : "the database does not know it");
  }
  return value_of(banked(now) + *margin);
}

}  // namespace kalah
