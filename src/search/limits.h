#pragma once

#include <cstdint>

namespace kalah {

/// Says when to stop thinking. Asked every few hundred nodes from the searching thread; implementations watch a clock,
/// a flag, or both.
class StopSignal {
 public:
  virtual ~StopSignal() = default;
  virtual bool stop() = 0;

 protected:
  StopSignal() = default;
  StopSignal(const StopSignal&) = default;
  StopSignal& operator=(const StopSignal&) = default;
};

/// What bounds a search; 0 or null is no bound. With no bound at all the search ends when the position is solved.
struct Limits {
  /// Sowings from the root, before the extension of extra moves and captures.
  int depth = 0;
  std::uint64_t nodes = 0;
  StopSignal* signal = nullptr;
};

/// Depth that every position of a playable length is solved within, or that no clock lets a search reach.
inline constexpr int kMaxDepth = 120;

}  // namespace kalah
