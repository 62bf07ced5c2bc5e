#include <string>

#include "table/header.h"
#include "table/load.h"

namespace kalah {

Result<std::unique_ptr<const Database>> load_database(const TableFile& file, int seeds, bool packed) {
  assert(seeds <= file.index().seeds());
  const DatabaseIndex index(file.index().pits(), seeds);
  auto database = packed ? std::make_unique<Database>(index, file.value_key(), margin_step(file.rules()))
                         : std::make_unique<Database>(index, file.value_key());
  if (!database->ready()) {
    return Error{"the system does not give the memory for a database of " + std::to_string(seeds) + " seeds"};
  }
  for (int n = 0; n <= seeds; ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      BlockWriter writer(*database, n, sum);
      const Status read = file.read_parts(n, sum, [&](std::span<const std::uint8_t> bytes) { writer.append(bytes); });
      if (!read) return read.error();
    }
  }
  return std::unique_ptr<const Database>(std::move(database));
}

}  // namespace kalah
