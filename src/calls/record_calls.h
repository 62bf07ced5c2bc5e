#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kalah {

/// Answers `record-write` and `record-read` of docs/page-api.md; nothing for any other method. Thread-safe.
std::optional<std::string> record_call(std::string_view method, std::string_view arguments);

}  // namespace kalah
