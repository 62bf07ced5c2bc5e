#include "builder/relay_kernel.h"

namespace kalah {

// As in the other kernel a value v of the mover is 128 + v while his sowings are being compared; stored is 128 - v.

RelayTables::RelayTables(const BuildRules& build_rules, const DatabaseIndex& database_index)
    : rules(build_rules), index(database_index), sower(build_rules.pits) {
  sets.reserve(static_cast<std::size_t>(index.seeds()) + 1);
  for (int sum = 0; sum <= index.seeds(); ++sum) sets.emplace_back(rules, sower, index, sum);
}

std::size_t RelayTables::bytes() const {
  std::size_t sum = sizeof(RelaySower);
  for (const RelayRows& set : sets) sum += set.bytes();
  return sum;
}

RelayKernel::RelayKernel(const RelayTables& tables, std::uint8_t* values)
    : tables_(tables), values_(values), line_(scratch_bytes(tables.index)) {}

std::size_t RelayKernel::scratch_bytes(const DatabaseIndex& index) { return index.rows(index.seeds() / 2); }

void RelayKernel::run(int n, int small) {
  if (small == 0) {
    fill_ended(tables_.rules, n, [&](int sum, std::uint8_t byte) {
      std::fill_n(block(n, sum), std::size_t{tables_.index.rows(sum)} * tables_.index.rows(n - sum), byte);
    });
    if (n == 0 || !tables_.rules.sows_alone()) return;
  }
  const int outer = n - small;
  const std::uint32_t outers = set(outer).count();
  const std::uint32_t inners = set(small).count();
  std::uint8_t* const outer_block = block(n, outer);
  std::uint8_t* const inner_block = block(n, small);
  for (std::uint32_t row = 0; row < outers; ++row) {
    // Where both rows have the same sum, what has a larger row across is done from the other side.
    const bool same = outer == small;
    const std::uint32_t end = same ? row + 1 : inners;
    for (std::uint32_t other = 0; other < end; ++other) {
      const auto quiet = [&](std::uint32_t after) { return inner_block[std::size_t{after} * inners + other]; };
      line_[other] = value(n, outer, row, other, quiet);
      outer_block[std::size_t{other} * outers + row] = line_[other];
    }
    if (small == 0) continue;
    std::uint8_t* const out = inner_block + std::size_t{row} * inners;
    const auto quiet = [&](std::uint32_t after) { return line_[after]; };
    for (std::uint32_t mover = 0; mover < (same ? row : inners); ++mover) {
      out[mover] = value(n, small, mover, row, quiet);
    }
  }
}

template <class Quiet>
std::uint8_t RelayKernel::value(int n, int mover_sum, std::uint32_t mover, std::uint32_t other, Quiet quiet) const {
  const Row other_row = set(n - mover_sum).row(other);
  int best = 0;
  for (const RelayStart& start : set(mover_sum).starts(mover)) {
    int here = 0;
    switch (start.kind) {
      case RelayStart::Kind::kQuiet: here = quiet(start.rank); break;
      case RelayStart::Kind::kStore: here = stored(n, mover_sum, start, other); break;
      case RelayStart::Kind::kCrosses: here = played(n, start, other_row); break;
    }
    best = std::max(best, here);
  }
  return static_cast<std::uint8_t>(256 - best);
}

int RelayKernel::stored(int n, int mover_sum, const RelayStart& start, std::uint32_t other) const {
  const DatabaseIndex& index = tables_.index;
  if (tables_.rules.extra) {
    return 257 - block(n - 1, mover_sum - 1)[std::size_t{other} * index.rows(mover_sum - 1) + start.rank];
  }
  const int other_sum = n - mover_sum;
  return 1 + block(n - 1, other_sum)[std::size_t{start.rank} * index.rows(other_sum) + other];
}

int RelayKernel::played(int n, const RelayStart& start, Row other) const {
  const RelaySower& sower = tables_.sower;
  const DatabaseIndex& index = tables_.index;
  RelayBoard board{start.row, other};
  const bool again = sower.sow(board, start.place) && tables_.rules.extra;
  const int gain = sower.banked(board);
  const Row own = sower.pits_of(board.own);
  const int left = n - gain;
  const int own_sum = row_sum(own);
  const int other_sum = left - own_sum;
  // The position that follows may be one that would go on if it were given.
  if (tables_.rules.mover_row && own == 0 && !again) return 128 + gain + tables_.rules.final_margin(0, left);
  const std::size_t own_rank = index.rank(own);
  const std::size_t other_rank = index.rank(board.other);
  if (again) return 256 + gain - block(left, own_sum)[other_rank * index.rows(own_sum) + own_rank];
  return gain + block(left, other_sum)[own_rank * index.rows(other_sum) + other_rank];
}

}  // namespace kalah
