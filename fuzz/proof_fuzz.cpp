#include <vector>

#include "fuzz/require.h"
#include "proof/check_proof.h"
#include "proof/proof_reader.h"
#include "table/bytes.h"
#include "table/checksum.h"

// The reader and checker of proofs. The input is either a file, or what stands in one: its kind says how much of it is
// made right, so that what lies behind checksums and fields is reached.

namespace {

using Bytes = std::vector<std::uint8_t>;

void check(const Bytes& input) {
  // Exactly its bytes, so that one read beyond them is seen.
  const Bytes bytes(input.begin(), input.end());
  const auto checked = kalah::check_proof(bytes, {nullptr, 1U << 16U, "/tmp", nullptr});
  if (!checked) {
    require(!checked.error().message.empty());
    return;
  }
  // No one proves more than all seeds.
  const int ahead = kalah::stores_ahead(checked->rules, checked->position);
  const int seeds = kalah::seeds_in_pits(checked->rules, checked->position);
  require(checked->claim.at_least.value_or(ahead) <= ahead + seeds);
  require(checked->claim.at_most.value_or(ahead) >= ahead - seeds);
}

/// Makes the checksums and the size match.
void seal(Bytes& bytes) {
  const std::span<std::uint8_t> all(bytes);
  std::uint64_t last = 0;
  std::size_t at = kalah::kProofHeaderBytes;
  while (bytes.size() - at >= kalah::kBlockHeadBytes) {
    const std::size_t size =
        kalah::kBlockHeadBytes - 8 + std::size_t{kalah::load_number<std::uint32_t>(bytes.data() + at + 8)};
    if (size > bytes.size() - at - 8) break;
    last = kalah::block_checksum(all.subspan(at + 8, size), last);
    kalah::store_number(bytes.data() + at, last);
    at += 8 + size;
  }
  kalah::store_number(bytes.data() + 40, std::uint64_t{bytes.size()});
  kalah::store_number(bytes.data() + 48, last);
  const std::size_t sum = kalah::kProofHeaderBytes - 8;
  kalah::store_number(bytes.data() + sum, kalah::checksum(all.first(sum), 0));
}

/// A header of a small game, and one block whose code is the input.
Bytes around(const std::uint8_t* code, std::size_t size, std::uint8_t count) {
  kalah::ProofHeader header;
  header.rules = *kalah::parse_rules("2x2");
  header.position = kalah::even_start(header.rules);
  header.claim = {static_cast<int>(count % 8) - 4, {}};
  header.statements = count;
  const auto head = kalah::write_proof_header(header);
  Bytes bytes(head.begin(), head.end());
  bytes.resize(bytes.size() + kalah::kBlockHeadBytes);
  kalah::store_number(bytes.data() + head.size() + 8, static_cast<std::uint32_t>(size));
  kalah::store_number(bytes.data() + head.size() + 12, std::uint32_t{count});
  bytes.insert(bytes.end(), code, code + size);
  return bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  Bytes bytes;
  if (data[0] % 4 == 0) {
    bytes.assign(data + 1, data + size);
  } else if (data[0] % 4 == 1) {
    bytes = around(data + 2, size - 2, data[1]);
  } else {
    // Changes to a right header.
    bytes = around(data + 2, 0, data[1]);
    for (std::size_t i = 2; i + 3 <= size; i += 3) {
      bytes[kalah::load_number<std::uint16_t>(data + i) % bytes.size()] = data[i + 2];
    }
  }
  if (data[0] % 4 != 0 && bytes.size() >= kalah::kProofHeaderBytes) seal(bytes);
  check(bytes);
  return 0;
}
