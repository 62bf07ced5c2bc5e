#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace kalah {

/// Which positions are being searched just now, so that several threads over one table part the work: each puts off a
/// child that another is busy with, and mostly finds its value in the table when it comes back to it. A lost or false
/// mark costs time, never correctness.
class SharedSearch {
 public:
  /// Only subtrees at least this deep are worth marking: below it the threads' marks push each other out of their
  /// caches more often than they part the work (bench/threads with 4 to 10).
  static constexpr int kLeastDepth = 8;

  [[nodiscard]] bool busy(std::uint64_t hash) const { return place(hash).load(std::memory_order_relaxed) == hash; }
  void enter(std::uint64_t hash) { place(hash).store(hash, std::memory_order_relaxed); }
  void leave(std::uint64_t hash) {
    if (busy(hash)) place(hash).store(0, std::memory_order_relaxed);
  }

 private:
  /// Far more places than positions in progress: threads times depth.
  static constexpr std::size_t kPlaces = 4096;
  [[nodiscard]] const std::atomic<std::uint64_t>& place(std::uint64_t hash) const {
    return places_[(hash >> 20) % kPlaces];
  }
  [[nodiscard]] std::atomic<std::uint64_t>& place(std::uint64_t hash) { return places_[(hash >> 20) % kPlaces]; }

  std::array<std::atomic<std::uint64_t>, kPlaces> places_{};
};

}  // namespace kalah
