#include "builder/split_kernel.h"

#include <algorithm>

#include "builder/square.h"

namespace kalah {

// Inside a kernel a value v of the mover is 128 + v while its sowings are being compared, so that 0 is less than any
// value; stored is 128 - v, which is the same number for the player before him.

BuildTables::BuildTables(const BuildRules& build_rules, const DatabaseIndex& database_index)
    : rules(build_rules), index(database_index) {
  sets.reserve(static_cast<std::size_t>(index.seeds()) + 1);
  for (int sum = 0; sum <= index.seeds(); ++sum) sets.emplace_back(rules, index, sum);
}

std::size_t BuildTables::bytes() const {
  std::size_t sum = 0;
  for (const RowSet& set : sets) sum += set.bytes();
  return sum;
}

SplitKernel::SplitKernel(const BuildTables& tables, std::uint8_t* values)
    : tables_(tables), values_(values), tile_(tile_bytes(tables.index)), stretch_(std::size_t{kTile} * kStretch) {}

SplitKernel::Shape SplitKernel::shape_of(const DatabaseIndex& index, int n, int small) {
  // The shorter lists stay in the nearest cache; but lists of a few rows are not worth a vector.
  const bool few = index.rows(small) < kTile;
  return few ? Shape{small, n - small} : Shape{n - small, small};
}

std::size_t SplitKernel::tile_bytes(const DatabaseIndex& index) {
  std::size_t most = 0;
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int small = 0; small <= n / 2; ++small) {
      const Shape shape = shape_of(index, n, small);
      const std::size_t rows = std::min<std::size_t>(kTile, whole_lanes(index.rows(shape.outer)));
      most = std::max(most, rows * line_bytes(index.rows(shape.inner)));
    }
  }
  return most;
}

std::size_t SplitKernel::scratch_bytes(const DatabaseIndex& index) {
  return tile_bytes(index) + std::size_t{kTile} * kStretch;
}

void SplitKernel::run(int n, int small) {
  if (small == 0) {
    fill_ended(tables_.rules, tables_.index, n, values_);
    if (n == 0 || !tables_.rules.sows_alone()) return;
  }
  const Shape shape = shape_of(tables_.index, n, small);
  prepare_inner_movers(n, shape);

  const bool same = shape.outer == shape.inner;
  const std::uint32_t outers = set(shape.outer).count;
  const std::uint32_t inners = set(shape.inner).count;
  const std::size_t line = line_bytes(inners);
  std::uint8_t* const outer_block = block(n, shape.outer);
  for (std::uint32_t first = 0; first < outers; first += kTile) {
    const std::uint32_t rows = std::min(kTile, outers - first);
    // Where both rows have the same sum, what stands before the tile is known from the other side.
    const std::uint32_t begin = same ? first : 0;
    if (shape.outer > 0) {
      transpose_in(outer_block + first, outers, begin, rows, tile_.data(), line);
      lower_layers(n, shape.outer, first, rows, begin, inners - begin, tile_.data() + begin, line);
    }
    for (std::uint32_t row = 0; row < rows; ++row) {
      std::uint8_t* const here = tile_.data() + row * line;
      if (shape.outer > 0) {
        outer_movers(n, shape, first + row, begin, here);
      } else {
        std::fill_n(here, inners, outer_block[0]);
      }
      inner_movers(n, shape, first + row, begin, here);
    }
    if (shape.outer > 0) {
      transpose_out(tile_.data() + begin, line, rows, inners - begin, outer_block + std::size_t{begin} * outers + first,
                    outers);
    }
  }
}

// What the sowings of the inner rows are worth that leave the layer, into their block.
void SplitKernel::prepare_inner_movers(int n, Shape shape) {
  const std::uint32_t inners = set(shape.inner).count;
  const std::uint32_t outers = set(shape.outer).count;
  for (std::uint32_t mover = 0; mover < inners; mover += kTile) {
    const std::uint32_t movers = std::min(kTile, inners - mover);
    const std::uint32_t end = shape.outer == shape.inner ? std::min(outers, mover + kTile) : outers;
    for (std::uint32_t other = 0; other < end; other += kStretch) {
      const std::uint32_t others = std::min(kStretch, end - other);
      lower_layers(n, shape.inner, mover, movers, other, others, stretch_.data(), kStretch);
      transpose_out(stretch_.data(), kStretch, movers, others,
                    block(n, shape.inner) + std::size_t{other} * inners + mover, inners);
    }
  }
}

// Finishes the positions in which `row` of the outer rows moves. Their quiet sowings lead to smaller rows.
void SplitKernel::outer_movers(int n, Shape shape, std::uint32_t row, std::uint32_t begin, std::uint8_t* line) {
  const RowSet& outer = set(shape.outer);
  const RowSet& inner = set(shape.inner);
  const std::uint8_t* from[kMaxRowPits];
  const std::uint8_t* where[kMaxRowPits];
  std::size_t always = 0;
  std::size_t masked = kMaxRowPits;
  for (std::uint32_t i = outer.move_begin[row]; i < outer.move_begin[row + 1]; ++i) {
    const RowMove& move = outer.moves[i];
    const std::uint8_t* const source = block(n, shape.inner) + std::size_t{move.rank} * inner.count;
    if (move.kind == RowMove::Kind::kQuiet) from[always++] = source;
    if (move.kind == RowMove::Kind::kQuietIf) {
      from[--masked] = source;
      where[masked] = inner.empty_at[move.arg].data();
    }
  }
  for (std::size_t at = begin; at < inner.count; at += kLanes) {
    Bytes16 best = load16(line + at);
    for (std::size_t i = 0; i < always; ++i) best = max16(best, load16(from[i] + at));
    for (std::size_t i = masked; i < kMaxRowPits; ++i) {
      best = max16(best, load16(from[i] + at) & load16(where[i] + at));
    }
    store16(line + at, all16(0) - best);
  }
}

// Finishes the positions in which an inner row moves and `row` of the outer rows stands across. `line` holds the values
// with the turn exchanged.
void SplitKernel::inner_movers(int n, Shape shape, std::uint32_t row, std::uint32_t begin, const std::uint8_t* line) {
  const RowSet& inner = set(shape.inner);
  const Row across = set(shape.outer).rows[row];
  const GatherPlan* plans[kMaxRowPits + 1] = {&inner.quiet};
  std::size_t used = 1;
  for (int pit = 0; pit < tables_.rules.pits; ++pit) {
    const GatherPlan& plan = inner.quiet_if[static_cast<std::size_t>(pit)];
    if (row_pit(across, pit) == 0 && !plan.empty()) plans[used++] = &plan;
  }
  const auto base = [line](std::uint8_t) { return line; };
  const auto value = [](Bytes16 picked, std::uint8_t) { return picked; };
  std::uint8_t* const out = block(n, shape.inner) + std::size_t{row} * inner.count;
  for (std::size_t at = begin; at < inner.count; at += kLanes) {
    Bytes16 best = load16(out + at);
    for (std::size_t i = 0; i < used; ++i) best = plans[i]->fold(at / kLanes, best, base, value);
    store_some(out + at, all16(0) - best, inner.count - at);
  }
}

}  // namespace kalah
