#include "builder/table_sums.h"

#include <algorithm>
#include <array>

#include "table/database.h"

namespace kalah {
namespace {

struct Known {
  std::string_view value_key;
  int seeds;
  TableSums sums;
};

constexpr std::array<Known, 20> kKnown{{
    {"6", 8, {125970, 143030, 2122872}},
    {"6", 12, {2704156, 4480394, 75562908}},
    {"6", 16, {30421755, 62238636, 1241656184}},
    {"6", 20, {225792840, 537225648, 12282857768}},
    {"6,capture=always", 8, {125970, 135302, 1819268}},
    {"6,capture=always", 12, {2704156, 4281318, 71568812}},
    {"6,capture=always", 16, {30421755, 60354888, 1262700568}},
    {"6,capture=always", 20, {225792840, 524034022, 13122790496}},
    {"6,capture=none", 12, {2704156, -228318, 57507808}},
    {"6,capture=seeds-only", 12, {2704156, 4616414, 77373748}},
    {"6,end=no-move", 12, {2704156, 4488608, 75387708}},
    {"6,extra=no", 12, {2704156, 3506474, 70975400}},
    {"6,rest=emptier", 12, {2704156, 6969432, 82723332}},
    {"6,rest=nobody", 12, {2704156, 4908503, 32026953}},
    {"6,lap=relay,capture=none", 8, {125970, -1318, 1336900}},
    {"6,lap=relay,capture=none", 12, {2704156, 809478, 44448836}},
    {"6,lap=relay,capture=none,extra=no", 8, {125970, -508, 1372052}},
    {"6,lap=relay,capture=none,end=no-move", 8, {125970, -2564, 1326156}},
    {"6,lap=relay,capture=none,rest=emptier", 8, {125970, 167094, 3395952}},
    {"6,lap=relay,capture=none,rest=nobody", 8, {125970, 73460, 1111074}},
}};

void add(TableSums& sums, std::span<const std::uint8_t> values) {
  std::array<std::uint64_t, 256> counts{};
  for (const std::uint8_t value : values) ++counts[value];
  for (std::size_t byte = 0; byte < counts.size(); ++byte) {
    const std::int64_t margin = Database::margin_of(static_cast<std::uint8_t>(byte));
    const auto count = static_cast<std::int64_t>(counts[byte]);
    sums.positions += counts[byte];
    sums.margins += margin * count;
    sums.squares += static_cast<std::uint64_t>(margin * margin * count);
  }
}

}  // namespace

Result<std::vector<TableSums>> sum_table(const TableFile& table, PositionWatch& watch) {
  const DatabaseIndex& index = table.index();
  std::vector<TableSums> all;
  std::vector<std::uint8_t> values;
  TableSums sums;
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) {
      values.resize(static_cast<std::size_t>(std::uint64_t{index.rows(sum)} * index.rows(n - sum)));
      if (const Status status = table.read_group(n, sum, values.data()); !status) return status.error();
      add(sums, values);
      watch.at(sums.positions, index.positions());
    }
    all.push_back(sums);
  }
  return all;
}

std::optional<TableSums> known_sums(std::string_view value_key, int seeds) {
  const auto known =
      std::ranges::find_if(kKnown, [&](const Known& one) { return one.value_key == value_key && one.seeds == seeds; });
  if (known == kKnown.end()) return std::nullopt;
  return known->sums;
}

}  // namespace kalah
