#include <thread>

#include "builder/crew.h"

namespace kalah {

Crew::Crew(Construction& construction, BuildWatch* watch, int threads) : construction_(construction), watch_(watch) {
  for (int i = 0; i < threads; ++i) kernels_.push_back(construction_.kernel());
}

bool Crew::run(int n) {
  next_.store(0);
  std::vector<std::thread> others;
  others.reserve(kernels_.size() - 1);
  for (std::size_t i = 1; i < kernels_.size(); ++i) others.emplace_back([this, i, n] { work(*kernels_[i], n); });
  work(*kernels_[0], n);
  for (std::thread& other : others) other.join();
  return !stopped_.load();
}

void Crew::rest() {
  for (const auto& kernel : kernels_) kernel->rest();
}

void Crew::count_layer(int n) {
  for (int small = 0; small < Construction::splits(n); ++small) done_.fetch_add(construction_.positions(n, small));
}

void Crew::work(Kernel& kernel, int n) {
  const int splits = Construction::splits(n);
  for (int taken = next_.fetch_add(1); taken < splits; taken = next_.fetch_add(1)) {
    if (stopped_.load()) return;
    if (watch_ != nullptr && watch_->stop(done_.load(), construction_.index().positions())) {
      stopped_.store(true);
      return;
    }
    const int small = splits - 1 - taken;
    kernel.run(n, small);
    done_.fetch_add(construction_.positions(n, small));
  }
}

}  // namespace kalah
