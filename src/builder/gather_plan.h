#pragma once

#include <cstdint>
#include <vector>

#include "builder/bytes16.h"

namespace kalah {

/// Gives back what a vector holds in reserve. (shrink_to_fit() need not, and without exceptions does not.)
template <class T>
void trim(std::vector<T>& list) {
  std::vector<T>(list).swap(list);
}

/// A fixed pattern of byte reads, made once and followed very often: for sixteen targets at a time, the stretches of
/// sixteen bytes that hold their sources and how to pick from them. Ranks of related rows rise together, so that a few
/// stretches serve sixteen targets.
class GatherPlan {
 public:
  struct Edge {
    std::uint32_t to = 0;
    std::uint32_t from = 0;
    /// Which of several arrays is read.
    std::uint8_t stream = 0;
  };

  GatherPlan() = default;
  /// `edges` rise by `to`; a target may have several or none. Stretches begin at multiples of `align`, which is 1 to 8.
  GatherPlan(std::uint32_t targets, const std::vector<Edge>& edges, std::uint32_t align);

  [[nodiscard]] bool empty() const { return from_.empty(); }
  [[nodiscard]] std::size_t bytes() const;

  /// Largest of pass(picked, stream) over the stretches of a group of targets, and `best`. load(stream, from) gives
  /// sixteen bytes. Lanes without a source are picked as 0.
  template <class Load, class Pass>
  Bytes16 fold(std::size_t group, Bytes16 best, Load load, Pass pass) const {
    for (std::uint32_t i = begin_[group]; i < begin_[group + 1]; ++i) {
      best = max16(best, pass(pick16(load(stream_[i], from_[i]), control_[i]), stream_[i]));
    }
    return best;
  }

 private:
  void close_group(std::vector<Edge>& group, std::uint32_t align);

  // Stretches of group g: begin_[g] .. begin_[g + 1].
  std::vector<std::uint32_t> begin_;
  std::vector<std::uint32_t> from_;
  std::vector<std::uint8_t> stream_;
  std::vector<Bytes16> control_;
};

}  // namespace kalah
