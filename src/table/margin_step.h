#pragma once

#include "kalah/rules.h"

namespace kalah {

/// 2 where a margin is odd exactly when the seeds in the pits are, else 1.
inline int margin_step(Rest rest) { return rest == Rest::kNobody ? 1 : 2; }
inline int margin_step(const Rules& rules) { return margin_step(rules.rest); }

}  // namespace kalah
