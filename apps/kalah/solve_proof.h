#pragma once

#include <string>

#include "proof/proof_header.h"
#include "solver/solver.h"

namespace kalah {

/// What `kalah solve` is asked to write as a proof.
struct ProofWish {
  /// Empty: none.
  std::string file;
  /// Every line goes on to the end of the game.
  bool no_tables = false;
};

/// Writes the proof and tells on standard error what has become of it. The leave_flag stops it.
Status write_wished_proof(const ProofWish& wish, Solver& solver, const Game& game, const ProofClaim& claim);

}  // namespace kalah
