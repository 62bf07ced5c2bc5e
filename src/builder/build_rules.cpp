#include "builder/build_rules.h"

#include "table/row.h"

namespace kalah {

Result<BuildRules> build_rules(const Rules& rules) {
  if (rules.players != 2) {
    return Error{"an endgame database is for two players, not players=" + std::to_string(rules.players)};
  }
  if (rules.pits > kMaxRowPits) {
    return Error{"an endgame database is for 1 to " + std::to_string(kMaxRowPits) + " pits, not " +
                 std::to_string(rules.pits)};
  }
  if (rules.sow == Sow::kCross) return Error{"an endgame database is for sow=ccw or sow=cw, not sow=cross"};
  if (rules.stop != Stop::kPlayout) return Error{"an endgame database is for stop=playout, not stop=majority"};
  BuildRules build;
  build.pits = rules.pits;
  build.lap = rules.lap;
  build.capture = rules.lap == Lap::kRelay ? Capture::kNone : rules.capture;
  // Once the first turn is past, not-first gives extra moves like yes.
  build.extra = rules.extra != Extra::kNo;
  build.no_move = rules.end == End::kNoMove;
  Rules any_row = rules;
  any_row.end = End::kAnyRowEmpty;
  build.mover_row = rules.end == End::kMoverRowEmpty && value_key(rules) != value_key(any_row);
  build.rest = rules.rest;
  return build;
}

}  // namespace kalah
