#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "kalah/rules.h"
#include "kalah/status.h"
#include "table/margin_step.h"

namespace kalah {

inline constexpr std::size_t kHeaderBytes = 256;

/// What a file of an endgame database says of itself at its begin. docs/table-format.md.
struct TableHeader {
  /// value_key() of the rules.
  std::string value_key;
  int pits = 0;
  int seeds = 0;
  /// Bytes of the whole file; 0 while it is being built.
  std::uint64_t file_bytes = 0;
};

std::array<std::uint8_t, kHeaderBytes> write_header(const TableHeader& header);

/// Reads the first kHeaderBytes of a file (fewer are refused). Errors name the field and what it should be.
Result<TableHeader> read_header(std::span<const std::uint8_t> bytes);

/// Rules of this value key; refuses what is not one for two players.
Result<Rules> rules_of_key(const std::string& value_key);

/// Seed of all checksums behind the header, so that parts of databases of other rules never match.
std::uint64_t table_seed(const std::string& value_key);

}  // namespace kalah
