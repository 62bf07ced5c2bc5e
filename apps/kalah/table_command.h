#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apply.h"
#include "command.h"
#include "table/table_file.h"

namespace kalah {

struct TableBuildOptions {
  std::string rules;
  int seeds = 0;
  std::string folder;
  int threads = 1;
  std::string memory;
};

/// `kalah table build`; the exit status.
int run_table_build(const CLI::App& app, const TableBuildOptions& options);

/// One line of `kalah table probe`: a position. Its value, the final margin for its mover, or `error: REASON`. Lines
/// are independent of one another.
LineAnswer probe_line(const TableFile& table, std::string_view line);

}  // namespace kalah
