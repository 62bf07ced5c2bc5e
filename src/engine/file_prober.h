#pragma once

#include "kalah/status.h"
#include "search/table_prober.h"
#include "table/table_file.h"

namespace kalah {

/// Exact values from an endgame database in a file. A damaged block gives none; whoever reports a result asks fault()
/// before.
class FileProber final : public TableProber<TableFile> {
 public:
  using TableProber::TableProber;
  /// What was found damaged so far; nothing as long as nothing was.
  [[nodiscard]] std::optional<Error> fault() const { return table().fault(); }
};

}  // namespace kalah
