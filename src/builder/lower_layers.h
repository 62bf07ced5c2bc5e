#pragma once

#include "builder/row_set.h"

namespace kalah {

/// Everything a build under lap=single knows before it begins: shared by all kernels, only read.
struct BuildTables {
  /// `align`: where loads of finished layers may begin.
  BuildTables(const BuildRules& build_rules, const DatabaseIndex& database_index, std::uint32_t align);

  BuildRules rules;
  DatabaseIndex index;
  /// One for each sum.
  std::vector<RowSet> sets;

  [[nodiscard]] std::size_t bytes() const;
};

/// The sowings that leave the layer being built: for a tile of movers and a stretch of others, a line a mover. Store:
/// ByteStore or PackedStore.
template <class Store>
class LowerLayers {
 public:
  LowerLayers(const BuildTables& tables, const Store& store) : tables_(tables), store_(store) {}

  /// The best that these sowings of row `mover` to `mover + movers` of `mover_sum` seeds reach in layer n against rows
  /// `other` to `other + others`, into lines `stride` apart: 128 + v, or 0 where there is none. Preconditions: `mover`
  /// and `other` are multiples of 16; whole vectors may be written, of lines up to a multiple of 16.
  void fill(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other, std::uint32_t others,
            std::uint8_t* out, std::size_t stride) const;

 private:
  [[nodiscard]] const RowSet& set(int sum) const { return tables_.sets[static_cast<std::size_t>(sum)]; }

  void extra_moves(int n, int mover_sum, std::uint32_t mover, std::uint32_t movers, std::uint32_t other,
                   std::uint32_t others, std::uint8_t* out, std::size_t stride) const;
  void pass(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
            std::uint8_t* out) const;
  void capture(int n, const RowMove& move, int other_sum, std::uint32_t other, std::uint32_t others,
               std::uint8_t* out) const;
  void play(int n, Row mover_row, int pit, int other_sum, std::uint32_t other, std::uint32_t others,
            std::uint8_t* out) const;

  const BuildTables& tables_;
  Store store_;
};

}  // namespace kalah
