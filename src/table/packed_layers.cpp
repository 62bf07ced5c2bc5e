#include "table/packed_layers.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace kalah {
namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
/// Behind every layer: whole vectors may be read from its last group on while another thread writes the next layer.
constexpr std::uint64_t kSlack = 64;

std::uint32_t low_bytes_of(std::uint32_t rows) {
  return (rows + PackedLayers::kGroup - 1) / PackedLayers::kGroup * (PackedLayers::kGroup / 2);
}

/// The low halves of eight bytes, two in each of four.
std::uint32_t pack_low(std::uint64_t symbols) {
  std::uint64_t x = symbols & (kOnes * 15);
  x = (x | x >> 4) & 0x00FF00FF00FF00FFULL;
  x = (x | x >> 8) & 0x0000FFFF0000FFFFULL;
  return static_cast<std::uint32_t>(x | x >> 16);
}

/// One bit of each of eight bytes: bit 8 i goes to bit 56 + i, and no two meet on the way.
std::uint8_t pack_bit(std::uint64_t symbols, int bit) {
  return static_cast<std::uint8_t>(((symbols >> bit & kOnes) * 0x0102040810204080ULL) >> 56);
}

std::uint64_t unpack_low(std::uint32_t packed) {
  std::uint64_t x = packed;
  x = (x | x << 16) & 0x0000FFFF0000FFFFULL;
  x = (x | x << 8) & 0x00FF00FF00FF00FFULL;
  return (x | x << 4) & (kOnes * 15);
}

std::uint64_t unpack_bit(std::uint8_t packed, int bit) {
  const std::uint64_t mine = packed * kOnes & 0x8040201008040201ULL;
  return ((mine + kOnes * 0x7F) >> 7 & kOnes) << bit;
}

}  // namespace

int PackedLayers::extra_of(int n, int step) {
  const int symbols = (2 * n) / step + 1;
  int extra = 1;
  while (symbols > 16 << extra) ++extra;
  return extra;
}

PackedLayers::PackedLayers(const DatabaseIndex& index, int step)
    : index_(index), shift_(step - 1), memory_(bytes(index, step)) {
  std::uint64_t size = 0;
  for (int sum = 0; sum <= index.seeds(); ++sum) low_bytes_.push_back(low_bytes_of(index.rows(sum)));
  for (int n = 0; n <= index.seeds(); ++n) {
    layers_.push_back({extra_of(n, step), static_cast<std::uint8_t>(128 - n)});
    for (int sum = 0; sum <= n; ++sum) {
      blocks_.push_back(size);
      size += index.rows(n - sum) * line_bytes(n, sum);
    }
    size += kSlack;
  }
}

std::uint64_t PackedLayers::bytes(const DatabaseIndex& index, int step) {
  std::uint64_t size = 0;
  for (int n = 0; n <= index.seeds(); ++n) {
    const auto quarters = static_cast<std::uint64_t>(4 + extra_of(n, step));
    for (int sum = 0; sum <= n; ++sum) {
      size += std::uint64_t{index.rows(n - sum)} * (low_bytes_of(index.rows(sum)) / 4 * quarters);
    }
    size += kSlack;
  }
  return size;
}

void PackedLayers::write(int n, int mover_sum, std::uint32_t other, std::uint32_t first, std::uint32_t count,
                         const std::uint8_t* bytes) {
  assert(first % kGroup == 0);
  const auto bits = static_cast<std::uint32_t>(extra(n));
  std::uint8_t* const low = memory_.data() + place(n, mover_sum, other);
  std::uint8_t* const high = low + low_bytes(mover_sum);
  const std::uint64_t least = this->least(n) * kOnes;
  // What lies behind the last value is taken with it; a borrow there reaches upwards only.
  for (std::uint32_t at = 0; at < count; at += kGroup) {
    std::uint64_t symbols;
    std::memcpy(&symbols, bytes + at, sizeof symbols);
    symbols = (symbols - least) >> shift_;
    const std::uint32_t halves = pack_low(symbols);
    std::memcpy(low + (first + at) / 2, &halves, sizeof halves);
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
      high[(first + at) / 8 * bits + bit] = pack_bit(symbols, 4 + static_cast<int>(bit));
    }
  }
}

void PackedLayers::read(int n, int mover_sum, std::uint64_t first, std::uint64_t count, std::uint8_t* bytes) const {
  const std::uint32_t width = index_.rows(mover_sum);
  const auto bits = static_cast<std::uint32_t>(extra(n));
  const std::uint64_t least = this->least(n) * kOnes;
  auto other = static_cast<std::uint32_t>(first / width);
  auto own = static_cast<std::uint32_t>(first % width);
  while (count > 0) {
    const std::uint8_t* const low = line(n, mover_sum, other);
    const std::uint8_t* const high = low + low_bytes(mover_sum);
    const auto here = static_cast<std::uint32_t>(std::min<std::uint64_t>(count, width - own));
    for (std::uint32_t at = own / kGroup * kGroup; at < own + here; at += kGroup) {
      std::uint32_t halves;
      std::memcpy(&halves, low + at / 2, sizeof halves);
      std::uint64_t symbols = unpack_low(halves);
      for (std::uint32_t bit = 0; bit < bits; ++bit) {
        symbols |= unpack_bit(high[at / 8 * bits + bit], 4 + static_cast<int>(bit));
      }
      symbols = (symbols << shift_) + least;
      const std::uint32_t skip = own > at ? own - at : 0;
      const std::uint32_t end = std::min(kGroup, own + here - at);
      std::memcpy(bytes + (at + skip - own), reinterpret_cast<const std::uint8_t*>(&symbols) + skip, end - skip);
    }
    bytes += here;
    count -= here;
    own = 0;
    ++other;
  }
}

void PackedLayers::write_block(int n, int mover_sum, const std::uint8_t* bytes) {
  const std::uint32_t width = index_.rows(mover_sum);
  for (std::uint32_t other = 0; other < index_.rows(n - mover_sum); ++other) {
    write(n, mover_sum, other, 0, width, bytes + std::uint64_t{other} * width);
  }
}

}  // namespace kalah
