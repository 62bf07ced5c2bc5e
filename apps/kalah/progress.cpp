#include "progress.h"

#include <array>

namespace kalah {
namespace {

constexpr std::chrono::milliseconds kEvery{200};

}  // namespace

void Progress::begin(std::uint64_t done) {
  const std::scoped_lock lock(mutex_);
  begin_ = Clock::now();
  before_ = done;
}

void Progress::at(std::uint64_t done, std::uint64_t all, const std::string& what, const char* units) {
  if (!terminal_) return;
  const std::unique_lock lock(mutex_, std::try_to_lock);
  const auto now = Clock::now();
  if (!lock.owns_lock() || now - shown_ < kEvery) return;
  shown_ = now;
  clear();
  const double share = all == 0 ? 100 : 100.0 * static_cast<double>(done) / static_cast<double>(all);
  std::fprintf(stderr, "%s: %.0f %%, %s", what.c_str(), share, rate(done, all, units).c_str());
  std::fflush(stderr);
}

void Progress::line(const std::string& text) {
  const std::scoped_lock lock(mutex_);
  clear();
  std::fprintf(stderr, "%s\n", text.c_str());
}

void Progress::end() {
  const std::scoped_lock lock(mutex_);
  clear();
}

std::string Progress::rate(std::uint64_t done, std::uint64_t all, const char* units) const {
  const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  // The first steps tell nothing about the rest.
  if (done <= before_ || seconds <= 0 || (done - before_) < (all - before_) / 50) return "just begun";
  const double speed = static_cast<double>(done - before_) / seconds;
  std::array<char, 96> text{};
  std::snprintf(text.data(), text.size(), "%.1f M %s a second, %.0f s left", speed / 1e6, units,
                done < all ? static_cast<double>(all - done) / speed : 0.0);
  return text.data();
}

void Progress::clear() const {
  if (terminal_) std::fputs("\r\x1b[K", stderr);
}

}  // namespace kalah
