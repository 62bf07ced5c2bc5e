#include "players/rules_player.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/sow_on.h"

namespace kalah {
namespace {

/// A legal sowing and all that the rules of thumb look at.
struct Candidate {
  int pit = 0;
  bool ends = false;
  /// Lead of the sower's side over the strongest other, stores only.
  int lead = 0;
  bool extra = false;
  int captured = 0;
  /// The most that the next player can capture with one sowing afterwards.
  int threatened = 0;
  int banked = 0;
  int seeds = 0;
};

int lead_of(const Rules& rules, const Position& position, int side) {
  const std::vector<int> stores = side_stores(rules, position);
  int best_other = 0;
  for (int other = 0; other < rules.sides(); ++other) {
    if (other != side) best_other = std::max(best_other, stores[static_cast<std::size_t>(other)]);
  }
  return stores[static_cast<std::size_t>(side)] - best_other;
}

/// The most that the mover captures from others with one sowing.
int best_capture(const RuleBook& book, const Position& position) {
  int most = 0;
  NoTracer none;
  for (unsigned left = legal_on(book, position); left != 0; left &= left - 1) {
    Position next = position;
    most = std::max(most, sow_on(book, next, std::countr_zero(left) + 1, none).captured);
  }
  return most;
}

Candidate look_at(const RuleBook& book, const Position& position, int pit) {
  const int me = position.mover;
  Position next = position;
  NoTracer none;
  Candidate candidate{.pit = pit, .seeds = position.cells[static_cast<std::size_t>(book.row(me) + pit - 1)]};
  const Outcome outcome = sow_on(book, next, pit, none);
  candidate.ends = next.over();
  candidate.lead = lead_of(book.rules(), next, book.rules().side_of(me));
  candidate.extra = outcome.extra;
  candidate.captured = outcome.captured;
  candidate.banked = outcome.banked;
  if (!next.over() && book.rules().side_of(next.mover) != book.rules().side_of(me)) {
    candidate.threatened = best_capture(book, next);
  }
  return candidate;
}

class Candidates {
 public:
  Candidates(const RuleBook& book, const Position& position) {
    // From the store outwards, so that the nearest comes first among equals.
    for (int pit = book.pits(); pit >= 1; --pit) {
      if ((legal_on(book, position) >> (pit - 1) & 1U) != 0) add(look_at(book, position, pit));
    }
  }

  /// Leaves those for which `worth` is largest.
  template <class Worth>
  void keep_best(Worth worth) {
    int most = worth(items_[0]);
    for (int i = 1; i < count_; ++i) most = std::max(most, worth(items_[static_cast<std::size_t>(i)]));
    const auto kept = std::remove_if(items_.begin(), items_.begin() + count_,
                                     [&](const Candidate& one) { return worth(one) != most; });
    count_ = static_cast<int>(kept - items_.begin());
  }
  [[nodiscard]] const Candidate& first() const { return items_[0]; }

 private:
  void add(const Candidate& candidate) { items_[static_cast<std::size_t>(count_++)] = candidate; }

  std::array<Candidate, kMaxPits> items_;
  int count_ = 0;
};

}  // namespace

Move rules_move(const Game& game) {
  assert(!game.over());
  const RuleBook book(game.rules());
  Position position = game.position();
  if (game.swap_offered() && lead_of(game.rules(), position, game.rules().side_of(position.mover)) < 0) {
    return Move::swap();
  }
  if (game.swap_offered()) position.phase = Phase::kUnderWay;
  Candidates candidates(book, position);
  // 1. Win at once, and 2. do not end a game that is not won.
  candidates.keep_best([](const Candidate& one) { return !one.ends ? 0 : one.lead > 0 ? 1 + one.lead : -1; });
  // 3. Finish in the store.
  candidates.keep_best([](const Candidate& one) { return one.extra ? one.pit : 0; });
  // 4. Capture more than you leave to be captured, and 5. save what is threatened.
  candidates.keep_best([](const Candidate& one) { return one.captured - one.threatened; });
  // 6. Bring seeds home.
  candidates.keep_best([](const Candidate& one) { return one.banked; });
  // 7. Keep the row thin: empty the fullest pit.
  candidates.keep_best([](const Candidate& one) { return one.seeds; });
  return Move{static_cast<std::uint8_t>(candidates.first().pit)};
}

}  // namespace kalah
