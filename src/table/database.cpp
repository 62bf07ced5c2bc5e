#include "table/database.h"

#include <algorithm>
#include <cstring>

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

void Database::read(int n, int mover_sum, std::uint64_t first, std::uint64_t count, std::uint8_t* bytes) const {
  if (packed_) return packed_->read(n, mover_sum, first, count, bytes);
  std::memcpy(bytes, memory_.data() + index_.block(n, mover_sum) + first, static_cast<std::size_t>(count));
}

BlockWriter::BlockWriter(Database& database, int n, int mover_sum)
    : database_(database),
      n_(n),
      mover_sum_(mover_sum),
      line_(database.index().rows(mover_sum) + PackedLayers::kGroup),
      width_(database.index().rows(mover_sum)) {}

void BlockWriter::append(std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const auto count = std::min<std::size_t>(bytes.size(), width_ - held_);
    std::memcpy(line_.data() + held_, bytes.data(), count);
    held_ += static_cast<std::uint32_t>(count);
    bytes = bytes.subspan(count);
    if (held_ < width_) return;
    assert(other_ < database_.index().rows(n_ - mover_sum_));
    if (PackedLayers* const packed = database_.packed()) {
      packed->write(n_, mover_sum_, other_, 0, width_, line_.data());
    } else {
      std::memcpy(database_.data() + database_.index().block(n_, mover_sum_) + std::uint64_t{other_} * width_,
                  line_.data(), width_);
    }
    held_ = 0;
    ++other_;
  }
}

}  // namespace kalah
