#include <algorithm>
#include <cassert>

#include "core/text.h"
#include "table/block.h"
#include "table/bytes.h"
#include "table/checksum.h"
#include "table/database_index.h"
#include "table/header.h"

namespace kalah {
namespace {

constexpr std::array<std::uint8_t, 8> kMagic{0x89, 'K', 'A', 'L', 'A', 'H', '\r', '\n'};
constexpr std::uint32_t kVersion = 1;
/// Numbering of positions and order of blocks: those of DatabaseIndex and of docs/table-format.md.
constexpr std::uint32_t kLayout = 1;

// Where the fields lie.
constexpr std::size_t kVersionAt = 8;
constexpr std::size_t kLayoutAt = 12;
constexpr std::size_t kPitsAt = 16;
constexpr std::size_t kSeedsAt = 17;
constexpr std::size_t kStepAt = 18;
constexpr std::size_t kCodeBitsAt = 19;
constexpr std::size_t kBlockAt = 20;
constexpr std::size_t kSectionAt = 24;
constexpr std::size_t kStretchAt = 28;
constexpr std::size_t kPositionsAt = 32;
constexpr std::size_t kFileBytesAt = 40;
constexpr std::size_t kKeyBytesAt = 48;
constexpr std::size_t kPartAt = 52;
constexpr std::size_t kKeyAt = 56;
constexpr std::size_t kKeyMost = 128;
constexpr std::size_t kChecksumAt = kHeaderBytes - 8;

Error wrong(std::string_view field, std::uint64_t found, std::string_view allowed) {
  return Error{cat({"the header's ", field, " is ", std::to_string(found), "; allowed: ", allowed})};
}

Status check_number(const std::uint8_t* bytes, std::size_t at, std::string_view field, std::uint32_t expected) {
  const auto found = load_number<std::uint32_t>(bytes + at);
  if (found != expected) return wrong(field, found, std::to_string(expected));
  return {};
}

Status check_begin(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < kHeaderBytes) {
    return Error{cat({"the file has ", std::to_string(bytes.size()), " bytes; its header alone takes ",
                      std::to_string(kHeaderBytes)})};
  }
  if (!std::equal(kMagic.begin(), kMagic.end(), bytes.begin())) {
    return Error{"the file does not begin like an endgame database"};
  }
  if (const Status version = check_number(bytes.data(), kVersionAt, "format version", kVersion); !version) {
    return version;
  }
  if (checksum(bytes.first(kChecksumAt), 0) != load_number<std::uint64_t>(bytes.data() + kChecksumAt)) {
    return Error{"the header's checksum does not match: the header is damaged"};
  }
  return {};
}

Status check_layout(const std::uint8_t* bytes) {
  struct Field {
    std::size_t at;
    std::string_view name;
    std::uint32_t expected;
  };
  for (const Field& field :
       {Field{kLayoutAt, "layout", kLayout}, Field{kBlockAt, "values of a block", kBlockValues},
        Field{kSectionAt, "values of a section", kSectionValues},
        Field{kStretchAt, "values of a stretch", kStretchValues}, Field{kPartAt, "values of a part", kPartValues}}) {
    if (const Status status = check_number(bytes, field.at, field.name, field.expected); !status) return status;
  }
  if (bytes[kCodeBitsAt] != kMaxCodeBits) {
    return wrong("bits of the longest code", bytes[kCodeBitsAt], std::to_string(kMaxCodeBits));
  }
  return {};
}

Result<std::string> read_key(std::span<const std::uint8_t> bytes) {
  const auto size = load_number<std::uint32_t>(bytes.data() + kKeyBytesAt);
  if (size > kKeyMost) return wrong("length of the value key", size, "0.." + std::to_string(kKeyMost));
  const auto* const text = reinterpret_cast<const char*>(bytes.data() + kKeyAt);
  const auto free = bytes.subspan(kKeyAt + size, kChecksumAt - kKeyAt - size);
  if (std::ranges::any_of(free, [](std::uint8_t byte) { return byte != 0; })) {
    return Error{"the header's free bytes are not all 0"};
  }
  return std::string(text, size);
}

}  // namespace

Result<Rules> rules_of_key(const std::string& value_key) {
  const std::size_t comma = std::min(value_key.find(','), value_key.size());
  const auto rules = parse_rules(cat({std::string_view(value_key).substr(0, comma), "x", std::to_string(Rules().seeds),
                                      std::string_view(value_key).substr(comma)}));
  if (!rules) return Error{cat({quoted(value_key), " is no value key: ", rules.error().message})};
  if (kalah::value_key(*rules) != value_key) {
    return Error{cat({quoted(value_key), " is no value key; that of its rules is ", quoted(kalah::value_key(*rules))})};
  }
  if (rules->players != 2) return Error{cat({quoted(value_key), " is not for two players"})};
  return *rules;
}

std::uint64_t table_seed(const std::string& value_key) {
  return checksum({reinterpret_cast<const std::uint8_t*>(value_key.data()), value_key.size()}, 0);
}

std::array<std::uint8_t, kHeaderBytes> write_header(const TableHeader& header) {
  assert(header.value_key.size() <= kKeyMost);
  const auto rules = rules_of_key(header.value_key);
  assert(rules && rules->pits == header.pits);
  std::array<std::uint8_t, kHeaderBytes> bytes{};
  std::ranges::copy(kMagic, bytes.begin());
  store_number(bytes.data() + kVersionAt, kVersion);
  store_number(bytes.data() + kLayoutAt, kLayout);
  bytes[kPitsAt] = static_cast<std::uint8_t>(header.pits);
  bytes[kSeedsAt] = static_cast<std::uint8_t>(header.seeds);
  bytes[kStepAt] = static_cast<std::uint8_t>(margin_step(*rules));
  bytes[kCodeBitsAt] = kMaxCodeBits;
  store_number(bytes.data() + kBlockAt, kBlockValues);
  store_number(bytes.data() + kSectionAt, kSectionValues);
  store_number(bytes.data() + kStretchAt, kStretchValues);
  store_number(bytes.data() + kPartAt, kPartValues);
  store_number(bytes.data() + kPositionsAt, DatabaseIndex(header.pits, header.seeds).positions());
  store_number(bytes.data() + kFileBytesAt, header.file_bytes);
  store_number(bytes.data() + kKeyBytesAt, static_cast<std::uint32_t>(header.value_key.size()));
  std::memcpy(bytes.data() + kKeyAt, header.value_key.data(), header.value_key.size());
  store_number(bytes.data() + kChecksumAt, checksum(std::span(bytes).first(kChecksumAt), 0));
  return bytes;
}

Result<TableHeader> read_header(std::span<const std::uint8_t> bytes) {
  if (const Status status = check_begin(bytes); !status) return status.error();
  if (const Status status = check_layout(bytes.data()); !status) return status.error();
  auto key = read_key(bytes);
  if (!key) return key.error();
  const auto rules = rules_of_key(*key);
  if (!rules) return Error{"the header's value key is wrong: " + rules.error().message};
  TableHeader header;
  header.value_key = std::move(*key);
  header.pits = bytes[kPitsAt];
  header.seeds = bytes[kSeedsAt];
  header.file_bytes = load_number<std::uint64_t>(bytes.data() + kFileBytesAt);
  if (header.pits < 1 || header.pits > kMaxRowPits) {
    return wrong("number of pits", bytes[kPitsAt], "1.." + std::to_string(kMaxRowPits));
  }
  if (header.pits != rules->pits) {
    return wrong("number of pits", bytes[kPitsAt], std::to_string(rules->pits) + ", as in its value key");
  }
  if (header.seeds > DatabaseIndex::kMaxSeeds) {
    return wrong("number of seeds", bytes[kSeedsAt], "0.." + std::to_string(DatabaseIndex::kMaxSeeds));
  }
  if (bytes[kStepAt] != margin_step(*rules)) {
    return wrong("step of the margins", bytes[kStepAt], std::to_string(margin_step(*rules)));
  }
  const std::uint64_t positions = DatabaseIndex(header.pits, header.seeds).positions();
  const auto claimed = load_number<std::uint64_t>(bytes.data() + kPositionsAt);
  if (claimed != positions) return wrong("number of positions", claimed, std::to_string(positions));
  return header;
}

}  // namespace kalah
