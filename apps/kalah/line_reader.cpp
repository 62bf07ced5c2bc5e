#include "line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

namespace kalah {

bool LineReader::fill() {
  std::fflush(stdout);
  while (true) {
    std::array<pollfd, 2> waits{{{input_, POLLIN, 0}, {wake_, POLLIN, 0}}};
    if (poll(waits.data(), wake_ >= 0 ? 2 : 1, -1) < 0 && errno != EINTR) return false;
    if (wake_ >= 0 && (waits[1].revents & POLLIN) != 0) {
      woken_ = true;
      return false;
    }
    if (waits[0].revents == 0) continue;
    std::array<char, 1 << 16> chunk;
    const ssize_t got = read(input_, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    buffer_.erase(0, at_);
    at_ = 0;
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
    return true;
  }
}

std::optional<std::string> LineReader::next() {
  std::string line;
  too_long_ = false;
  while (!woken_) {
    const std::size_t end = buffer_.find('\n', at_);
    const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
    const std::size_t room = kMaxLine - line.size();
    if (stop - at_ > room) too_long_ = true;
    line.append(buffer_, at_, std::min(stop - at_, room));
    at_ = stop;
    if (end != std::string::npos) {
      ++at_;
      return line;
    }
    if (ended_ || !fill()) {
      ended_ = true;
      if (line.empty() || woken_) return std::nullopt;
      return line;
    }
  }
  return std::nullopt;
}

}  // namespace kalah
