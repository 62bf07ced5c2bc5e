#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clock.h"
#include "engine/databases.h"
#include "engine/exact_thought.h"
#include "kalah/game.h"
#include "kalah/record.h"
#include "players/player.h"

namespace kalah {

/// Who sits at a seat: a person, or a computer player.
struct Seat {
  std::string name;
  std::optional<PlayerSpec> computer;
};

/// `person` or any player of parse_player().
Result<Seat> parse_seat(std::string_view text);

struct SessionOptions {
  Rules rules;
  std::vector<Seat> seats;
  /// Who plays, by player, whatever the record of a loaded game says; may be shorter or longer than its players.
  std::vector<std::optional<Seat>> chosen{};
  /// Log lines as `A = 1,2`.
  bool classic_log = false;
  /// Deals, lots and choices among equals follow from it.
  std::uint64_t seed = 0;
  /// For the tag Date of saved games.
  std::string date{};
  NowMs now = nullptr;
  /// Where computer players find endgame databases.
  ProberSource tables = nullptr;
};

/// A game in the terminal without the terminal: lines go in, text comes out. Files are read and written only by `save`
/// and `load`. Not thread-safe, but think() heeds a flag that any thread or signal handler may raise.
class Session {
 public:
  /// Precondition: the rules are valid, there is a seat for each player.
  explicit Session(SessionOptions options);

  /// Starts from a position or a record instead of the rules' own start.
  void start_from(const StartSpec& start);
  /// The players are those of the record too, where it names any that parse_seat() knows; else they stay. Errors:
  /// reading, and someone chosen for a place that the game does not have. What was there then stays.
  Status load(const std::string& path);

  [[nodiscard]] const Game& game() const { return game_; }
  /// The greeting: rules and board.
  [[nodiscard]] std::string greeting() const;
  /// The player to move is a computer and the game goes on.
  [[nodiscard]] bool computer_to_move() const;
  /// Nothing more can happen: the person has left, or no person plays and the game is over.
  [[nodiscard]] bool done() const;
  [[nodiscard]] std::string prompt() const;

  /// Answers one line of a person.
  std::string handle(std::string_view line);
  /// Lets the computer play one sowing (or swap). Nothing is played when `leave` is raised meanwhile.
  std::string think(const std::atomic<bool>& leave);

  /// Writes the game as a record; the file is whole or untouched.
  Status save(const std::string& path) const;

 private:
  struct Command;
  static const std::vector<Command>& commands();

  [[nodiscard]] Game fresh_game(int first) const;
  [[nodiscard]] const Seat& seat_of(int player) const;
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] bool has_person() const;
  [[nodiscard]] Record record() const;

  std::string play_typed(std::string_view line);
  /// Text about what was played since `ply`, and the board.
  [[nodiscard]] std::string report(std::size_t ply) const;
  [[nodiscard]] std::string log() const;
  std::string undo();
  std::string hint();
  std::string new_game();
  [[nodiscard]] std::string rules_text() const;
  [[nodiscard]] static std::string help_text();

  SessionOptions options_;
  Game game_;
  /// What a loaded record told besides the game.
  std::optional<Record> loaded_;
  Table table_;
  Databases databases_;
  ExactThought exact_;
  std::uint64_t games_ = 0;
  bool left_ = false;
};

}  // namespace kalah
