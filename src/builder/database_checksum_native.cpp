#include "builder/database_checksum.h"

#include <vector>

#include "builder/encode_group.h"
#include "table/bytes.h"
#include "table/header.h"

namespace kalah {
namespace {

/// Checksum of the head that the layer would have in a file.
std::uint64_t head_checksum(const Database& database, int n, int step, std::uint64_t seed) {
  const DatabaseIndex& index = database.index();
  const LayerShape shape(index, n, step);
  const LayerValues values(n, step);
  std::vector<std::uint8_t> lengths;
  std::vector<BlockEntry> entries;
  std::uint64_t bytes = shape.head_bytes;
  for (int sum = 0; sum <= n; ++sum) {
    const EncodedGroup group = encode_group(database, n, sum, values, seed);
    lengths.insert(lengths.end(), group.lengths.begin(), group.lengths.end());
    for (const BlockEntry& entry : group.entries) entries.push_back({bytes + entry.at, entry.checksum});
    bytes += group.bytes.size();
  }
  const std::vector<std::uint8_t> head = write_layer_head(shape, bytes, lengths, entries, seed);
  return load_number<std::uint64_t>(head.data() + head.size() - 8);
}

}  // namespace

std::uint64_t database_checksum(const Database& database) {
  const int step = margin_step(*rules_of_key(database.value_key()));
  const std::uint64_t seed = table_seed(database.value_key());
  std::vector<std::uint64_t> heads;
  for (int n = 0; n <= database.index().seeds(); ++n) heads.push_back(head_checksum(database, n, step, seed));
  return layers_checksum(heads, seed);
}

}  // namespace kalah
