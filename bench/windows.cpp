// Nodes of three ways to drive the search to a depth, over varied openings, each with a table of its own kept from one
// depth to the next: an open window whose null windows come inside, a narrow window around the value of the depth
// before, and null windows alone (MTD(f)). `windows [RULES] [DEPTH] [POSITIONS]`, rules of 6 pits.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "players/chance.h"
#include "search/negamax.h"
#include "search/root.h"

namespace kalah {
namespace {

constexpr int kHalfWidth = kAspiration;

template <class Search>
int open_window(Search& search, int /*guess*/, int depth) {
  return search(-kInfinity, kInfinity, depth);
}

template <class Search>
int narrow_window(Search& search, int guess, int depth) {
  const int low = guess - kHalfWidth;
  const int high = guess + kHalfWidth;
  const int value = search(low, high, depth);
  return value > low && value < high ? value : search(-kInfinity, kInfinity, depth);
}

template <class Search>
int null_windows(Search& search, int guess, int depth) {
  int low = -kInfinity;
  int high = kInfinity;
  int value = guess;
  while (low < high) {
    const int beta = value == low ? value + 1 : value;
    value = search(beta - 1, beta, depth);
    (value < beta ? high : low) = value;
  }
  return value;
}

/// Nodes to the depth from a root, all depths before it included.
template <Capture kCapture, class Drive>
std::uint64_t nodes_of(const RuleBook& book, const Position& position, int depth, Table& table, Drive drive) {
  table.clear();
  const Limits limits;
  PackedModel<kCapture> model(book, limits.evaluation);
  Budget budget(limits, model.look_at_clock_every());
  Negamax<PackedModel<kCapture>> negamax(model, table, nullptr, budget, limits);
  const Packed root = PackedModel<kCapture>::root(book, position);
  const auto search = [&](int alpha, int beta, int plies) { return negamax.search(root, alpha, beta, plies).value; };
  int guess = 0;
  for (int plies = 1; plies <= depth; ++plies) guess = drive(search, guess, plies);
  return budget.nodes();
}

template <Capture kCapture>
void run_all(const RuleBook& book, int depth, int positions) {
  Table table(std::size_t{64} << 20);
  std::array<std::uint64_t, 3> nodes{};
  for (int i = 0; i < positions; ++i) {
    const Position position = random_opening(book.rules(), static_cast<std::uint64_t>(i), 2 + i % 10).position();
    const auto count = [&](auto drive) { return nodes_of<kCapture>(book, position, depth, table, drive); };
    nodes[0] += count([](auto& search, int guess, int plies) { return open_window(search, guess, plies); });
    nodes[1] += count([](auto& search, int guess, int plies) { return narrow_window(search, guess, plies); });
    nodes[2] += count([](auto& search, int guess, int plies) { return null_windows(search, guess, plies); });
  }
  const char* const names[] = {"open window", "narrow window", "MTD(f)"};
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    std::printf("%-14s nodes %12llu  %.3f of the open window's\n", names[i], static_cast<unsigned long long>(nodes[i]),
                static_cast<double>(nodes[i]) / static_cast<double>(nodes[0]));
  }
}

int run(const std::string& text, int depth, int positions) {
  const auto rules = parse_rules(text);
  if (!rules) {
    std::fprintf(stderr, "error: %s\n", rules.error().message.c_str());
    return 1;
  }
  const RuleBook book(*rules);
  const bool known = rules->capture == Capture::kStandard || rules->capture == Capture::kAlways;
  if (!known || !packable(book, Game(*rules, StartSpec{}).position())) {
    std::fprintf(stderr, "error: '%s': two players with 6 pits, single lap, capture standard or always\n",
                 text.c_str());
    return 1;
  }
  std::printf("%s, depth %d, %d openings\n", text.c_str(), depth, positions);
  if (rules->capture == Capture::kStandard) {
    run_all<Capture::kStandard>(book, depth, positions);
  } else {
    run_all<Capture::kAlways>(book, depth, positions);
  }
  return 0;
}

}  // namespace
}  // namespace kalah

int main(int argc, char** argv) {
  return kalah::run(argc > 1 ? argv[1] : "6x6", argc > 2 ? std::atoi(argv[2]) : 14, argc > 3 ? std::atoi(argv[3]) : 20);
}
