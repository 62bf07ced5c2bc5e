#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "builder/part_file.h"
#include "core/text.h"
#include "table/checksum.h"
#include "table/header.h"
#include "table/layer_values.h"
#include "table/mapped_file.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

/// Whether the layer's blocks are whole; their values go into the database.
bool read_layer(const LayerBytes& layer, std::uint64_t seed, Database& database) {
  const LayerShape& shape = layer.shape();
  const LayerValues values(shape.n, shape.step);
  std::vector<std::uint8_t> part(kBlockValues);
  for (int sum = 0; sum <= shape.n; ++sum) {
    const GroupShape& group = shape.groups[static_cast<std::size_t>(sum)];
    const DecodeTable table(layer.lengths(sum), values.bytes());
    BlockWriter writer(database, shape.n, sum);
    for (std::uint64_t block = 0; block < group.blocks; ++block) {
      const std::uint64_t number = group.first_block + block;
      if (layer.fault(number, group.values(block), seed) != nullptr ||
          !decode_block(layer.block(number), BlockShape(group.values(block)), table, part.data())) {
        return false;
      }
      writer.append(std::span<const std::uint8_t>(part.data(), group.values(block)));
    }
  }
  return true;
}

/// The folder's own entry for a file in it is on the disk.
bool sync_folder(const std::string& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return false;
  const bool done = fsync(opened) == 0;
  close(opened);
  return done;
}

}  // namespace

PartFile::PartFile(std::string folder, std::string value_key, DatabaseIndex index, int file)
    : folder_(std::move(folder)),
      path_(table_part_path(folder_)),
      value_key_(std::move(value_key)),
      index_(std::move(index)),
      seed_(table_seed(value_key_)),
      file_(file) {}

PartFile::~PartFile() {
  if (file_ >= 0) close(file_);
}

Error PartFile::system_error(const char* what) const {
  return Error{cat({path_, ": ", what, ": ", std::strerror(errno)})};
}

Result<std::unique_ptr<PartFile>> PartFile::open(const std::string& folder, const std::string& value_key,
                                                 const DatabaseIndex& index) {
  std::error_code failure;
  std::filesystem::create_directories(folder, failure);
  if (failure) return Error{cat({folder, ": cannot be made: ", failure.message()})};
  const int file = ::open(table_part_path(folder).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  std::unique_ptr<PartFile> part(new PartFile(folder, value_key, index, file));
  if (file < 0) return part->system_error("cannot be written");
  struct stat opened = {};
  struct stat named = {};
  // Whoever built here may have renamed the file after it was opened: then it is the finished one.
  if (flock(file, LOCK_EX | LOCK_NB) != 0 || fstat(file, &opened) != 0 || stat(part->path_.c_str(), &named) != 0 ||
      opened.st_ino != named.st_ino) {
    return Error{cat({folder, ": another process is building there"})};
  }
  return part;
}

Result<int> PartFile::recover(Database& database) {
  int layers = 0;
  end_ = kHeaderBytes;
  {
    const auto mapped = MappedFile::open(path_);
    if (!mapped) return mapped.error();
    const auto bytes = (*mapped)->bytes();
    const bool known = read_header(bytes).ok();
    for (; known && layers <= index_.seeds(); ++layers) {
      const auto layer = LayerBytes::read(bytes.subspan(static_cast<std::size_t>(end_)),
                                          LayerShape(index_, layers, margin_step(*rules_of_key(value_key_))), seed_);
      if (!layer || !read_layer(*layer, seed_, database)) break;
      end_ += layer->bytes();
    }
  }
  if (ftruncate(file_, static_cast<off_t>(end_)) != 0) return system_error("cannot be written");
  if (const Status status = write_header(0); !status) return status.error();
  if (const Status status = sync(); !status) return status.error();
  if (!sync_folder(folder_)) return system_error("the folder cannot be written");
  return layers;
}

Status PartFile::begin_layer(const LayerShape& shape) {
  layer_at_ = end_;
  end_ += shape.head_bytes;
  return {};
}

Status PartFile::append(std::span<const std::uint8_t> blocks) {
  const Status status = write_at(end_, blocks);
  end_ += blocks.size();
  return status;
}

Status PartFile::end_layer(const LayerShape& shape, std::span<const std::uint8_t> lengths,
                           std::span<const BlockEntry> entries) {
  if (const Status status = sync(); !status) return status;
  if (const Status status = write_at(layer_at_, write_layer_head(shape, layer_bytes(), lengths, entries, seed_));
      !status) {
    return status;
  }
  return sync();
}

Status PartFile::finish() {
  if (const Status status = write_header(end_); !status) return status;
  if (const Status status = sync(); !status) return status;
  if (std::rename(path_.c_str(), table_path(folder_).c_str()) != 0) return system_error("cannot be renamed");
  if (!sync_folder(folder_)) return system_error("the folder cannot be written");
  return {};
}

Status PartFile::write_at(std::uint64_t at, std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return system_error("cannot be written");
    at += static_cast<std::uint64_t>(written);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return {};
}

Status PartFile::write_header(std::uint64_t file_bytes) {
  return write_at(0, kalah::write_header({value_key_, index_.pits(), index_.seeds(), file_bytes}));
}

Status PartFile::sync() {
  if (fsync(file_) != 0) return system_error("cannot be written");
  return {};
}

Result<FolderState> folder_state(const std::string& folder, const std::string& value_key) {
  std::error_code ignored;
  const auto other = [&](const std::string& found) {
    return Error{cat({folder, " holds a database of other rules: ", found, ", not ", value_key})};
  };
  FolderState state;
  if (std::filesystem::exists(table_path(folder), ignored)) {
    const auto table = open_table(folder);
    if (!table) return table.error();
    if ((*table)->value_key() != value_key) return other((*table)->value_key());
    state.kind = FolderState::Kind::kWhole;
    state.seeds = (*table)->index().seeds();
  }
  if (!std::filesystem::exists(table_part_path(folder), ignored)) return state;
  const auto mapped = MappedFile::open(table_part_path(folder));
  if (!mapped) return mapped.error();
  const auto bytes = (*mapped)->bytes();
  const auto header = read_header(bytes);
  // A file that was killed before its header was on the disk holds nothing.
  if (!header) return state;
  if (header->value_key != value_key) return other(header->value_key);
  const DatabaseIndex index(header->pits, header->seeds);
  const int step = margin_step(*rules_of_key(value_key));
  std::uint64_t at = kHeaderBytes;
  for (int n = 0; n <= header->seeds; ++n) {
    const auto layer = LayerBytes::read(bytes.subspan(static_cast<std::size_t>(at)), LayerShape(index, n, step),
                                        table_seed(value_key));
    if (!layer) break;
    at += layer->bytes();
    ++state.layers;
  }
  if (state.kind == FolderState::Kind::kNothing) state.kind = FolderState::Kind::kPart;
  return state;
}

}  // namespace kalah
