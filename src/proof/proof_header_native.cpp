#include <algorithm>
#include <cassert>

#include "core/text.h"
#include "proof/position_numbers.h"
#include "proof/proof_board.h"
#include "proof/proof_header.h"
#include "table/bytes.h"
#include "table/checksum.h"

namespace kalah {
namespace {

constexpr std::array<std::uint8_t, 8> kMagic{0x89, 'K', 'A', 'L', 'P', 'R', 'F', '\n'};
constexpr std::uint32_t kVersion = 1;

// Where the fields lie.
constexpr std::size_t kVersionAt = 8;
constexpr std::size_t kClaimsAt = 12;
constexpr std::size_t kHasBaseAt = 13;
constexpr std::size_t kBaseSeedsAt = 14;
constexpr std::size_t kZeroAt = 15;
constexpr std::size_t kAtLeastAt = 16;
constexpr std::size_t kAtMostAt = 20;
constexpr std::size_t kBaseChecksumAt = 24;
constexpr std::size_t kStatementsAt = 32;
constexpr std::size_t kFileBytesAt = 40;
constexpr std::size_t kBlocksChecksumAt = 48;
constexpr std::size_t kRulesBytesAt = 56;
constexpr std::size_t kPositionBytesAt = 60;
constexpr std::size_t kTextAt = 64;
constexpr std::size_t kChecksumAt = kProofHeaderBytes - 8;

constexpr std::uint8_t kAtLeastBit = 1;
constexpr std::uint8_t kAtMostBit = 2;
constexpr int kMostMargin = kMaxTotal;

Error wrong(std::string_view field, std::int64_t found, std::string_view allowed) {
  return Error{cat({"the header's ", field, " is ", std::to_string(found), "; allowed: ", allowed})};
}

/// Rules and position, one text behind the other.
Status read_texts(std::span<const std::uint8_t> bytes, ProofHeader& header) {
  const auto rules_bytes = load_number<std::uint32_t>(bytes.data() + kRulesBytesAt);
  const auto position_bytes = load_number<std::uint32_t>(bytes.data() + kPositionBytesAt);
  constexpr std::size_t kMost = kChecksumAt - kTextAt;
  if (rules_bytes > kMost) return wrong("length of the rules", rules_bytes, "0.." + std::to_string(kMost));
  if (position_bytes > kMost - rules_bytes) {
    return wrong("length of the position", position_bytes, "0.." + std::to_string(kMost - rules_bytes));
  }
  const std::string_view text(reinterpret_cast<const char*>(bytes.data() + kTextAt), kMost);
  const std::size_t end = rules_bytes + position_bytes;
  if (text.find_first_not_of('\0', end) != std::string_view::npos) {
    return Error{"the header's free bytes are not all 0"};
  }
  const auto rules = parse_rules(text.substr(0, rules_bytes));
  if (!rules) return Error{"the header's rules are refused: " + rules.error().message};
  if (Status status = check_proof_rules(*rules); !status) return status;
  const auto position = read_position(*rules, text.substr(rules_bytes, position_bytes));
  if (!position) return Error{"the header's position is refused: " + position.error().message};
  if (position->over()) return Error{"the header's position is that of a game that is over"};
  if (Status status = check_proof_root(*rules, *position); !status) return status;
  const int seeds = seeds_in_pits(*rules, *position);
  if (seeds > PositionNumbers::kMaxSeeds) {
    return wrong("number of seeds in the pits", seeds, "0.." + std::to_string(PositionNumbers::kMaxSeeds));
  }
  header.rules = *rules;
  header.position = *position;
  return {};
}

Status read_claims(const std::uint8_t* bytes, ProofHeader& header) {
  const std::uint8_t claims = bytes[kClaimsAt];
  if (claims == 0 || claims > (kAtLeastBit | kAtMostBit)) return wrong("byte of claims", claims, "1..3");
  const auto read = [&](std::size_t at, bool used, std::string_view name, std::optional<int>& margin) -> Status {
    const auto found = load_number<std::int32_t>(bytes + at);
    if (!used && found != 0) return wrong(name, found, "0 where nothing is claimed");
    if (found < -kMostMargin || found > kMostMargin) {
      return wrong(name, found, std::to_string(-kMostMargin) + ".." + std::to_string(kMostMargin));
    }
    if (used) margin = found;
    return {};
  };
  if (Status status = read(kAtLeastAt, (claims & kAtLeastBit) != 0, "lower margin", header.claim.at_least); !status) {
    return status;
  }
  return read(kAtMostAt, (claims & kAtMostBit) != 0, "upper margin", header.claim.at_most);
}

Status read_base(const std::uint8_t* bytes, ProofHeader& header) {
  const std::uint8_t has = bytes[kHasBaseAt];
  const ProofBase base{bytes[kBaseSeedsAt], load_number<std::uint64_t>(bytes + kBaseChecksumAt)};
  if (has > 1) return wrong("mark of a database", has, "0, 1");
  if (bytes[kZeroAt] != 0) return Error{"the header's free bytes are not all 0"};
  if (has == 0 && base != ProofBase{}) return Error{"the header names no database, but seeds or a checksum of one"};
  if (base.seeds > DatabaseIndex::kMaxSeeds) {
    return wrong("seeds of the database", base.seeds, "0.." + std::to_string(DatabaseIndex::kMaxSeeds));
  }
  if (has == 1) header.base = base;
  return {};
}

}  // namespace

std::string print_claim(const ProofClaim& claim) {
  if (claim.at_least && claim.at_most) {
    if (*claim.at_least == *claim.at_most) return "value = " + signed_number(*claim.at_least);
    return signed_number(*claim.at_least) + " <= value <= " + signed_number(*claim.at_most);
  }
  if (claim.at_least) return "value >= " + signed_number(*claim.at_least);
  return "value <= " + signed_number(claim.at_most.value_or(0));
}

int stores_ahead(const Rules& rules, const Position& position) {
  const auto store = [&](int player) { return position.cells[static_cast<std::size_t>(store_cell(rules, player))]; };
  return store(position.mover) - store(1 - position.mover);
}

RowPair rows_of(const Rules& rules, const Position& position) {
  const auto row = [&](int player) {
    Row held = 0;
    for (int pit = 1; pit <= rules.pits; ++pit) {
      held |= Row{position.cells[static_cast<std::size_t>(pit_cell(rules, player, pit))]} << (8 * (pit - 1));
    }
    return held;
  };
  return {row(position.mover), row(1 - position.mover)};
}

std::array<std::uint8_t, kProofHeaderBytes> write_proof_header(const ProofHeader& header) {
  const std::string rules = print_rules(header.rules);
  const std::string position = print_position(header.rules, header.position);
  assert(rules.size() + position.size() <= kChecksumAt - kTextAt);
  std::array<std::uint8_t, kProofHeaderBytes> bytes{};
  std::ranges::copy(kMagic, bytes.begin());
  store_number(bytes.data() + kVersionAt, kVersion);
  bytes[kClaimsAt] =
      static_cast<std::uint8_t>((header.claim.at_least ? kAtLeastBit : 0) + (header.claim.at_most ? kAtMostBit : 0));
  store_number(bytes.data() + kAtLeastAt, std::int32_t{header.claim.at_least.value_or(0)});
  store_number(bytes.data() + kAtMostAt, std::int32_t{header.claim.at_most.value_or(0)});
  if (header.base) {
    bytes[kHasBaseAt] = 1;
    bytes[kBaseSeedsAt] = static_cast<std::uint8_t>(header.base->seeds);
    store_number(bytes.data() + kBaseChecksumAt, header.base->checksum);
  }
  store_number(bytes.data() + kStatementsAt, header.statements);
  store_number(bytes.data() + kFileBytesAt, header.file_bytes);
  store_number(bytes.data() + kBlocksChecksumAt, header.blocks_checksum);
  store_number(bytes.data() + kRulesBytesAt, static_cast<std::uint32_t>(rules.size()));
  store_number(bytes.data() + kPositionBytesAt, static_cast<std::uint32_t>(position.size()));
  std::ranges::copy(rules + position, bytes.begin() + kTextAt);
  store_number(bytes.data() + kChecksumAt, checksum(std::span(bytes).first(kChecksumAt), 0));
  return bytes;
}

Result<ProofHeader> read_proof_header(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < kProofHeaderBytes) {
    return Error{cat({"the file has ", std::to_string(bytes.size()), " bytes; its header alone takes ",
                      std::to_string(kProofHeaderBytes)})};
  }
  if (!std::equal(kMagic.begin(), kMagic.end(), bytes.begin())) return Error{"the file does not begin like a proof"};
  const auto version = load_number<std::uint32_t>(bytes.data() + kVersionAt);
  if (version != kVersion) return wrong("format version", version, std::to_string(kVersion));
  if (checksum(bytes.first(kChecksumAt), 0) != load_number<std::uint64_t>(bytes.data() + kChecksumAt)) {
    return Error{"the header's checksum does not match: the header is damaged"};
  }
  ProofHeader header;
  if (Status status = read_texts(bytes, header); !status) return status.error();
  if (Status status = read_claims(bytes.data(), header); !status) return status.error();
  if (Status status = read_base(bytes.data(), header); !status) return status.error();
  header.statements = load_number<std::uint64_t>(bytes.data() + kStatementsAt);
  header.file_bytes = load_number<std::uint64_t>(bytes.data() + kFileBytesAt);
  header.blocks_checksum = load_number<std::uint64_t>(bytes.data() + kBlocksChecksumAt);
  return header;
}

}  // namespace kalah
