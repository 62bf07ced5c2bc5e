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
  if (rules.lap != Lap::kSingle) return Error{"an endgame database is for lap=single, not lap=relay"};
  if (rules.sow == Sow::kCross) return Error{"an endgame database is for sow=ccw or sow=cw, not sow=cross"};
  if (rules.stop != Stop::kPlayout) return Error{"an endgame database is for stop=playout, not stop=majority"};
  BuildRules build;
  build.pits = rules.pits;
  build.capture = rules.capture;
  // Once the first turn is past, not-first gives extra moves like yes.
  build.extra = rules.extra != Extra::kNo;
  build.no_move = rules.end == End::kNoMove;
  build.rest = rules.rest;
  return build;
}

}  // namespace kalah
