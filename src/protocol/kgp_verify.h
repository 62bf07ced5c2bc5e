#pragma once

#include <random>

#include "kalah/position.h"
#include "protocol/kgp_line.h"

namespace kalah {

/// A question of KGP's mode `verify`: what does this move of South make of this board?
struct KgpProblem {
  Rules rules;
  Position position;
  /// 1-based; on the wire it is one less.
  int pit = 1;

  /// The arguments of `problem`: the board, and the move counted from 0 as the one server that asks does.
  [[nodiscard]] std::vector<KgpArg> args() const;
  /// Whether the arguments of `solution` are right; else what would have been. The repeat flag may be a word, a string
  /// or a number: true, t, yes, y, 1, and false, f, no, n, 0. Where the move ends the game either flag is right, since
  /// programs differ in it.
  [[nodiscard]] Status check(const std::vector<KgpArg>& solution) const;
};

/// A position of a random game, on boards of 6 to 11 pits.
KgpProblem random_problem(std::mt19937_64& random);

/// The number of the nth legal pit, n taken modulo their number. Precondition: `legal` is not 0.
int nth_pit(unsigned legal, std::uint64_t n);

}  // namespace kalah
