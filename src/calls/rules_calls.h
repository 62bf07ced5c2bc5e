#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace kalah {

/// Answers the requests of docs/page-api.md about rules and games, nothing of thinking; nothing for any other method.
/// Thread-safe: nothing is kept between calls.
std::optional<std::string> rules_call(std::string_view method, std::string_view arguments);

/// The refusal of a method nobody knows, which names these; `more`: methods beside those of rules_call().
std::string unknown_method(std::string_view method, std::initializer_list<std::string_view> more);

}  // namespace kalah
