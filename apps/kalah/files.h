#pragma once

#include <string>
#include <string_view>

#include "kalah/status.h"

namespace kalah {

inline constexpr std::size_t kMaxFile = 16U << 20;

/// Whole file as text. Errors name the file and the system's reason; more than `most` bytes are refused.
Result<std::string> read_file(const std::string& path, std::size_t most = kMaxFile);

/// Writes beside the file and renames, so that the file is whole or untouched.
Status write_file(const std::string& path, std::string_view text);

}  // namespace kalah
