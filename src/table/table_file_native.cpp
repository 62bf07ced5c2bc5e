#include <algorithm>

#include "core/text.h"
#include "table/checksum.h"
#include "table/layer_values.h"
#include "table/mapped_file.h"
#include "table/table_file.h"

namespace kalah {
namespace {

// A damaged block in one word: its number in the layer above the layer's eight bits.
constexpr int kLayerBits = 8;

Error cut_short() { return Error{"the file of the endgame database was cut short while it was in use"}; }

}  // namespace

TableFile::TableFile(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> owner, const TableHeader& header,
                     const Rules& rules)
    : bytes_(bytes),
      owner_(std::move(owner)),
      index_(header.pits, header.seeds),
      value_key_(header.value_key),
      rules_(rules),
      seed_(table_seed(header.value_key)) {}

Result<std::shared_ptr<const TableFile>> TableFile::open(std::span<const std::uint8_t> bytes,
                                                         std::shared_ptr<const void> owner) {
  return open(bytes, std::move(owner), nullptr);
}

Result<std::shared_ptr<const TableFile>> TableFile::open(std::shared_ptr<const MappedFile> file) {
  const auto bytes = file->bytes();
  return open(bytes, nullptr, std::move(file));
}

Result<std::shared_ptr<const TableFile>> TableFile::open(std::span<const std::uint8_t> bytes,
                                                         std::shared_ptr<const void> owner,
                                                         std::shared_ptr<const MappedFile> mapped) {
  const auto header = read_header(bytes);
  if (!header) return header.error();
  if (header->file_bytes == 0) return Error{"the database is not finished: its building was interrupted"};
  if (header->file_bytes != bytes.size()) {
    return Error{cat({"the file has ", std::to_string(bytes.size()), " bytes; its header says ",
                      std::to_string(header->file_bytes)})};
  }
  const auto rules = rules_of_key(header->value_key);
  if (!rules) return rules.error();
  std::shared_ptr<TableFile> file(new TableFile(bytes, std::move(owner), *header, *rules));
  file->file_ = std::move(mapped);
  if (const Status status = file->read_layers(); !status) return status.error();
  if (file->lost()) return cut_short();
  return std::shared_ptr<const TableFile>(std::move(file));
}

Status TableFile::read_layers() {
  std::uint64_t at = kHeaderBytes;
  std::uint64_t blocks = 0;
  for (int n = 0; n <= index_.seeds(); ++n) {
    LayerShape shape(index_, n, margin_step(rules_));
    auto layer = LayerBytes::read(bytes_.subspan(static_cast<std::size_t>(at)), std::move(shape), seed_);
    if (!layer) return layer.error();
    const LayerValues values(n, margin_step(rules_));
    for (int sum = 0; sum <= n; ++sum) {
      const GroupShape& group = layer->shape().groups[static_cast<std::size_t>(sum)];
      groups_.push_back({blocks + group.first_block, group.blocks, group.values(group.blocks - 1),
                         DecodeTable(layer->lengths(sum), values.bytes())});
    }
    at += layer->bytes();
    blocks += layer->shape().blocks;
    layers_.push_back(std::move(*layer));
  }
  if (at != bytes_.size()) {
    return Error{cat({"the layers take ", std::to_string(at), " bytes; the file has ", std::to_string(bytes_.size())})};
  }
  list_blocks(blocks);
  return {};
}

void TableFile::list_blocks(std::uint64_t count) {
  blocks_ = std::vector<Block>(static_cast<std::size_t>(count));
  auto block = blocks_.begin();
  for (const LayerBytes& layer : layers_) {
    for (std::uint64_t i = 0; i < layer.shape().blocks; ++i, ++block) {
      const auto bytes = layer.block_bytes(i);
      block->begin = bytes.data();
      // An honest block is far smaller; of a larger one only the guess where its codewords lie is wrong.
      block->bytes = static_cast<std::uint32_t>(std::min<std::size_t>(bytes.size(), UINT32_MAX));
    }
  }
}

bool TableFile::lost() const { return file_ && file_->lost(); }

bool TableFile::changed() const { return file_ && file_->changed(); }

std::uint64_t TableFile::checksum_to(int seeds) const {
  std::vector<std::uint64_t> heads;
  for (int n = 0; n <= seeds; ++n) heads.push_back(layer(n).head_checksum());
  return layers_checksum(heads, seed_);
}

std::optional<int> TableFile::margin(Row mover, Row other) const {
  const int sum = row_sum(mover);
  const int n = sum + row_sum(other);
  const Group& held = group(n, sum);
  held.table.prefetch();
  const std::uint64_t place = std::uint64_t{index_.rank(other)} * index_.rows(sum) + index_.rank(mover);
  const std::uint64_t i = place / kBlockValues;
  const Block& here = block(held, i);
  if (!trusted(here, n, sum, i)) return std::nullopt;
  const BlockShape shape = shape_of(held, i);
  const auto within = static_cast<std::uint32_t>(place % kBlockValues);
  prefetch_value(here.begin, here.bytes, shape, within);
  const int margin = Database::margin_of(decode_value(here.begin, shape, held.table, within));
  if (lost()) return std::nullopt;
  return margin;
}

std::optional<int> TableFile::margin(std::span<const std::uint16_t> mover, std::span<const std::uint16_t> other) const {
  const auto rows = rows_within(index_, mover, other);
  if (!rows) return std::nullopt;
  return margin(rows->mover, rows->other);
}

Status TableFile::read_group(int n, int mover_sum, std::uint8_t* out) const {
  const std::uint64_t blocks = group(n, mover_sum).blocks;
  for (std::uint64_t i = 0; i < blocks; ++i) {
    if (Status status = decode(n, mover_sum, i, out + i * kBlockValues); !status) return status;
  }
  return {};
}

Status TableFile::read_parts(int n, int mover_sum,
                             const std::function<void(std::span<const std::uint8_t>)>& take) const {
  const Group& held = group(n, mover_sum);
  std::vector<std::uint8_t> part(kBlockValues);
  for (std::uint64_t i = 0; i < held.blocks; ++i) {
    if (Status status = decode(n, mover_sum, i, part.data()); !status) return status;
    take(std::span<const std::uint8_t>(part.data(), shape_of(held, i).values));
  }
  return {};
}

Status TableFile::decode(int n, int mover_sum, std::uint64_t i, std::uint8_t* out) const {
  const Group& held = group(n, mover_sum);
  const std::uint64_t number = layer(n).shape().groups[static_cast<std::size_t>(mover_sum)].first_block + i;
  const Block& here = block(held, i);
  if (!trusted(here, n, mover_sum, i)) return damaged(n, number);
  const bool decoded = decode_block(here.begin, shape_of(held, i), held.table, out);
  if (lost()) return cut_short();
  if (!decoded) {
    return Error{cat({"layer ", std::to_string(n), ", block ", std::to_string(number),
                      ": a stretch or a part of one does not end where the next begins"})};
  }
  return {};
}

bool TableFile::check(const Block& block, int n, int mover_sum, std::uint64_t i) const {
  const LayerBytes& held = layer(n);
  const GroupShape& shape = held.shape().groups[static_cast<std::size_t>(mover_sum)];
  const std::uint64_t number = shape.first_block + i;
  const bool good = held.fault(number, shape.values(i), seed_) == nullptr;
  block.state.store(good ? State::kGood : State::kBad, std::memory_order_relaxed);
  if (!good) bad_.store(((number << kLayerBits) | static_cast<std::uint64_t>(n)) + 1, std::memory_order_relaxed);
  return good;
}

Error TableFile::damaged(int n, std::uint64_t block) const {
  if (lost()) return cut_short();
  const LayerBytes& held = layer(n);
  int sum = 0;
  while (sum < n && held.shape().groups[static_cast<std::size_t>(sum) + 1].first_block <= block) ++sum;
  const GroupShape& shape = held.shape().groups[static_cast<std::size_t>(sum)];
  const char* const fault = held.fault(block, shape.values(block - shape.first_block), seed_);
  return Error{cat({"layer ", std::to_string(n), ", block ", std::to_string(block),
                    " of the endgame database: ", fault != nullptr ? fault : "it was damaged when it was read"})};
}

std::optional<Error> TableFile::fault() const {
  if (lost()) return cut_short();
  const std::uint64_t bad = bad_.load(std::memory_order_relaxed);
  if (bad == 0) return std::nullopt;
  return damaged(static_cast<int>((bad - 1) & ((1U << kLayerBits) - 1)), (bad - 1) >> kLayerBits);
}

}  // namespace kalah
