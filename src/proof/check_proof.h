#pragma once

#include <string>

#include "proof/proof_header.h"
#include "table/table_file.h"

namespace kalah {

/// Follows a check.
class ProofWatch {
 public:
  virtual ~ProofWatch() = default;
  /// Now and then: `done` of `all`, whatever is counted. Whether to give up.
  virtual bool stop(std::uint64_t done, std::uint64_t all) = 0;

 protected:
  ProofWatch() = default;
  ProofWatch(const ProofWatch&) = default;
  ProofWatch& operator=(const ProofWatch&) = default;
};

struct ProofCheck {
  /// The database that the proof names; may be null for one that names none.
  const TableFile* table = nullptr;
  /// Bytes, about, for what the statements ask of each other; more goes to a file without a name in `folder`.
  std::uint64_t memory = std::uint64_t{256} << 20;
  std::string folder;
  ProofWatch* watch = nullptr;
};

/// Whether the bytes are a proof of what their header claims: its header if so, else the first thing that does not
/// hold. Uses the rules core and the values of the table. Not in WebAssembly.
Result<ProofHeader> check_proof(std::span<const std::uint8_t> bytes, const ProofCheck& check);

}  // namespace kalah
