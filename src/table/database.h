#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/memory.h"
#include "table/database_index.h"
#include "table/packed_layers.h"

namespace kalah {

/// The best future margin of every position with at most index().seeds() seeds in the pits, under the rules of one
/// value key. Either a byte a position, 128 - f, or packed into five to seven bits. Once built it is only read, by any
/// number of threads.
class Database {
 public:
  /// No values yet; ready() is false if the system has not enough memory.
  Database(DatabaseIndex index, std::string value_key)
      : index_(std::move(index)), value_key_(std::move(value_key)), memory_(index_.size()) {}
  /// The same, packed. `step`: 2 where a margin is as odd as the seeds, else 1.
  Database(DatabaseIndex index, std::string value_key, int step)
      : index_(std::move(index)), value_key_(std::move(value_key)), packed_(std::in_place, index_, step) {}

  [[nodiscard]] const DatabaseIndex& index() const { return index_; }
  /// value_key() of the rules it was built for.
  [[nodiscard]] const std::string& value_key() const { return value_key_; }
  [[nodiscard]] bool ready() const { return (packed_ ? packed_->data() : memory_.data()) != nullptr; }
  /// Bytes that the values take.
  [[nodiscard]] std::uint64_t bytes() const { return packed_ ? packed_->size() : memory_.size(); }
  /// Null: a byte a position.
  [[nodiscard]] const PackedLayers* packed() const { return packed_ ? &*packed_ : nullptr; }
  [[nodiscard]] PackedLayers* packed() { return packed_ ? &*packed_ : nullptr; }
  /// By index(). Precondition: a byte a position.
  [[nodiscard]] std::uint8_t* data() {
    assert(!packed_);
    return memory_.data();
  }
  [[nodiscard]] const std::uint8_t* data() const {
    assert(!packed_);
    return memory_.data();
  }

  static int margin_of(std::uint8_t byte) { return 128 - byte; }
  static std::uint8_t byte_of(int margin) { return static_cast<std::uint8_t>(128 - margin); }

  /// Best future margin for the mover. A position that has ended by the rules has what the count of the rest brings.
  /// Precondition: at most index().seeds() seeds.
  [[nodiscard]] int margin(Row mover, Row other) const {
    if (!packed_) return margin_of(memory_.data()[index_.at(mover, other)]);
    const int sum = row_sum(mover);
    const int n = sum + row_sum(other);
    return margin_of(packed_->byte(packed_->line(n, sum, index_.rank(other)), n, sum, index_.rank(mover)));
  }

  /// The same for rows as numbers of seeds; nothing if the board is another or holds too many seeds.
  [[nodiscard]] std::optional<int> margin(std::span<const std::uint16_t> mover,
                                          std::span<const std::uint16_t> other) const;

  /// Bytes number `first` to `first + count` of the block (n, mover_sum), in the order of index().
  void read(int n, int mover_sum, std::uint64_t first, std::uint64_t count, std::uint8_t* bytes) const;

 private:
  DatabaseIndex index_;
  std::string value_key_;
  // One of them.
  Memory memory_;
  std::optional<PackedLayers> packed_;
};

/// Fills one block (n, mover_sum) of a database with bytes that come in parts, in the order of its index. Each must be
/// a value of the layer. One thread for a block.
class BlockWriter {
 public:
  BlockWriter(Database& database, int n, int mover_sum);

  /// Precondition: no more than what is left of the block.
  void append(std::span<const std::uint8_t> bytes);

 private:
  Database& database_;
  int n_;
  int mover_sum_;
  // Of the line begun. Packed lines are written whole.
  std::vector<std::uint8_t> line_;
  std::uint32_t width_;
  std::uint32_t held_ = 0;
  std::uint32_t other_ = 0;
};

/// The row of these pits; nothing if one of them holds more seeds than a database serves.
std::optional<Row> row_of(std::span<const std::uint16_t> pits);

/// Both rows; nothing if the board is another than the index's or holds too many seeds.
std::optional<RowPair> rows_within(const DatabaseIndex& index, std::span<const std::uint16_t> mover,
                                   std::span<const std::uint16_t> other);

}  // namespace kalah
