#include "search/fitted.h"

namespace kalah {
namespace {

constexpr FittedWeights kStandard = {
#include "search/weights_standard.inc"
};
constexpr FittedWeights kAlways = {
#include "search/weights_always.inc"
};

}  // namespace

const FittedWeights* fitted_weights(const Rules& rules) {
  if (rules.players != 2 || rules.pits != FittedWeights::kPits || rules.lap != Lap::kSingle ||
      rules.rest != Rest::kOwner || rules.extra == Extra::kNo || rules.sow == Sow::kCross) {
    return nullptr;
  }
  if (rules.capture == Capture::kStandard) return &kStandard;
  if (rules.capture == Capture::kAlways) return &kAlways;
  return nullptr;
}

}  // namespace kalah
