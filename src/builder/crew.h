#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "builder/build.h"
#include "builder/construction.h"

namespace kalah {

/// Threads that build one layer after the other; a layer's splits go to whoever is free, the largest first. Not in
/// WebAssembly.
class Crew {
 public:
  /// Precondition: construction.begin() was fine, threads >= 1.
  Crew(Construction& construction, BuildWatch* watch, int threads);

  /// Builds layer n, those below being complete. False if the watch stopped it; it must then not go on.
  bool run(int n);
  /// Gives back what the kernels need only while they build.
  void rest();
  /// Counts as built what came from elsewhere.
  void count_layer(int n);

 private:
  void work(Kernel& kernel, int n);

  Construction& construction_;
  BuildWatch* watch_;
  std::vector<std::unique_ptr<Kernel>> kernels_;
  std::atomic<int> next_{0};
  std::atomic<std::uint64_t> done_{0};
  std::atomic<bool> stopped_{false};
};

}  // namespace kalah
