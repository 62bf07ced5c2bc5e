#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "kalah/status.h"
#include "table/map_guard.h"

namespace kalah {

/// A file mapped into memory for reading. Our own files are replaced by renaming, and then what is mapped stays; lost()
/// and changed() tell where somebody wrote into one. Any thread may read. Not in WebAssembly.
class MappedFile {
 public:
  /// Errors name the file and the system's reason.
  static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  [[nodiscard]] std::span<const std::uint8_t> bytes() const { return {data_, size_}; }

  /// Some of the bytes are no longer there: the file was cut short, and zeros were read instead. Asked after reading.
  [[nodiscard]] bool lost() const { return guard_->lost(); }
  /// The file itself was written to since it was opened, or is lost. Asks the system.
  [[nodiscard]] bool changed() const;

 private:
  MappedFile(int file, const std::uint8_t* data, std::size_t size, std::int64_t written_ns)
      : file_(file), data_(data), size_(size), written_ns_(written_ns), guard_(bytes()) {}

  int file_;
  const std::uint8_t* data_;
  std::size_t size_;
  /// When it was last written to, since 1970.
  std::int64_t written_ns_;
  /// Gone before the mapping is.
  std::optional<MapGuard> guard_;
};

}  // namespace kalah
