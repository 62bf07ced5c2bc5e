#include "table/database.h"

namespace kalah {

std::optional<Row> row_of(std::span<const std::uint16_t> pits) {
  if (pits.size() > static_cast<std::size_t>(kMaxRowPits)) return std::nullopt;
  Row row = 0;
  unsigned sum = 0;
  for (std::size_t i = 0; i < pits.size(); ++i) {
    sum += pits[i];
    if (sum > static_cast<unsigned>(DatabaseIndex::kMaxSeeds)) return std::nullopt;
    row |= Row{pits[i]} << (8 * i);
  }
  return row;
}

std::optional<RowPair> rows_within(const DatabaseIndex& index, std::span<const std::uint16_t> mover,
                                   std::span<const std::uint16_t> other) {
  const auto pits = static_cast<std::size_t>(index.pits());
  if (mover.size() != pits || other.size() != pits) return std::nullopt;
  const auto own = row_of(mover);
  const auto across = row_of(other);
  if (!own || !across || row_sum(*own) + row_sum(*across) > index.seeds()) return std::nullopt;
  return RowPair{*own, *across};
}

std::optional<int> Database::margin(std::span<const std::uint16_t> mover, std::span<const std::uint16_t> other) const {
  const auto rows = rows_within(index_, mover, other);
  if (!rows) return std::nullopt;
  return margin(rows->mover, rows->other);
}

}  // namespace kalah
