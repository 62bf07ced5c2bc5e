#pragma once

#include <span>
#include <vector>

#include "proof/bit_coder.h"
#include "proof/position_numbers.h"
#include "proof/statement.h"

namespace kalah {

/// Statements of a block; the last one of a file may hold fewer.
inline constexpr std::uint32_t kBlockStatements = 1U << 16;
/// More bytes than a block of statements ever takes.
inline constexpr std::uint32_t kMostBlockBytes = kBlockStatements * 16;

/// What has been learnt of the statements of a file, from its begin to here. docs/proof-format.md.
struct StatementModel {
  /// Bits of the step from one number to the next, by whether the one before is of the same position or not.
  BitTree<6> length;
  /// The three bits below the highest one of a step, by its length.
  std::array<BitTree<3>, 64> high;
  /// By the kind of the statement before.
  std::array<BitTree<3>, 2> pit;
  /// By the kind.
  std::array<BitTree<8>, 2> margin;
  /// Of the last statement, before the first one 0.
  std::uint64_t number = 0;
  Bound bound = Bound::kAtLeast;
};

/// The block of these statements, in the order of stands_before(), that go on from the model's last one.
std::vector<std::uint8_t> encode_statements(std::span<const Statement> statements, const PositionNumbers& numbers,
                                            StatementModel& model);

/// Reads `count` statements and the rows that they are of. False if the bytes are not those of such a block: a number
/// beyond the board, a wrong order, a margin larger than the seeds, bytes missing or left over.
struct PlacedStatement {
  Statement statement;
  RowPair rows;
};
bool decode_statements(std::span<const std::uint8_t> bytes, std::uint32_t count, const PositionNumbers& numbers,
                       StatementModel& model, std::vector<PlacedStatement>& out);

}  // namespace kalah
