#include "builder/build.h"
#include "builder/construction.h"
#include "builder/crew.h"

namespace kalah {

Result<std::unique_ptr<const Database>> build_database(const Rules& rules, const BuildOrder& order, int threads) {
  auto construction = Construction::plan(rules, order, threads);
  if (!construction) return construction.error();
  const Status status = construction->begin();
  if (!status.ok()) return status.error();
  Crew crew(*construction, order.watch, threads);
  for (int n = 0; n <= construction->seeds(); ++n) {
    if (!crew.run(n)) return Construction::stopped();
  }
  return construction->finish();
}

}  // namespace kalah
