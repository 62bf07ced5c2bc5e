#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/game.h"
#include "players/player.h"
#include "protocol/kgp_line.h"
#include "protocol/kgp_tournament.h"
#include "protocol/kgp_verify.h"

namespace kalah {

/// What one client may use; whoever exceeds a limit is told which, and leaves alone.
struct KgpLimits {
  std::size_t connections = 256;
  /// Lines a second, on average and at once. 64 bytes count as a line more, so that blanks are not free.
  double lines_per_second = 200;
  double lines_at_once = 800;
  int broken_lines = 100;
  double mode_ms = 20'000;
  double ping_ms = 20'000;
};

struct KgpServerOptions {
  /// Whom clients meet when nobody else waits, one by lot; in a tournament each is a player.
  std::vector<PlayerSpec> bots;
  /// Free play: one by lot for each game. Tournament: all.
  std::vector<KgpBoard> boards{{6, 6}};
  /// Time for one move.
  double move_ms = 5000;
  /// How long a client waits for another before it meets a bot.
  double pair_ms = 1000;
  /// Players of the tournament, bots included; 0: free play.
  std::size_t tournament_players = 0;
  /// A player of the tournament who is away that long loses the games that wait for him.
  double absence_ms = 60'000;
  std::uint64_t seed = 0;
  KgpLimits limits;
};

/// A KGP server as a machine without sockets, threads or clock: bytes and moments (milliseconds of any clock that never
/// goes back) go in, bytes and wishes come out. docs/kgp.md says what it does.
class KgpServer {
 public:
  using PeerId = std::uint64_t;
  /// A bot is to choose a move.
  struct Task {
    std::uint64_t number = 0;
    Game game;
    PlayerSpec bot;
    double budget_ms = 0;
    std::uint64_t random = 0;
  };
  struct Output {
    PeerId peer = 0;
    std::string bytes;
    /// The connection is to be closed once the bytes are sent.
    bool close = false;
  };

  KgpServer(KgpServerOptions options, double now);

  PeerId connect(double now);
  void receive(PeerId peer, std::string_view bytes, double now);
  /// The connection is gone.
  void disconnect(PeerId peer, double now);
  /// The answer to a task; late and unknown ones are ignored.
  void bot_moved(std::uint64_t task, int pit, double now);
  void tick(double now);
  /// Nothing happens by itself before this moment.
  [[nodiscard]] double wake_at() const;

  std::vector<Output> take_output();
  std::vector<Task> take_tasks();
  /// What happened, a sentence each.
  std::vector<std::string> take_notes();

  [[nodiscard]] const KgpTournament& tournament() const { return tournament_; }
  /// The tournament is over, and everybody was told.
  [[nodiscard]] bool done() const { return tournament_.finished(); }
  [[nodiscard]] std::size_t peers() const { return peers_.size(); }

 private:
  static constexpr double kNever = 1e300;
  static constexpr std::string_view kReplaced = "another connection has come with the same token";
  static constexpr std::size_t kNobody = std::numeric_limits<std::size_t>::max();
  enum class Mode : std::uint8_t { kNone, kFreeplay, kVerify };

  struct Peer {
    KgpSplitter splitter;
    std::string output;
    /// Nothing is read any more, and the connection ends when the output is sent.
    bool closing = false;
    bool close_told = false;
    std::uint64_t next_id = 2;
    Mode mode = Mode::kNone;
    double mode_until = 0;
    double heard = 0;
    /// Until when a ping must be answered.
    double ping_until = kNever;
    double allowance = 0;
    double allowance_at = 0;
    int broken = 0;
    std::string name;
    std::string token;
    double waiting_since = kNever;
    /// 0: none.
    std::uint64_t match = 0;
    /// Id of the state that waits for a move; 0: none.
    std::uint64_t state = 0;
    /// Ids of states that are over; answers to them are late, not wrong.
    std::deque<std::uint64_t> past;
    std::optional<KgpProblem> problem;
    std::uint64_t problem_id = 0;
    /// Player of the tournament.
    std::size_t player = kNobody;
  };

  struct Seat {
    /// 0: a bot.
    PeerId peer = 0;
    std::size_t bot = 0;
    std::string name;
  };

  struct Match {
    Game game;
    std::array<Seat, 2> seats;
    /// Of the tournament; none in free play.
    std::optional<std::size_t> fixture;
    double asked = 0;
    double deadline = kNever;
    /// The time was up and the client has not been heard since it was asked.
    bool overdue = false;
    int choice = 0;
    std::uint64_t task = 0;
  };

  // Connections and lines: kgp_server.cpp.
  bool allow(Peer& peer, std::size_t bytes);
  void handle(PeerId id, Peer& peer, const KgpLine& line);
  void complain(Peer& peer, std::optional<std::uint64_t> ref, std::string_view text);
  void set(Peer& peer, const KgpLine& line);
  void choose_mode(PeerId id, Peer& peer, const KgpLine& line);
  void ask_problem(Peer& peer);
  void solution(Peer& peer, const KgpLine& line);
  void ping(Peer& peer);
  /// Says why, says goodbye, and lets the connection end.
  void dismiss(PeerId id, std::string_view why);
  void leave_games(PeerId id, std::string_view why);
  std::uint64_t send(Peer& peer, std::optional<std::uint64_t> ref, std::string name, std::vector<KgpArg> args = {});

  // Games: kgp_server_games.cpp.
  void enqueue(PeerId id);
  void pair_up();
  /// Begins the tournament once enough players wait, and lets those play who can.
  void gather();
  void seat_player(PeerId id);
  void play_fixtures();
  void forfeit_absent();
  [[nodiscard]] double next_forfeit() const;
  void close_tournament();
  void start(std::array<Seat, 2> seats, const KgpBoard& board, std::optional<std::size_t> fixture);
  void ask(std::uint64_t key);
  void move(PeerId id, Peer& peer, const KgpLine& line);
  void settle(std::uint64_t key);
  void close_state(Peer& peer);
  void finish(std::uint64_t key, int loser, std::string_view why);
  void check_deadlines();
  [[nodiscard]] bool is_free(std::size_t player) const;
  [[nodiscard]] PeerId peer_of(std::size_t player) const;
  [[nodiscard]] Seat seat_of(std::size_t player) const;

  KgpServerOptions options_;
  /// Its first players are the bots.
  KgpTournament tournament_;
  double now_;
  std::mt19937_64 random_;
  PeerId next_peer_ = 1;
  std::uint64_t next_key_ = 1;
  std::map<PeerId, Peer> peers_;
  std::map<std::uint64_t, Match> matches_;
  /// By player of the tournament, since when he has been away; kNever: here.
  std::vector<double> absent_since_;
  std::vector<Task> tasks_;
  std::vector<std::string> notes_;
};

}  // namespace kalah
