#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/packed.h"
#include "core/sow_on.h"
#include "search/fitted.h"
#include "search/limits.h"
#include "search/table.h"

namespace kalah {

/// A sowing as the search sees it. Everything is from the view of the player who sowed.
template <class Node>
struct Child {
  Node node;
  /// What the margin of the sower changes by now: seeds banked, and at the end the rest counted.
  int gain = 0;
  /// The sower moves again.
  bool again = false;
  bool over = false;
  std::uint8_t pit = 0;
};

/// Nodes between two looks at the clock. A packed node takes well under a microsecond. A general one may sow tens of
/// thousands of seeds in relay, so there every node looks.
inline constexpr unsigned kPackedClockInterval = 256;
inline constexpr unsigned kGeneralClockInterval = 1;

/// Extra moves and captures are followed this far beyond the horizon; in relay, where nearly every sowing banks
/// several seeds, only one sowing.
inline constexpr int kQuietDepth = 6;
inline constexpr int kQuietDepthInRelay = 1;

/// The two models give the search one interface: legal pits as bits, play, key, seeds left, static estimate. A node
/// holds what the future depends on and is seen from its mover.

/// Packed boards without stores: see packable().
template <Capture kCapture>
class PackedModel {
 public:
  using Node = Packed;

  PackedModel(const RuleBook& book, Evaluation evaluation)
      : extra_moves_(book.rules().extra != Extra::kNo),
        rest_(book.rules().rest),
        evaluation_(evaluation),
        fitted_(evaluation == Evaluation::kFitted ? fitted_weights(book.rules()) : nullptr) {}

  [[nodiscard]] static Node root(const RuleBook& book, const Position& position) {
    Packed packed = pack(book, position);
    return {packed.own & Packed::kRow, packed.other & Packed::kRow};
  }

  [[nodiscard]] unsigned legal(const Node& node) const {
    // Bits 7, 15, ... gathered into bits 0..5.
    constexpr std::uint64_t kGather = 0x0000040810204080ULL;
    return static_cast<unsigned>((node.sowable() >> 7) * kGather >> 42 & 0x3FU);
  }

  [[nodiscard]] int seeds(const Node& node) const { return row_sum(node.own) + row_sum(node.other); }

  [[nodiscard]] Child<Node> play(const Node& node, int pit) const {
    Child<Node> child;
    Packed next = node;
    const PackedOutcome outcome = sow_packed<kCapture>(next, pit - 1, extra_moves_);
    child.gain = static_cast<int>(next.own_store());
    child.pit = static_cast<std::uint8_t>(pit);
    next.own &= Packed::kRow;
    child.over = outcome.over;
    if (outcome.over) {
      child.gain += rest_gain(next);
      return child;
    }
    child.again = outcome.extra;
    child.node = outcome.extra ? next : Packed{next.other, next.own};
    return child;
  }

  [[nodiscard]] TableKey key(const Node& node) const { return {node.own, node.other}; }
  [[nodiscard]] bool storable(const Node&) const { return true; }
  [[nodiscard]] bool swap_offered(const Node&) const { return false; }

  [[nodiscard]] int estimate(const Node& node) const {
    if (fitted_ != nullptr) {
      return fitted_->estimate(
          seeds(node), [&](int i) { return node.own_pit(i); },
          [&](int i) { return static_cast<unsigned>(node.other >> (8 * (Packed::kPits - 1 - i))) & 0xFFU; });
    }
    if (rest_ != Rest::kOwner || evaluation_ == Evaluation::kStore) return 0;
    return (row_sum(node.own) - row_sum(node.other)) / 4;
  }

  void enter(const Node&) {}
  void leave() {}
  [[nodiscard]] static unsigned look_at_clock_every() { return kPackedClockInterval; }
  [[nodiscard]] static int quiet_depth() { return kQuietDepth; }

  /// Rows for a Prober.
  static void rows(const Node& node, std::uint16_t* own, std::uint16_t* other) {
    for (int i = 0; i < Packed::kPits; ++i) {
      own[i] = static_cast<std::uint16_t>(node.own >> (8 * i) & 0xFFU);
      other[i] = static_cast<std::uint16_t>(node.other >> (8 * i) & 0xFFU);
    }
  }
  [[nodiscard]] static int pits() { return Packed::kPits; }

 private:
  static int row_sum(std::uint64_t row) { return static_cast<int>(row * 0x0101010101010101ULL >> 56); }

  [[nodiscard]] int rest_gain(const Packed& board) const {
    const int own = row_sum(board.own);
    const int other = row_sum(board.other);
    switch (rest_) {
      case Rest::kOwner: return own - other;
      case Rest::kEmptier: return own == 0 ? other : -own;
      case Rest::kNobody: break;
    }
    return 0;
  }

  bool extra_moves_;
  Rest rest_;
  Evaluation evaluation_;
  const FittedWeights* fitted_;
};

/// Any two-player rules. The node is the whole position; the key leaves out what the future does not depend on.
class GeneralModel {
 public:
  using Node = Position;

  /// `history`: positions of the game before the root, for the repetitions of cross.
  GeneralModel(const RuleBook& book, std::vector<Position> history, Evaluation evaluation)
      : book_(book),
        evaluation_(evaluation),
        fitted_(evaluation == Evaluation::kFitted ? fitted_weights(book.rules()) : nullptr),
        path_(std::move(history)) {}

  [[nodiscard]] bool path_matters() const { return book_.rules().sow == Sow::kCross; }
  [[nodiscard]] unsigned legal(const Node& node) const { return legal_on(book_, node); }
  [[nodiscard]] int seeds(const Node& node) const { return seeds_in_pits(book_.rules(), node); }
  [[nodiscard]] int margin(const Node& node, int player) const;
  [[nodiscard]] Child<Node> play(const Node& node, int pit) const;
  [[nodiscard]] TableKey key(const Node& node) const;
  /// Values of cross depend on the path, so none is stored.
  [[nodiscard]] bool storable(const Node&) const { return !path_matters(); }
  [[nodiscard]] bool swap_offered(const Node& node) const { return kalah::swap_offered(book_.rules(), node); }
  [[nodiscard]] int estimate(const Node& node) const;

  void enter(const Node& node) {
    if (path_matters()) path_.push_back(node);
  }
  void leave() {
    if (path_matters()) path_.pop_back();
  }

  void rows(const Node& node, std::uint16_t* own, std::uint16_t* other) const;
  [[nodiscard]] int pits() const { return book_.pits(); }
  [[nodiscard]] static unsigned look_at_clock_every() { return kGeneralClockInterval; }
  [[nodiscard]] int quiet_depth() const { return book_.rules().lap == Lap::kRelay ? kQuietDepthInRelay : kQuietDepth; }

 private:
  const RuleBook& book_;
  Evaluation evaluation_;
  const FittedWeights* fitted_;
  std::vector<Position> path_;
};

/// Two independent 64-bit hashes of the pits, the mover first, and of `extra`.
TableKey hashed_key(const RuleBook& book, const Position& position, int view, std::uint64_t extra, bool with_stores);

}  // namespace kalah
