#include "engine/bench.h"

#include <array>
#include <string_view>

#include "search/search.h"

namespace kalah {
namespace {

struct BenchPosition {
  std::string_view rules;
  std::string_view start;
  std::string_view moves;
  int depth;
};

// Openings, middle games and endings of the hot path, then the general path under each axis that changes the search.
constexpr std::array<BenchPosition, 15> kPositions{{
    {"6x6", "start", "", 11},
    {"6x4", "start", "", 13},
    {"6x4", "start", "3,6 2 5 1,4", 13},
    {"6x4,capture=always", "1,0,4,4,4,4,2/4,4,4,4,0,4,9 S", "", 13},
    {"6x5,capture=none", "start", "", 10},
    {"6x6,capture=seeds-only,extra=no", "start", "", 10},
    {"6x6,rest=emptier", "2,0,1,3,0,4,24/1,3,0,2,5,0,27 N", "", 20},
    {"6x4,lap=relay", "start", "", 7},
    {"6x6,sow=cross", "start", "", 7},
    {"6x4,stop=majority", "start", "3,6", 8},
    {"7x7,extra=not-first,opening=pie", "start", "", 6},
    {"12x3,end=no-move", "start", "", 6},
    {"6x4,players=3", "start", "", 6},
    {"3x6,players=4", "start", "", 8},
    {"3x6,players=4,teams=yes,lap=relay", "start", "", 6},
}};

}  // namespace

std::uint64_t bench_nodes() {
  constexpr std::size_t kTableBytes = 1U << 20;
  std::uint64_t nodes = 0;
  for (const BenchPosition& bench : kPositions) {
    const auto rules = parse_rules(bench.rules);
    assert(rules);
    const auto start = parse_start(*rules, bench.start, 0);
    assert(start);
    const auto moves = parse_moves(*rules, bench.moves);
    assert(moves);
    const auto game = replay(*rules, *start, *moves);
    assert(game);
    Table table(kTableBytes);
    Limits limits;
    limits.depth = bench.depth;
    nodes += search_best(*game, limits, table).nodes;
  }
  return nodes;
}

}  // namespace kalah
