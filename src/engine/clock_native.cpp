#include <chrono>

#include "engine/clock.h"

namespace kalah {

double steady_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace kalah
