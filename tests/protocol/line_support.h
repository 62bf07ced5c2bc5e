#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/line_session.h"

namespace kalah {

/// A session whose lines are kept, for a test that reads them one by one.
class Listened {
 public:
  explicit Listened(NowMs now);

  LineSession& session() { return session_; }
  /// The next line, waited for: the timeout of the test ends what hangs.
  std::string next();
  /// Lines that have been said and not read.
  std::vector<std::string> rest();
  /// Reads up to the line that begins with `start`, and gives it.
  std::string skip_to(std::string_view start);

 private:
  std::mutex mutex_;
  std::condition_variable said_;
  std::vector<std::string> lines_;
  std::size_t read_ = 0;
  LineSession session_;
};

/// Milliseconds of the machine.
double real_ms();

/// Whether a line fits a pattern in which `*` stands for anything.
bool fits(std::string_view pattern, std::string_view line);

}  // namespace kalah
