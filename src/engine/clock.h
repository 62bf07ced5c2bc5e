#pragma once

#include <atomic>

#include "search/limits.h"

namespace kalah {

/// Milliseconds from any fixed moment, never going back. Native programs and the page bring their own.
using NowMs = double (*)();

/// The machine's steady clock; native programs only.
double steady_ms();

/// A bound in milliseconds that no clock reaches.
inline constexpr double kForeverMs = 1e15;

/// Stops at a moment of a clock, or when the flag is raised (from any thread).
class Deadline final : public StopSignal {
 public:
  Deadline(NowMs now, double milliseconds, const std::atomic<bool>* flag = nullptr)
      : now_(now), end_(now() + milliseconds), flag_(flag) {}

  bool stop() override { return (flag_ != nullptr && flag_->load(std::memory_order_relaxed)) || now_() >= end_; }

 private:
  NowMs now_;
  double end_;
  const std::atomic<bool>* flag_;
};

}  // namespace kalah
