#include "open_shelf.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace kalah {

Result<std::shared_ptr<const TableShelf>> open_shelf(const std::string& command, const std::string& folder) {
  auto shelf = TableShelf::open(folder);
  if (!shelf) return shelf;
  for (const TableShelf::Entry& entry : (*shelf)->entries()) {
    std::fprintf(stderr, "%s: endgame database %s\n", command.c_str(), describe(entry).c_str());
  }
  for (const std::string& fault : (*shelf)->faults()) {
    std::fprintf(stderr, "%s: not used: %s\n", command.c_str(), fault.c_str());
  }
  if ((*shelf)->entries().empty()) {
    std::fprintf(stderr, "%s: no endgame database to use in %s\n", command.c_str(), folder.c_str());
  }
  return shelf;
}

std::string usual_data_folder() {
  const char* const data = std::getenv("XDG_DATA_HOME");
  const char* const home = std::getenv("HOME");
  std::filesystem::path folder;
  if (data != nullptr && *data != '\0') {
    folder = data;
  } else if (home != nullptr && *home != '\0') {
    folder = std::filesystem::path(home) / ".local" / "share";
  }
  if (folder.empty()) return {};
  folder /= "kalah";
  std::error_code ignored;
  return std::filesystem::is_directory(folder, ignored) ? folder.string() : std::string();
}

}  // namespace kalah
