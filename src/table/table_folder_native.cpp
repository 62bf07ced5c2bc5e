#include <algorithm>
#include <filesystem>
#include <vector>

#include "core/text.h"
#include "table/mapped_file.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

Result<std::shared_ptr<const TableFile>> open_file(const std::string& path) {
  const auto mapped = MappedFile::open(path);
  if (!mapped) return mapped.error();
  auto table = TableFile::open(*mapped);
  if (!table) return Error{cat({path, ": ", table.error().message})};
  return table;
}

bool is_file(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored);
}

}  // namespace

std::string table_path(const std::string& folder) { return folder + "/kalah.table"; }
std::string table_part_path(const std::string& folder) { return folder + "/kalah.table.part"; }

Result<std::vector<std::string>> folders_in(const std::string& folder) {
  std::error_code failure;
  std::vector<std::string> found;
  for (std::filesystem::directory_iterator it(folder, failure), end; !failure && it != end; it.increment(failure)) {
    std::error_code ignored;
    if (it->is_directory(ignored)) found.push_back(it->path().string());
  }
  if (failure) return Error{cat({"the folder ", kalah::quoted(folder), " cannot be read: ", failure.message()})};
  std::ranges::sort(found);
  return found;
}

Result<std::shared_ptr<const TableFile>> open_table(const std::string& folder) {
  if (!is_file(table_path(folder))) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored))
      return Error{cat({"there is no folder ", kalah::quoted(folder)})};
    if (is_file(table_part_path(folder))) {
      return Error{cat({folder, ": the database is not finished; `kalah table build` goes on with it"})};
    }
    return Error{cat({folder, ": there is no endgame database here"})};
  }
  return open_file(table_path(folder));
}

Result<std::shared_ptr<const TableFile>> open_table_for(const Rules& rules, const std::string& folder) {
  auto folders = folders_in(folder);
  if (!folders) return folders.error();
  folders->insert(folders->begin(), folder);
  const std::string key = value_key(rules);
  std::shared_ptr<const TableFile> best;
  for (const std::string& place : *folders) {
    if (!is_file(table_path(place))) continue;
    const auto table = open_file(table_path(place));
    if (!table) return table.error();
    if ((*table)->value_key() != key) continue;
    if (best == nullptr || (*table)->index().seeds() > best->index().seeds()) best = *table;
  }
  return best;
}

}  // namespace kalah
