#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kalah/status.h"

namespace kalah::server {

/// The parts of a query `a=1&b=2`, decoded: `%41` and `+` as in forms. Errors: a broken `%`, a part without `=`, bytes
/// that are not UTF-8 or are control characters, a name twice.
Result<std::vector<std::pair<std::string, std::string>>> parse_query(std::string_view query);

}  // namespace kalah::server
