#pragma once

#include <atomic>

namespace kalah {

/// Set once the process has been asked to end (SIGINT, SIGTERM) after leave_on_signals().
extern std::atomic<bool> leave_flag;

/// From now on the signals only set the flag, and writing to a program that has ended is an error instead of our end.
/// False if the system refuses.
bool leave_on_signals();

}  // namespace kalah
