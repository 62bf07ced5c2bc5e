#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "kalah/status.h"
#include "table/database.h"
#include "table/layer.h"

namespace kalah {

/// A database's file while it is being built: a header that says so, and one whole layer after the other. A layer's
/// head is written when its blocks are on the disk, so a layer whose head is right is whole. Not in WebAssembly.
class PartFile {
 public:
  /// Opens the file in a folder, or makes both. Refused if another process builds there. The caller has seen to it that
  /// the rules are the same: folder_state().
  static Result<std::unique_ptr<PartFile>> open(const std::string& folder, const std::string& value_key,
                                                const DatabaseIndex& index);
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  /// Reads the layers that are there into the database and cuts off what is behind the last whole one. How many they
  /// are.
  Result<int> recover(Database& database);

  /// Writes the layer's blocks, one span after the other, then end_layer().
  Status begin_layer(const LayerShape& shape);
  Status append(std::span<const std::uint8_t> blocks);
  Status end_layer(const LayerShape& shape, std::span<const std::uint8_t> lengths, std::span<const BlockEntry> entries);

  /// Makes it the database of the folder. Nothing may be called afterwards.
  Status finish();

  /// Bytes written of the layer, its head included.
  [[nodiscard]] std::uint64_t layer_bytes() const { return end_ - layer_at_; }
  [[nodiscard]] std::uint64_t bytes() const { return end_; }

 private:
  PartFile(std::string folder, std::string value_key, DatabaseIndex index, int file);

  Status write_at(std::uint64_t at, std::span<const std::uint8_t> bytes);
  Status write_header(std::uint64_t file_bytes);
  Status sync();
  [[nodiscard]] Error system_error(const char* what) const;

  std::string folder_;
  std::string path_;
  std::string value_key_;
  DatabaseIndex index_;
  std::uint64_t seed_;
  int file_;
  std::uint64_t layer_at_ = 0;
  std::uint64_t end_ = 0;
};

/// What a folder holds of a database.
struct FolderState {
  enum class Kind { kNothing, kPart, kWhole };
  Kind kind = Kind::kNothing;
  /// Most seeds of a whole one.
  int seeds = 0;
  /// Whole layers of an unfinished one, as far as their heads tell.
  int layers = 0;
};

/// Looks, changes nothing. Refuses a folder with a database, finished or not, of another value key, or one that is
/// damaged.
Result<FolderState> folder_state(const std::string& folder, const std::string& value_key);

}  // namespace kalah
