#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "kalah/position.h"
#include "kalah/rules.h"
#include "kalah/status.h"
#include "table/database_index.h"

namespace kalah {

inline constexpr std::size_t kProofHeaderBytes = 1024;

/// What a proof claims of the final margin of its position, stores included, seen from the player to move. At least
/// one of the two.
struct ProofClaim {
  std::optional<int> at_least;
  std::optional<int> at_most;
  bool operator==(const ProofClaim&) const = default;
};

/// `value = +8`, `value >= +8`, `value <= +8`, `+4 <= value <= +8`.
std::string print_claim(const ProofClaim& claim);

/// The endgame database that the leaves of a proof rest on.
struct ProofBase {
  /// Its positions have at most so many seeds in the pits.
  int seeds = 0;
  /// TableFile::checksum_to(seeds).
  std::uint64_t checksum = 0;
  bool operator==(const ProofBase&) const = default;
};

/// What a proof says of itself at its begin. docs/proof-format.md.
struct ProofHeader {
  Rules rules;
  /// Under way: the opening's rules have nothing more to say.
  Position position;
  ProofClaim claim;
  /// Nothing: all lines go on to the end of the game.
  std::optional<ProofBase> base;
  std::uint64_t statements = 0;
  std::uint64_t file_bytes = 0;
  /// Of the last block, which stands for all; 0 if there is none.
  std::uint64_t blocks_checksum = 0;
};

/// Margin of the mover's store over the other's.
int stores_ahead(const Rules& rules, const Position& position);
/// The pits seen from the mover. Precondition: at most kMaxRowPits pits, 255 seeds in each.
RowPair rows_of(const Rules& rules, const Position& position);

std::array<std::uint8_t, kProofHeaderBytes> write_proof_header(const ProofHeader& header);

/// Reads the first kProofHeaderBytes of a file (fewer are refused). Errors name the field and what it should be.
Result<ProofHeader> read_proof_header(std::span<const std::uint8_t> bytes);

}  // namespace kalah
