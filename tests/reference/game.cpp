#include "tests/reference/game.h"

#include <algorithm>

namespace reference {

Game::Game(const Rules& rules, const Board& start, bool fresh) : rules_(rules), fresh_(fresh) {
  Board board = start;
  if (!fresh) {
    end_ = end_of_given(rules, board);
    if (!end_.empty()) sweep_rest(rules, board, (board.mover + rules.players - 1) % rules.players);
  }
  boards_.push_back(board);
}

int Game::sowings() const {
  int sum = 0;
  for (const Entry& entry : entries_) sum += entry.swap ? 0 : 1;
  return sum;
}

int Game::complete_turns() const {
  int sum = 0;
  for (const Entry& entry : entries_) sum += entry.swap || entry.facts.extra ? 0 : 1;
  return sum;
}

bool Game::swapped() const {
  return std::ranges::any_of(entries_, [](const Entry& entry) { return entry.swap; });
}

/// How often these pits, stores and this mover have stood. A swap brings no new position.
int Game::times_stood(const Board& board) const {
  int times = boards_[0] == board ? 1 : 0;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (!entries_[i].swap && boards_[i + 1] == board) ++times;
  }
  return times;
}

std::vector<int> Game::legal() const {
  std::vector<int> pits;
  if (over()) return pits;
  const bool first_pit_barred = fresh_ && rules_.opening == "no-first-pit" && sowings() == 0;
  for (int pit = 1; pit <= rules_.pits; ++pit) {
    if (pit == 1 && first_pit_barred) continue;
    if (seeds_at(board(), {board().mover, pit}) > 0) pits.push_back(pit);
  }
  return pits;
}

bool Game::swap_offered() const {
  if (!fresh_ || rules_.opening != "pie" || over()) return false;
  // Right after the first complete turn: nothing of the second one has been sown.
  return complete_turns() == 1 && !entries_.back().swap && !entries_.back().facts.extra;
}

std::string Game::legal_text() const {
  std::string text;
  for (const int pit : legal()) text += (text.empty() ? "" : ",") + std::to_string(pit);
  if (swap_offered()) text += ",swap";
  return text;
}

bool Game::sow(int pit) {
  const std::vector<int> pits = legal();
  if (std::ranges::find(pits, pit) == pits.end()) return false;
  Board after = board();
  const int sower = after.mover;
  const bool first_turn = fresh_ && complete_turns() == 0;
  Facts facts = sow_and_capture(rules_, after, pit);
  const bool gives_extra = rules_.extra == "yes" || (rules_.extra == "not-first" && !first_turn);
  facts.extra = facts.in_store && gives_extra;
  after.mover = facts.extra ? sower : (sower + 1) % rules_.players;
  facts.end = end_after_sowing(rules_, after, sower, after.mover);
  if (facts.end.empty() && rules_.sow == "cross" && times_stood(after) == 2) facts.end = "repetition";
  if (!facts.end.empty()) {
    facts.extra = false;
    facts.sweep = sweep_rest(rules_, after, sower);
  }
  end_ = facts.end;
  entries_.push_back({false, facts});
  boards_.push_back(after);
  return true;
}

bool Game::swap() {
  if (!swap_offered()) return false;
  entries_.push_back({true, {}});
  boards_.push_back(board());
  return true;
}

bool Game::play(const std::string& move) { return move == "swap" ? swap() : sow(read_number(move, rules_.pits)); }

void Game::undo() {
  entries_.pop_back();
  boards_.pop_back();
  // Whatever was played, was played in a game that went on.
  end_.clear();
}

std::string apply(std::string_view line) {
  const std::string refused = "error";
  const std::vector<std::string> parts = split(line, '\t');
  if (parts.size() < 2 || parts.size() > 3) return refused;
  std::string error;
  const Rules rules = read_rules(parts[0], error);
  if (!error.empty()) return refused;
  const bool fresh = parts[1] == "start";
  if (fresh && rules.start != "even") return refused;
  const Board start = fresh ? even_board(rules, 0) : read_board(rules, parts[1], error);
  if (!error.empty()) return refused;
  Game game(rules, start, fresh);
  std::string moves = parts.size() == 3 ? parts[2] : "";
  std::ranges::replace(moves, ',', ' ');
  for (const std::string& move : split(moves, ' ')) {
    if (!move.empty() && !game.play(move)) return refused;
  }
  const std::string board = print_board(rules, game.board());
  if (!game.over()) return board + "\tplay\t" + game.legal_text();
  std::string stores;
  for (const int seeds : game.board().stores) stores += (stores.empty() ? "" : ":") + std::to_string(seeds);
  return board + "\tover\t" + stores;
}

}  // namespace reference
