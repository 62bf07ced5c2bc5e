#include "server/query.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/text.h"

namespace kalah::server {
namespace {

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain.push_back(text[i] == '+' ? ' ' : text[i]);
      continue;
    }
    unsigned value = 0;
    const std::string_view digits = text.substr(i + 1, 2);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (digits.size() != 2 || error != std::errc{} || end != digits.data() + 2) return std::nullopt;
    plain.push_back(static_cast<char>(value));
    i += 2;
  }
  const bool control = std::ranges::any_of(plain, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
  if (control || !is_utf8(plain)) return std::nullopt;
  return plain;
}

}  // namespace

Result<std::vector<std::pair<std::string, std::string>>> parse_query(std::string_view query) {
  std::vector<std::pair<std::string, std::string>> parts;
  if (query.empty()) return parts;
  for (const std::string_view part : split(query, '&')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) {
      return Error{"a part of the query has no =; allowed: NAME=VALUE, parted by &"};
    }
    auto name = decoded(part.substr(0, equals));
    auto value = decoded(part.substr(equals + 1));
    if (!name || !value) return Error{"the query is not percent-encoded UTF-8 text of one line"};
    const auto same = [&](const auto& other) { return other.first == *name; };
    if (std::ranges::any_of(parts, same)) return Error{cat({"the query names ", quoted(*name), " twice"})};
    parts.emplace_back(std::move(*name), std::move(*value));
  }
  return parts;
}

}  // namespace kalah::server
