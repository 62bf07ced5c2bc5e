#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "builder/build_rules.h"
#include "builder/relay_sower.h"
#include "table/row.h"

namespace kalah {

/// Rows as the solver sows them: stores are empty but for what a sowing just banked, in the byte behind the own pits.
struct SolveNode {
  /// The mover's row and his opponent's, each in its owner's sowing order.
  Row own = 0;
  Row other = 0;
  bool operator==(const SolveNode&) const = default;
};

/// What one sowing does to a board of 1 to 7 pits, ccw or cw. Of a single lap that is known by pit and seeds.
class SolveBoard {
 public:
  static constexpr int kMaxInPit = RelaySower::kMaxSeeds;

  explicit SolveBoard(const BuildRules& rules);

  [[nodiscard]] const BuildRules& rules() const { return rules_; }

  struct Sown {
    /// Still seen from the player who sowed.
    SolveNode node;
    int gain = 0;
    bool again = false;
  };

  /// Precondition: the pit (0-based) holds seeds, lap and capture are those of the rules.
  template <Lap kLap, Capture kCapture>
  [[nodiscard]] Sown sow(const SolveNode& node, int pit, int pits) const {
    if constexpr (kLap == Lap::kRelay) return sow_relay(node, pit);
    const Effect& effect = effects_[static_cast<std::size_t>(pit)][static_cast<std::size_t>(row_pit(node.own, pit))];
    Sown sown{{node.own + effect.own, node.other + effect.other}, 0, effect.again};
    if constexpr (kCapture != Capture::kNone) {
      // A mask takes nothing where there is no capture: whether there is one follows no pattern.
      const std::uint64_t one = effect.last_one;
      const bool alone = (sown.node.own & one * 0xFFU) == one;
      const std::uint64_t there = sown.node.other >> effect.opposite_shift & effect.opposite_mask;
      const bool takes = kCapture == Capture::kStandard || kCapture == Capture::kSeedsOnly ? there != 0 : one != 0;
      const std::uint64_t mask = -static_cast<std::uint64_t>(alone && takes);
      constexpr bool kOwn = kCapture != Capture::kSeedsOnly;
      constexpr bool kOther = kCapture != Capture::kOwnOnly;
      if constexpr (kOwn) sown.node.own -= mask & one;
      if constexpr (kOther) sown.node.other -= mask & there << effect.opposite_shift;
      sown.gain = static_cast<int>(mask & ((kOther ? there : 0) + (kOwn ? 1 : 0)));
    }
    sown.gain += static_cast<int>(sown.node.own >> (8 * pits));
    sown.node.own &= (Row{1} << (8 * pits)) - 1;
    return sown;
  }

  /// Whether the game has ended after a sowing, seen from the player who sowed.
  [[nodiscard]] bool over(const Sown& sown) const {
    if (rules_.no_move) return sown.again ? sown.node.own == 0 : sown.node.other == 0;
    return sown.node.own == 0 || (sown.node.other == 0 && !(rules_.mover_row && sown.again));
  }

 private:
  [[nodiscard]] Sown sow_relay(const SolveNode& node, int pit) const {
    RelayBoard board{node.own, node.other};
    const bool in_store = relay_->sow(board, pit);
    return {{relay_->pits_of(board.own), board.other}, relay_->banked(board), in_store && rules_.extra};
  }

  struct Effect {
    Row own = 0;
    Row other = 0;
    /// One seed where the last one fell, if that is an own pit and may capture.
    Row last_one = 0;
    Row opposite_mask = 0;
    std::uint32_t opposite_shift = 0;
    bool again = false;
  };
  BuildRules rules_;
  /// Under lap=single.
  std::array<std::array<Effect, kMaxInPit + 1>, kMaxRowPits> effects_{};
  /// Under lap=relay.
  std::optional<RelaySower> relay_;
};

}  // namespace kalah
