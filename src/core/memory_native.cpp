#include <sys/mman.h>

#include "core/memory.h"

namespace kalah {

Memory::Memory(std::uint64_t size) {
  if (size == 0) return;
  void* place = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return;
  // Small pages work as well, only slower: a refusal is no error.
  (void)madvise(place, size, MADV_HUGEPAGE);
  data_ = static_cast<std::uint8_t*>(place);
  size_ = size;
}

Memory::~Memory() {
  if (data_ != nullptr) munmap(data_, size_);
}

void Memory::rest() {
  if (data_ != nullptr) (void)madvise(data_, size_, MADV_DONTNEED);
}

}  // namespace kalah
