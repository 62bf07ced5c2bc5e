#include "protocol/kgp_tournament.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/text.h"
#include "kalah/rules.h"

namespace kalah {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t kLongestName = 40;
constexpr int kWinPoints = 2;
constexpr int kDrawPoints = 1;

Cells table_head() { return {"", "player", "points", "games", "won", "drawn", "lost", "seeds"}; }
Cells games_head() { return {"board", "south", "north", "seeds", "result"}; }

Cells cells_of(const KgpTournament& tournament, std::size_t place, const KgpTournament::Row& row) {
  return {std::to_string(place),      tournament.name(row.player),
          std::to_string(row.points), std::to_string(row.won + row.drawn + row.lost),
          std::to_string(row.won),    std::to_string(row.drawn),
          std::to_string(row.lost),   signed_number(row.margin)};
}

Cells cells_of(const KgpTournament& tournament, const KgpTournament::Fixture& fixture) {
  using State = KgpTournament::Fixture::State;
  std::string result = fixture.state == State::kOpen      ? "to be played"
                       : fixture.state == State::kRunning ? "running"
                       : fixture.winner == 0              ? "south won"
                       : fixture.winner == 1              ? "north won"
                       : fixture.winner == -1             ? "draw"
                                                          : "not played";
  if (!fixture.note.empty()) result += " (" + fixture.note + ")";
  const bool counted = fixture.state == State::kDone && fixture.note.empty();
  return {print_kgp_size(fixture.board), tournament.name(fixture.south), tournament.name(fixture.north),
          counted ? cat({std::to_string(fixture.south_seeds), ":", std::to_string(fixture.north_seeds)}) : "",
          std::move(result)};
}

/// Characters, for names may be written in any script.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string columns(const std::vector<Cells>& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const Cells& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 < row.size()) line.append(widths[i] - width(row[i]) + 2, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    if (c == '<') {
      html += "&lt;";
    } else if (c == '&') {
      html += "&amp;";
    } else {
      html += c;
    }
  }
  return html;
}

std::string html_table(std::string_view caption, const std::vector<Cells>& rows) {
  std::string html = cat({"<table border=\"1\" cellpadding=\"4\"><caption>", caption, "</caption>\n"});
  for (const Cells& row : rows) {
    const std::string_view tag = &row == rows.data() ? "th" : "td";
    html += "<tr>";
    for (const std::string& cell : row) html += cat({"<", tag, ">", escaped(cell), "</", tag, ">"});
    html += "</tr>\n";
  }
  return html + "</table>\n";
}

std::vector<Cells> table_rows(const KgpTournament& tournament) {
  std::vector<Cells> rows{table_head()};
  for (const KgpTournament::Row& row : tournament.table()) rows.push_back(cells_of(tournament, rows.size(), row));
  return rows;
}

std::vector<Cells> games_rows(const KgpTournament& tournament) {
  std::vector<Cells> rows{games_head()};
  for (const KgpTournament::Fixture& fixture : tournament.fixtures()) rows.push_back(cells_of(tournament, fixture));
  return rows;
}

std::string waiting_text(const KgpTournament& tournament) {
  return cat({"The tournament has not begun; it waits for ", std::to_string(tournament.missing()),
              tournament.missing() == 1 ? " player." : " players."});
}

}  // namespace

Result<KgpBoard> parse_kgp_size(std::string_view text) {
  const std::size_t x = text.find('x');
  const auto pits = parse_number(text.substr(0, x), kMaxPits);
  const auto seeds = x == std::string_view::npos ? std::nullopt : parse_number(text.substr(x + 1), kMaxSeedsPerPit);
  if (pits && seeds && *pits > 0 && *seeds > 0) return KgpBoard{static_cast<int>(*pits), static_cast<int>(*seeds)};
  return Error{cat({quoted(text), " is no size of a board; expected PITSxSEEDS, pits 1..", std::to_string(kMaxPits),
                    ", seeds 1..", std::to_string(kMaxSeedsPerPit), ", such as 8x8"})};
}

std::string print_kgp_size(const KgpBoard& board) {
  return cat({std::to_string(board.pits), "x", std::to_string(board.seeds)});
}

std::string shown_name(std::string_view name) {
  std::string shown;
  for (const char c : name) shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  std::size_t end = std::min(shown.size(), kLongestName);
  while (end < shown.size() && end > 0 && (shown[end] & 0xC0) == 0x80) --end;
  shown = std::string(trimmed(std::string_view(shown).substr(0, end)));
  return shown.empty() ? "anonymous" : shown;
}

KgpTournament::KgpTournament(std::size_t players, std::vector<KgpBoard> boards)
    : size_(players), boards_(std::move(boards)) {}

std::optional<std::size_t> KgpTournament::enter(std::string_view key, std::string_view name) {
  const auto known = std::ranges::find(keys_, key);
  if (known != keys_.end()) return static_cast<std::size_t>(known - keys_.begin());
  if (names_.size() >= size_) return std::nullopt;
  keys_.emplace_back(key);
  std::string own = shown_name(name);
  for (int number = 2; std::ranges::find(names_, own) != names_.end(); ++number) {
    own = cat({shown_name(name), " (", std::to_string(number), ")"});
  }
  names_.push_back(std::move(own));
  if (names_.size() == size_) {
    for (const KgpBoard& board : boards_) {
      for (std::size_t a = 0; a < size_; ++a) {
        for (std::size_t b = a + 1; b < size_; ++b) {
          for (const bool exchanged : {false, true}) {
            Fixture fixture;
            fixture.south = exchanged ? b : a;
            fixture.north = exchanged ? a : b;
            fixture.board = board;
            fixtures_.push_back(std::move(fixture));
          }
        }
      }
    }
  }
  return names_.size() - 1;
}

std::optional<std::size_t> KgpTournament::next(const std::function<bool(std::size_t)>& free) {
  for (Fixture& fixture : fixtures_) {
    if (fixture.state != Fixture::State::kOpen || !free(fixture.south) || !free(fixture.north)) continue;
    fixture.state = Fixture::State::kRunning;
    return static_cast<std::size_t>(&fixture - fixtures_.data());
  }
  return std::nullopt;
}

void KgpTournament::record(std::size_t fixture, int winner, int south_seeds, int north_seeds, std::string note) {
  Fixture& played = fixtures_[fixture];
  played.state = Fixture::State::kDone;
  played.winner = winner;
  played.south_seeds = south_seeds;
  played.north_seeds = north_seeds;
  played.note = std::move(note);
}

bool KgpTournament::finished() const {
  return begun() && std::ranges::all_of(fixtures_, [](const Fixture& f) { return f.state == Fixture::State::kDone; });
}

std::vector<KgpTournament::Row> KgpTournament::table() const {
  std::vector<Row> rows(names_.size());
  for (std::size_t player = 0; player < rows.size(); ++player) rows[player].player = player;
  for (const Fixture& fixture : fixtures_) {
    if (fixture.state != Fixture::State::kDone) continue;
    const std::array<Row*, 2> sides{&rows[fixture.south], &rows[fixture.north]};
    for (int side = 0; side < 2; ++side) {
      Row& row = *sides[static_cast<std::size_t>(side)];
      if (fixture.winner == side) {
        ++row.won;
        row.points += kWinPoints;
      } else if (fixture.winner == -1) {
        ++row.drawn;
        row.points += kDrawPoints;
      } else {
        ++row.lost;
      }
      const int margin = fixture.south_seeds - fixture.north_seeds;
      if (fixture.note.empty()) row.margin += side == 0 ? margin : -margin;
    }
  }
  std::ranges::sort(rows, [](const Row& a, const Row& b) {
    return std::tuple(b.points, b.margin, a.player) < std::tuple(a.points, a.margin, b.player);
  });
  return rows;
}

std::string KgpTournament::text() const {
  if (!begun()) return waiting_text(*this) + "\n";
  return columns(table_rows(*this)) + "\n" + columns(games_rows(*this));
}

std::string KgpTournament::page() const {
  std::string html =
      "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"5\">\n"
      "<title>Kalah tournament</title>\n<h1>Kalah tournament</h1>\n";
  if (!wanted()) return html + "<p>This server plays single games; there is no tournament.</p>\n</html>\n";
  if (!begun()) html += "<p>" + waiting_text(*this) + "</p>\n";
  html += html_table("Table", table_rows(*this));
  if (begun()) html += html_table("Games", games_rows(*this));
  return html + "</html>\n";
}

}  // namespace kalah
