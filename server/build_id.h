#pragma once

#include <string>

namespace kalah::server {

/// 16 hexadecimal digits that name exactly this program: a hash of its file, page included. Reads the file anew.
/// "unknown" if it cannot be read.
std::string build_id();

}  // namespace kalah::server
