#pragma once

#include <string>
#include <vector>

namespace property {

/// Lines of a file of tests/data.
std::vector<std::string> lines_of(const std::string& path);

/// The lines that are not comments, cut at tabs.
std::vector<std::vector<std::string>> table_of(const std::string& path);

/// The golden games, by name.
std::vector<std::string> golden_games();

}  // namespace property
