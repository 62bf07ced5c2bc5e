#include "property/compare.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "kalah/perft.h"

namespace property {

namespace {

int cell_index(const reference::Rules& rules, reference::Cell cell) {
  return cell.player * (rules.pits + 1) + (cell.pit == 0 ? rules.pits : cell.pit - 1);
}

/// One fact of both sides; appended to the difference unless equal.
class Findings {
 public:
  template <class T, class U>
  void expect(const char* what, const T& product, const U& expected) {
    if (product != expected) text_ += std::string(" ") + what + ": " + show(product) + " instead of " + show(expected);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  static std::string show(const std::string& text) { return "'" + text + "'"; }
  template <class T>
  static std::string show(const T& number) {
    return std::to_string(number);
  }
  std::string text_;
};

std::string cells_text(const kalah::Rules& rules, const kalah::Position& position) {
  std::string text;
  for (std::size_t cell = 0; cell < position.cells.size(); ++cell) {
    if (cell >= static_cast<std::size_t>(rules.cells()) && position.cells[cell] == 0) continue;
    text += std::to_string(position.cells[cell]) + " ";
  }
  return text + (position.mover == kalah::kNobody ? "-" : std::to_string(position.mover));
}

std::string cells_text(const reference::Board& board) {
  std::string text;
  for (std::size_t player = 0; player < board.rows.size(); ++player) {
    for (const int seeds : board.rows[player]) text += std::to_string(seeds) + " ";
    text += std::to_string(board.stores[player]) + " ";
  }
  return text + (board.mover < 0 ? "-" : std::to_string(board.mover));
}

/// The names the rules give to an end; the normal one is told apart by what `end` asks for.
std::string end_text(const kalah::Rules& rules, kalah::EndReason reason) {
  switch (reason) {
    case kalah::EndReason::kNone: return "";
    case kalah::EndReason::kMajority: return "majority";
    case kalah::EndReason::kRepetition: return "repetition";
    case kalah::EndReason::kRowEmpty: return rules.end == kalah::End::kAnyRowEmpty ? "normal" : "row-empty";
    case kalah::EndReason::kMoverRowEmpty:
      return rules.end == kalah::End::kMoverRowEmpty ? "normal" : "mover-row-empty";
    case kalah::EndReason::kNoMove: return rules.end != kalah::End::kAnyRowEmpty ? "normal" : "no-move";
  }
  return "?";
}

template <class List, class Show>
std::string list_text(const List& list, Show show) {
  std::string text;
  for (const auto& item : list) text += (text.empty() ? "" : " ") + show(item);
  return text;
}

std::string taken_text(int cell, int seeds, int to) {
  return std::to_string(cell) + ":" + std::to_string(seeds) + ">" + std::to_string(to);
}

std::string taken_text(const reference::Rules& rules, const std::vector<reference::Taken>& taken) {
  return list_text(taken, [&](const reference::Taken& one) {
    return taken_text(cell_index(rules, one.cell), one.seeds, one.to < 0 ? -1 : cell_index(rules, {one.to, 0}));
  });
}

}  // namespace

std::string state_difference(const kalah::Game& game, const reference::Game& expected) {
  Findings findings;
  const kalah::Rules& rules = game.rules();
  const kalah::Position& position = game.position();
  const reference::Board& board = expected.board();
  findings.expect("board", cells_text(rules, position), cells_text(board));
  findings.expect("over", game.over(), expected.over());
  findings.expect("end", end_text(rules, position.end), expected.end());
  findings.expect("legal", game.legal_text(), expected.legal_text());
  findings.expect("swap offered", game.swap_offered(), expected.swap_offered());
  findings.expect("swapped", game.swapped(), expected.swapped());
  findings.expect("total", kalah::total_seeds(rules, position), reference::all_seeds(board));
  unsigned legal = 0;
  unsigned held = 0;
  for (const int pit : expected.legal()) legal |= 1U << (pit - 1);
  for (int pit = 1; !expected.over() && pit <= rules.pits; ++pit) {
    if (reference::seeds_at(board, {board.mover, pit}) > 0) held |= 1U << (pit - 1);
  }
  findings.expect("legal bits", game.legal(), legal);
  findings.expect("barred bits", kalah::barred_pits(rules, position), held & ~legal);
  if (expected.over()) {
    const auto show = [](int seeds) { return std::to_string(seeds); };
    findings.expect("stores by side", list_text(kalah::side_stores(rules, position), show),
                    list_text(reference::side_totals(expected.rules(), board), show));
    findings.expect("winner", kalah::winning_side(rules, position), reference::winner(expected.rules(), board));
    findings.expect("text", kalah::print_position(rules, position), reference::print_board(expected.rules(), board));
  }
  return findings.text();
}

std::string trace_difference(const kalah::Game& game, const reference::Game& expected) {
  Findings findings;
  const kalah::Rules& rules = game.rules();
  const reference::Rules& words = expected.rules();
  const std::size_t ply = game.moves().size() - 1;
  kalah::Trace trace = game.trace(ply);
  const reference::Facts& facts = expected.last_facts();
  const auto number = [](int value) { return std::to_string(value); };

  findings.expect("player", trace.player, facts.player);
  findings.expect("pit", trace.pit, facts.pit);
  findings.expect("path", list_text(trace.path, number),
                  list_text(facts.path, [&](reference::Cell cell) { return number(cell_index(words, cell)); }));
  const auto lift_text = [](int at, int cell, int seeds) {
    return std::to_string(at) + "@" + taken_text(cell, seeds, 0);
  };
  findings.expect(
      "lifts",
      list_text(trace.lifts, [&](auto& lift) { return lift_text(static_cast<int>(lift.at), lift.cell, lift.seeds); }),
      list_text(facts.lifts, [&](auto& lift) { return lift_text(lift.at, cell_index(words, lift.cell), lift.seeds); }));
  const int store = cell_index(words, {facts.player, 0});
  findings.expect("capture",
                  list_text(trace.capture, [&](auto& taken) { return taken_text(taken.cell, taken.seeds, store); }),
                  taken_text(words, facts.capture));
  if (!facts.capture.empty()) {
    findings.expect("capture own", trace.capture_own, cell_index(words, facts.path.back()));
    findings.expect("capture opposite", trace.capture_opposite,
                    cell_index(words, reference::opposite(words, facts.path.back())));
  }
  std::ranges::sort(trace.sweep, {}, &kalah::Trace::Swept::cell);
  findings.expect("sweep",
                  list_text(trace.sweep, [](auto& swept) { return taken_text(swept.cell, swept.seeds, swept.store); }),
                  taken_text(words, facts.sweep));
  findings.expect("in store", trace.in_store, facts.in_store);
  findings.expect("extra", trace.outcome.extra, facts.extra);
  findings.expect("end", end_text(rules, trace.outcome.end), facts.end);
  findings.expect("last", trace.outcome.last, cell_index(words, facts.path.back()));
  int captured = 0;
  for (const reference::Taken& taken : facts.capture) captured += taken.seeds;
  const auto own_store = std::ranges::count(facts.path, reference::Cell{facts.player, 0});
  findings.expect("captured", trace.outcome.captured, captured);
  findings.expect("banked", trace.outcome.banked, captured + static_cast<int>(own_store));
  findings.expect("before", trace.before == game.position_at(ply), true);
  findings.expect("after", trace.after == game.position(), true);

  // The same sowing without an account, which knows nothing of repetitions.
  kalah::Position plain = game.position_at(ply);
  const kalah::Outcome outcome = kalah::sow(rules, plain, facts.pit);
  if (facts.end != "repetition") findings.expect("plain sowing", plain == game.position(), true);
  for (const kalah::Outcome& told : {outcome, game.outcome_at(ply)}) {
    findings.expect("outcome last", told.last, trace.outcome.last);
    findings.expect("outcome banked", told.banked, trace.outcome.banked);
    findings.expect("outcome captured", told.captured, trace.outcome.captured);
    findings.expect("outcome extra", told.extra, facts.extra);
  }
  return findings.text();
}

std::string count_difference(const kalah::Game& game, reference::Game& expected, int depth) {
  Findings findings;
  std::vector<kalah::Position> earlier;
  for (std::size_t ply = 0; ply < game.moves().size(); ++ply) {
    // A swap leaves the position standing; it does not stand a second time.
    if (!game.moves()[ply].is_swap()) earlier.push_back(game.position_at(ply));
  }
  const reference::Perft counted = reference::perft(expected, depth);
  for (const bool general : {false, true}) {
    const kalah::PerftResult result = kalah::perft(game.rules(), game.position(), depth, general, earlier);
    findings.expect(general ? "general count" : "count", result.count, counted.count);
    findings.expect(general ? "general sowings" : "sowings", result.played, counted.played);
  }
  return findings.text();
}

kalah::Rules product_rules(const reference::Rules& rules) {
  const std::string text = reference::canonical(rules);
  const auto read = kalah::parse_rules(text);
  EXPECT_TRUE(read.ok()) << text << ": " << (read.ok() ? "" : read.error().message);
  if (!read.ok()) return kalah::Rules{};
  EXPECT_EQ(kalah::print_rules(*read), text);
  return *read;
}

kalah::Game product_game(const kalah::Rules& rules, const std::string& start, int first) {
  const auto spec = kalah::parse_start(rules, start, first);
  EXPECT_TRUE(spec.ok()) << kalah::print_rules(rules) << " " << start << ": "
                         << (spec.ok() ? "" : spec.error().message);
  return kalah::Game(rules, spec.ok() ? *spec : kalah::StartSpec{});
}

Pair::Pair(const reference::Rules& rules, const std::string& start, int first, const reference::Board& board,
           bool fresh)
    : product(product_game(product_rules(rules), start, first)),
      expected(rules, board, fresh),
      start_(start + (first > 0 ? " first " + std::to_string(first) : "")) {}

std::string Pair::story() const {
  return reference::canonical(expected.rules()) + "\t" + start_ + "\t" + moves_ + "\nnow " +
         kalah::print_position(product.rules(), product.position()) + "\ndiffers:";
}

std::string Pair::compare() {
  const std::string found = state_difference(product, expected);
  return found.empty() ? "" : story() + found;
}

std::string Pair::play(const std::string& move) {
  moves_ += (moves_.empty() ? "" : " ") + move;
  const int pit = move == "swap" ? 0 : reference::read_number(move, 99);
  const bool accepted = product.play(kalah::Move{static_cast<std::uint8_t>(pit)}).ok();
  const bool allowed = expected.play(move);
  if (accepted != allowed) return story() + (accepted ? " accepted" : " refused") + " only by the product";
  if (!accepted) {
    moves_.resize(moves_.size() - move.size());
    return compare();
  }
  std::string found = state_difference(product, expected);
  if (pit > 0) found += trace_difference(product, expected);
  return found.empty() ? "" : story() + found;
}

}  // namespace property
