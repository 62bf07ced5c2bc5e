#include "byte_size.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/text.h"

namespace kalah {
namespace {

constexpr std::string_view kUnits = "KMGT";

}  // namespace

Result<std::uint64_t> parse_byte_size(std::string_view text) {
  const Error refusal{cat({quoted(text), " is no size; write bytes, or a number with K, M, G or T, such as 4G"})};
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  std::string_view unit = text.substr(digits);
  int shift = 0;
  if (!unit.empty() && kUnits.find(unit.front()) != std::string_view::npos) {
    shift = 10 * (static_cast<int>(kUnits.find(unit.front())) + 1);
    unit.remove_prefix(1);
    if (unit == "iB") unit = {};
  }
  if (!unit.empty() && unit != "B") return refusal;
  const auto value = parse_number(text.substr(0, digits), UINT64_MAX >> shift);
  if (!value) return refusal;
  return *value << shift;
}

std::string print_byte_size(std::uint64_t bytes) {
  if (bytes < 1024) return std::to_string(bytes) + " bytes";
  auto size = static_cast<double>(bytes) / 1024;
  std::size_t unit = 0;
  for (; size >= 1024 && unit + 1 < kUnits.size(); ++unit) size /= 1024;
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f %ciB", size, kUnits[unit]);
  return text.data();
}

}  // namespace kalah
