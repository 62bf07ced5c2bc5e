#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace kalah {

/// Reads lines from a file descriptor. Output is flushed before every wait, so that a program on the other end of a
/// pipe gets each answer before it must write the next line.
class LineReader {
 public:
  /// `wake`: a second descriptor that ends a wait when it becomes readable (a signal's pipe), or -1.
  explicit LineReader(int input, int wake = -1) : input_(input), wake_(wake) {}

  /// The next line without its end; nothing at the end of the input or when woken. The last line may lack its end. A
  /// line of more than kMaxLine bytes is cut to that length; what follows to its end is dropped and too_long() tells.
  std::optional<std::string> next();
  [[nodiscard]] bool too_long() const { return too_long_; }
  [[nodiscard]] bool woken() const { return woken_; }

  static constexpr std::size_t kMaxLine = 16U << 20;

 private:
  bool fill();

  int input_;
  int wake_;
  std::string buffer_;
  std::size_t at_ = 0;
  bool ended_ = false;
  bool too_long_ = false;
  bool woken_ = false;
};

}  // namespace kalah
