#pragma once

#include <array>
#include <cstdint>

#include "kalah/position.h"

namespace kalah {

/// Tables derived once from the rules, so that a sowing only follows indices. Immutable; shared by any number of
/// threads.
class RuleBook {
 public:
  explicit RuleBook(const Rules& rules);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] int players() const { return rules_.players; }
  [[nodiscard]] int pits() const { return rules_.pits; }
  [[nodiscard]] int cells() const { return cells_; }

  /// Cells a player's seeds may fall into, all but the other stores, in sowing order from his pit 1: his pit i is at
  /// i-1, his store at pits(). The length is the same for all.
  [[nodiscard]] const std::uint8_t* ring(int player) const { return ring_[static_cast<std::size_t>(player)].data(); }
  [[nodiscard]] int ring_size() const { return ring_size_; }
  /// Place of a cell in a player's ring. Precondition: the cell is on it.
  [[nodiscard]] int ring_place(int player, int cell) const {
    return place_[static_cast<std::size_t>(player)][static_cast<std::size_t>(cell)];
  }

  [[nodiscard]] int store(int player) const { return player * (rules_.pits + 1) + rules_.pits; }
  [[nodiscard]] int row(int player) const { return player * (rules_.pits + 1); }
  /// Cell opposite a pit. Precondition: not a store.
  [[nodiscard]] int opposite(int cell) const { return opposite_[static_cast<std::size_t>(cell)]; }
  [[nodiscard]] int next_player(int player) const { return player + 1 == rules_.players ? 0 : player + 1; }

 private:
  static constexpr int kMaxRing = kMaxPlayers * kMaxPits + 1;
  Rules rules_;
  int cells_;
  int ring_size_;
  std::array<std::array<std::uint8_t, kMaxRing>, kMaxPlayers> ring_{};
  std::array<std::array<std::uint8_t, kMaxCells>, kMaxPlayers> place_{};
  std::array<std::uint8_t, kMaxCells> opposite_{};
};

/// Whether a player's row holds no seed.
inline bool row_empty(const RuleBook& book, const Position& position, int player) {
  const std::uint16_t* cell = position.cells.data() + book.row(player);
  unsigned any = 0;
  for (int i = 0; i < book.pits(); ++i) any |= cell[i];
  return any == 0;
}

/// Whether the game has ended after a sowing of `sower`, `next` being to move. docs/rules.md, axes `end` and `stop`.
EndReason end_after(const RuleBook& book, const Position& position, int sower, int next);

/// Whether a given position has already ended.
EndReason end_of_given(const RuleBook& book, const Position& position);

/// Who gets the seeds of `player`'s row when the game ends after `last_mover`'s sowing; -1: they leave the game.
int heir(const RuleBook& book, const Position& position, int player, int last_mover);

/// Counts the rest and marks the end.
void finish(const RuleBook& book, Position& position, EndReason reason, int last_mover);

/// Whether `now` stands for the third time, `earlier` being the positions before it, latest last (the start counts).
template <class Positions>
bool third_time(const RuleBook& book, const Positions& earlier, const Position& now) {
  int seen = 1;
  for (auto it = earlier.rbegin(); it != earlier.rend(); ++it) {
    // Stores only grow, so nothing before a change of stores can come again.
    for (int player = 0; player < book.players(); ++player) {
      const auto store = static_cast<std::size_t>(book.store(player));
      if (it->cells[store] != now.cells[store]) return false;
    }
    if (it->mover == now.mover && it->cells == now.cells && ++seen == 3) return true;
  }
  return false;
}

}  // namespace kalah
