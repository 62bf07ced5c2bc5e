#pragma once

#include "core/rulebook.h"
#include "kalah/sowing.h"

namespace kalah {

/// Watches nothing: what the search and perft use.
struct NoTracer {
  static constexpr bool kActive = false;
};

/// What the end of the game moves: every seed still in a pit, before finish() counts it.
void sweep_of(const RuleBook& book, const Position& position, int last_mover, std::vector<Trace::Swept>& sweep);

namespace detail {

/// Empties `cells[ring[from]]` and drops its seeds one by one from the next cell on, in direction `step` (1 or -1).
/// Returns the ring place of the last seed.
template <class Tracer>
inline int sow_leg(const RuleBook& book, Position& position, const std::uint8_t* ring, int from, int step,
                   Tracer& tracer) {
  const int size = book.ring_size();
  std::uint16_t* cells = position.cells.data();
  int seeds = cells[ring[from]];
  if constexpr (Tracer::kActive) {
    tracer.lift(ring[from], seeds);
    int place = from;
    for (int k = 0; k < seeds; ++k) {
      place += step;
      if (place == size) place = 0;
      if (place < 0) place = size - 1;
      tracer.drop(ring[place]);
    }
  }
  cells[ring[from]] = 0;
  while (seeds >= size) {
    // Whole laps give every cell of the ring, the emptied pit included, one seed each.
    const int laps = seeds / size;
    for (int i = 0; i < size; ++i) cells[ring[i]] = static_cast<std::uint16_t>(cells[ring[i]] + laps);
    seeds -= laps * size;
  }
  int place = from;
  if (step > 0) {
    const int straight = seeds < size - 1 - from ? seeds : size - 1 - from;
    for (int k = 1; k <= straight; ++k) ++cells[ring[from + k]];
    for (int k = 0; k < seeds - straight; ++k) ++cells[ring[k]];
    place = from + seeds;
    if (place >= size) place -= size;
  } else {
    for (int k = 0; k < seeds; ++k) {
      place = place == 0 ? size - 1 : place - 1;
      ++cells[ring[place]];
    }
  }
  return place;
}

/// Captures into the mover's store after the last seed fell into his own pit at `cell`; returns the seeds taken.
template <class Tracer>
inline int capture_at(const RuleBook& book, Position& position, int cell, int store, Tracer& tracer) {
  std::uint16_t* cells = position.cells.data();
  const int across = book.opposite(cell);
  const int there = cells[across];
  bool take_own = false;
  bool take_there = false;
  switch (book.rules().capture) {
    case Capture::kNone: return 0;
    case Capture::kStandard: take_own = take_there = there > 0; break;
    case Capture::kAlways: take_own = take_there = true; break;
    case Capture::kSeedsOnly: take_there = there > 0; break;
    case Capture::kOwnOnly: take_own = true; break;
  }
  // A row may lie opposite itself in no form of the game, so the two pits differ.
  const int seeds = (take_own ? 1 : 0) + (take_there ? there : 0);
  if constexpr (Tracer::kActive) tracer.capture(cell, across, take_own ? 1 : 0, take_there ? there : 0);
  if (take_own) cells[cell] = 0;
  if (take_there) cells[across] = 0;
  cells[store] = static_cast<std::uint16_t>(cells[store] + seeds);
  return seeds;
}

inline Phase next_phase(const Rules& rules, Phase phase, bool extra) {
  if (phase == Phase::kUnderWay || phase == Phase::kSwapOffer) return Phase::kUnderWay;
  if (extra) return Phase::kFirstTurn;
  return rules.opening == Opening::kPie ? Phase::kSwapOffer : Phase::kUnderWay;
}

}  // namespace detail

/// Plays one sowing of any rules. Precondition: `pit` (1-based) is legal. Allocates nothing.
template <class Tracer>
inline Outcome sow_on(const RuleBook& book, Position& position, int pit, Tracer& tracer) {
  const Rules& rules = book.rules();
  const int me = position.mover;
  const int store = book.store(me);
  const std::uint8_t* ring = book.ring(me);
  std::uint16_t* cells = position.cells.data();
  const int banked_before = cells[store];
  Outcome outcome;

  // 1. Sow, in relay as long as the last seed falls into a pit that held seeds.
  int place = pit - 1;
  const int step = rules.sow == Sow::kCross && (cells[ring[place]] & 1) != 0 ? -1 : 1;
  do {
    place = detail::sow_leg(book, position, ring, place, step, tracer);
  } while (rules.lap == Lap::kRelay && place != rules.pits && cells[ring[place]] > 1);
  outcome.last = ring[place];

  // 2. Capture.
  if (rules.lap == Lap::kSingle && place < rules.pits && cells[ring[place]] == 1) {
    outcome.captured = detail::capture_at(book, position, ring[place], store, tracer);
  }
  outcome.banked = cells[store] - banked_before;

  // 3. End, 4. extra move.
  const bool in_store = place == rules.pits;
  const bool in_first_turn = position.phase == Phase::kFirstSowing || position.phase == Phase::kFirstTurn;
  const bool extra = in_store && (rules.extra == Extra::kYes || (rules.extra == Extra::kNotFirst && !in_first_turn));
  const int next = extra ? me : book.next_player(me);
  outcome.end = end_after(book, position, me, next);
  if (outcome.end != EndReason::kNone) {
    if constexpr (Tracer::kActive) tracer.end(book, position, me);
    finish(book, position, outcome.end, me);
    return outcome;
  }
  outcome.extra = extra;
  position.phase = detail::next_phase(rules, position.phase, extra);
  position.mover = static_cast<std::uint8_t>(next);
  return outcome;
}

/// Pits the mover may sow as bits, as in legal_pits().
inline unsigned legal_on(const RuleBook& book, const Position& position) {
  if (position.over()) return 0;
  const std::uint16_t* row = position.cells.data() + book.row(position.mover);
  unsigned mask = 0;
  for (int i = 0; i < book.pits(); ++i) mask |= (row[i] != 0 ? 1U : 0U) << i;
  if (position.phase == Phase::kFirstSowing && book.rules().opening == Opening::kNoFirstPit) mask &= ~1U;
  return mask;
}

}  // namespace kalah
