#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "protocol/line_options.h"
#include "protocol/turn.h"

namespace kalah {

/// The line protocol of docs/protocol.md: lines in, lines out. handle() belongs to one thread; `say` is called with
/// whole lines without their end, never by two threads at once, also while handle() is not running.
class LineSession {
 public:
  using Say = std::function<void(std::string_view)>;
  /// A line with more bytes is refused.
  static constexpr std::size_t kMaxLine = 1U << 16U;

  LineSession(NowMs now, Say say, std::string version);
  /// Stops a thought under way; its turn is still told.
  ~LineSession();
  LineSession(const LineSession&) = delete;
  LineSession& operator=(const LineSession&) = delete;

  /// Where to look for endgame databases; before the first line.
  void use_tables(ProberSource source) { tables_ = std::move(source); }

  /// Answers one line; false once `quit` was said. Never waits for a thought, except `quit`.
  bool handle(std::string_view line);
  /// Stops a thought under way and waits for its turn to be told: `quit`, or the end of the input.
  void quit();
  /// Whether any line was refused.
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] bool thinking() const { return thinking_.load(); }

 private:
  void say(std::string_view line);
  void refuse(const Error& error);
  Status answer(std::string_view word, std::string_view rest);
  void identify();
  Status set(std::string_view rest);
  Status new_game(std::string_view rest);
  Status take_position(std::string_view rest);
  Status go(std::string_view rest);
  void stop();
  void think(const Game& game, const TurnRequest& request);
  void tell_news(const Game& game, const TurnNews& news);

  NowMs now_;
  Say say_;
  std::string version_;
  LineOptions options_;
  std::optional<Game> game_;
  /// Made by the first `go`: its table is large.
  std::optional<Thinker> thinker_;
  ProberSource tables_;
  std::thread turn_;
  std::atomic<bool> thinking_{false};
  std::atomic<bool> stop_{false};
  std::mutex saying_;
  bool refused_ = false;
};

}  // namespace kalah
