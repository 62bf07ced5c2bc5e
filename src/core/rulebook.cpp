#include "core/rulebook.h"

namespace kalah {

RuleBook::RuleBook(const Rules& rules)
    : rules_(rules), cells_(rules.cells()), ring_size_(rules.players * rules.pits + 1) {
  assert(check_rules(rules).ok());
  const int n = rules.pits;
  const int stride = n + 1;
  for (int player = 0; player < rules.players; ++player) {
    const auto p = static_cast<std::size_t>(player);
    int place = 0;
    for (int step = 0; step < cells_; ++step) {
      const int cell = (player * stride + step) % cells_;
      const bool foreign_store = cell % stride == n && cell / stride != player;
      if (foreign_store) continue;
      ring_[p][static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(cell);
      place_[p][static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(place);
      ++place;
    }
    assert(place == ring_size_);
    const int across = (player + rules.players / 2) % rules.players;
    for (int pit = 1; pit <= n; ++pit) {
      opposite_[static_cast<std::size_t>(player * stride + pit - 1)] =
          static_cast<std::uint8_t>(across * stride + n - pit);
    }
  }
}

namespace {

EndReason majority(const RuleBook& book, const Position& position) {
  if (book.rules().stop != Stop::kMajority) return EndReason::kNone;
  const int total = total_seeds(book.rules(), position);
  std::array<int, kMaxPlayers> sides{};
  for (int player = 0; player < book.players(); ++player) {
    const auto side = static_cast<std::size_t>(book.rules().side_of(player));
    sides[side] += position.cells[static_cast<std::size_t>(book.store(player))];
    if (2 * sides[side] > total) return EndReason::kMajority;
  }
  return EndReason::kNone;
}

}  // namespace

EndReason end_after(const RuleBook& book, const Position& position, int sower, int next) {
  switch (book.rules().end) {
    case End::kAnyRowEmpty:
      for (int player = 0; player < book.players(); ++player) {
        if (row_empty(book, position, player)) return EndReason::kRowEmpty;
      }
      break;
    case End::kMoverRowEmpty:
      if (row_empty(book, position, sower)) return EndReason::kMoverRowEmpty;
      if (row_empty(book, position, next)) return EndReason::kNoMove;
      break;
    case End::kNoMove:
      if (row_empty(book, position, next)) return EndReason::kNoMove;
      break;
  }
  return majority(book, position);
}

EndReason end_of_given(const RuleBook& book, const Position& position) {
  if (book.rules().end == End::kAnyRowEmpty) {
    for (int player = 0; player < book.players(); ++player) {
      if (row_empty(book, position, player)) return EndReason::kRowEmpty;
    }
  } else if (row_empty(book, position, position.mover)) {
    return EndReason::kNoMove;
  }
  return majority(book, position);
}

int heir(const RuleBook& book, const Position& position, int player, int last_mover) {
  switch (book.rules().rest) {
    case Rest::kOwner: return player;
    case Rest::kNobody: return -1;
    case Rest::kEmptier: break;
  }
  // Turns go round in order, so walking back from the last mover meets the rows by how recent their turn was.
  for (int back = 0; back < book.players(); ++back) {
    const int candidate = (last_mover - back + book.players()) % book.players();
    if (row_empty(book, position, candidate)) return candidate;
  }
  return player;
}

void finish(const RuleBook& book, Position& position, EndReason reason, int last_mover) {
  assert(reason != EndReason::kNone && !position.over());
  std::array<std::uint16_t, kMaxPlayers> gains{};
  for (int player = 0; player < book.players(); ++player) {
    unsigned row = 0;
    for (int i = 0; i < book.pits(); ++i) row += position.cells[static_cast<std::size_t>(book.row(player) + i)];
    const int to = heir(book, position, player, last_mover);
    if (to >= 0)
      gains[static_cast<std::size_t>(to)] = static_cast<std::uint16_t>(gains[static_cast<std::size_t>(to)] + row);
  }
  for (int player = 0; player < book.players(); ++player) {
    for (int i = 0; i < book.pits(); ++i) position.cells[static_cast<std::size_t>(book.row(player) + i)] = 0;
    auto& store = position.cells[static_cast<std::size_t>(book.store(player))];
    store = static_cast<std::uint16_t>(store + gains[static_cast<std::size_t>(player)]);
  }
  position.end = reason;
  position.mover = kNobody;
  position.phase = Phase::kUnderWay;
}

}  // namespace kalah
