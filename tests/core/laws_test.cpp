#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/helpers.h"

// The laws that docs/rules.md states for two players, 6 pits, single lap, ccw; each is checked from both seats.

namespace kalah {
namespace {

/// A board under way with up to `most` seeds in a pit, the mover at `mover`.
rc::Gen<Position> boards(int most) {
  // Full size from the first test on: small boards would nearly all have ended.
  return rc::gen::resize(
      rc::kNominalSize,
      rc::gen::map(rc::gen::pair(rc::gen::container<std::vector<int>>(14, rc::gen::inRange(0, most + 1)),
                                 rc::gen::inRange(0, 2)),
                   [](const std::pair<std::vector<int>, int>& raw) {
                     Position position;
                     for (std::size_t i = 0; i < raw.first.size(); ++i)
                       position.cells[i] = static_cast<std::uint16_t>(raw.first[i]);
                     position.mover = static_cast<std::uint8_t>(raw.second);
                     return position;
                   }));
}

bool playable(const Rules& rules, const Position& position) {
  return !position_of(rules, print_position(rules, position)).over();
}

template <class Law>
void for_every_sowing(const Rules& rules, const Position& position, Law law) {
  for (int pit = 1; pit <= rules.pits; ++pit) {
    if ((legal_pits(rules, position) >> (pit - 1) & 1U) != 0) law(pit, sow_traced(rules, position, pit));
  }
}

const char* const kCaptures[] = {"none", "standard", "always", "seeds-only", "own-only"};

RC_GTEST_PROP(Laws, TheTotalIsConstantAndTheOtherStoreUntouched, ()) {
  const Rules rules = rules_of(std::string("6x6,capture=") + *rc::gen::elementOf(std::vector<std::string>(
                                                                 std::begin(kCaptures), std::end(kCaptures))));
  const Position position = *boards(30);
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int, const Trace& trace) {
    RC_ASSERT(total_seeds(rules, trace.after) == total_seeds(rules, position));
    int swept = 0;
    const int other = 1 - position.mover;
    for (const Trace::Swept& move : trace.sweep) swept += move.store == store_cell(rules, other) ? move.seeds : 0;
    const auto store = static_cast<std::size_t>(store_cell(rules, other));
    RC_ASSERT(trace.after.cells[store] == position.cells[store] + swept);
  });
}

RC_GTEST_PROP(Laws, TheLastSeedReachesTheStoreExactlyByTheRemainder, ()) {
  const Rules rules = rules_of("6x6");
  const Position position = *boards(40);
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int pit, const Trace& trace) {
    const int seeds = position.cells[static_cast<std::size_t>(pit_cell(rules, position.mover, pit))];
    const bool in_store = seeds % 13 == 7 - pit;
    RC_ASSERT(trace.in_store == in_store);
    RC_ASSERT(trace.outcome.extra == (in_store && trace.outcome.end == EndReason::kNone));
  });
}

RC_GTEST_PROP(Laws, ACaptureNeedsAtMostThirteenAndThirteenAlwaysCapture, ()) {
  const Rules rules = rules_of(*rc::gen::element<std::string>("6x6", "6x6,capture=always"));
  Position position = *boards(16);
  const int pit = *rc::gen::inRange(1, 7);
  if (*rc::gen::arbitrary<bool>()) position.cells[static_cast<std::size_t>(pit_cell(rules, position.mover, pit))] = 13;
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int from, const Trace& trace) {
    const int seeds = position.cells[static_cast<std::size_t>(pit_cell(rules, position.mover, from))];
    if (seeds > 13) RC_ASSERT(trace.capture.empty());
    if (seeds == 13) RC_ASSERT(trace.outcome.captured >= 2);
    if (!trace.capture.empty()) RC_ASSERT(!trace.outcome.extra);
  });
}

RC_GTEST_PROP(Laws, ExchangingThePlayersExchangesTheResult, ()) {
  const Rules rules = rules_of("6x6,rest=" + *rc::gen::element<std::string>("owner", "emptier", "nobody") +
                               ",end=" + *rc::gen::element<std::string>("any-row-empty", "mover-row-empty", "no-move"));
  const Position position = *boards(3);
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int pit, const Trace& trace) {
    Position exchanged = rotated(rules, position);
    sow(rules, exchanged, pit);
    RC_ASSERT(exchanged.cells == rotated(rules, trace.after).cells);
    RC_ASSERT(exchanged.over() == trace.after.over());
  });
}

RC_GTEST_PROP(Laws, TheGameIsOverOrTheMoverHasALegalPit, ()) {
  const Rules rules =
      rules_of("6x6,end=" + *rc::gen::element<std::string>("any-row-empty", "mover-row-empty", "no-move"));
  const Position position = *boards(2);
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int, const Trace& trace) {
    RC_ASSERT(trace.after.over() == (legal_pits(rules, trace.after) == 0));
    RC_ASSERT(trace.after.over() == (trace.outcome.end != EndReason::kNone));
  });
}

RC_GTEST_PROP(Laws, ASowingThatBanksNothingMovesSeedsNearerToTheirStore, ()) {
  const Rules rules = rules_of("6x6," + *rc::gen::element<std::string>("sow=ccw", "sow=cw"));
  const Position position = *boards(4);
  RC_PRE(playable(rules, position));
  const auto distance = [&](const Position& at) {
    int sum = 0;
    for (int player = 0; player < 2; ++player) {
      for (int pit = 1; pit <= 6; ++pit)
        sum += (7 - pit) * at.cells[static_cast<std::size_t>(pit_cell(rules, player, pit))];
    }
    return sum;
  };
  for_every_sowing(rules, position, [&](int, const Trace& trace) {
    if (trace.outcome.banked == 0 && !trace.after.over()) RC_ASSERT(distance(trace.after) < distance(position));
  });
}

RC_GTEST_PROP(Laws, TheTraceTellsTheWholeSowing, ()) {
  const Rules rules =
      rules_of(*rc::gen::element<std::string>("6x6", "6x6,capture=always", "6x6,capture=seeds-only", "6x6,lap=relay",
                                              "6x6,sow=cross", "6x6,rest=nobody", "6x6,rest=emptier"));
  const Position position = *boards(20);
  RC_PRE(playable(rules, position));
  for_every_sowing(rules, position, [&](int pit, const Trace& trace) {
    // Replaying the trace alone gives the board after.
    auto cells = position.cells;
    std::size_t lift = 0;
    for (std::size_t i = 0; i <= trace.path.size(); ++i) {
      while (lift < trace.lifts.size() && trace.lifts[lift].at == i) {
        auto& from = cells[static_cast<std::size_t>(trace.lifts[lift].cell)];
        RC_ASSERT(static_cast<int>(from) == trace.lifts[lift].seeds);
        from = 0;
        ++lift;
      }
      if (i < trace.path.size()) ++cells[trace.path[i]];
    }
    RC_ASSERT(lift == trace.lifts.size());
    RC_ASSERT(static_cast<int>(trace.path.back()) == trace.outcome.last);
    auto& store = cells[static_cast<std::size_t>(store_cell(rules, trace.player))];
    int captured = 0;
    for (const Trace::Taken& taken : trace.capture) {
      RC_ASSERT(static_cast<int>(cells[static_cast<std::size_t>(taken.cell)]) == taken.seeds);
      cells[static_cast<std::size_t>(taken.cell)] = 0;
      store = static_cast<std::uint16_t>(store + taken.seeds);
      captured += taken.seeds;
    }
    RC_ASSERT(captured == trace.outcome.captured);
    for (const Trace::Swept& swept : trace.sweep) {
      RC_ASSERT(static_cast<int>(cells[static_cast<std::size_t>(swept.cell)]) == swept.seeds);
      cells[static_cast<std::size_t>(swept.cell)] = 0;
      if (swept.store >= 0)
        cells[static_cast<std::size_t>(swept.store)] =
            static_cast<std::uint16_t>(cells[static_cast<std::size_t>(swept.store)] + swept.seeds);
    }
    RC_ASSERT(cells == trace.after.cells);
    Position plain = position;
    const Outcome outcome = sow(rules, plain, pit);
    RC_ASSERT(plain == trace.after);
    RC_ASSERT(outcome.banked == trace.outcome.banked);
  });
}

RC_GTEST_PROP(Laws, ParsingWhatWasPrintedGivesItBack, ()) {
  const Rules rules = rules_of("6x6");
  const Position position = *boards(300);
  RC_PRE(playable(rules, position));
  RC_ASSERT(position_of(rules, print_position(rules, position)) == position);
  const auto kgp = parse_kgp_board(rules, print_kgp_board(rules, position));
  RC_ASSERT(kgp.ok());
  RC_ASSERT(print_kgp_board(rules, *kgp) == print_kgp_board(rules, position));
}

}  // namespace
}  // namespace kalah
