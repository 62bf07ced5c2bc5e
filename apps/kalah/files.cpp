#include "files.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

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

Result<std::string> read_file(const std::string& path, std::size_t most) {
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) return system_error(path, "cannot be read");
  std::string text;
  std::array<char, 1 << 14> chunk;
  std::size_t got = 0;
  while ((got = std::fread(chunk.data(), 1, chunk.size(), file.get())) > 0) {
    text.append(chunk.data(), got);
    if (text.size() > most) return Error{path + ": larger than " + std::to_string(most) + " bytes"};
  }
  if (std::ferror(file.get()) != 0) return system_error(path, "cannot be read");
  return text;
}

Status write_file(const std::string& path, std::string_view text) {
  // A link is followed, so that the file it names is what changes; its permissions stay.
  std::error_code error_code;
  std::string target = path;
  const auto kind = std::filesystem::status(path, error_code);
  if (std::filesystem::exists(kind)) {
    if (!std::filesystem::is_regular_file(kind)) return Error{path + ": cannot be written: not a regular file"};
    target = std::filesystem::canonical(path, error_code).string();
    if (error_code) return Error{path + ": cannot be written: " + error_code.message()};
  }
  const std::string beside = target + "." + std::to_string(getpid()) + ".part";
  File file(std::fopen(beside.c_str(), "wb"));
  if (!file) return system_error(path, "cannot be written");
  const bool written =
      std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() && std::fflush(file.get()) == 0 &&
      fsync(fileno(file.get())) == 0 &&
      (!std::filesystem::exists(kind) || fchmod(fileno(file.get()), static_cast<mode_t>(kind.permissions())) == 0);
  const bool closed = std::fclose(file.release()) == 0;
  if (!written || !closed || std::rename(beside.c_str(), target.c_str()) != 0) {
    const Error error = system_error(path, "cannot be written");
    std::remove(beside.c_str());
    return error;
  }
  return {};
}

}  // namespace kalah
