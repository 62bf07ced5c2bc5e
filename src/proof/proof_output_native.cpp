#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "core/text.h"
#include "proof/proof_output.h"
#include "table/bytes.h"

namespace kalah {

ProofOutput::ProofOutput(std::string file, const ProofHeader& header)
    : file_(std::move(file)),
      beside_(file_ + "." + std::to_string(getpid()) + ".part"),
      header_(header),
      numbers_(header.rules.pits, seeds_in_pits(header.rules, header.position)),
      model_(std::make_unique<StatementModel>()) {
  header_.statements = 0;
  header_.blocks_checksum = 0;
  header_.file_bytes = 0;
}

Result<std::unique_ptr<ProofOutput>> ProofOutput::create(const std::string& file, const ProofHeader& header) {
  std::unique_ptr<ProofOutput> output(new ProofOutput(file, header));
  output->descriptor_ = open(output->beside_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  output->error_ = output->descriptor_ < 0 ? errno : 0;
  // The header's place; what stands there in the end is known last.
  output->write(std::array<std::uint8_t, kProofHeaderBytes>{});
  if (output->error_ != 0) return output->failed();
  return output;
}

ProofOutput::~ProofOutput() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  std::remove(beside_.c_str());
}

Error ProofOutput::failed() const { return Error{cat({file_, ": cannot be written: ", std::strerror(error_)})}; }

void ProofOutput::write(std::span<const std::uint8_t> bytes) {
  while (error_ == 0 && !bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      error_ = errno;
      return;
    }
    header_.file_bytes += static_cast<std::uint64_t>(written);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
}

void ProofOutput::add(const Statement& statement) {
  waiting_.push_back(statement);
  if (waiting_.size() == kBlockStatements) write_block();
}

void ProofOutput::write_block() {
  const std::vector<std::uint8_t> code = encode_statements(waiting_, numbers_, *model_);
  std::vector<std::uint8_t> block(kBlockHeadBytes + code.size());
  store_number(block.data() + 8, static_cast<std::uint32_t>(code.size()));
  store_number(block.data() + 12, static_cast<std::uint32_t>(waiting_.size()));
  std::memcpy(block.data() + kBlockHeadBytes, code.data(), code.size());
  header_.blocks_checksum = block_checksum(std::span(block).subspan(8), header_.blocks_checksum);
  store_number(block.data(), header_.blocks_checksum);
  write(block);
  header_.statements += waiting_.size();
  waiting_.clear();
}

Result<ProofHeader> ProofOutput::finish() {
  if (!waiting_.empty()) write_block();
  const auto header = write_proof_header(header_);
  if (error_ == 0 && pwrite(descriptor_, header.data(), header.size(), 0) != static_cast<ssize_t>(header.size())) {
    error_ = errno;
  }
  if (error_ == 0 && fsync(descriptor_) != 0) error_ = errno;
  if (error_ == 0 && std::rename(beside_.c_str(), file_.c_str()) != 0) error_ = errno;
  if (error_ != 0) return failed();
  close(descriptor_);
  descriptor_ = -1;
  return header_;
}

}  // namespace kalah
