#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "proof/proof_header.h"
#include "proof/statement_code.h"

namespace kalah {

/// A block's head: its checksum, its bytes of code, its statements.
inline constexpr std::size_t kBlockHeadBytes = 16;

/// Checksum of a block, from its number of bytes on; that of the one before goes into it.
std::uint64_t block_checksum(std::span<const std::uint8_t> block, std::uint64_t before);

/// Reads the statements of a proof block by block, in order. Trusts no field: everything is held against what the
/// bytes are. Views bytes that someone else keeps.
class ProofReader {
 public:
  /// Checks the header. Errors say what is wrong with the file.
  static Result<ProofReader> open(std::span<const std::uint8_t> bytes);

  [[nodiscard]] const ProofHeader& header() const { return header_; }
  [[nodiscard]] const PositionNumbers& numbers() const { return numbers_; }

  /// The next block into statements(); false at the end or at a fault, which fault() then tells.
  bool next();
  [[nodiscard]] const std::vector<PlacedStatement>& statements() const { return statements_; }
  [[nodiscard]] const std::string& fault() const { return fault_; }
  /// Goes back to the first block.
  void rewind();

 private:
  ProofReader(std::span<const std::uint8_t> bytes, const ProofHeader& header, const PositionNumbers& numbers);

  bool refuse(const std::string& what);

  std::span<const std::uint8_t> bytes_;
  ProofHeader header_;
  PositionNumbers numbers_;
  std::unique_ptr<StatementModel> model_;
  std::vector<PlacedStatement> statements_;
  std::uint64_t at_ = 0;
  std::uint64_t left_ = 0;
  std::uint64_t block_ = 0;
  std::uint64_t checksum_ = 0;
  std::string fault_;
};

}  // namespace kalah
