#include "protocol/line_support.h"

#include <chrono>

namespace kalah {

Listened::Listened(NowMs now)
    : session_(
          now,
          [this](std::string_view line) {
            const std::lock_guard lock(mutex_);
            lines_.emplace_back(line);
            said_.notify_all();
          },
          "9.9") {}

std::string Listened::next() {
  std::unique_lock lock(mutex_);
  said_.wait(lock, [&] { return read_ < lines_.size(); });
  return lines_[read_++];
}

std::vector<std::string> Listened::rest() {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> rest(lines_.begin() + static_cast<std::ptrdiff_t>(read_), lines_.end());
  read_ = lines_.size();
  return rest;
}

std::string Listened::skip_to(std::string_view start) {
  while (true) {
    std::string line = next();
    if (line.starts_with(start)) return line;
  }
}

double real_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool fits(std::string_view pattern, std::string_view line) {
  if (pattern.empty()) return line.empty();
  if (pattern.front() != '*') {
    return !line.empty() && line.front() == pattern.front() && fits(pattern.substr(1), line.substr(1));
  }
  for (std::size_t skip = 0; skip <= line.size(); ++skip) {
    if (fits(pattern.substr(1), line.substr(skip))) return true;
  }
  return false;
}

}  // namespace kalah
