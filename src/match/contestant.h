#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/thinker.h"

namespace kalah {

/// What makes a side lose a game whatever the board says.
struct Fault {
  enum class Kind : std::uint8_t { kCrash, kHang, kIllegal };
  Kind kind = Kind::kCrash;
  /// What happened, in words.
  std::string what;
};

/// `crash`, `hang` or `illegal`.
std::string_view fault_name(Fault::Kind kind);

/// One side of a match, at work in one game at a time.
class Contestant {
 public:
  virtual ~Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;

  /// A new game; what was learned is forgotten. `random` decides among equals in it.
  virtual std::optional<Fault> begin(std::uint64_t random) = 0;
  /// The sowings of a turn, or the beginning of it, or `swap` alone; they need not be legal. Nothing that counts once
  /// the match's stop flag is set.
  virtual std::optional<Fault> choose(const Game& game, std::vector<Move>& moves) = 0;
  /// Its last answer was illegal: nothing of it is relied on any longer.
  virtual void distrust() = 0;
  /// Ends a thought under way, from another thread. The stop flag is set before.
  virtual void interrupt() = 0;

 protected:
  Contestant() = default;
};

/// Who plays: one of our players, or a program that speaks the line protocol.
struct ContestantSpec {
  /// As it was given; the name in results.
  std::string name;
  PlayerSpec player;
  /// Not empty: the command line of a program.
  std::string command;
};

/// Reads a player or `exec:COMMAND`.
Result<ContestantSpec> parse_contestant(std::string_view text);

/// What bounds every turn of both sides.
struct TurnBounds {
  int movetime_ms = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  /// How much longer than movetime a program may be silent before it hangs.
  int patience_ms = 10'000;
  int table_mib = 32;
};

/// `stop` is read while waiting; see Contestant.
std::unique_ptr<Contestant> make_contestant(const ContestantSpec& spec, const TurnBounds& bounds, NowMs now,
                                            const std::atomic<bool>& stop);

/// Whether a side can begin at all: a program is started and asked to identify itself, then ended. The error says what
/// it did instead.
Status try_contestant(const ContestantSpec& spec, const TurnBounds& bounds, NowMs now, const std::atomic<bool>& stop);

/// A program of the line protocol; the process is started at the first game and again after every fault.
std::unique_ptr<Contestant> make_program(const std::string& command, const TurnBounds& bounds, NowMs now,
                                         const std::atomic<bool>& stop);

}  // namespace kalah
