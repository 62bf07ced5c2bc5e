#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/memory.h"
#include "table/database_index.h"

namespace kalah {

/// The best future margin of every position with at most index().seeds() seeds in the pits, under the rules of one
/// value key. A byte a position: 128 - f. Once built it is only read, by any number of threads.
class Database {
 public:
  /// No values yet; data() is null if the system has not enough memory.
  Database(DatabaseIndex index, std::string value_key)
      : index_(std::move(index)), value_key_(std::move(value_key)), memory_(index_.size()) {}

  [[nodiscard]] const DatabaseIndex& index() const { return index_; }
  /// value_key() of the rules it was built for.
  [[nodiscard]] const std::string& value_key() const { return value_key_; }
  [[nodiscard]] std::uint8_t* data() { return memory_.data(); }
  [[nodiscard]] const std::uint8_t* data() const { return memory_.data(); }

  static int margin_of(std::uint8_t byte) { return 128 - byte; }
  static std::uint8_t byte_of(int margin) { return static_cast<std::uint8_t>(128 - margin); }

  /// Best future margin for the mover. A position that has ended by the rules has what the count of the rest brings.
  /// Precondition: at most index().seeds() seeds.
  [[nodiscard]] int margin(Row mover, Row other) const { return margin_of(memory_.data()[index_.at(mover, other)]); }

  /// The same for rows as numbers of seeds; nothing if the board is another or holds too many seeds.
  [[nodiscard]] std::optional<int> margin(std::span<const std::uint16_t> mover,
                                          std::span<const std::uint16_t> other) const;

 private:
  DatabaseIndex index_;
  std::string value_key_;
  Memory memory_;
};

/// The row of these pits; nothing if one of them holds more seeds than a database serves.
std::optional<Row> row_of(std::span<const std::uint16_t> pits);

/// Both rows; nothing if the board is another than the index's or holds too many seeds.
std::optional<RowPair> rows_within(const DatabaseIndex& index, std::span<const std::uint16_t> mover,
                                   std::span<const std::uint16_t> other);

}  // namespace kalah
