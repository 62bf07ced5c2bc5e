#include <string>

#include "table/load.h"

namespace kalah {

Result<std::unique_ptr<const Database>> load_database(const TableFile& file, int seeds) {
  assert(seeds <= file.index().seeds());
  auto database = std::make_unique<Database>(DatabaseIndex(file.index().pits(), seeds), file.value_key());
  if (database->data() == nullptr) {
    return Error{"the system does not give the " + std::to_string(database->index().size()) +
                 " bytes of memory for a database of " + std::to_string(seeds) + " seeds"};
  }
  for (int n = 0; n <= seeds; ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      const Status read = file.read_group(n, sum, database->data() + database->index().block(n, sum));
      if (!read) return read.error();
    }
  }
  return std::unique_ptr<const Database>(std::move(database));
}

}  // namespace kalah
