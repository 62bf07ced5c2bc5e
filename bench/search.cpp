// Nodes and processor time of the search to fixed depths over varied openings: `search [RULES] [DEPTH] [POSITIONS]`.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "players/chance.h"
#include "search/search.h"

namespace kalah {
namespace {

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
    const Game game = random_opening(*rules, static_cast<std::uint64_t>(i), 2 + i % 10);
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
