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

}  // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
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
  const Error error = system_error(path);
  close(file);
  if (place == MAP_FAILED) return error;
  return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<const std::uint8_t*>(place), size));
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) munmap(const_cast<std::uint8_t*>(data_), size_);
}

}  // namespace kalah
