#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "kalah/status.h"

namespace kalah {

/// A file mapped into memory for reading. Files are replaced by renaming, never written in place, so what is mapped
/// stays. Not in WebAssembly.
class MappedFile {
 public:
  /// Errors name the file and the system's reason.
  static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  [[nodiscard]] std::span<const std::uint8_t> bytes() const { return {data_, size_}; }

 private:
  MappedFile(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  const std::uint8_t* data_;
  std::size_t size_;
};

}  // namespace kalah
