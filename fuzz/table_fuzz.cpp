#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <vector>

#include "builder/table_build.h"
#include "fuzz/require.h"
#include "table/bytes.h"
#include "table/checksum.h"
#include "table/table_folder.h"

// The reader of database files. The input is either a file, or changes to a right one, with all checksums made to match
// again so that what lies behind them is reached.

namespace {

constexpr int kSeeds = 5;
using Bytes = std::vector<std::uint8_t>;

class Quiet final : public kalah::TableWatch {
 public:
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return false; }
  void begun(int /*layers*/, std::uint64_t /*done*/, std::uint64_t /*all*/) override {}
  void layer_done(int /*n*/, std::uint64_t /*positions*/, std::uint64_t /*bytes*/) override {}
};

Bytes right_file() {
  const auto folder = std::filesystem::temp_directory_path() / ("kalah-table-fuzz." + std::to_string(getpid()));
  Quiet quiet;
  require(kalah::build_table({*kalah::parse_rules("3x1"), kSeeds, 1, folder.string()}, quiet).ok());
  std::ifstream file(kalah::table_path(folder.string()), std::ios::binary);
  Bytes bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::filesystem::remove_all(folder);
  return bytes;
}

/// Makes the checksums match: those of the blocks, of the layers' heads, of the header.
void seal(Bytes& bytes, const Bytes& right) {
  const std::uint64_t seed = kalah::table_seed("3");
  const std::span<std::uint8_t> all(bytes);
  std::size_t at = kalah::kHeaderBytes;
  for (int n = 0; n <= kSeeds; ++n) {
    const kalah::LayerShape shape(kalah::DatabaseIndex(3, kSeeds), n, 2);
    const auto size = kalah::load_number<std::uint64_t>(right.data() + at + 8);
    for (std::uint64_t block = 0; block < shape.blocks; ++block) {
      const std::size_t entry = at + shape.entries_at + block * 16;
      const auto begin = kalah::load_number<std::uint64_t>(right.data() + entry);
      const auto end = block + 1 < shape.blocks ? kalah::load_number<std::uint64_t>(right.data() + entry + 16) : size;
      kalah::store_number(bytes.data() + entry + 8, kalah::checksum(all.subspan(at + begin, end - begin), seed));
    }
    const std::size_t sum = at + shape.head_bytes - 8;
    kalah::store_number(bytes.data() + sum, kalah::checksum(all.subspan(at, sum - at), seed));
    at += size;
  }
  const std::size_t sum = kalah::kHeaderBytes - 8;
  kalah::store_number(bytes.data() + sum, kalah::checksum(all.first(sum), 0));
}

void read_all(const Bytes& input) {
  // Exactly its bytes, so that one read beyond them is seen.
  const auto kept = std::make_shared<const Bytes>(input.begin(), input.end());
  const auto table = kalah::TableFile::open(*kept, kept);
  if (!table) {
    require(!table.error().message.empty());
    return;
  }
  const kalah::DatabaseIndex& index = (*table)->index();
  if (index.positions() > 100'000) return;
  Bytes values(index.size());
  for (int n = 0; n <= index.seeds(); ++n) {
    for (int sum = 0; sum <= n; ++sum) (void)(*table)->read_group(n, sum, values.data() + index.block(n, sum)).ok();
  }
  for (std::uint64_t number = 0; number < index.size(); ++number) {
    const auto rows = index.position_at(number);
    if (!rows) continue;
    const int seeds = kalah::row_sum(rows->mover) + kalah::row_sum(rows->other);
    const auto margin = (*table)->margin(rows->mover, rows->other);
    require(margin ? *margin >= -seeds && *margin <= seeds : (*table)->fault().has_value());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Bytes right = right_file();
  if (size == 0) return 0;
  if (data[0] % 4 == 0) {
    read_all(Bytes(data + 1, data + size));
    return 0;
  }
  Bytes bytes = right;
  for (std::size_t i = 1; i + 3 <= size; i += 3) {
    bytes[kalah::load_number<std::uint16_t>(data + i) % bytes.size()] = data[i + 2];
  }
  if (data[0] % 4 != 1) seal(bytes, right);
  read_all(bytes);
  return 0;
}
