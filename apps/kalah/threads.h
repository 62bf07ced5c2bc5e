#pragma once

#include <algorithm>
#include <thread>

namespace kalah {

/// Threads that use the machine; the standard does not promise to know.
inline int usual_threads() { return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 64U)); }

}  // namespace kalah
