#pragma once

#include <memory>
#include <string>
#include <vector>

#include "proof/proof_reader.h"

namespace kalah {

/// Writes a proof statement by statement, beside its file, which is whole or untouched in the end. Not in WebAssembly.
class ProofOutput {
 public:
  /// `header`: what is known before the statements are.
  static Result<std::unique_ptr<ProofOutput>> create(const std::string& file, const ProofHeader& header);
  ~ProofOutput();
  ProofOutput(const ProofOutput&) = delete;
  ProofOutput& operator=(const ProofOutput&) = delete;

  /// In the order of stands_before(). Errors of writing are told at the end.
  void add(const Statement& statement);
  /// Writes what is left, puts the file in its place and answers its header.
  Result<ProofHeader> finish();

 private:
  ProofOutput(std::string file, const ProofHeader& header);

  void write_block();
  void write(std::span<const std::uint8_t> bytes);
  [[nodiscard]] Error failed() const;

  std::string file_;
  std::string beside_;
  ProofHeader header_;
  PositionNumbers numbers_;
  std::unique_ptr<StatementModel> model_;
  std::vector<Statement> waiting_;
  int descriptor_ = -1;
  int error_ = 0;
};

}  // namespace kalah
