#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/status.h"

namespace kalah {

/// A size of board: pits in a row, seeds in each at the start.
struct KgpBoard {
  int pits = 6;
  int seeds = 6;
  bool operator==(const KgpBoard&) const = default;
};

/// Reads `8x8`.
Result<KgpBoard> parse_kgp_size(std::string_view text);
std::string print_kgp_size(const KgpBoard& board);

/// A round robin: on every board each pair of players meets twice, with sides exchanged. A win counts 2 points, a draw
/// 1. Knows no connections and no clock.
class KgpTournament {
 public:
  struct Fixture {
    enum class State : std::uint8_t { kOpen, kRunning, kDone };
    std::size_t south = 0;
    std::size_t north = 0;
    KgpBoard board;
    State state = State::kOpen;
    /// Side that won, 0 or 1; -1 for a draw, -2 if neither player came.
    int winner = -1;
    int south_seeds = 0;
    int north_seeds = 0;
    /// How it ended where not on the board: `left`, `illegal move`, `absent`.
    std::string note;
  };
  struct Row {
    std::size_t player = 0;
    int points = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    /// Own seeds minus the other's, over the games that ended on the board.
    int margin = 0;
  };

  /// `players` begin to play once that many have entered. 0: there is no tournament.
  KgpTournament(std::size_t players, std::vector<KgpBoard> boards);

  [[nodiscard]] bool wanted() const { return size_ > 0; }
  [[nodiscard]] bool begun() const { return !fixtures_.empty(); }
  [[nodiscard]] bool finished() const;
  [[nodiscard]] std::size_t missing() const { return size_ - names_.size(); }

  /// The player with this key, who enters if he is new and there is room; none if there is not.
  std::optional<std::size_t> enter(std::string_view key, std::string_view name);
  /// The first game to be played between players that are free; it counts as running from now on.
  std::optional<std::size_t> next(const std::function<bool(std::size_t)>& free);
  void record(std::size_t fixture, int winner, int south_seeds, int north_seeds, std::string note);

  [[nodiscard]] const std::vector<Fixture>& fixtures() const { return fixtures_; }
  [[nodiscard]] const std::string& name(std::size_t player) const { return names_[player]; }
  /// Best first: points, then margin, then the order of entering.
  [[nodiscard]] std::vector<Row> table() const;
  /// The table, then every game, as text in columns.
  [[nodiscard]] std::string text() const;
  /// The same as an HTML page that loads nothing.
  [[nodiscard]] std::string page() const;

 private:
  std::size_t size_;
  std::vector<KgpBoard> boards_;
  std::vector<std::string> keys_;
  std::vector<std::string> names_;
  std::vector<Fixture> fixtures_;
};

/// A name from outside as it may stand in tables: no control characters, at most 40 bytes, never empty.
std::string shown_name(std::string_view name);

}  // namespace kalah
