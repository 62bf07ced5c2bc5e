#include "files.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace kalah {
namespace {

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

Error system_error(const std::string& path, const char* what) {
  return Error{path + ": " + what + ": " + std::strerror(errno)};
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return system_error(path, "cannot be read");
  std::string text;
  std::array<char, 1 << 14> chunk;
  std::size_t got = 0;
  while ((got = std::fread(chunk.data(), 1, chunk.size(), file.get())) > 0) {
    text.append(chunk.data(), got);
    if (text.size() > kMaxFile) return Error{path + ": larger than " + std::to_string(kMaxFile) + " bytes"};
  }
  if (std::ferror(file.get()) != 0) return system_error(path, "cannot be read");
  return text;
}

Status write_file(const std::string& path, std::string_view text) {
  const std::string beside = path + "." + std::to_string(getpid()) + ".part";
  File file(std::fopen(beside.c_str(), "wb"));
  if (!file) return system_error(path, "cannot be written");
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                       std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
  const bool closed = std::fclose(file.release()) == 0;
  if (!written || !closed || std::rename(beside.c_str(), path.c_str()) != 0) {
    const Error error = system_error(path, "cannot be written");
    std::remove(beside.c_str());
    return error;
  }
  return {};
}

}  // namespace kalah
