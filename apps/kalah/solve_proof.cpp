#include "solve_proof.h"

#include "byte_size.h"
#include "core/text.h"
#include "leave.h"
#include "progress.h"
#include "solver/proof_writer.h"

namespace kalah {
namespace {

class Course final : public ProofWatch {
 public:
  bool stop(std::uint64_t done, std::uint64_t all) override {
    progress_.at(done, all, "proof", "layers");
    return leave_flag.load(std::memory_order_relaxed);
  }
  Progress& progress() { return progress_; }

 private:
  Progress progress_;
};

}  // namespace

Status write_wished_proof(const ProofWish& wish, Solver& solver, const Game& game, const ProofClaim& claim) {
  Course course;
  ProofOrder order;
  order.claim = claim;
  order.tables = !wish.no_tables;
  order.watch = &course;
  const auto proof = write_proof(solver, game, wish.file, order);
  course.progress().end();
  if (!proof) return Error{"--proof: " + proof.error().message};
  std::string base;
  if (proof->base) {
    base = cat({"; it rests on a database of ", std::to_string(proof->base->seeds), " seeds with the checksum ",
                hexadecimal(proof->base->checksum)});
  }
  course.progress().line(cat({wish.file, ": ", print_claim(claim), " in ", std::to_string(proof->statements),
                              " statements, ", print_byte_size(proof->file_bytes), base}));
  return {};
}

}  // namespace kalah
