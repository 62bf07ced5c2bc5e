// Nodes and processor time of the search to fixed depths over varied openings: `search [RULES] [DEPTH] [POSITIONS]`.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "players/dice.h"
#include "search/search.h"

namespace kalah {
namespace {

/// A position some random sowings into the game.
Game opening(const Rules& rules, std::uint64_t seed, int plies) {
  Dice dice(seed);
  while (true) {
    Game game(rules, StartSpec{});
    for (int ply = 0; ply < plies && !game.over(); ++ply) {
      unsigned left = game.legal();
      for (auto skip = dice.below(static_cast<std::uint64_t>(__builtin_popcount(left))); skip > 0; --skip) {
        left &= left - 1;
      }
      const Status played = game.play(Move{static_cast<std::uint8_t>(__builtin_ctz(left) + 1)});
      assert(played.ok());
    }
    if (!game.over()) return game;
  }
}

int run(const std::string& text, int depth, int positions) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "%s\n", rules.error().message.c_str());
    return 2;
  }
  Table table(std::size_t{64} << 20);
  std::uint64_t nodes = 0;
  double seconds = 0;
  for (int i = 0; i < positions; ++i) {
    const Game game = opening(*rules, static_cast<std::uint64_t>(i), 2 + i % 10);
    table.clear();
    Limits limits;
    limits.depth = depth;
    const std::clock_t begin = std::clock();
    const SearchResult result = search_best(game, limits, table);
    seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    nodes += result.nodes;
  }
  std::printf("%s depth %d, %d positions: nodes %llu, %.2f s, %.2f M nodes/s\n", text.c_str(), depth, positions,
              static_cast<unsigned long long>(nodes), seconds, static_cast<double>(nodes) / seconds / 1e6);
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  return kalah::run(argc > 1 ? argv[1] : "6x6", argc > 2 ? std::atoi(argv[2]) : 13, argc > 3 ? std::atoi(argv[3]) : 20);
}
