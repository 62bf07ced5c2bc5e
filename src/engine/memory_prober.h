#pragma once

#include "search/table_prober.h"
#include "table/database.h"

namespace kalah {

/// Exact values from an endgame database in memory.
class MemoryProber final : public TableProber<Database> {
 public:
  using TableProber::TableProber;
  [[nodiscard]] const Database& database() const { return table(); }
};

}  // namespace kalah
