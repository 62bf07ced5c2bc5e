#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kalah {

/// How likely a bit is 0, in 2^-11, as learnt from the bits before.
class BitChance {
 public:
  static constexpr unsigned kBits = 11;

  [[nodiscard]] std::uint32_t zero() const { return zero_; }
  void learn(bool bit) {
    // Chances stay away from 0 and 1 by themselves: the step rounds down.
    const auto one = static_cast<std::uint16_t>(zero_ - (zero_ >> kShift));
    const auto none = static_cast<std::uint16_t>(zero_ + (((1U << kBits) - zero_) >> kShift));
    zero_ = bit ? one : none;
  }

 private:
  static constexpr unsigned kShift = 5;
  std::uint16_t zero_ = 1U << (kBits - 1);
};

/// Range coder of single bits, as in LZMA: 32-bit range, a carry is pushed into bytes already made.
class BitWriter {
 public:
  void bit(BitChance& chance, bool bit) {
    const std::uint32_t zero = (range_ >> BitChance::kBits) * chance.zero();
    if (bit) {
      low_ += zero;
      range_ -= zero;
    } else {
      range_ = zero;
    }
    chance.learn(bit);
    fill();
  }
  void even_bit(bool bit) {
    range_ >>= 1;
    if (bit) low_ += range_;
    fill();
  }
  /// Nothing may be written afterwards.
  std::vector<std::uint8_t> finish() {
    for (int i = 0; i < 5; ++i) shift();
    return std::move(bytes_);
  }

 private:
  void fill() {
    while (range_ < 1U << 24) {
      range_ <<= 8;
      shift();
    }
  }
  void shift() {
    if (low_ < 0xFF000000U || low_ > UINT32_MAX) {
      const auto carry = static_cast<std::uint8_t>(low_ >> 32);
      if (begun_) bytes_.push_back(static_cast<std::uint8_t>(held_ + carry));
      for (; waiting_ > 0; --waiting_) bytes_.push_back(static_cast<std::uint8_t>(0xFF + carry));
      held_ = static_cast<std::uint8_t>(low_ >> 24);
      begun_ = true;
    } else {
      ++waiting_;
    }
    low_ = (low_ & 0x00FFFFFFU) << 8;
  }

  std::vector<std::uint8_t> bytes_;
  std::uint64_t low_ = 0;
  std::uint32_t range_ = UINT32_MAX;
  // Bytes of 255 behind held_, which a carry would still change.
  std::uint64_t waiting_ = 0;
  std::uint8_t held_ = 0;
  bool begun_ = false;
};

/// Reads back what a BitWriter wrote. Any bytes at all give bits: whoever reads checks what they mean, and at_end().
class BitReader {
 public:
  explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }

  bool bit(BitChance& chance) {
    const std::uint32_t zero = (range_ >> BitChance::kBits) * chance.zero();
    const bool bit = code_ >= zero;
    if (bit) {
      code_ -= zero;
      range_ -= zero;
    } else {
      range_ = zero;
    }
    chance.learn(bit);
    fill();
    return bit;
  }
  bool even_bit() {
    range_ >>= 1;
    const bool bit = code_ >= range_;
    if (bit) code_ -= range_;
    fill();
    return bit;
  }
  /// Everything was read that was written, and nothing else.
  [[nodiscard]] bool at_end() const { return at_ == bytes_.size() && code_ == 0; }

 private:
  void fill() {
    while (range_ < 1U << 24) {
      range_ <<= 8;
      code_ = code_ << 8 | next();
    }
  }
  std::uint32_t next() {
    const std::uint32_t byte = at_ < bytes_.size() ? bytes_[at_] : 0;
    ++at_;
    return byte;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  std::uint32_t range_ = UINT32_MAX;
  std::uint32_t code_ = 0;
};

/// A number of `kWidth` bits, the highest first, each with a chance of its own for what stands before it.
template <unsigned kWidth>
class BitTree {
 public:
  void write(BitWriter& to, unsigned value) {
    unsigned node = 1;
    for (unsigned i = kWidth; i-- > 0;) {
      const bool bit = (value >> i & 1U) != 0;
      to.bit(chances_[node], bit);
      node = node << 1 | (bit ? 1U : 0U);
    }
  }
  unsigned read(BitReader& from) {
    unsigned node = 1;
    for (unsigned i = 0; i < kWidth; ++i) node = node << 1 | (from.bit(chances_[node]) ? 1U : 0U);
    return node - (1U << kWidth);
  }

 private:
  std::array<BitChance, std::size_t{1} << kWidth> chances_{};
};

}  // namespace kalah
