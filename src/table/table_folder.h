#pragma once

#include <memory>
#include <string>
#include <vector>

#include "kalah/rules.h"
#include "kalah/status.h"
#include "table/table_file.h"

namespace kalah {

// A folder holds one database. A folder of such folders serves several rules. Not in WebAssembly.

/// The database's file in its folder, and the one it is while it is being built.
std::string table_path(const std::string& folder);
std::string table_part_path(const std::string& folder);

/// Folders directly in one, in the order of their names. Error: it is not there or cannot be read.
Result<std::vector<std::string>> folders_in(const std::string& folder);

/// Opens the database in a folder. Errors name the file and what is wrong with it.
Result<std::shared_ptr<const TableFile>> open_table(const std::string& folder);

/// Opens the database for the value key of these rules: the one in `folder`, or in a folder directly in it. Of several
/// the one with the most seeds. Null if there is none; an error if the folder cannot be read or a database in it is
/// damaged.
Result<std::shared_ptr<const TableFile>> open_table_for(const Rules& rules, const std::string& folder);

}  // namespace kalah
