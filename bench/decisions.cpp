// How often a player finds a best sowing where the exact values are known.
//   decisions make N [RULES] [SEED]    positions of 36 to 44 seeds, solved: lines POSITION<TAB>VALUE<TAB>BEST PITS
//   decisions FILE [PLAYER] [MS]       asks the player (level-5, 1000 ms) about each line of such a file
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "core/text.h"
#include "engine/databases.h"
#include "engine/thinker.h"
#include "players/chance.h"

namespace kalah {
namespace {

constexpr int kFewestSeeds = 36;
constexpr int kMostSeeds = 44;
/// 20 seeds on boards of 6 pits, 230 MB.
constexpr std::uint64_t kPositions = 226'000'000;

/// Time enough to build what is asked for at once.
constexpr double kForEver = 1e6;

int make(int count, const std::string& text, std::uint64_t seed) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "error: %s\n", rules.error().message.c_str());
    return 1;
  }
  Databases databases(kPositions);
  Table table(std::size_t{512} << 20);
  Dice dice(seed);
  std::printf("# Exact values of positions of %d to %d seeds under %s: `bench/decisions make %d %s %llu`\n",
              kFewestSeeds, kMostSeeds, text.c_str(), count, text.c_str(), static_cast<unsigned long long>(seed));
  for (int made = 0; made < count;) {
    const Game game = random_middle(*rules, dice, kFewestSeeds, kMostSeeds);
    const Prober* prober = databases.prober(*rules, total_seeds(*rules, game.position()), kForEver, steady_ms);
    const Analysis analysis = search_all(game, {}, table, prober);
    const int best = analysis.moves.front().value.margin;
    std::string pits;
    int kept = 0;
    for (const RootMove& move : analysis.moves) {
      if (!move.value.exact) return 3;
      if (move.value.margin < best) continue;
      pits += (pits.empty() ? "" : ",") + print_move(move.move);
      ++kept;
    }
    // Where every sowing is as good there is nothing to decide.
    if (kept == static_cast<int>(analysis.moves.size())) continue;
    ++made;
    std::printf("%s\t%d\t%s\n", print_position(*rules, game.position()).c_str(), best, pits.c_str());
    std::fflush(stdout);
    std::fprintf(stderr, "%d: %llu nodes\n", made, static_cast<unsigned long long>(analysis.nodes));
  }
  return 0;
}

int ask(const char* path, const std::string& player, double milliseconds, const std::string& text) {
  std::ifstream file(path);
  if (!file) {
    std::fprintf(stderr, "error: %s cannot be read\n", path);
    return 1;
  }
  const auto rules = parse_rules(text);
  const auto spec = parse_player(player);
  if (!rules || !spec) {
    std::fprintf(stderr, "error: %s\n", (rules ? spec.error() : rules.error()).message.c_str());
    return 1;
  }
  Thinker thinker(steady_ms, std::size_t{64} << 20);
  int asked = 0;
  int found = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto parts = split(line, '\t');
    const auto start = parse_start(*rules, parts[0], 0);
    if (parts.size() != 3 || !start) {
      std::fprintf(stderr, "error: not POSITION<TAB>VALUE<TAB>PITS: %s\n", line.c_str());
      return 1;
    }
    const Game game(*rules, *start);
    thinker.clear();
    thinker.start(game, *spec, {.milliseconds = milliseconds}, static_cast<std::uint64_t>(asked), {}, {});
    const std::string pit = print_move(thinker.wait().choice.move);
    const auto best = split(parts[2], ',');
    const bool good = std::ranges::find(best, std::string_view(pit)) != best.end();
    ++asked;
    found += good ? 1 : 0;
    if (!good) {
      std::printf("missed: %s played %s, best %s\n", std::string(parts[0]).c_str(), pit.c_str(),
                  std::string(parts[2]).c_str());
    }
  }
  std::printf("%s, %.0f ms: a best sowing in %d of %d\n", player.c_str(), milliseconds, found, asked);
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  if (argc >= 3 && std::string(argv[1]) == "make") {
    return kalah::make(std::atoi(argv[2]), argc > 3 ? argv[3] : "6x4",
                       argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1);
  }
  if (argc >= 2) {
    return kalah::ask(argv[1], argc > 2 ? argv[2] : "level-5", argc > 3 ? std::atof(argv[3]) : 1000,
                      argc > 4 ? argv[4] : "6x4");
  }
  std::fprintf(stderr, "usage: decisions make N [RULES] [SEED] | decisions FILE [PLAYER] [MS] [RULES]\n");
  return 2;
}
