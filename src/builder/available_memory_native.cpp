#include <algorithm>
#include <fstream>
#include <optional>

#include "builder/available_memory.h"

namespace kalah {
namespace {

/// The number behind a name in a file of lines `NAME NUMBER ...`.
std::optional<std::uint64_t> number_of(const std::string& file, const std::string& wanted) {
  std::ifstream facts(file);
  std::string name;
  std::uint64_t number = 0;
  std::string rest;
  while (facts >> name >> number) {
    if (name == wanted) return number;
    std::getline(facts, rest);
  }
  return std::nullopt;
}

/// A file of one number; `max` is none.
std::optional<std::uint64_t> number_in(const std::string& file) {
  std::ifstream facts(file);
  std::uint64_t number = 0;
  if (facts >> number) return number;
  return std::nullopt;
}

/// How the files of a control group are called, and where the groups lie; the two versions of the kernel's interface.
struct GroupFiles {
  const char* folder;
  const char* limit;
  const char* used;
  const char* idle;
};
constexpr GroupFiles kUnified{"/sys/fs/cgroup", "/memory.max", "/memory.current", "inactive_file"};
constexpr GroupFiles kSplit{"/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes",
                            "total_inactive_file"};

/// What a group and all those around it still leave. In a container the path may be one that only the host has; the
/// group itself then lies at the top.
std::uint64_t left_in_groups(const std::string& root, const GroupFiles& files, std::string path) {
  std::uint64_t least = UINT64_MAX;
  while (true) {
    while (!path.empty() && path.back() == '/') path.pop_back();
    const std::string group = root + files.folder + path;
    const auto limit = number_in(group + files.limit);
    const auto used = number_in(group + files.used);
    if (limit && used) {
      // Files that were read and are not in use make room.
      const std::uint64_t idle = std::min(number_of(group + "/memory.stat", files.idle).value_or(0), *used);
      least = std::min(least, *limit - std::min(*limit, *used - idle));
    }
    if (path.empty()) return least;
    path.resize(path.find_last_of('/') == std::string::npos ? 0 : path.find_last_of('/'));
  }
}

}  // namespace

std::uint64_t available_memory(const std::string& root) {
  std::uint64_t least = UINT64_MAX;
  if (const auto kibibytes = number_of(root + "/proc/meminfo", "MemAvailable:")) least = *kibibytes * 1024;
  // Lines NUMBER:CONTROLLERS:PATH; without controllers it is the unified interface.
  std::ifstream groups(root + "/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const std::string path = line.substr(second + 1);
    if (controllers == ",,") least = std::min(least, left_in_groups(root, kUnified, path));
    if (controllers.find(",memory,") != std::string::npos) least = std::min(least, left_in_groups(root, kSplit, path));
  }
  return least;
}

}  // namespace kalah
