#include <algorithm>

#include "core/record_text.h"
#include "core/text.h"
#include "kalah/record.h"

namespace kalah {
namespace {

std::string escaped(std::string_view value) {
  std::string out;
  for (char c : value) {
    if (c == '\n') {
      out += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string tag_line(std::string_view name, std::string_view value) {
  return cat({"[", name, " \"", escaped(value), "\"]\n"});
}

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Words joined by single blanks into lines of at most kRecordColumns.
class Lines {
 public:
  void add(std::string_view word) {
    const std::size_t width = columns(word);
    if (column_ > 0 && column_ + 1 + width > kRecordColumns) {
      text_ += '\n';
      column_ = 0;
    }
    if (column_ > 0) {
      text_ += ' ';
      ++column_;
    }
    text_ += word;
    column_ += width;
  }
  /// A chain too long for one line breaks after a comma.
  void add_chain(const std::vector<std::string>& sowings) {
    std::string part;
    for (const std::string& sowing : sowings) {
      if (part.size() + sowing.size() > kRecordColumns) {
        add(part);
        part.clear();
      }
      part += sowing;
    }
    if (!part.empty()) add(part);
  }
  void add_comment(std::string_view comment) {
    std::string text = "{";
    for (char c : comment) {
      if (c == '}' || c == '\\') text += '\\';
      text += c;
    }
    text += '}';
    for (std::string_view word : split(text, ' ')) add(word);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

std::string termination_text(const Record& record) {
  const EndReason end = record.game.position().end;
  if (end == EndReason::kMajority || end == EndReason::kRepetition) return std::string(end_reason_name(end));
  return record.termination;
}

std::string movetext(const Record& record) {
  const Game& game = record.game;
  Lines lines;
  auto comment = [&](std::size_t ply) {
    if (const auto found = record.comments.find(ply); found != record.comments.end()) lines.add_comment(found->second);
  };
  comment(0);
  int turn = 0;
  std::vector<std::string> chain;
  const bool open_end = !game.moves().empty() && game.outcome_at(game.moves().size() - 1).extra;
  bool new_turn = true;
  for (std::size_t ply = 0; ply < game.moves().size(); ++ply) {
    const Move move = game.moves()[ply];
    if (move.is_swap()) {
      lines.add("swap");
      comment(ply + 1);
      continue;
    }
    if (new_turn) {
      if (turn % game.rules().players == 0) lines.add(std::to_string(turn / game.rules().players + 1) + ".");
      ++turn;
    }
    new_turn = !game.outcome_at(ply).extra;
    const bool last = new_turn || (open_end && ply + 1 == game.moves().size());
    chain.push_back(print_move(move) + (last ? "" : ","));
    const bool commented = record.comments.contains(ply + 1);
    if (last || commented) {
      lines.add_chain(chain);
      chain.clear();
    }
    comment(ply + 1);
  }
  lines.add(result_text(game));
  return lines.take();
}

}  // namespace

std::string write_record(const Record& record) {
  const Game& game = record.game;
  const Rules& rules = game.rules();
  std::string text = tag_line("Rules", print_rules(rules));
  std::size_t i = 0;
  for (; i < record.tags.size() && tag_rank(rules, record.tags[i].name) < kOtherTagRank; ++i) {
    text += tag_line(record.tags[i].name, record.tags[i].value);
  }
  const StartSpec& start = game.start();
  if (start.first != 0) text += tag_line("First", player_letter(rules, start.first));
  if (start.kind != StartSpec::Kind::kEven) {
    const bool given = start.kind == StartSpec::Kind::kGiven;
    text += tag_line("Position", print_position(rules, given ? start.position : game.position_at(0)));
  }
  if (start.kind == StartSpec::Kind::kDeal) text += tag_line("Seed", std::to_string(start.seed));
  text += tag_line("Result", result_text(game));
  const std::string termination = termination_text(record);
  if (!termination.empty()) text += tag_line("Termination", termination);
  if (record.winner && !game.over()) {
    text += tag_line("Winner", *record.winner < 0 ? "draw" : side_name(rules, *record.winner));
  }
  for (; i < record.tags.size(); ++i) text += tag_line(record.tags[i].name, record.tags[i].value);
  return cat({text, "\n", movetext(record), "\n"});
}

}  // namespace kalah
