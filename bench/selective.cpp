// What looking less deeply at late quiet sowings brings: pairs of games from varied openings between the search with it
// and the search without, the same nodes a sowing: `selective [RULES] [NODES] [PAIRS]`.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "match/elo.h"
#include "players/chance.h"
#include "search/search.h"

namespace kalah {
namespace {

/// Margin of the selective player, who sits on `side`.
int play(Game game, int side, std::uint64_t nodes, Table (&tables)[2]) {
  for (Table& table : tables) table.clear();
  while (!game.over()) {
    const int mover = game.position().mover;
    const Limits limits{.nodes = nodes, .selective = mover == side};
    const SearchResult found = search_best(game, limits, tables[mover]);
    [[maybe_unused]] const Status played = game.play(found.best);
    assert(played.ok());
  }
  const std::vector<int> stores = side_stores(game.rules(), game.position());
  return stores[static_cast<std::size_t>(side)] - stores[static_cast<std::size_t>(1 - side)];
}

int run(const std::string& text, std::uint64_t nodes, int pairs) {
  const auto rules = parse_rules(text);
  if (!rules || rules->players != 2) {
    std::fprintf(stderr, "error: %s\n", rules ? "two players are wanted" : rules.error().message.c_str());
    return 1;
  }
  Table tables[2] = {Table(std::size_t{16} << 20), Table(std::size_t{16} << 20)};
  std::vector<double> scores;
  double seeds = 0;
  for (int i = 0; i < pairs; ++i) {
    const Game opening = random_opening(*rules, static_cast<std::uint64_t>(i), 4 + i % 4);
    double score = 0;
    for (int side = 0; side < 2; ++side) {
      const int margin = play(opening, side, nodes, tables);
      score += margin > 0 ? 0.5 : margin == 0 ? 0.25 : 0;
      seeds += margin;
    }
    scores.push_back(score);
  }
  const EloEstimate elo = estimate_elo(scores);
  std::printf("%s, %llu nodes a sowing, %d pairs: Elo %+.0f [%+.0f, %+.0f], seeds a game %+.2f\n", text.c_str(),
              static_cast<unsigned long long>(nodes), pairs, elo.elo, elo.low, elo.high, seeds / (2 * pairs));
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  return kalah::run(argc > 1 ? argv[1] : "6x4", argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 20'000,
                    argc > 3 ? std::atoi(argv[3]) : 200);
}
