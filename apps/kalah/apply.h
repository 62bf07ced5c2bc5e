#pragma once

#include <string>
#include <string_view>

namespace kalah {

/// One line of `kalah apply`: `RULES<TAB>POSITION<TAB>MOVES` (the last two parts: MOVES and its tab may be missing).
struct LineAnswer {
  std::string text;
  bool refused = false;
};

/// `POSITION<TAB>play<TAB>LEGAL`, `POSITION<TAB>over<TAB>STORES`, or `error: REASON`. Lines are independent of one
/// another.
LineAnswer apply_line(std::string_view line);

}  // namespace kalah
