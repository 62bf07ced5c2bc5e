#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "proof/check_proof.h"
#include "proof/proof_reader.h"
#include "solver/proof_writer.h"

namespace kalah {

using FileBytes = std::vector<std::uint8_t>;

/// An empty folder in the build's own, gone at the end.
class ProofFolder {
 public:
  ProofFolder();
  ~ProofFolder();
  ProofFolder(const ProofFolder&) = delete;
  ProofFolder& operator=(const ProofFolder&) = delete;
  [[nodiscard]] std::string path() const { return path_.string(); }
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  /// A database, built there.
  [[nodiscard]] std::shared_ptr<const TableFile> table(const Rules& rules, int seeds) const;

 private:
  std::filesystem::path path_;
};

Game proof_game(const std::string& rules, const std::string& position = "start");

/// A game solved over a database of so many seeds.
struct Solved {
  Solved(const Game& game, int database_seeds, std::uint64_t table_bytes = std::uint64_t{64} << 20);
  std::unique_ptr<Solver> solver;
  int value = 0;
};

/// The proof's bytes; the error is a failure of the test.
FileBytes proof_of(Solver& solver, const Game& game, const ProofOrder& order);
FileBytes bytes_of_file(const std::string& file);

/// Empty if the bytes prove their claim, else what does not hold.
std::string refusal(const FileBytes& bytes, const TableFile* table = nullptr, std::uint64_t memory = 1U << 20);

/// A proof taken apart, to be changed and put together again with every checksum right.
struct TakenApart {
  explicit TakenApart(const FileBytes& bytes);
  [[nodiscard]] FileBytes together() const;

  ProofHeader header;
  std::vector<Statement> statements;
};

}  // namespace kalah
