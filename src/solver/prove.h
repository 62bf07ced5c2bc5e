#pragma once

#include "search/limits.h"
#include "solver/null_search.h"

namespace kalah {

/// Proves in the calling thread whether the future margin is at least `beta`: the bound found, a lower one if so, else
/// an upper one; worthless if the ground was stopped meanwhile. Preconditions: those of NullSearch::prove(), the
/// table's numbering knows the position.
int prove_alone(SolveGround& ground, const SolveNode& node, int beta);

/// The same by several threads that part the work, while the calling one waits and asks `tick`, if there is one, every
/// few milliseconds whether to stop. In WebAssembly the calling one does it alone. Precondition: threads >= 1.
int prove_together(SolveGround& ground, const SolveNode& node, int beta, int threads, StopSignal* tick);

}  // namespace kalah
