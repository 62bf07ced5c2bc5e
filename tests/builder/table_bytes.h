#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

#include "builder/table_build.h"
#include "table/table_folder.h"

namespace kalah {

/// An empty folder in the build's own, gone at the end.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::string& name)
      : path_(std::filesystem::current_path() / (name + "." + std::to_string(getpid()))) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  [[nodiscard]] std::string path() const { return path_.string(); }
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

using FileBytes = std::vector<std::uint8_t>;

inline FileBytes bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline void write_bytes(const std::string& path, const FileBytes& bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

/// Watches and never stops, or stops when so many layers are done.
class LayerWatch final : public TableWatch {
 public:
  explicit LayerWatch(int layers = 1000) : left_(layers) {}
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return left_ <= 0; }
  void begun(int layers, std::uint64_t /*done*/, std::uint64_t /*all*/) override { found = layers; }
  void layer_done(int /*n*/, std::uint64_t /*positions*/, std::uint64_t /*bytes*/) override { --left_; }

  int found = -1;

 private:
  int left_;
};

inline TableOrder table_order(const char* rules, int seeds, const std::string& folder, int threads = 1) {
  return {*parse_rules(rules), seeds, threads, folder};
}

inline FileBytes table_bytes(const char* rules, int seeds, int threads = 1) {
  const TemporaryFolder folder("table-bytes");
  LayerWatch watch;
  const Status status = build_table(table_order(rules, seeds, folder.path(), threads), watch);
  EXPECT_TRUE(status.ok()) << status.error().message;
  return bytes_of(table_path(folder.path()));
}

inline Result<std::shared_ptr<const TableFile>> open_bytes(FileBytes bytes) {
  const auto kept = std::make_shared<const FileBytes>(std::move(bytes));
  return TableFile::open(*kept, kept);
}

/// What is wrong anywhere in the file; empty if nothing is.
inline std::string first_fault(const FileBytes& bytes) {
  const auto table = open_bytes(bytes);
  if (!table) return table.error().message;
  const DatabaseIndex& index = (*table)->index();
  std::vector<std::uint8_t> values(index.size());
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      const Status status = (*table)->read_group(n, sum, values.data());
      if (!status) return status.error().message;
    }
  }
  return {};
}

}  // namespace kalah
