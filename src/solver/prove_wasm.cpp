#include "solver/prove.h"

namespace kalah {

int prove_together(SolveGround& ground, const SolveNode& node, int beta, int /*threads*/, StopSignal* tick) {
  ground.signal = tick;
  return prove_alone(ground, node, beta);
}

}  // namespace kalah
