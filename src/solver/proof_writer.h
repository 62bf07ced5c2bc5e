#pragma once

#include <string>

#include "kalah/game.h"
#include "proof/check_proof.h"
#include "solver/solver.h"

namespace kalah {

struct ProofOrder {
  ProofClaim claim;
  /// Lines end in the solver's database; else all of them go on to the end of the game.
  bool tables = true;
  /// Bytes, about, for what waits to be proved; more goes to files without a name beside the proof.
  std::uint64_t memory = std::uint64_t{256} << 20;
  /// Told how many layers of seeds are done; may stop the work.
  ProofWatch* watch = nullptr;
};

/// Refuses, by name, games for which there are no proofs: check_proof_rules(), check_proof_root(), an opening that
/// still has something to say, more seeds than PositionNumbers::kMaxSeeds, a game that is over.
Status check_proof_game(const Game& game);

/// Writes a proof of the claim about the final margin of the game's mover: docs/proof-format.md. The solver best has
/// proved both already, so that its table knows them. Errors: check_proof_game(), a claim that does not hold, what the
/// system says, stopped by the watch. The file is whole or untouched. Not in WebAssembly.
Result<ProofHeader> write_proof(Solver& solver, const Game& game, const std::string& file, const ProofOrder& order);

}  // namespace kalah
