#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace kalah {

/// A source of exact values, such as an endgame database. The search knows only this.
class Prober {
 public:
  virtual ~Prober() = default;

  /// Positions with more seeds in the pits are never asked for.
  [[nodiscard]] virtual int max_seeds() const = 0;

  /// Best future margin for the mover (stores not counted) of the position with these rows, each in its owner's sowing
  /// order; nothing if it is not known. Called from searching threads; must be thread-safe.
  [[nodiscard]] virtual std::optional<int> future_margin(std::span<const std::uint16_t> mover_row,
                                                         std::span<const std::uint16_t> other_row) const = 0;

 protected:
  Prober() = default;
  Prober(const Prober&) = default;
  Prober& operator=(const Prober&) = default;
};

}  // namespace kalah
