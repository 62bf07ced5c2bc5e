#pragma once

#include "builder/bytes16.h"
#include "table/database.h"

namespace kalah {

/// How kernels read finished layers that hold a byte a position. A line holds the values of all movers of one sum
/// against one row of the other.
class ByteStore {
 public:
  /// Loads begin at any place.
  static constexpr std::uint32_t kAlign = 1;

  struct Line {
    const std::uint8_t* at;
    [[nodiscard]] Bytes16 load(std::uint32_t from) const { return load16(at + from); }
  };

  explicit ByteStore(Database& database) : index_(database.index()), values_(database.data()) {}

  [[nodiscard]] Line line(int n, int mover_sum, std::uint32_t other) const {
    return {values_ + index_.block(n, mover_sum) + std::size_t{other} * index_.rows(mover_sum)};
  }
  [[nodiscard]] std::uint8_t byte(int n, int mover_sum, std::uint32_t other, std::uint32_t own) const {
    return line(n, mover_sum, other).at[own];
  }
  /// The block in the making, in its place.
  [[nodiscard]] std::uint8_t* block(int n, int mover_sum) const { return values_ + index_.block(n, mover_sum); }

 private:
  const DatabaseIndex& index_;
  std::uint8_t* values_;
};

/// The same for packed ones.
class PackedStore {
 public:
  /// Loads begin where the bits of eight values do.
  static constexpr std::uint32_t kAlign = PackedLayers::kGroup;

  struct Line {
    const std::uint8_t* low;
    const std::uint8_t* high;
    // For eight lanes 0, for eight `extra`.
    Bytes16 second;
    std::uint8_t least;
    std::uint8_t extra;
    std::uint8_t shift;
    [[nodiscard]] Bytes16 load(std::uint32_t from) const {
      Bytes16 bits{};
      std::memcpy(&bits, high + std::size_t{from} / 8 * extra, 8);
      Bytes16 symbols = halves16(low + from / 2) | bit16<0>(bits);
      if (extra > 1) symbols |= bit16<1>(bits);
      if (extra > 2) symbols |= bit16<2>(bits);
      return (shift != 0 ? symbols + symbols : symbols) + all16(least);
    }

   private:
    /// The low halves of sixteen values.
    static Bytes16 halves16(const std::uint8_t* from) {
      Bytes16 both{};
      std::memcpy(&both, from, 8);
      const Bytes16 even = both & all16(15);
      const Bytes16 odd = both >> 4;
      return __builtin_shufflevector(even, odd, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    }
    /// Bit 4 + kBit of each value.
    template <int kBit>
    [[nodiscard]] Bytes16 bit16(Bytes16 bits) const {
      constexpr Bytes16 kMine = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
      return (pick16(bits, second + all16(kBit)) & kMine) != Bytes16{} ? all16(16U << kBit) : Bytes16{};
    }
  };

  explicit PackedStore(Database& database) : layers_(*database.packed()) {}

  [[nodiscard]] Line line(int n, int mover_sum, std::uint32_t other) const {
    const std::uint8_t* const low = layers_.line(n, mover_sum, other);
    const auto extra = static_cast<std::uint8_t>(layers_.extra(n));
    constexpr Bytes16 kSecond = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    return {low,   low + layers_.low_bytes(mover_sum),        kSecond * all16(extra), layers_.least(n),
            extra, static_cast<std::uint8_t>(layers_.shift())};
  }
  [[nodiscard]] std::uint8_t byte(int n, int mover_sum, std::uint32_t other, std::uint32_t own) const {
    return layers_.byte(layers_.line(n, mover_sum, other), n, mover_sum, own);
  }
  [[nodiscard]] PackedLayers& layers() const { return layers_; }

 private:
  PackedLayers& layers_;
};

}  // namespace kalah
