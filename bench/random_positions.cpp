// Positions by chance for `kalah solve --lines`: random_positions RULES COUNT FEWEST MOST [SEED] prints so many lines
// RULES<TAB>POSITION with FEWEST to MOST seeds in the pits.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "players/chance.h"

namespace kalah {
namespace {

int run(const std::string& text, int count, int fewest, int most, std::uint64_t seed) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "error: %s\n", rules.error().message.c_str());
    return 1;
  }
  const int seeds = seeds_in_pits(*rules, Game(*rules, StartSpec{}).position());
  if (count < 1 || fewest < 1 || most < fewest || most > seeds) {
    std::fprintf(stderr, "error: at least one line, and 1 <= FEWEST <= MOST <= %d\n", seeds);
    return 1;
  }
  Dice dice(seed);
  for (int i = 0; i < count; ++i) {
    const Game game = random_middle(*rules, dice, fewest, most);
    std::printf("%s\t%s\n", text.c_str(), print_position(*rules, game.position()).c_str());
  }
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  if (argc < 5) {
    std::fprintf(stderr, "usage: random_positions RULES COUNT FEWEST MOST [SEED]\n");
    return 2;
  }
  return kalah::run(argv[1], std::atoi(argv[2]), std::atoi(argv[3]), std::atoi(argv[4]),
                    argc > 5 ? std::strtoull(argv[5], nullptr, 10) : 1);
}
