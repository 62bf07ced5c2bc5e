#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/game.h"
#include "protocol/kgp_line.h"

namespace kalah {

struct KgpClientOptions {
  /// Both tell this client from every other; servers take a missing token for the first name they hear.
  std::string name;
  std::string token;
  std::string description;
  /// Longest thought for one state.
  double budget_ms = 2000;
  /// States thought about at the same time; further ones wait for their turn with a quick move sent.
  std::size_t thinkers = 2;
};

/// The client of KGP's freeplay as a machine without sockets, threads or clock: bytes and moments (milliseconds of any
/// clock that never goes back) go in, bytes and wishes come out. docs/kgp.md says what it does.
class KgpClient {
 public:
  /// A state to think about.
  struct Task {
    std::uint64_t number = 0;
    Game game;
    double budget_ms = 0;
  };
  /// How the connection stands.
  enum class End : std::uint8_t {
    kOpen,
    /// The server said goodbye.
    kGoodbye,
    /// The server does not offer what is asked for; asking again is no use.
    kRefused,
    /// The server is silent, or does not speak KGP.
    kBroken,
  };

  KgpClient(KgpClientOptions options, double now);

  void receive(std::string_view bytes, double now);
  /// The thought `task` has found a move. Unknown and closed tasks are ignored.
  void considered(std::uint64_t task, int pit, double now);
  /// The thought is over: `pit` is its last word. To be called exactly once for every task, halted ones included.
  void decided(std::uint64_t task, int pit, double now);
  void tick(double now);
  /// Nothing happens by itself before this moment.
  [[nodiscard]] double wake_at() const;
  /// Ends politely: the farewell is in the output.
  void leave();

  /// What is to be sent since the last call.
  std::string take_output();
  /// Thoughts to begin.
  std::vector<Task> take_tasks();
  /// Thoughts to stop; decided() is still due.
  std::vector<std::uint64_t> take_halts();
  /// What people should be told.
  std::vector<std::string> take_notes();

  [[nodiscard]] End end() const { return end_; }
  /// Why it ended, as a sentence.
  [[nodiscard]] const std::string& reason() const { return reason_; }
  /// The server has taken the client in, so a lost connection is worth another attempt at once.
  [[nodiscard]] bool accepted() const { return accepted_; }
  /// The other end has named the protocol and its version.
  [[nodiscard]] bool greeted() const { return greeted_; }
  [[nodiscard]] std::uint64_t states() const { return states_seen_; }

 private:
  struct State {
    /// The server's id; none in protocols that ask one thing at a time.
    std::optional<std::uint64_t> id;
    /// Holds no game where the board is beyond what this program plays.
    std::optional<Game> game;
    int best = 0;
    int sent = 0;
    bool final = false;
    bool yielded = false;
    /// Nothing is sent before: servers need a moment to know their own state.
    double send_at = 0;
    int resent = 0;
    std::uint64_t task = 0;
    bool waiting = false;
  };

  void handle(const KgpLine& line);
  void greet(const KgpLine& line);
  void set(const KgpLine& line);
  void open(const KgpLine& line);
  void stop(const KgpLine& line);
  void error(const KgpLine& line);
  void close(std::uint64_t key);
  void flush(std::uint64_t key, State& state);
  void schedule();
  void finish(End end, std::string reason);
  std::uint64_t send(std::optional<std::uint64_t> ref, std::string name, std::vector<KgpArg> args);
  [[nodiscard]] std::optional<std::uint64_t> find(const std::optional<std::uint64_t>& ref) const;
  [[nodiscard]] double budget() const;

  KgpClientOptions options_;
  KgpSplitter splitter_;
  double now_;
  /// Until when the server must have spoken; none once it has.
  double patience_;
  End end_ = End::kOpen;
  std::string reason_;
  std::string last_error_;
  bool greeted_ = false;
  bool accepted_ = false;
  std::optional<std::uint64_t> mode_id_;
  std::uint64_t next_id_ = 1;
  std::uint64_t next_key_ = 1;
  std::uint64_t states_seen_ = 0;
  /// By a key of our own: ids may be missing.
  std::map<std::uint64_t, State> states_;
  /// Our own ids of moves, and the states they were for; the newest only.
  std::deque<std::pair<std::uint64_t, std::uint64_t>> moves_;
  std::string time_mode_;
  std::optional<double> clock_ms_;
  std::size_t running_ = 0;
  std::string output_;
  std::vector<Task> tasks_;
  std::vector<std::uint64_t> halts_;
  std::vector<std::string> notes_;
};

/// A move at once: of the pits, the one that banks most now, an extra move before a plain one. Precondition: one is
/// legal.
int quick_pit(const Game& game);

}  // namespace kalah
