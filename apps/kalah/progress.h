#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>

namespace kalah {

/// The course of a long piece of work on standard error: on a terminal one line that changes, elsewhere only what is
/// said as a line. Any number of threads may call.
class Progress {
 public:
  /// Work counts from here, of which `done` was done before.
  void begin(std::uint64_t done = 0);

  /// So much of `all` is done. `what` stands before the numbers; `units` says what they count.
  void at(std::uint64_t done, std::uint64_t all, const std::string& what, const char* units);

  /// A line that stays.
  void line(const std::string& text);
  void end();

  /// `85.2 M positions a second, 12 s left`.
  [[nodiscard]] std::string rate(std::uint64_t done, std::uint64_t all, const char* units) const;

 private:
  using Clock = std::chrono::steady_clock;

  void clear() const;

  std::mutex mutex_;
  bool terminal_ = isatty(STDERR_FILENO) != 0;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_;
  std::uint64_t before_ = 0;
};

}  // namespace kalah
