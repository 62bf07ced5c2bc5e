#include <algorithm>

#include "core/text.h"
#include "proof/proof_reader.h"
#include "table/bytes.h"
#include "table/checksum.h"

namespace kalah {

std::uint64_t block_checksum(std::span<const std::uint8_t> block, std::uint64_t before) {
  return checksum(block, before);
}

ProofReader::ProofReader(std::span<const std::uint8_t> bytes, const ProofHeader& header, const PositionNumbers& numbers)
    : bytes_(bytes), header_(header), numbers_(numbers) {
  rewind();
}

Result<ProofReader> ProofReader::open(std::span<const std::uint8_t> bytes) {
  auto header = read_proof_header(bytes);
  if (!header) return header.error();
  if (header->file_bytes != bytes.size()) {
    return Error{cat({"the file has ", std::to_string(bytes.size()), " bytes; its header says ",
                      std::to_string(header->file_bytes)})};
  }
  return ProofReader(bytes, *header, {header->rules.pits, seeds_in_pits(header->rules, header->position)});
}

void ProofReader::rewind() {
  model_ = std::make_unique<StatementModel>();
  at_ = kProofHeaderBytes;
  left_ = header_.statements;
  block_ = 0;
  checksum_ = 0;
}

bool ProofReader::refuse(const std::string& what) {
  fault_ = cat({"block ", std::to_string(block_), " at byte ", std::to_string(at_), ": ", what});
  return false;
}

bool ProofReader::next() {
  statements_.clear();
  if (!fault_.empty()) return false;
  if (left_ == 0) {
    if (at_ != bytes_.size()) return refuse("the file goes on behind its last statement");
    if (checksum_ != header_.blocks_checksum) return refuse("the checksum of all blocks is not the header's");
    return false;
  }
  const auto rest = bytes_.subspan(static_cast<std::size_t>(at_));
  if (rest.size() < kBlockHeadBytes) return refuse("the file ends before its last statement");
  const auto bytes = load_number<std::uint32_t>(rest.data() + 8);
  const auto count = load_number<std::uint32_t>(rest.data() + 12);
  const std::uint64_t expected = std::min<std::uint64_t>(left_, kBlockStatements);
  if (count != expected) {
    return refuse(cat({"it says it has ", std::to_string(count), " statements, not ", std::to_string(expected)}));
  }
  if (bytes > kMostBlockBytes || bytes > rest.size() - kBlockHeadBytes) {
    return refuse(cat({"it says it has ", std::to_string(bytes), " bytes, more than there can be"}));
  }
  const std::uint64_t found = block_checksum(rest.subspan(8, kBlockHeadBytes - 8 + bytes), checksum_);
  if (found != load_number<std::uint64_t>(rest.data())) return refuse("its checksum does not match");
  if (!decode_statements(rest.subspan(kBlockHeadBytes, bytes), count, numbers_, *model_, statements_)) {
    return refuse("its bytes are no statements in order");
  }
  checksum_ = found;
  at_ += kBlockHeadBytes + bytes;
  left_ -= count;
  ++block_;
  return true;
}

}  // namespace kalah
