#include "core/text.h"

#include <array>

namespace kalah {

std::string shown(std::string_view text) {
  constexpr std::size_t kShown = 40;
  std::string out;
  std::size_t count = 0;
  for (char c : text) {
    if (count == kShown) {
      // A character of several bytes is never cut.
      if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
        out += "...";
        break;
      }
    } else {
      ++count;
    }
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    out += control ? '?' : c;
  }
  if (!is_utf8(out)) {
    for (char& c : out) {
      if (static_cast<unsigned char>(c) >= 0x80) c = '?';
    }
  }
  return out;
}

std::string quoted(std::string_view text) { return cat({"'", shown(text), "'"}); }

Error within(std::string_view place, std::string value, const Error& error) {
  Error placed{cat({place, " ", value, ": ", error.message}), error.kind, error.parts};
  if (!placed.kind.empty()) placed.parts.push_back({place, std::move(value)});
  return placed;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = text.find(separator, begin);
    if (end == std::string_view::npos) {
      parts.push_back(text.substr(begin));
      return parts;
    }
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t max) {
  if (text.empty()) return std::nullopt;
  std::uint64_t value = 0;
  for (char c : text) {
    if (!is_digit(c)) return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (value > (max - digit) / 10 || digit > max) return std::nullopt;
    value = value * 10 + digit;
  }
  return value;
}

std::string hexadecimal(std::uint64_t number) {
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
    *digit = "0123456789abcdef"[number & 15U];
  return text;
}

bool is_utf8(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size()) {
    const auto lead = static_cast<unsigned char>(text[i]);
    if (lead < 0x80) {
      ++i;
      continue;
    }
    const int more = lead >= 0xC2 && lead <= 0xDF   ? 1
                     : lead >= 0xE0 && lead <= 0xEF ? 2
                     : lead >= 0xF0 && lead <= 0xF4 ? 3
                                                    : 0;
    if (more == 0 || i + static_cast<std::size_t>(more) >= text.size()) return false;
    const auto second = static_cast<unsigned char>(text[i + 1]);
    // Overlong forms, surrogates and code points past U+10FFFF are told by the second byte.
    const unsigned char low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned char high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second < low || second > high) return false;
    for (int k = 2; k <= more; ++k) {
      if ((static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]) & 0xC0U) != 0x80U) return false;
    }
    i += static_cast<std::size_t>(more) + 1;
  }
  return true;
}

}  // namespace kalah
