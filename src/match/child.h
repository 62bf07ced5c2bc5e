#pragma once

#include <sys/types.h>

#include <atomic>
#include <memory>
#include <string>
#include <string_view>

#include "engine/clock.h"
#include "kalah/status.h"

namespace kalah {

/// A program in a process group of its own, written to and read from by lines, with a deadline on everything. The
/// destructor kills the whole group. Not thread-safe. The caller ignores SIGPIPE.
class Child {
 public:
  enum class Outcome : std::uint8_t { kLine, kTimeout, kEnd, kTooLong, kStopped };
  static constexpr std::size_t kMaxLine = 1U << 20U;

  /// Starts `command` through the shell.
  static Result<std::unique_ptr<Child>> start(const std::string& command);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Writes a line and its end before the clock shows `until`.
  Outcome write_line(std::string_view line, NowMs now, double until, const std::atomic<bool>& stop);
  /// Reads a line without its end.
  Outcome read_line(std::string& line, NowMs now, double until, const std::atomic<bool>& stop);
  /// Ends the program and says how it ended: `exit status 3`, `signal 11`.
  std::string end();

 private:
  Child(pid_t pid, int input, int output) : pid_(pid), input_(input), output_(output) {}
  Outcome wait_for(int descriptor, short events, NowMs now, double until, const std::atomic<bool>& stop) const;

  pid_t pid_;
  /// What we write, what we read.
  int input_;
  int output_;
  std::string buffer_;
};

}  // namespace kalah
