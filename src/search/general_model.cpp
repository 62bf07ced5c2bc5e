#include <algorithm>

#include "search/models.h"

namespace kalah {

int GeneralModel::margin(const Node& node, int player) const {
  return node.cells[static_cast<std::size_t>(book_.store(player))] -
         node.cells[static_cast<std::size_t>(book_.store(1 - player))];
}

Child<Position> GeneralModel::play(const Node& node, int pit) const {
  Child<Node> child;
  child.pit = static_cast<std::uint8_t>(pit);
  child.node = node;
  NoTracer none;
  const int me = node.mover;
  const Outcome outcome = sow_on(book_, child.node, pit, none);
  if (path_matters() && !child.node.over() && third_time(book_, path_, child.node)) {
    finish(book_, child.node, EndReason::kRepetition, me);
  }
  child.gain = margin(child.node, me) - margin(node, me);
  child.over = child.node.over();
  child.again = outcome.extra && !child.over;
  return child;
}

int GeneralModel::estimate(const Node& node) const {
  if (fitted_ != nullptr) {
    const auto own = static_cast<std::size_t>(book_.row(node.mover));
    const auto other = static_cast<std::size_t>(book_.row(1 - node.mover)) + FittedWeights::kPits - 1;
    return fitted_->estimate(
        seeds(node), [&](int i) { return unsigned{node.cells[own + static_cast<std::size_t>(i)]}; },
        [&](int i) { return unsigned{node.cells[other - static_cast<std::size_t>(i)]}; });
  }
  if (book_.rules().rest != Rest::kOwner || evaluation_ == Evaluation::kStore) return 0;
  int difference = 0;
  for (int i = 0; i < book_.pits(); ++i) {
    difference += node.cells[static_cast<std::size_t>(book_.row(node.mover) + i)];
    difference -= node.cells[static_cast<std::size_t>(book_.row(1 - node.mover) + i)];
  }
  return difference / 4;
}

TableKey hashed_key(const RuleBook& book, const Position& position, int view, std::uint64_t extra, bool with_stores) {
  // Two multiply-and-fold hashes with different odd constants over the same words.
  std::uint64_t a = extra * 0x9E3779B97F4A7C15ULL + 0x243F6A8885A308D3ULL;
  std::uint64_t b = extra * 0xC2B2AE3D27D4EB4FULL + 0x13198A2E03707344ULL;
  auto mix = [&](std::uint64_t word) {
    a = (a ^ word) * 0xD6E8FEB86659FD93ULL;
    a ^= a >> 32;
    b = (b + word) * 0xA0761D6478BD642FULL;
    b ^= b >> 29;
  };
  for (int k = 0; k < book.players(); ++k) {
    const int player = (view + k) % book.players();
    std::uint64_t word = 0;
    const int row = book.row(player);
    for (int i = 0; i < book.pits(); ++i) {
      word = word << 16 | position.cells[static_cast<std::size_t>(row + i)];
      if (i % 4 == 3) {
        mix(word);
        word = 0;
      }
    }
    if (with_stores) word = word << 16 | position.cells[static_cast<std::size_t>(book.store(player))];
    mix(word);
  }
  return {a, b};
}

TableKey GeneralModel::key(const Node& node) const {
  // Under majority the stores decide when the game stops; before the opening is over the phase matters.
  const bool with_stores = book_.rules().stop == Stop::kMajority || node.phase != Phase::kUnderWay;
  return hashed_key(book_, node, node.mover, static_cast<std::uint64_t>(node.phase), with_stores);
}

void GeneralModel::rows(const Node& node, std::uint16_t* own, std::uint16_t* other) const {
  for (int i = 0; i < book_.pits(); ++i) {
    own[i] = node.cells[static_cast<std::size_t>(book_.row(node.mover) + i)];
    other[i] = node.cells[static_cast<std::size_t>(book_.row(1 - node.mover) + i)];
  }
}

}  // namespace kalah
