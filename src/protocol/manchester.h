#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/clock.h"
#include "kalah/game.h"

namespace kalah {

/// An agent of the Manchester engine-agent protocol (docs/protocol.md): messages in, messages out. It keeps the game by
/// the rules `manchester` and believes the engine's board where that differs.
class ManchesterAgent {
 public:
  /// Chooses a sowing, or `swap` where it is offered, within so many milliseconds.
  using Think = std::function<Move(const Game&, double milliseconds)>;

  struct Answer {
    /// To the engine, without its end; empty: nothing.
    std::string message;
    /// For people: what was wrong with the line or the board; empty: nothing.
    std::string complaint;
    bool leave = false;
  };

  static constexpr double kGameMs = 3'600'000;
  static constexpr std::size_t kMaxLine = 4096;

  /// `clock_ms`: for all moves of one game together.
  ManchesterAgent(Think think, NowMs now, double clock_ms = kGameMs);

  Answer handle(std::string_view line);

  [[nodiscard]] const Game& game() const { return game_; }
  /// 0: South, 1: North; changes with a swap.
  [[nodiscard]] int side() const { return side_; }
  [[nodiscard]] double left_ms() const { return left_ms_; }

 private:
  Answer start(std::string_view side);
  Answer change(std::string_view line);
  /// Plays what the engine reports; what does not fit the rules, if anything.
  std::string follow(bool swap, int pit, const Position& board, bool mine, bool over);
  /// The move to tell; empty where no pit of ours holds a seed.
  std::string decide();

  Think think_;
  NowMs now_;
  double clock_ms_;
  double left_ms_;
  Rules rules_;
  Game game_;
  /// As the engine told it last.
  Position board_;
  bool started_ = false;
  int side_ = 0;
};

}  // namespace kalah
