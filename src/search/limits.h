#pragma once

#include <cstdint>

namespace kalah {

/// Says when to stop thinking. Asked every few hundred nodes from the searching thread; implementations watch a clock,
/// a flag, or both.
class StopSignal {
 public:
  virtual ~StopSignal() = default;
  virtual bool stop() = 0;

 protected:
  StopSignal() = default;
  StopSignal(const StopSignal&) = default;
  StopSignal& operator=(const StopSignal&) = default;
};

struct SearchResult;

/// Hears of a search's progress, from the searching thread.
class SearchListener {
 public:
  virtual ~SearchListener() = default;
  /// After each completed iteration and at each better root move in between.
  virtual void searched(const SearchResult& result) = 0;

 protected:
  SearchListener() = default;
  SearchListener(const SearchListener&) = default;
  SearchListener& operator=(const SearchListener&) = default;
};

/// What several searches of one position share besides the table; see search/shared.h.
class SharedSearch;

/// What a position is taken to be worth at the horizon, beyond the seeds already in the stores.
enum class Evaluation : std::uint8_t {
  /// Nothing: the plain store difference.
  kStore,
  /// A quarter of the difference of the rows.
  kRows,
  /// The weights of search/weights.h, fitted to exact values.
  kFitted,
};
/// How a search counts its depth.
enum class Horizon : std::uint8_t {
  /// In sowings; beyond it extra moves and captures are followed further.
  kQuiet,
  /// In whole turns: a chain of extra moves counts once, and the horizon lies where the turn passes.
  kTurns,
};

inline constexpr Evaluation kBestEvaluation = Evaluation::kFitted;

/// How three and four players without teams reason about each other; with teams there are two interests and one way.
enum class Many : std::uint8_t {
  /// All others play against the mover.
  kParanoid,
  /// Everyone plays for his own seeds.
  kMaxn,
};

inline constexpr Many kBestMany = Many::kMaxn;

/// What bounds a search; 0 or null is no bound. With no bound at all the search ends when the position is solved.
struct Limits {
  /// From the root, counted as `horizon` says.
  int depth = 0;
  std::uint64_t nodes = 0;
  StopSignal* signal = nullptr;
  SearchListener* listener = nullptr;
  Evaluation evaluation = kBestEvaluation;
  /// Late quiet sowings are first looked at less deeply. Finds more in the same time, but a value at a depth is then no
  /// longer that of plain minimax; exact values stay exact.
  bool selective = false;
  /// Nothing that deeper looks have found is used, so that the value is that of plain minimax at the depth.
  bool strict = false;
  Horizon horizon = Horizon::kQuiet;
  Many many = kBestMany;
  /// Set where several threads search the same position together, each with a search of its own.
  SharedSearch* shared = nullptr;
};

/// Depth that every position of a playable length is solved within, or that no clock lets a search reach.
inline constexpr int kMaxDepth = 120;

}  // namespace kalah
