#include "proof/statement_code.h"

#include <bit>

namespace kalah {
namespace {

constexpr unsigned kHighBits = 3;

int seeds_of(const RowPair& rows) { return row_sum(rows.mover) + row_sum(rows.other); }

void write_step(std::uint64_t step, StatementModel& model, BitWriter& to) {
  const auto length = static_cast<unsigned>(std::bit_width(step));
  model.length.write(to, length);
  // The highest bit is always 1.
  if (length <= 1) return;
  unsigned left = length - 1;
  const unsigned modelled = left < kHighBits ? left : kHighBits;
  left -= modelled;
  // A short step fills the tree from the left, which its length tells apart from a longer one.
  const auto high = static_cast<unsigned>(step >> left & ((1U << modelled) - 1));
  model.high[length].write(to, high << (kHighBits - modelled));
  while (left-- > 0) to.even_bit((step >> left & 1U) != 0);
}

std::uint64_t read_step(StatementModel& model, BitReader& from) {
  const unsigned length = model.length.read(from);
  if (length <= 1) return length;
  unsigned left = length - 1;
  const unsigned modelled = left < kHighBits ? left : kHighBits;
  left -= modelled;
  std::uint64_t step = std::uint64_t{1} << modelled | model.high[length].read(from) >> (kHighBits - modelled);
  while (left-- > 0) step = step << 1 | (from.even_bit() ? 1U : 0U);
  return step;
}

}  // namespace

std::vector<std::uint8_t> encode_statements(std::span<const Statement> statements, const PositionNumbers& numbers,
                                            StatementModel& model) {
  BitWriter to;
  for (const Statement& statement : statements) {
    write_step(statement.number - model.number, model, to);
    model.pit[static_cast<std::size_t>(model.bound)].write(to, statement.pit);
    const int seeds = seeds_of(numbers.rows(statement.number));
    model.margin[static_cast<std::size_t>(statement.bound)].write(to, static_cast<unsigned>(statement.margin + seeds));
    model.number = statement.number;
    model.bound = statement.bound;
  }
  return to.finish();
}

bool decode_statements(std::span<const std::uint8_t> bytes, std::uint32_t count, const PositionNumbers& numbers,
                       StatementModel& model, std::vector<PlacedStatement>& out) {
  BitReader from(bytes);
  out.clear();
  out.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint64_t step = read_step(model, from);
    if (step >= numbers.positions() - model.number) return false;
    const auto pit = static_cast<std::uint8_t>(model.pit[static_cast<std::size_t>(model.bound)].read(from));
    Statement statement;
    statement.number = model.number + step;
    statement.bound = pit == 0 ? Bound::kAtMost : Bound::kAtLeast;
    statement.pit = pit;
    // Position 0 is the empty board, of which nothing can be said: so a step of 0 is one within a position.
    if (step == 0 && !(model.number != 0 && model.bound == Bound::kAtLeast && statement.bound == Bound::kAtMost)) {
      return false;
    }
    const RowPair rows = numbers.rows(statement.number);
    const int seeds = seeds_of(rows);
    const int margin = static_cast<int>(model.margin[static_cast<std::size_t>(statement.bound)].read(from)) - seeds;
    if (margin > seeds) return false;
    statement.margin = static_cast<std::int16_t>(margin);
    model.number = statement.number;
    model.bound = statement.bound;
    out.push_back({statement, rows});
  }
  return from.at_end();
}

}  // namespace kalah
