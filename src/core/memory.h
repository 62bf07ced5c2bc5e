#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace kalah {

/// Zeroed bytes straight from the system, in large pages where it has them. Pages are taken when first touched.
class Memory {
 public:
  Memory() = default;
  /// data() is null if the system refuses.
  explicit Memory(std::uint64_t size);
  ~Memory();
  Memory(Memory&& other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  Memory& operator=(Memory&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  [[nodiscard]] std::uint8_t* data() { return data_; }
  [[nodiscard]] const std::uint8_t* data() const { return data_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Gives the pages back to the system, where that is possible; what they held is lost.
  void rest();

 private:
  std::uint8_t* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace kalah
