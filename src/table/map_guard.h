#pragma once

#include <atomic>
#include <cstdint>
#include <span>

namespace kalah {

/// Watches bytes that a file was mapped to. Where the file has been cut short under it, reading would end the program
/// (SIGBUS); under a guard the bytes turn into zeros instead, and lost() says so from then on. The first guard installs
/// a handler for the whole program; faults elsewhere go where they went before. Not in WebAssembly.
class MapGuard {
 public:
  /// `bytes`: a whole mapping, which must outlive the guard; may be empty.
  explicit MapGuard(std::span<const std::uint8_t> bytes);
  ~MapGuard();
  MapGuard(const MapGuard&) = delete;
  MapGuard& operator=(const MapGuard&) = delete;

  /// Asked after reading: false says that what was read were bytes of the file. Any thread may ask.
  [[nodiscard]] bool lost() const {
    std::atomic_thread_fence(std::memory_order_acquire);
    return place_.lost.load(std::memory_order_relaxed);
  }

  /// Where a guarded mapping lies. The handler walks over all there ever were, so they stay and are used again.
  struct Place {
    std::atomic<bool> taken{true};
    std::atomic<bool> lost{false};
    std::atomic<std::uintptr_t> begin{0};
    std::atomic<std::uintptr_t> end{0};
    Place* next = nullptr;
  };

 private:
  Place& place_;
};

}  // namespace kalah
