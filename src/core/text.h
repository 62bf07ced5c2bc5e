#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/status.h"

namespace kalah {

/// One string of many parts; numbers go through std::to_string at the call.
inline std::string cat(std::initializer_list<std::string_view> parts) {
  std::size_t size = 0;
  for (std::string_view part : parts) size += part.size();
  std::string text;
  text.reserve(size);
  for (std::string_view part : parts) text += part;
  return text;
}

/// An input as it appears inside an error: quoted, control bytes and excess length replaced, so that a message stays
/// one readable line whatever was typed.
std::string quoted(std::string_view text);

/// The same without the quotes.
std::string shown(std::string_view text);

/// The error inside a part of a longer input: `line 3: ...`, with the place as a further part.
Error within(std::string_view place, std::string value, const Error& error);

std::vector<std::string_view> split(std::string_view text, char separator);

/// Blanks, tabs and line ends at both sides.
std::string_view trimmed(std::string_view text);

inline bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A whole number written in decimal digits only, at most `max`; nothing otherwise.
std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t max);

/// With a plus sign where it is positive.
inline std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

/// Sixteen digits.
std::string hexadecimal(std::uint64_t number);

/// Well-formed UTF-8 (RFC 3629).
bool is_utf8(std::string_view text);

}  // namespace kalah
