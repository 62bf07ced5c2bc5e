#include "table/block.h"

#include <algorithm>

namespace kalah {
namespace {

std::uint8_t mark_of(std::uint64_t bits) { return static_cast<std::uint8_t>(std::min<std::uint64_t>(bits, kLongPart)); }

}  // namespace

void encode_block(std::span<const std::uint8_t> values, const ByteCode& code, std::vector<std::uint8_t>& out) {
  const BlockShape shape(static_cast<std::uint32_t>(values.size()));
  std::uint64_t all_bits = 0;
  for (const std::uint8_t value : values) all_bits += code[value].length;
  const std::size_t begin = out.size();
  out.resize(begin + static_cast<std::size_t>(shape.bytes(all_bits)), 0);
  std::uint8_t* const block = out.data() + begin;
  std::uint8_t* stream = block + shape.stream_at;
  std::uint64_t bit = 0;
  std::uint64_t section_bit = 0;
  std::uint64_t part_bit = 0;
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i % kSectionValues == 0) {
      section_bit = bit;
      store_number(block + i / kSectionValues * 4, static_cast<std::uint32_t>(bit));
    }
    if (i % kPartValues == 0) {
      const std::size_t part = i / kPartValues;
      if (part % (kMarks + 1) != 0) {
        block[shape.marks_at + part / (kMarks + 1) * kMarks + part % (kMarks + 1) - 1] = mark_of(bit - part_bit);
      }
      part_bit = bit;
    }
    if (i % kStretchValues == 0) {
      store_number(block + shape.stretches_at + i / kStretchValues * 2, static_cast<std::uint16_t>(bit - section_bit));
    }
    const Codeword& codeword = code[values[i]];
    const std::uint64_t place = bit % 64;
    word |= std::uint64_t{codeword.bits} << place;
    bit += codeword.length;
    if (place + codeword.length >= 64) {
      store_number(stream, word);
      stream += 8;
      word = std::uint64_t{codeword.bits} >> 1 >> (63 - place);
    }
  }
  store_number(stream, word);
}

bool is_sound(std::span<const std::uint8_t> block, const BlockShape& shape) {
  if (block.size() < shape.bytes(0)) return false;
  const std::uint64_t most = (block.size() - shape.stream_at - kBlockTail) * 8;
  for (std::uint32_t stretch = 0; stretch < shape.stretches; ++stretch) {
    if (shape.stretch_bit(block.data(), stretch) > most) return false;
  }
  return true;
}

bool decode_block(const std::uint8_t* block, const BlockShape& shape, const DecodeTable& table, std::uint8_t* out) {
  const std::uint8_t* const stream = block + shape.stream_at;
  for (std::uint32_t stretch = 0; stretch < shape.stretches; ++stretch) {
    const std::uint8_t* const marks = shape.marks(block, stretch);
    std::uint64_t bit = shape.stretch_bit(block, stretch);
    const std::uint32_t end = std::min((stretch + 1) * kStretchValues, shape.values);
    std::uint32_t place = stretch * kStretchValues;
    for (std::uint32_t part = 0; place < end; ++part) {
      const std::uint64_t begin = bit;
      const std::uint32_t part_end = std::min(place + kPartValues, end);
      while (place < part_end) {
        std::uint64_t bits = load_number<std::uint64_t>(stream + bit / 8) >> (bit % 8);
        for (const std::uint32_t stop = std::min(place + 5, part_end); place < stop; ++place) {
          const DecodeTable::Entry entry = table.find(bits);
          bits >>= entry.length;
          bit += entry.length;
          out[place] = entry.byte;
        }
      }
      if (part < kMarks && place < end && marks[part] != mark_of(bit - begin)) return false;
    }
    if (stretch + 1 < shape.stretches && bit != shape.stretch_bit(block, stretch + 1)) return false;
  }
  return true;
}

}  // namespace kalah
