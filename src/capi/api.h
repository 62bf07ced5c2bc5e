#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/clock.h"
#include "engine/databases.h"
#include "engine/exact_thought.h"
#include "search/table.h"

namespace kalah {

/// Answers requests of docs/page-api.md. Holds nothing of a game between calls, only what was found out about
/// positions. Not thread-safe.
class Api {
 public:
  /// `table_bytes`: memory for thinking, taken at the first thought.
  Api(NowMs now, std::size_t table_bytes) : now_(now), table_bytes_(table_bytes) {}

  std::string call(std::string_view request);

 private:
  std::string think(std::string_view arguments);
  std::string values(std::string_view arguments);
  std::string database(std::string_view arguments);

  NowMs now_;
  std::size_t table_bytes_;
  std::optional<Table> table_;
  Databases databases_;
  ExactThought exact_;
};

}  // namespace kalah
