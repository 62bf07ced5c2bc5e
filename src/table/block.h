#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "table/bytes.h"
#include "table/prefix_code.h"

namespace kalah {

/// Values of one block of a file; the last of a group may hold fewer.
inline constexpr std::uint32_t kBlockValues = 1U << 16;
/// Values of a section: its begin in the stream of codewords is a whole number, those of its stretches count from
/// there.
inline constexpr std::uint32_t kSectionValues = 1U << 12;
/// Values of a stretch, whose begin in the stream is a number of 16 bits, and of a part of it, from whose begin a probe
/// decodes.
inline constexpr std::uint32_t kStretchValues = 1U << 7;
inline constexpr std::uint32_t kPartValues = 1U << 5;
/// The parts of a stretch but the last have a mark each: the bits they take, or that these are too many for one.
inline constexpr std::uint32_t kMarks = kStretchValues / kPartValues - 1;
inline constexpr std::uint8_t kLongPart = 255;
/// Bytes behind the stream, so that a stretch of the longest codewords, and eight bytes more, may be read from any
/// place in it.
inline constexpr std::uint64_t kBlockTail = kStretchValues * kMaxCodeBits / 8 + 8;

/// Where the parts of a block lie: sections, stretches, marks, codewords. docs/table-format.md.
struct BlockShape {
  explicit BlockShape(std::uint32_t value_count)
      : values(value_count),
        sections((value_count + kSectionValues - 1) / kSectionValues),
        stretches((value_count + kStretchValues - 1) / kStretchValues),
        stretches_at(sections * 4),
        marks_at(stretches_at + stretches * 2),
        stream_at(static_cast<std::uint32_t>(whole_words(marks_at + stretches * kMarks))) {}

  std::uint32_t values;
  std::uint32_t sections;
  std::uint32_t stretches;
  std::uint32_t stretches_at;
  std::uint32_t marks_at;
  std::uint32_t stream_at;

  [[nodiscard]] std::uint64_t bytes(std::uint64_t stream_bits) const {
    return whole_words(stream_at + (stream_bits + 7) / 8 + kBlockTail);
  }
  /// Bit of the stream at which a stretch begins.
  [[nodiscard]] std::uint64_t stretch_bit(const std::uint8_t* block, std::uint32_t stretch) const {
    constexpr std::uint32_t kStretches = kSectionValues / kStretchValues;
    return std::uint64_t{load_number<std::uint32_t>(block + std::size_t{stretch / kStretches} * 4)} +
           load_number<std::uint16_t>(block + stretches_at + std::size_t{stretch} * 2);
  }
  [[nodiscard]] const std::uint8_t* marks(const std::uint8_t* block, std::uint32_t stretch) const {
    return block + marks_at + std::size_t{stretch} * kMarks;
  }
};

/// Bytes of a Database to codewords; a word for each of the 256.
using ByteCode = std::array<Codeword, 256>;

/// Appends the block of these values.
void encode_block(std::span<const std::uint8_t> values, const ByteCode& code, std::vector<std::uint8_t>& out);

/// Whether every stretch begins where a whole one may be read. Then no content leads outside of the block.
bool is_sound(std::span<const std::uint8_t> block, const BlockShape& shape);

/// Asks for the codewords of a value before its block's directory is read, so that both are waited for at once. Where
/// they lie is guessed: all stretches of a block take about the same.
inline void prefetch_value(const std::uint8_t* block, std::uint32_t bytes, const BlockShape& shape,
                           std::uint32_t place) {
  const std::uint64_t stream = bytes - shape.stream_at - kBlockTail;
  const std::uint8_t* const guess = block + shape.stream_at + stream * place / shape.values;
  __builtin_prefetch(guess);
  __builtin_prefetch(guess + 64);
}

/// One value as a byte of a Database. Preconditions: is_sound(), place < shape.values.
inline std::uint8_t decode_value(const std::uint8_t* block, const BlockShape& shape, const DecodeTable& table,
                                 std::uint32_t place) {
  const std::uint32_t stretch = place / kStretchValues;
  const std::uint8_t* const marks = shape.marks(block, stretch);
  std::uint64_t bit = shape.stretch_bit(block, stretch);
  std::uint32_t left = place % kStretchValues;
  for (std::uint32_t part = 0; part < kMarks && left >= kPartValues && marks[part] != kLongPart; ++part) {
    bit += marks[part];
    left -= kPartValues;
  }
  const std::uint8_t* const stream = block + shape.stream_at;
  // Eight bytes hold five codewords, wherever the first begins.
  constexpr std::uint32_t kAtOnce = 5;
  static_assert(kAtOnce * kMaxCodeBits + 7 <= 64);
  for (; left >= kAtOnce; left -= kAtOnce) {
    std::uint64_t bits = load_number<std::uint64_t>(stream + bit / 8) >> (bit % 8);
    for (std::uint32_t i = 0; i < kAtOnce; ++i) {
      const std::uint8_t length = table.find(bits).length;
      bits >>= length;
      bit += length;
    }
  }
  std::uint64_t bits = load_number<std::uint64_t>(stream + bit / 8) >> (bit % 8);
  for (; left > 0; --left) bits >>= table.find(bits).length;
  return table.find(bits).byte;
}

/// All values as bytes of a Database; false if a stretch or a part does not end where the next begins. Precondition:
/// is_sound().
bool decode_block(const std::uint8_t* block, const BlockShape& shape, const DecodeTable& table, std::uint8_t* out);

}  // namespace kalah
