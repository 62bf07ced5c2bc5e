// What a second thread brings: time to the same depth with one and with two, over varied openings, in turn:
// `threads [RULES] [DEPTH] [POSITIONS] [THREADS]`.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/thinker.h"
#include "players/chance.h"

namespace kalah {
namespace {

int run(const std::string& text, int depth, int positions, int threads) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "error: %s\n", rules.error().message.c_str());
    return 1;
  }
  constexpr std::size_t kTableBytes = std::size_t{256} << 20;
  Thinker one(steady_ms, kTableBytes, 1);
  Thinker more(steady_ms, kTableBytes, threads);
  double seconds[2] = {0, 0};
  PlayerSpec spec;
  spec.kind = PlayerSpec::Kind::kEngine;
  // The first thought sets up table and database and does not count; in a game both stay from thought to thought.
  for (int i = -1; i < positions; ++i) {
    const Game game = random_opening(*rules, static_cast<std::uint64_t>(i + 1), 4 + (i + 1) % 8);
    int which = 0;
    for (Thinker* thinker : {&one, &more}) {
      thinker->start(game, spec, {.depth = depth}, 0, {}, {});
      const double taken = thinker->wait().milliseconds / 1000;
      if (i >= 0) seconds[which] += taken;
      ++which;
    }
  }
  std::printf("%s depth %d, %d positions: 1 thread %.2f s, %d threads %.2f s, ratio %.2f\n", text.c_str(), depth,
              positions, seconds[0], threads, seconds[1], seconds[1] / seconds[0]);
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  return kalah::run(argc > 1 ? argv[1] : "6x6", argc > 2 ? std::atoi(argv[2]) : 16, argc > 3 ? std::atoi(argv[3]) : 12,
                    argc > 4 ? std::atoi(argv[4]) : 2);
}
