#include "leave.h"

#include <csignal>

namespace kalah {

std::atomic<bool> leave_flag{false};

bool leave_on_signals() {
  struct sigaction action = {};
  action.sa_handler = [](int) { leave_flag.store(true, std::memory_order_relaxed); };
  sigemptyset(&action.sa_mask);
  struct sigaction ignore = {};
  ignore.sa_handler = SIG_IGN;
  return sigaction(SIGINT, &action, nullptr) == 0 && sigaction(SIGTERM, &action, nullptr) == 0 &&
         sigaction(SIGPIPE, &ignore, nullptr) == 0;
}

}  // namespace kalah
