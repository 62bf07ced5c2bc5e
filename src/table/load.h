#pragma once

#include <memory>

#include "table/database.h"
#include "table/table_file.h"

namespace kalah {

/// The positions of at most `seeds` seeds of a file, in memory, a byte each or packed. Errors: a damaged
/// block, too little memory. In WebAssembly, which has no files, an error. Precondition: the file holds so many seeds.
Result<std::unique_ptr<const Database>> load_database(const TableFile& file, int seeds, bool packed);

}  // namespace kalah
