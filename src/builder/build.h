#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "kalah/rules.h"
#include "kalah/status.h"
#include "table/database.h"

namespace kalah {

/// Watches a build. Asked between splits, by a threaded build from each of its threads.
class BuildWatch {
 public:
  virtual ~BuildWatch() = default;
  /// Whether to give up. `done` of `all` positions are finished.
  virtual bool stop(std::uint64_t done, std::uint64_t all) = 0;

 protected:
  BuildWatch() = default;
  BuildWatch(const BuildWatch&) = default;
  BuildWatch& operator=(const BuildWatch&) = default;
};

/// How a database holds its values: a byte each, which is quicker, or packed into five to seven bits.
enum class BuildForm : std::uint8_t { kBytes, kPacked };

/// Bytes up to 28 seeds, packed above; under lap=relay always bytes.
BuildForm usual_form(const Rules& rules, int seeds);

struct BuildOrder {
  /// Most seeds in the pits.
  int seeds = 0;
  /// Nothing: the usual one. Under lap=relay only kBytes.
  std::optional<BuildForm> form = {};
  /// Bytes that may be taken, working memory included; 0: no bound but what the system gives.
  std::uint64_t memory = 0;
  BuildWatch* watch = nullptr;
};

/// Refuses by name rules and sizes that no database serves.
Status check_build(const Rules& rules, int seeds);

/// Positions of such a database. Precondition: check_build().
std::uint64_t build_positions(const Rules& rules, int seeds);

/// Bytes that a build takes at most, the database included. Precondition: check_build().
std::uint64_t build_bytes(const Rules& rules, int seeds, int threads);
std::uint64_t build_bytes(const Rules& rules, int seeds, int threads, BuildForm form);
/// Those of them that are free between two layers.
std::uint64_t resting_bytes(const Rules& rules, int seeds, int threads, BuildForm form);

/// Builds in the calling thread. Errors: check_build(), too little memory (with the numbers), stopped by the watch.
Result<std::unique_ptr<const Database>> build_database(const Rules& rules, const BuildOrder& order);

/// The same bytes from several threads; in WebAssembly from one. Precondition: threads >= 1.
Result<std::unique_ptr<const Database>> build_database(const Rules& rules, const BuildOrder& order, int threads);

}  // namespace kalah
