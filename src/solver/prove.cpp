#include "solver/prove.h"

namespace kalah {
namespace {

template <Lap kLap, Capture kCapture>
int prove_with(SolveGround& ground, const SolveNode& node, int beta) {
  const auto run = [&](auto search) {
    const int value = search.prove(node, beta);
    ground.nodes.fetch_add(search.nodes(), std::memory_order_relaxed);
    return value;
  };
  if (ground.board->rules().pits == 6) return run(NullSearch<kLap, kCapture, 6>(ground));
  return run(NullSearch<kLap, kCapture, 0>(ground));
}

}  // namespace

int prove_alone(SolveGround& ground, const SolveNode& node, int beta) {
  const BuildRules& rules = ground.board->rules();
  if (rules.lap == Lap::kRelay) return prove_with<Lap::kRelay, Capture::kNone>(ground, node, beta);
  switch (rules.capture) {
    case Capture::kNone: return prove_with<Lap::kSingle, Capture::kNone>(ground, node, beta);
    case Capture::kStandard: return prove_with<Lap::kSingle, Capture::kStandard>(ground, node, beta);
    case Capture::kAlways: return prove_with<Lap::kSingle, Capture::kAlways>(ground, node, beta);
    case Capture::kSeedsOnly: return prove_with<Lap::kSingle, Capture::kSeedsOnly>(ground, node, beta);
    case Capture::kOwnOnly: break;
  }
  return prove_with<Lap::kSingle, Capture::kOwnOnly>(ground, node, beta);
}

}  // namespace kalah
