// Sowings a second of perft on the fast path, on the general path, and on the slow reference, in one run: the ratios do
// not depend on the machine's mood, the absolute numbers do.

#include "kalah/perft.h"

#include <chrono>
#include <cstdio>

#include "tests/reference/reference.h"

namespace {

double speed(std::uint64_t played, std::chrono::steady_clock::time_point begin) {
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
  return static_cast<double>(played) / spent.count();
}

/// Best of a few rounds, for whatever else runs on the machine only slows a round down.
template <class Round>
double best_of(int rounds, Round round) {
  double best = 0;
  for (int i = 0; i < rounds; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t played = round();
    const double now = speed(played, begin);
    if (now > best) best = now;
  }
  return best;
}

}  // namespace

int main() {
  const auto rules = kalah::parse_rules("6x6");
  const kalah::Position start = kalah::even_start(*rules);
  const double fast = best_of(9, [&] { return kalah::perft(*rules, start, 9).played; });
  const double general = best_of(5, [&] { return kalah::perft(*rules, start, 8, true).played; });
  const double reference = best_of(3, [&] { return reference::perft_played(6); });
  std::printf("6x6 sowings a second, best round\n");
  std::printf("fast path\t%.0f\t%.2f times the general path, %.0f times the reference\n", fast, fast / general,
              fast / reference);
  std::printf("general path\t%.0f\t%.1f times the reference\n", general, general / reference);
  std::printf("reference\t%.0f\n", reference);
  return 0;
}
