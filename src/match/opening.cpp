#include "match/opening.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>
#include <string>

#include "core/text.h"
#include "protocol/turn.h"
#include "search/search.h"

namespace kalah {
namespace {

/// Level enough: the short search sees less than a twelfth of all seeds between the sides.
constexpr int kLevelPart = 12;
constexpr int kLevelDepth = 5;
constexpr std::uint64_t kLevelNodes = 4000;
constexpr std::size_t kTableBytes = 1U << 20U;
/// Draws that find nothing new before the openings are held to be exhausted.
constexpr int kFruitless = 300;

bool level(const Game& game, Table& table) {
  if (game.rules().players != 2) return true;
  table.clear();
  const SearchResult found = search_best(game, Limits{.depth = kLevelDepth, .nodes = kLevelNodes}, table);
  return std::abs(found.value.margin) * kLevelPart <= total_seeds(game.rules(), game.position());
}

/// Random sowings from the start; nothing if the game ends on the way.
std::optional<Game> draw(const Rules& rules, const StartSpec& start, int plies, std::uint64_t seed) {
  Game game(rules, start);
  for (int ply = 0; ply < plies; ++ply) {
    unsigned legal = game.legal();
    auto skip = numbered(seed, static_cast<std::uint64_t>(ply)) % static_cast<std::uint64_t>(std::popcount(legal));
    for (; skip > 0; --skip) legal &= legal - 1;
    [[maybe_unused]] const Status played = game.play(Move{static_cast<std::uint8_t>(std::countr_zero(legal) + 1)});
    if (game.over()) return std::nullopt;
  }
  return game;
}

Result<MatchStart> read_opening(const Rules& rules, std::string_view line) {
  MatchStart opening;
  if (line.find('/') != std::string_view::npos) {
    const auto start = parse_start(rules, line, 0);
    if (!start) return start.error();
    opening.start = *start;
  } else {
    std::string_view moves = line;
    std::string_view start_text = "start";
    if (line.starts_with("start") || line.starts_with("seed=")) {
      const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
      start_text = line.substr(0, end);
      moves = line.substr(end);
    }
    const auto start = parse_start(rules, start_text, 0);
    if (!start) return start.error();
    const auto read = parse_moves(rules, moves);
    if (!read) return read.error();
    opening = {*start, *read};
  }
  const auto game = replay(rules, opening.start, opening.moves);
  if (!game) return game.error();
  if (game->over()) return Error{"the game is over there; an opening leaves something to play"};
  return opening;
}

}  // namespace

Result<std::vector<MatchStart>> read_openings(const Rules& rules, std::string_view text) {
  std::vector<MatchStart> openings;
  std::size_t number = 0;
  for (const std::string_view raw : split(text, '\n')) {
    ++number;
    const std::string_view line = trimmed(raw);
    if (line.empty() || line.front() == '#') continue;
    const auto opening = read_opening(rules, line);
    if (!opening) return Error{cat({"line ", std::to_string(number), ": ", opening.error().message})};
    openings.push_back(*opening);
  }
  if (openings.empty()) return Error{"there is no opening; a line holds moves from the start or a position"};
  return openings;
}

Result<std::vector<MatchStart>> random_openings(const Rules& rules, std::size_t count, int plies, std::uint64_t seed) {
  if (rules.start == Start::kSet) return Error{"start=set has no start of its own; give openings with positions"};
  Table table(kTableBytes);
  std::vector<MatchStart> openings;
  std::vector<MatchStart> lopsided;
  std::set<std::string> known;
  int fruitless = 0;
  for (std::uint64_t number = 0; openings.size() < count && fruitless < kFruitless; ++number) {
    ++fruitless;
    StartSpec start;
    if (rules.start == Start::kRandom) {
      start.kind = StartSpec::Kind::kDeal;
      start.seed = numbered(~seed, number);
    }
    const auto game = draw(rules, start, plies, numbered(seed, number));
    if (!game) continue;
    // Positions that are equal but for what the opening rules still allow are different openings.
    const std::string key = cat({print_position(rules, game->position()), game->swap_offered() ? "s" : "",
                                 std::to_string(static_cast<int>(game->position().phase))});
    if (!known.insert(key).second) continue;
    const bool good = level(*game, table);
    if (good) fruitless = 0;
    (good ? openings : lopsided).push_back({start, game->moves()});
  }
  for (std::size_t i = 0; i < lopsided.size() && openings.size() < count; ++i) openings.push_back(lopsided[i]);
  if (openings.empty())
    return Error{cat({std::to_string(plies), " random sowings always end the game; fewer are needed"})};
  return openings;
}

}  // namespace kalah
