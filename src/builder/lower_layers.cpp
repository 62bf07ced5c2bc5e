#include <algorithm>

#include "builder/split_kernel.h"
#include "builder/square.h"

// The sowings that leave the layer being built: for a tile of movers and a stretch of others, a line a mover.

namespace kalah {

void SplitKernel::lower_layers(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                               std::uint32_t others, std::uint8_t* out, std::size_t stride) {
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
void SplitKernel::extra_moves(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                              std::uint32_t others, std::uint8_t* out, std::size_t stride) {
  const GatherPlan& plan = set(mover_sum).extra;
  const std::uint8_t* const source = block(n - 1, mover_sum - 1);
  const std::size_t width = set(mover_sum - 1).count;
  const auto value = [](Bytes16 picked, std::uint8_t) { return all16(1) - picked; };
  for (std::uint32_t column = 0; column < others; column += kLanes) {
    const std::size_t wide = std::min<std::size_t>(kLanes, others - column);
    for (std::uint32_t row = 0; row < movers; row += kLanes) {
      Bytes16 square[kLanes] = {};
      for (std::size_t i = 0; i < wide; ++i) {
        const std::uint8_t* const from = source + (other + column + i) * width;
        square[i] = plan.fold((mover + row) / kLanes, square[i], [from](std::uint8_t) { return from; }, value);
      }
      transpose16(square);
      for (std::size_t i = 0; i < kLanes; ++i) store16(out + (row + i) * stride + column, square[i]);
    }
  }
}

void SplitKernel::pass(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
                       std::uint8_t* out) {
  const int sum = other_sum + move.arg;
  const std::uint8_t* const from = block(n - move.gain, sum) + std::size_t{move.rank} * set(sum).count;
  const Bytes16 gain = all16(move.gain);
  if (move.arg == 0) {
    for (std::uint32_t at = 0; at < others; at += kLanes) {
      store16(out + at, max16(load16(out + at), load16(from + other + at) + gain));
    }
    return;
  }
  const GatherPlan& plan = set(other_sum).added[static_cast<std::size_t>(move.arg) - 1];
  const auto base = [from](std::uint8_t) { return from; };
  const auto value = [gain](Bytes16 picked, std::uint8_t) { return picked + gain; };
  for (std::uint32_t at = 0; at < others; at += kLanes) {
    store16(out + at, plan.fold((other + at) / kLanes, load16(out + at), base, value));
  }
}

void SplitKernel::capture(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
                          std::uint8_t* out) {
  const std::uint8_t* from[DatabaseIndex::kMaxSeeds + 1];
  for (int taken = 0; taken <= other_sum; ++taken) {
    const int sum = other_sum - taken;
    // With nothing gained nothing is captured: no plan has a source there.
    from[taken] =
        move.gain + taken == 0 ? values_ : block(n - move.gain - taken, sum) + std::size_t{move.rank} * set(sum).count;
  }
  const GatherPlan& plan = set(other_sum).emptied[move.arg];
  const auto base = [&from](std::uint8_t taken) { return from[taken]; };
  const auto value = [&move](Bytes16 picked, std::uint8_t taken) {
    return picked + all16(static_cast<unsigned>(move.gain) + taken);
  };
  for (std::uint32_t at = 0; at < others; at += kLanes) {
    store16(out + at, plan.fold((other + at) / kLanes, load16(out + at), base, value));
  }
}

void SplitKernel::play(int n, Row mover_row, int pit, int other_sum, std::uint32_t other, std::uint32_t others,
                       std::uint8_t* out) {
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
  const std::uint64_t own_rank = index.rank(own);
  for (std::uint32_t i = 0; i < others; ++i) {
    Row there = set(other_sum).rows[other + i] + dropped;
    if (takes_across) there = row_with(there, pits - 1 - sown.last, 0);
    const int there_sum = row_sum(there);
    const int left = own_sum + there_sum;
    const int gain = n - left;
    const std::uint64_t there_rank = index.rank(there);
    const std::uint64_t child = again ? index.block(left, own_sum) + there_rank * index.rows(own_sum) + own_rank
                                      : index.block(left, there_sum) + own_rank * index.rows(there_sum) + there_rank;
    const int value = again ? gain - values_[child] : gain + values_[child];
    out[i] = std::max(out[i], static_cast<std::uint8_t>(value));
  }
}

}  // namespace kalah
