#include "kalah/sowing.h"

#include "core/sow_on.h"

namespace kalah {
namespace {

struct Recorder {
  static constexpr bool kActive = true;
  Trace& trace;

  void lift(int cell, int seeds) { trace.lifts.push_back({trace.path.size(), cell, seeds}); }
  void drop(int cell) { trace.path.push_back(static_cast<std::uint8_t>(cell)); }
  void capture(int own, int opposite, int own_seeds, int opposite_seeds) {
    trace.capture_own = own;
    trace.capture_opposite = opposite;
    if (own_seeds > 0) trace.capture.push_back({own, own_seeds});
    if (opposite_seeds > 0) trace.capture.push_back({opposite, opposite_seeds});
  }
  void end(const RuleBook& book, const Position& position, int last_mover) {
    sweep_of(book, position, last_mover, trace.sweep);
  }
};

}  // namespace

void sweep_of(const RuleBook& book, const Position& position, int last_mover, std::vector<Trace::Swept>& sweep) {
  for (int player = 0; player < book.players(); ++player) {
    const int to = heir(book, position, player, last_mover);
    for (int i = 0; i < book.pits(); ++i) {
      const int cell = book.row(player) + i;
      const int seeds = position.cells[static_cast<std::size_t>(cell)];
      if (seeds > 0) sweep.push_back({cell, seeds, to < 0 ? -1 : book.store(to)});
    }
  }
}

unsigned legal_pits(const Rules& rules, const Position& position) { return legal_on(RuleBook(rules), position); }

unsigned barred_pits(const Rules& rules, const Position& position) {
  if (position.over() || position.phase != Phase::kFirstSowing || rules.opening != Opening::kNoFirstPit) return 0;
  return position.cells[static_cast<std::size_t>(pit_cell(rules, position.mover, 1))] > 0 ? 1U : 0U;
}

bool swap_offered(const Rules& rules, const Position& position) {
  return rules.opening == Opening::kPie && !position.over() && position.phase == Phase::kSwapOffer;
}

Trace sow_traced(const Rules& rules, const Position& position, int pit) {
  const RuleBook book(rules);
  assert((legal_on(book, position) >> (pit - 1) & 1U) != 0);
  Trace trace;
  trace.player = position.mover;
  trace.pit = pit;
  trace.before = position;
  trace.after = position;
  Recorder recorder{trace};
  trace.outcome = sow_on(book, trace.after, pit, recorder);
  trace.in_store = trace.outcome.last == book.store(trace.player);
  return trace;
}

Outcome sow(const Rules& rules, Position& position, int pit) {
  const RuleBook book(rules);
  assert((legal_on(book, position) >> (pit - 1) & 1U) != 0);
  NoTracer none;
  return sow_on(book, position, pit, none);
}

}  // namespace kalah
