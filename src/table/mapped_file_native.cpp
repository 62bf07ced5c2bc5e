#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/text.h"
#include "table/mapped_file.h"

namespace kalah {
namespace {

Error system_error(const std::string& path) { return Error{cat({path, ": cannot be read: ", std::strerror(errno)})}; }

std::int64_t written_ns(const struct stat& facts) {
  constexpr std::int64_t kNsOfSecond = 1'000'000'000;
  return facts.st_mtim.tv_sec * kNsOfSecond + facts.st_mtim.tv_nsec;
}

}  // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path) {
  // A pipe would be waited for until somebody writes to it.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return system_error(path);
  struct stat facts = {};
  if (fstat(file, &facts) != 0) {
    const Error error = system_error(path);
    close(file);
    return error;
  }
  if (!S_ISREG(facts.st_mode)) {
    close(file);
    return Error{path + ": is not a file"};
  }
  const auto size = static_cast<std::size_t>(facts.st_size);
  // Nothing of length 0 can be mapped.
  void* const place = size == 0 ? nullptr : mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  if (place == MAP_FAILED) {
    const Error error = system_error(path);
    close(file);
    return error;
  }
  return std::shared_ptr<const MappedFile>(
      new MappedFile(file, static_cast<const std::uint8_t*>(place), size, written_ns(facts)));
}

bool MappedFile::changed() const {
  struct stat facts = {};
  if (lost() || fstat(file_, &facts) != 0) return true;
  return static_cast<std::size_t>(facts.st_size) != size_ || written_ns(facts) != written_ns_;
}

MappedFile::~MappedFile() {
  guard_.reset();
  if (data_ != nullptr) munmap(const_cast<std::uint8_t*>(data_), size_);
  close(file_);
}

}  // namespace kalah
