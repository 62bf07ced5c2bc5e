#include "builder/split_kernel.h"

#include <algorithm>

#include "builder/square.h"

namespace kalah {

// Inside a kernel a value v of the mover is 128 + v while its sowings are being compared, so that 0 is less than any
// value; stored is 128 - v, which is the same number for the player before him.

template <class Store>
SplitKernel<Store>::SplitKernel(const BuildTables& tables, Database& database)
    : tables_(tables),
      store_(database),
      lower_(tables, store_),
      tile_(tile_bytes(tables.index)),
      stretch_(std::size_t{kTile} * kStretch),
      inner_memory_(kPacked ? block_bytes(tables.index) : 0) {}

template <class Store>
typename SplitKernel<Store>::Shape SplitKernel<Store>::shape_of(const DatabaseIndex& index, int n, int small) {
  // The shorter lists stay in the nearest cache; but lists of a few rows are not worth a vector.
  const bool few = index.rows(small) < kTile;
  return few ? Shape{small, n - small} : Shape{n - small, small};
}

template <class Store>
std::size_t SplitKernel<Store>::tile_bytes(const DatabaseIndex& index) {
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

template <class Store>
std::uint64_t SplitKernel<Store>::block_bytes(const DatabaseIndex& index) {
  std::uint64_t most = 0;
  for (int sum = 0; sum <= index.seeds(); ++sum) {
    most = std::max(most, std::uint64_t{index.rows(sum)} * index.rows(index.seeds() - sum));
  }
  // Whole vectors may be read and written across the end.
  return most + 2 * kTile;
}

template <class Store>
std::size_t SplitKernel<Store>::scratch_bytes(const DatabaseIndex& index) {
  return tile_bytes(index) + std::size_t{kTile} * kStretch +
         (kPacked ? static_cast<std::size_t>(block_bytes(index)) : 0);
}

template <class Store>
void SplitKernel<Store>::fill_block(int n, int mover_sum, std::uint8_t byte) {
  const std::uint32_t width = set(mover_sum).count;
  const std::uint32_t others = set(n - mover_sum).count;
  if constexpr (kPacked) {
    const std::vector<std::uint8_t> line(width + kLanes, byte);
    for (std::uint32_t other = 0; other < others; ++other)
      store_.layers().write(n, mover_sum, other, 0, width, line.data());
  } else {
    std::fill_n(store_.block(n, mover_sum), std::size_t{width} * others, byte);
  }
}

template <class Store>
void SplitKernel<Store>::run(int n, int small) {
  if (small == 0) {
    fill_ended(tables_.rules, n, [&](int sum, std::uint8_t byte) { fill_block(n, sum, byte); });
    if (n == 0 || !tables_.rules.sows_alone()) return;
  }
  const Shape shape = shape_of(tables_.index, n, small);
  const bool same = shape.outer == shape.inner;
  const std::uint32_t outers = set(shape.outer).count;
  const std::uint32_t inners = set(shape.inner).count;
  const std::size_t line = line_bytes(inners);
  if constexpr (kPacked) {
    inner_block_ = inner_memory_.data();
  } else {
    inner_block_ = store_.block(n, shape.inner);
  }
  prepare_inner_movers(n, shape);

  for (std::uint32_t first = 0; first < outers; first += kTile) {
    const std::uint32_t rows = std::min(kTile, outers - first);
    // Where both rows have the same sum, what stands before the tile is known from the other side.
    const std::uint32_t begin = same ? first : 0;
    if (shape.outer > 0) {
      if (same) transpose_in(inner_block_ + first, outers, begin, rows, tile_.data(), line);
      lower_.fill(n, shape.outer, first, rows, begin, inners - begin, tile_.data() + begin, line);
    }
    for (std::uint32_t row = 0; row < rows; ++row) {
      std::uint8_t* const here = tile_.data() + row * line;
      if (shape.outer > 0) {
        outer_movers(shape, first + row, begin, here);
      } else {
        std::fill_n(here, inners, store_.byte(n, 0, 0, 0));
      }
      inner_movers(shape, first + row, begin, here);
    }
    if (shape.outer > 0) write_tile(n, shape, first, rows, begin);
  }
  if constexpr (kPacked) store_.layers().write_block(n, shape.inner, inner_block_);
}

// The positions in which the rows of the tile move, from column `begin` on, into their block.
template <class Store>
void SplitKernel<Store>::write_tile(int n, Shape shape, std::uint32_t first, std::uint32_t rows, std::uint32_t begin) {
  const std::uint32_t outers = set(shape.outer).count;
  const std::uint32_t inners = set(shape.inner).count;
  const std::size_t line = line_bytes(inners);
  if (!kPacked || shape.outer == shape.inner) {
    std::uint8_t* block = inner_block_;
    if constexpr (!kPacked) block = store_.block(n, shape.outer);
    transpose_out(tile_.data() + begin, line, rows, inners - begin, block + std::size_t{begin} * outers + first,
                  outers);
    return;
  }
  if constexpr (kPacked) {
    std::uint8_t turned[kLanes * kTile + kLanes];
    for (std::uint32_t column = 0; column < inners; column += kLanes) {
      const auto wide = std::min<std::uint32_t>(kLanes, inners - column);
      transpose_out(tile_.data() + column, line, rows, wide, turned, kTile);
      for (std::uint32_t i = 0; i < wide; ++i) {
        store_.layers().write(n, shape.outer, column + i, first, rows, turned + i * kTile);
      }
    }
  }
}

// What the sowings of the inner rows are worth that leave the layer, into their block.
template <class Store>
void SplitKernel<Store>::prepare_inner_movers(int n, Shape shape) {
  const std::uint32_t inners = set(shape.inner).count;
  const std::uint32_t outers = set(shape.outer).count;
  for (std::uint32_t mover = 0; mover < inners; mover += kTile) {
    const std::uint32_t movers = std::min(kTile, inners - mover);
    const std::uint32_t end = shape.outer == shape.inner ? std::min(outers, mover + kTile) : outers;
    for (std::uint32_t other = 0; other < end; other += kStretch) {
      const std::uint32_t others = std::min(kStretch, end - other);
      lower_.fill(n, shape.inner, mover, movers, other, others, stretch_.data(), kStretch);
      transpose_out(stretch_.data(), kStretch, movers, others, inner_block_ + std::size_t{other} * inners + mover,
                    inners);
    }
  }
}

// Finishes the positions in which `row` of the outer rows moves. Their quiet sowings lead to smaller rows.
template <class Store>
void SplitKernel<Store>::outer_movers(Shape shape, std::uint32_t row, std::uint32_t begin, std::uint8_t* line) {
  const RowSet& outer = set(shape.outer);
  const RowSet& inner = set(shape.inner);
  const std::uint8_t* from[kMaxRowPits];
  const std::uint8_t* where[kMaxRowPits];
  std::size_t always = 0;
  std::size_t masked = kMaxRowPits;
  for (std::uint32_t i = outer.move_begin[row]; i < outer.move_begin[row + 1]; ++i) {
    const RowMove& move = outer.moves[i];
    const std::uint8_t* const source = inner_block_ + std::size_t{move.rank} * inner.count;
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
template <class Store>
void SplitKernel<Store>::inner_movers(Shape shape, std::uint32_t row, std::uint32_t begin, const std::uint8_t* line) {
  const RowSet& inner = set(shape.inner);
  const Row across = set(shape.outer).rows[row];
  const GatherPlan* plans[kMaxRowPits + 1] = {&inner.quiet};
  std::size_t used = 1;
  for (int pit = 0; pit < tables_.rules.pits; ++pit) {
    const GatherPlan& plan = inner.quiet_if[static_cast<std::size_t>(pit)];
    if (row_pit(across, pit) == 0 && !plan.empty()) plans[used++] = &plan;
  }
  const auto load = [line](std::uint8_t, std::uint32_t from) { return load16(line + from); };
  const auto value = [](Bytes16 picked, std::uint8_t) { return picked; };
  std::uint8_t* const out = inner_block_ + std::size_t{row} * inner.count;
  for (std::size_t at = begin; at < inner.count; at += kLanes) {
    Bytes16 best = load16(out + at);
    for (std::size_t i = 0; i < used; ++i) best = plans[i]->fold(at / kLanes, best, load, value);
    store_some(out + at, all16(0) - best, inner.count - at);
  }
}

template class SplitKernel<ByteStore>;
template class SplitKernel<PackedStore>;

}  // namespace kalah
