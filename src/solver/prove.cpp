#include "solver/prove.h"

namespace kalah {
namespace {

template <Capture kCapture>
int prove_with(SolveGround& ground, const SolveNode& node, int beta) {
  const auto run = [&](auto search) {
    const int value = search.prove(node, beta);
    ground.nodes.fetch_add(search.nodes(), std::memory_order_relaxed);
    return value;
  };
  if (ground.board->rules().pits == 6) return run(NullSearch<kCapture, 6>(ground));
  return run(NullSearch<kCapture, 0>(ground));
}

}  // namespace

int prove_alone(SolveGround& ground, const SolveNode& node, int beta) {
  switch (ground.board->rules().capture) {
    case Capture::kNone: return prove_with<Capture::kNone>(ground, node, beta);
    case Capture::kStandard: return prove_with<Capture::kStandard>(ground, node, beta);
    case Capture::kAlways: return prove_with<Capture::kAlways>(ground, node, beta);
    case Capture::kSeedsOnly: return prove_with<Capture::kSeedsOnly>(ground, node, beta);
    case Capture::kOwnOnly: break;
  }
  return prove_with<Capture::kOwnOnly>(ground, node, beta);
}

}  // namespace kalah
