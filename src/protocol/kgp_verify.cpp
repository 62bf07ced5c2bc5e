#include "protocol/kgp_verify.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/text.h"
#include "kalah/sowing.h"

namespace kalah {
namespace {

constexpr std::array<std::string_view, 5> kYes{"true", "t", "yes", "y", "1"};
constexpr std::array<std::string_view, 5> kNo{"false", "f", "no", "n", "0"};
constexpr std::uint64_t kLongestLead = 40;

std::optional<bool> read_flag(const KgpArg& arg) {
  if (arg.is_integer()) return arg.integer == 1 || arg.integer == 0 ? std::optional(arg.integer == 1) : std::nullopt;
  std::string word = arg.text;
  std::ranges::transform(word, word.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  if (std::ranges::find(kYes, word) != kYes.end()) return true;
  if (std::ranges::find(kNo, word) != kNo.end()) return false;
  return std::nullopt;
}

/// The board as South goes on seeing it, whoever moves next.
std::string seen_by_south(const Rules& rules, Position position) {
  if (!position.over()) position.mover = 0;
  return print_kgp_board(rules, position);
}

}  // namespace

int nth_pit(unsigned legal, std::uint64_t n) {
  assert(legal != 0);
  for (n %= static_cast<std::uint64_t>(std::popcount(legal)); n > 0; --n) legal &= legal - 1;
  return std::countr_zero(legal) + 1;
}

std::vector<KgpArg> KgpProblem::args() const {
  return {kgp_board(print_kgp_board(rules, position)), kgp_integer(pit - 1)};
}

Status KgpProblem::check(const std::vector<KgpArg>& solution) const {
  if (solution.size() != 2 || solution[0].kind != KgpArg::Kind::kBoard) {
    return Error{"a solution is a board and whether South moves again, such as: solution <2,1,0,0,4,4,4> true"};
  }
  const auto flag = read_flag(solution[1]);
  if (!flag) {
    return Error{cat({quoted(solution[1].text),
                      " does not say whether South moves again; allowed: true, t, yes, y, 1, false, f, no, n, 0"})};
  }
  Position after = position;
  const Outcome outcome = sow(rules, after, pit);
  const std::string right = seen_by_south(rules, after);
  if (solution[0].text != right) {
    return Error{cat({"the board is wrong: move ", std::to_string(pit - 1), " (counted from 0) makes it ", right})};
  }
  if (!after.over() && *flag != outcome.extra) {
    return Error{outcome.extra ? "the flag is wrong: South moves again"
                               : "the flag is wrong: South does not move again"};
  }
  return {};
}

KgpProblem random_problem(std::mt19937_64& random) {
  KgpProblem problem;
  problem.rules.pits = static_cast<std::uint8_t>(6 + random() % 6);
  problem.rules.seeds = static_cast<std::uint8_t>(3 + random() % 6);
  problem.position = even_start(problem.rules);
  Position position = problem.position;
  for (std::uint64_t lead = random() % kLongestLead; !position.over(); --lead) {
    if (position.mover == 0) problem.position = position;
    if (lead == 0) break;
    sow(problem.rules, position, nth_pit(legal_pits(problem.rules, position), random()));
  }
  problem.pit = nth_pit(legal_pits(problem.rules, problem.position), random());
  return problem;
}

}  // namespace kalah
