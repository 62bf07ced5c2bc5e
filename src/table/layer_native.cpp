#include <algorithm>
#include <cassert>

#include "core/text.h"
#include "table/checksum.h"
#include "table/layer.h"

namespace kalah {
namespace {

/// "LAYR"
constexpr std::uint32_t kTag = 0x5259414C;

std::string number(std::uint64_t value) { return std::to_string(value); }

}  // namespace

LayerShape::LayerShape(const DatabaseIndex& index, int seeds, int margin_step)
    : n(seeds), step(margin_step), symbols(static_cast<std::size_t>(margin_step == 2 ? seeds + 1 : 2 * seeds + 1)) {
  for (int sum = 0; sum <= n; ++sum) {
    GroupShape group;
    group.positions = std::uint64_t{index.rows(sum)} * index.rows(n - sum);
    group.first_block = blocks;
    group.blocks = (group.positions + kBlockValues - 1) / kBlockValues;
    blocks += group.blocks;
    groups.push_back(group);
  }
  entries_at = whole_words(kCodesAt + groups.size() * symbols);
  head_bytes = entries_at + blocks * 16 + 8;
}

std::vector<std::uint8_t> write_layer_head(const LayerShape& shape, std::uint64_t layer_bytes,
                                           std::span<const std::uint8_t> lengths, std::span<const BlockEntry> entries,
                                           std::uint64_t seed) {
  assert(lengths.size() == shape.groups.size() * shape.symbols && entries.size() == shape.blocks);
  std::vector<std::uint8_t> head(static_cast<std::size_t>(shape.head_bytes), 0);
  store_number(head.data(), kTag);
  store_number(head.data() + 4, static_cast<std::uint32_t>(shape.n));
  store_number(head.data() + 8, layer_bytes);
  store_number(head.data() + 16, shape.blocks);
  std::ranges::copy(lengths, head.begin() + LayerShape::kCodesAt);
  std::uint8_t* at = head.data() + shape.entries_at;
  for (const BlockEntry& entry : entries) {
    store_number(at, entry.at);
    store_number(at + 8, entry.checksum);
    at += 16;
  }
  store_number(at, checksum(std::span(head).first(head.size() - 8), seed));
  return head;
}

Result<LayerBytes> LayerBytes::read(std::span<const std::uint8_t> bytes, LayerShape shape, std::uint64_t seed) {
  const auto wrong = [&shape](std::string_view what) {
    return Error{cat({"layer ", number(static_cast<std::uint64_t>(shape.n)), ": ", what})};
  };
  if (bytes.size() < shape.head_bytes) {
    return wrong(cat({"the file ends inside of its head: ", number(bytes.size()), " of ", number(shape.head_bytes),
                      " bytes are there"}));
  }
  const auto head = bytes.first(static_cast<std::size_t>(shape.head_bytes));
  if (load_number<std::uint32_t>(head.data()) != kTag) return wrong("its head does not begin with LAYR");
  if (checksum(head.first(head.size() - 8), seed) != load_number<std::uint64_t>(head.data() + head.size() - 8)) {
    return wrong("the checksum of its head does not match");
  }
  const auto n = load_number<std::uint32_t>(head.data() + 4);
  if (n != static_cast<std::uint32_t>(shape.n)) return wrong(cat({"its head is that of layer ", number(n)}));
  const auto size = load_number<std::uint64_t>(head.data() + 8);
  if (size < shape.head_bytes || size > bytes.size() || size % 8 != 0) {
    return wrong(cat({"it claims ", number(size), " bytes; there are ", number(bytes.size()), ", its head takes ",
                      number(shape.head_bytes)}));
  }
  const auto blocks = load_number<std::uint64_t>(head.data() + 16);
  if (blocks != shape.blocks) {
    return wrong(cat({"it claims ", number(blocks), " blocks; it has ", number(shape.blocks)}));
  }
  LayerBytes layer(bytes.first(static_cast<std::size_t>(size)), std::move(shape));
  const LayerShape& known = layer.shape_;
  for (int sum = 0; sum <= known.n; ++sum) {
    if (!is_complete(layer.lengths(sum))) {
      return Error{cat({"layer ", std::to_string(known.n), ": the code of group ", std::to_string(sum), " is broken"})};
    }
  }
  std::uint64_t end = known.head_bytes;
  for (std::uint64_t block = 0; block < known.blocks; ++block) {
    const std::uint64_t at = layer.entry(block).at;
    if ((block == 0 && at != end) || at < end || at > size || at % 8 != 0) {
      return Error{cat({"layer ", std::to_string(known.n), ": block ", number(block), " does not lie inside of it"})};
    }
    end = at;
  }
  return layer;
}

std::uint64_t layers_checksum(std::span<const std::uint64_t> heads, std::uint64_t seed) {
  return checksum({reinterpret_cast<const std::uint8_t*>(heads.data()), heads.size_bytes()}, seed);
}

std::uint64_t LayerBytes::head_checksum() const {
  return load_number<std::uint64_t>(bytes_.data() + shape_.head_bytes - 8);
}

const char* LayerBytes::fault(std::uint64_t block, std::uint32_t values, std::uint64_t seed) const {
  const auto bytes = block_bytes(block);
  if (checksum(bytes, seed) != entry(block).checksum) return "its checksum does not match";
  if (!is_sound(bytes, BlockShape(values))) return "its directory leads outside of it";
  return nullptr;
}

}  // namespace kalah
