#include "solver/bounds_table.h"

#include <algorithm>
#include <new>

namespace kalah {

BoundsTable::BoundsTable(std::uint64_t numbers, std::uint64_t bytes) {
  number_bits_ = std::max(8U, static_cast<unsigned>(std::bit_width(numbers)));
  number_mask_ = (std::uint64_t{1} << number_bits_) - 1;
  fold_ = (number_bits_ + 1) / 2;
  const unsigned least = number_bits_ > kTagBits ? number_bits_ - kTagBits : 0;
  const std::uint64_t buckets = std::max<std::uint64_t>(1, bytes / (kWays * sizeof(Word)));
  bucket_bits_ = std::clamp(static_cast<unsigned>(std::bit_width(buckets)) - 1, least, number_bits_);
  while (true) {
    memory_ = Memory((std::uint64_t{1} << bucket_bits_) * kWays * sizeof(Word));
    if (memory_.data() != nullptr || bucket_bits_ == least) break;
    --bucket_bits_;
  }
  bucket_mask_ = (std::uint64_t{1} << bucket_bits_) - 1;
  words_ = std::launder(reinterpret_cast<Word*>(memory_.data()));
}

void BoundsTable::store(std::uint64_t number, ProvedBounds bounds, std::uint64_t size) {
  const std::uint64_t mixed = scrambled(number);
  const std::uint64_t tag = mixed >> bucket_bits_;
  Word* const first = bucket(mixed);
  auto log = static_cast<unsigned>(std::bit_width(size));
  Word* place = first;
  unsigned least = 1U << 10U;
  for (std::size_t way = 0; way < kWays; ++way) {
    const std::uint64_t word = first[way].load(std::memory_order_relaxed);
    if (word != 0 && word >> kTagShift == tag) {
      const ProvedBounds known = unpacked(word);
      bounds.lower = std::max(bounds.lower, known.lower);
      bounds.upper = std::min(bounds.upper, known.upper);
      if (bounds.pit == 0) bounds.pit = known.pit;
      log = std::max(log, log_of(word));
      place = first + way;
      break;
    }
    const unsigned worth = word == 0 ? 0 : 1 + log_of(word);
    if (worth < least) {
      least = worth;
      place = first + way;
    }
  }
  assert(bounds.lower <= bounds.upper);
  place->store(packed(tag, bounds, std::min(log, 31U)), std::memory_order_relaxed);
}

}  // namespace kalah
