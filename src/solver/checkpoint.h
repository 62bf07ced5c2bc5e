#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "kalah/status.h"
#include "solver/null_search.h"

namespace kalah {

/// What a long job has proved so far, to be kept in a file: the bounds of every position whose proof took kLeastNodes
/// or more. A job that finds them in its table again repeats only small proofs. They are facts about the rules of one
/// value key, so any job under it may use them, whatever its database. Not in WebAssembly.
class Checkpoint final : public ProofKeeper {
 public:
  static constexpr std::uint64_t kLeastNodes = 1U << 13U;

  Checkpoint(std::string value_key, int pits);
  ~Checkpoint() override;

  void proved(std::uint64_t number, const ProvedBounds& bounds, std::uint64_t nodes) override;
  /// Adds everything to the table, but for positions that the table's numbering does not know.
  void fill(BoundsTable& table, std::uint64_t numbers) const;
  [[nodiscard]] std::size_t size() const;

  /// The file; docs/solving.md. May be called while other threads prove.
  [[nodiscard]] std::string bytes() const;
  /// Adds what a file holds. Errors name what is wrong: no such file, damaged, of another version, of other rules.
  Status read(std::string_view file);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace kalah
