#include "builder/available_memory.h"

#include <gtest/gtest.h>

#include "builder/table_bytes.h"

namespace kalah {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

/// A system that says what it is told to.
class System {
 public:
  explicit System(const std::string& name) : folder_(name) {
    write("/proc/meminfo", "MemTotal: 9 kB\nMemAvailable: 2097152 kB\n");
  }
  void write(const std::string& file, const std::string& text) const {
    const std::filesystem::path path = folder_.path() + file;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  [[nodiscard]] std::uint64_t available() const { return available_memory(folder_.path()); }

 private:
  TemporaryFolder folder_;
};

TEST(AvailableMemory, IsWhatTheSystemSays) { EXPECT_EQ(System("memory-plain").available(), 2048 * kMiB); }

TEST(AvailableMemory, WithoutAnythingKnownItIsAllThereIs) {
  const TemporaryFolder empty("memory-none");
  EXPECT_EQ(available_memory(empty.path()), UINT64_MAX);
}

TEST(AvailableMemory, OfThisMachineIsSomething) {
  EXPECT_GT(available_memory(), kMiB);
  EXPECT_LT(available_memory(), UINT64_MAX);
}

TEST(AvailableMemory, HeedsTheNarrowestOfTheGroupsAround) {
  const System system("memory-unified");
  system.write("/proc/self/cgroup", "0::/service/job\n");
  system.write("/sys/fs/cgroup/service/job/memory.max", "max\n");
  system.write("/sys/fs/cgroup/service/job/memory.current", "1048576\n");
  EXPECT_EQ(system.available(), 2048 * kMiB);
  system.write("/sys/fs/cgroup/service/memory.max", std::to_string(512 * kMiB) + "\n");
  system.write("/sys/fs/cgroup/service/memory.current", std::to_string(112 * kMiB) + "\n");
  EXPECT_EQ(system.available(), 400 * kMiB);
  system.write("/sys/fs/cgroup/service/memory.stat", "anon 5\ninactive_file " + std::to_string(12 * kMiB) + "\n");
  EXPECT_EQ(system.available(), 412 * kMiB);
  // More in use than allowed leaves nothing.
  system.write("/sys/fs/cgroup/service/memory.current", std::to_string(600 * kMiB) + "\n");
  EXPECT_EQ(system.available(), 0);
}

TEST(AvailableMemory, FindsTheGroupAtTheTopOfAContainer) {
  const System system("memory-container");
  system.write("/proc/self/cgroup", "12:cpu,memory:/docker/0123\n1:name=systemd:/\n0::/\n");
  system.write("/sys/fs/cgroup/memory/memory.limit_in_bytes", std::to_string(1024 * kMiB) + "\n");
  system.write("/sys/fs/cgroup/memory/memory.usage_in_bytes", std::to_string(24 * kMiB) + "\n");
  EXPECT_EQ(system.available(), 1000 * kMiB);
}

}  // namespace
}  // namespace kalah
