#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace kalah {

/// No code is longer, so that a table of 2^11 entries decodes any of them at once.
inline constexpr int kMaxCodeBits = 11;
/// Margins of -60 to 60.
inline constexpr int kMaxSymbols = 121;

/// What a file says of a symbol's code: 0, the symbol does not occur, else 1 + its bits. The only symbol of a code has
/// 0 bits, so every code is complete: any bits begin with a codeword.
using CodeLengths = std::vector<std::uint8_t>;

struct Codeword {
  /// First bit lowest.
  std::uint16_t bits = 0;
  std::uint8_t length = 0;
};

/// The code of at most kMaxCodeBits bits that makes a text with these counts of symbols shortest. Precondition: at most
/// kMaxSymbols counts, one of them not 0.
CodeLengths code_lengths(std::span<const std::uint64_t> counts);

/// Whether these are the lengths of a complete code.
bool is_complete(std::span<const std::uint8_t> lengths);

/// Canonical: of two codewords the shorter, of equally long ones that of the smaller symbol comes first in the order of
/// their bits. Precondition: is_complete(lengths).
std::vector<Codeword> codewords(std::span<const std::uint8_t> lengths);

/// Finds the codeword that bits begin with. Nearly all are short, and the table of these stays in the nearest cache.
class DecodeTable {
 public:
  struct Entry {
    std::uint8_t byte;
    std::uint8_t length;
  };

  /// `bytes` is what each symbol stands for. Precondition: is_complete(lengths), a byte for each.
  DecodeTable(std::span<const std::uint8_t> lengths, std::span<const std::uint8_t> bytes);

  [[nodiscard]] Entry find(std::uint64_t bits) const {
    const Entry entry = short_[bits & (short_.size() - 1)];
    return entry.length <= kShortBits ? entry : all_[bits & (all_.size() - 1)];
  }

  /// Asks for the table of short codewords before it is needed.
  void prefetch() const {
    for (std::size_t i = 0; i < short_.size(); i += 64 / sizeof(Entry)) __builtin_prefetch(&short_[i]);
  }

 private:
  static constexpr int kShortBits = 8;

  std::array<Entry, std::size_t{1} << kShortBits> short_{};
  std::array<Entry, std::size_t{1} << kMaxCodeBits> all_{};
};

}  // namespace kalah
