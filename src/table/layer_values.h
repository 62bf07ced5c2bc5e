#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "table/database.h"

namespace kalah {

/// The values that occur among positions of `seeds` seeds, and their symbols: symbol s is the margin s * step - seeds.
class LayerValues {
 public:
  /// `step`: 2 where a margin is odd exactly when the seeds are, else 1.
  LayerValues(int seeds, int step) {
    for (int margin = -seeds; margin <= seeds; margin += step) bytes_.push_back(Database::byte_of(margin));
  }

  [[nodiscard]] std::size_t symbols() const { return bytes_.size(); }
  /// What a Database holds for each symbol.
  [[nodiscard]] std::span<const std::uint8_t> bytes() const { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

}  // namespace kalah
