#include "property/data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/reference/rules.h"

namespace property {

std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.good()) << path;
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<std::vector<std::string>> table_of(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line : lines_of(path)) {
    if (!line.empty() && line[0] != '#') rows.push_back(reference::split(line, '\t'));
  }
  return rows;
}

std::vector<std::string> golden_games() {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(KALAH_TEST_DATA "/golden"))
    paths.push_back(entry.path().string());
  std::ranges::sort(paths);
  return paths;
}

}  // namespace property
