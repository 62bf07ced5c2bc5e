#pragma once

#include <array>
#include <cstdint>

#include "table/row.h"

namespace kalah {

/// Two rows in the midst of a sowing, seen from the one who sows: behind his pits lies what he has banked.
struct RelayBoard {
  Row own = 0;
  Row other = 0;
};

/// Relay sowing on packed rows. Places: the sower's pits 0 .. pits - 1, his store, the other's pits. Each time round
/// leaves a seed in the store, so every sowing comes to its end.
class RelaySower {
 public:
  /// Most seeds in rows and store together.
  static constexpr int kMaxSeeds = 120;

  /// Precondition: 1 <= pits <= kMaxRowPits.
  explicit RelaySower(int pits);

  /// Takes up the pit at `place` and sows it. Returns the place of the last seed.
  int leg(RelayBoard& board, int place) const {
    const Leg& leg = legs_[static_cast<std::size_t>(place)][static_cast<std::size_t>(seeds_at(board, place))];
    board.own += leg.own;
    board.other += leg.other;
    return leg.last;
  }
  /// Whether a last seed at `place` is taken up again, with what lies there.
  [[nodiscard]] bool goes_on(const RelayBoard& board, int place) const {
    return place != pits_ && seeds_at(board, place) > 1;
  }
  /// The same, until it has come to its end. Returns whether that is in the store.
  bool sow(RelayBoard& board, int place) const {
    do {
      place = leg(board, place);
    } while (goes_on(board, place));
    return place == pits_;
  }
  [[nodiscard]] int seeds_at(const RelayBoard& board, int place) const {
    return place <= pits_ ? row_pit(board.own, place) : row_pit(board.other, place - pits_ - 1);
  }
  [[nodiscard]] int banked(const RelayBoard& board) const { return row_pit(board.own, pits_); }
  /// The sower's pits alone.
  [[nodiscard]] Row pits_of(Row own) const { return own & ((Row{1} << (8 * pits_)) - 1); }

 private:
  struct Leg {
    Row own = 0;
    Row other = 0;
    int last = 0;
  };
  int pits_;
  std::array<std::array<Leg, kMaxSeeds + 1>, 2 * kMaxRowPits + 1> legs_{};
};

}  // namespace kalah
