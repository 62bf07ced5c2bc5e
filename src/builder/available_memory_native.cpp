#include <fstream>
#include <string>

#include "builder/available_memory.h"

namespace kalah {

std::uint64_t available_memory() {
  std::ifstream facts("/proc/meminfo");
  std::string name;
  std::uint64_t kibibytes = 0;
  std::string unit;
  while (facts >> name >> kibibytes) {
    if (name == "MemAvailable:") return kibibytes * 1024;
    std::getline(facts, unit);
  }
  return UINT64_MAX;
}

}  // namespace kalah
