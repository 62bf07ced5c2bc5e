#include <cstdlib>

#include "core/memory.h"

namespace kalah {

Memory::Memory(std::uint64_t size) {
  if (size > SIZE_MAX) return;
  data_ = static_cast<std::uint8_t*>(std::calloc(static_cast<std::size_t>(size), 1));
  if (data_ != nullptr) size_ = static_cast<std::size_t>(size);
}

Memory::~Memory() { std::free(data_); }

void Memory::rest() {}

}  // namespace kalah
