#pragma once

#include <atomic>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/memory.h"

namespace kalah {

/// What is proved of a position's future margin.
struct ProvedBounds {
  int lower = 0;
  int upper = 0;
  /// Sowing that proved the lower bound, 1-based; 0 if none.
  int pit = 0;
};

/// Transposition table of the solver: a pair of proved bounds for each number of a Numbering. Exact on collisions: the
/// number is scrambled by a bijection, a part of it chooses the bucket and the rest is stored whole. Any number of
/// threads may read and write without locks: a place is one word.
class BoundsTable {
 public:
  /// A table for numbers below `numbers`, of at most `bytes`, at least as large as the format needs; memory is touched
  /// only as it fills. Where the system refuses, it makes do with less. ready() is false if not even that is given.
  BoundsTable(std::uint64_t numbers, std::uint64_t bytes);

  [[nodiscard]] bool ready() const { return memory_.data() != nullptr; }
  [[nodiscard]] std::uint64_t bytes() const { return memory_.size(); }

  void prefetch(std::uint64_t number) const { __builtin_prefetch(bucket(scrambled(number))); }

  [[nodiscard]] std::optional<ProvedBounds> find(std::uint64_t number) const {
    const std::uint64_t mixed = scrambled(number);
    const Word* const first = bucket(mixed);
    for (std::size_t way = 0; way < kWays; ++way) {
      const std::uint64_t word = first[way].load(std::memory_order_relaxed);
      if (word >> kTagShift == mixed >> bucket_bits_ && word != 0) return unpacked(word);
    }
    return std::nullopt;
  }

  /// Adds what is proved to what is known. `size`: nodes that it took; in a full bucket the smallest gives way.
  void store(std::uint64_t number, ProvedBounds bounds, std::uint64_t size);

 private:
  static constexpr std::size_t kWays = 8;

  // A place; all zero is an empty one, for no lower bound is -128.
  //
  //   bits 63..24  the part of the scrambled number that does not choose the bucket
  //   bits 23..19  logarithm of the nodes it took
  //   bits 18..16  pit
  //   bits 15..8   upper bound + 128
  //   bits  7..0   lower bound + 128
  using Word = std::atomic<std::uint64_t>;
  static constexpr unsigned kTagShift = 24;
  static constexpr unsigned kTagBits = 64 - kTagShift;

  static std::uint64_t packed(std::uint64_t tag, const ProvedBounds& bounds, unsigned log) {
    return tag << kTagShift | std::uint64_t{log} << 19 | static_cast<std::uint64_t>(bounds.pit) << 16 |
           static_cast<std::uint64_t>(bounds.upper + 128) << 8 | static_cast<std::uint64_t>(bounds.lower + 128);
  }
  static ProvedBounds unpacked(std::uint64_t word) {
    return {static_cast<int>(word & 0xFFU) - 128, static_cast<int>(word >> 8 & 0xFFU) - 128,
            static_cast<int>(word >> 16 & 7U)};
  }
  static unsigned log_of(std::uint64_t word) { return static_cast<unsigned>(word >> 19 & 0x1FU); }

  /// A bijection of the numbers of number_bits_ bits: odd factors and folding are both invertible.
  [[nodiscard]] std::uint64_t scrambled(std::uint64_t number) const {
    std::uint64_t x = number * 0x9E3779B97F4A7C15ULL & number_mask_;
    x ^= x >> fold_;
    x = x * 0xD6E8FEB86659FD93ULL & number_mask_;
    return x ^ x >> fold_;
  }
  [[nodiscard]] Word* bucket(std::uint64_t mixed) const { return words_ + (mixed & bucket_mask_) * kWays; }

  Memory memory_;
  Word* words_ = nullptr;
  std::uint64_t number_mask_ = 0;
  std::uint64_t bucket_mask_ = 0;
  unsigned number_bits_ = 0;
  unsigned bucket_bits_ = 0;
  unsigned fold_ = 0;
};

}  // namespace kalah
