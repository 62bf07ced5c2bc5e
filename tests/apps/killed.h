#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace kalah {

/// Starts the program with these arguments, its standard error going to a file, and kills it (SIGKILL) after so long.
/// Whether it was still running then.
bool killed(const std::vector<std::string>& arguments, const std::string& log, std::chrono::microseconds after);

}  // namespace kalah
