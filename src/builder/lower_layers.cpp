#include "builder/lower_layers.h"

#include <algorithm>

#include "builder/layer_store.h"
#include "builder/square.h"

namespace kalah {

BuildTables::BuildTables(const BuildRules& build_rules, const DatabaseIndex& database_index, std::uint32_t align)
    : rules(build_rules), index(database_index) {
  sets.reserve(static_cast<std::size_t>(index.seeds()) + 1);
  for (int sum = 0; sum <= index.seeds(); ++sum) sets.emplace_back(rules, index, sum, align);
}

std::size_t BuildTables::bytes() const {
  std::size_t sum = 0;
  for (const RowSet& set : sets) sum += set.bytes();
  return sum;
}

template <class Store>
void LowerLayers<Store>::fill(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                              std::uint32_t others, std::uint8_t* out, std::size_t stride) const {
  if (tables_.rules.extra) {
    extra_moves(n, mover_sum, mover, movers, other, others, out, stride);
  } else {
    for (std::uint32_t row = 0; row < movers; ++row)
      std::fill_n(out + row * stride, whole_lanes(others), std::uint8_t{0});
  }
  const RowSet& own = set(mover_sum);
  const int other_sum = n - mover_sum;
  for (std::uint32_t row = 0; row < movers; ++row) {
    std::uint8_t* const line = out + row * stride;
    for (std::uint32_t i = own.move_begin[mover + row]; i < own.move_begin[mover + row + 1]; ++i) {
      const RowMove& move = own.moves[i];
      switch (move.kind) {
        case RowMove::Kind::kPass: pass(n, move, other_sum, other, others, line); break;
        case RowMove::Kind::kCapture: capture(n, move, other_sum, other, others, line); break;
        case RowMove::Kind::kOther: play(n, own.rows[mover + row], move.pit, other_sum, other, others, line); break;
        case RowMove::Kind::kQuiet:
        case RowMove::Kind::kQuietIf: break;
      }
    }
  }
}

// Their sources lie side by side for the movers, not for the others: worked out a row of the block at a time, then
// turned.
template <class Store>
void LowerLayers<Store>::extra_moves(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers,
                                     std::uint32_t other, std::uint32_t others, std::uint8_t* out,
                                     std::size_t stride) const {
  const GatherPlan& plan = set(mover_sum).extra;
  const auto value = [](Bytes16 picked, std::uint8_t) { return all16(1) - picked; };
  for (std::uint32_t column = 0; column < others; column += kLanes) {
    const std::size_t wide = std::min<std::size_t>(kLanes, others - column);
    typename Store::Line lines[kLanes];
    for (std::uint32_t i = 0; i < wide; ++i) lines[i] = store_.line(n - 1, mover_sum - 1, other + column + i);
    for (std::uint32_t row = 0; row < movers; row += kLanes) {
      Bytes16 square[kLanes] = {};
      for (std::size_t i = 0; i < wide; ++i) {
        const auto load = [&line = lines[i]](std::uint8_t, std::uint32_t from) { return line.load(from); };
        square[i] = plan.fold((mover + row) / kLanes, square[i], load, value);
      }
      transpose16(square);
      for (std::size_t i = 0; i < kLanes; ++i) store16(out + (row + i) * stride + column, square[i]);
    }
  }
}

template <class Store>
void LowerLayers<Store>::pass(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
                              std::uint8_t* out) const {
  const int sum = other_sum + move.arg;
  const auto line = store_.line(n - move.gain, sum, move.rank);
  const Bytes16 gain = all16(move.gain);
  if (move.arg == 0) {
    for (std::uint32_t at = 0; at < others; at += kLanes) {
      store16(out + at, max16(load16(out + at), line.load(other + at) + gain));
    }
    return;
  }
  const GatherPlan& plan = set(other_sum).added[static_cast<std::size_t>(move.arg) - 1];
  const auto load = [&line](std::uint8_t, std::uint32_t from) { return line.load(from); };
  const auto value = [gain](Bytes16 picked, std::uint8_t) { return picked + gain; };
  for (std::uint32_t at = 0; at < others; at += kLanes) {
    store16(out + at, plan.fold((other + at) / kLanes, load16(out + at), load, value));
  }
}

template <class Store>
void LowerLayers<Store>::capture(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
                                 std::uint8_t* out) const {
  typename Store::Line lines[DatabaseIndex::kMaxSeeds + 1];
  // With nothing gained nothing is captured: no plan has a source there.
  for (int taken = move.gain == 0 ? 1 : 0; taken <= other_sum; ++taken) {
    lines[taken] = store_.line(n - move.gain - taken, other_sum - taken, move.rank);
  }
  const GatherPlan& plan = set(other_sum).emptied[move.arg];
  const auto load = [&lines](std::uint8_t taken, std::uint32_t from) { return lines[taken].load(from); };
  const auto value = [&move](Bytes16 picked, std::uint8_t taken) {
    return picked + all16(static_cast<unsigned>(move.gain) + taken);
  };
  for (std::uint32_t at = 0; at < others; at += kLanes) {
    store16(out + at, plan.fold((other + at) / kLanes, load16(out + at), load, value));
  }
}

template <class Store>
void LowerLayers<Store>::play(int n, Row mover_row, int pit, int other_sum, std::uint32_t other, std::uint32_t others,
                              std::uint8_t* out) const {
  const DatabaseIndex& index = tables_.index;
  const int pits = tables_.rules.pits;
  const SownRow sown = sow_row(mover_row, pit, pits);
  Row dropped = 0;
  for (int i = 0; i < sown.dropped; ++i) dropped += Row{1} << (8 * (i % pits));
  // Captures come here only after a whole lap, so that there is always a seed across to take.
  const bool captures = sown.in_empty && tables_.rules.capture != Capture::kNone;
  const bool takes_own = captures && tables_.rules.capture != Capture::kSeedsOnly;
  const bool takes_across = captures && tables_.rules.capture != Capture::kOwnOnly;
  const bool again = sown.last == pits && tables_.rules.extra;
  const Row own = takes_own ? row_with(sown.row, sown.last, 0) : sown.row;
  const int own_sum = row_sum(own);
  const std::uint32_t own_rank = index.rank(own);
  for (std::uint32_t i = 0; i < others; ++i) {
    Row there = set(other_sum).rows[other + i] + dropped;
    if (takes_across) there = row_with(there, pits - 1 - sown.last, 0);
    const int there_sum = row_sum(there);
    const int left = own_sum + there_sum;
    const int gain = n - left;
    const std::uint32_t there_rank = index.rank(there);
    const int stored =
        again ? store_.byte(left, own_sum, there_rank, own_rank) : store_.byte(left, there_sum, own_rank, there_rank);
    const int value = again ? gain - stored : gain + stored;
    out[i] = std::max(out[i], static_cast<std::uint8_t>(value));
  }
}

template class LowerLayers<ByteStore>;
template class LowerLayers<PackedStore>;

}  // namespace kalah
