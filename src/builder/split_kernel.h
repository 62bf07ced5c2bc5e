#pragma once

#include "builder/kernel.h"
#include "builder/layer_store.h"
#include "builder/lower_layers.h"
#include "core/memory.h"

namespace kalah {

/// The kernel of lap=single: vectors of positions at a time. Store: ByteStore or PackedStore. Over packed layers a
/// block whose positions look at each other is worked out in bytes and packed when it is done.
template <class Store>
class SplitKernel final : public Kernel {
 public:
  /// The database must have the store's form.
  SplitKernel(const BuildTables& tables, Database& database);

  void run(int n, int small) override;
  void rest() override { inner_memory_.rest(); }

  /// Bytes a kernel takes for itself.
  static std::size_t scratch_bytes(const DatabaseIndex& index);
  /// Those of them that rest() gives back.
  static std::uint64_t resting_bytes(const DatabaseIndex& index) { return kPacked ? block_bytes(index) : 0; }

 private:
  static constexpr bool kPacked = Store::kAlign > 1;
  // Rows handled together, so that writes to the block whose columns they are fill whole cache lines.
  static constexpr std::uint32_t kTile = 64;
  static constexpr std::uint32_t kStretch = 1024;

  struct Shape {
    int outer = 0;
    int inner = 0;
  };
  static Shape shape_of(const DatabaseIndex& index, int n, int small);
  static std::size_t tile_bytes(const DatabaseIndex& index);
  static std::uint64_t block_bytes(const DatabaseIndex& index);

  [[nodiscard]] const RowSet& set(int sum) const { return tables_.sets[static_cast<std::size_t>(sum)]; }

  void fill_block(int n, int mover_sum, std::uint8_t byte);
  void write_tile(int n, Shape shape, std::uint32_t first, std::uint32_t rows, std::uint32_t begin);
  void prepare_inner_movers(int n, Shape shape);
  void outer_movers(Shape shape, std::uint32_t row, std::uint32_t begin, std::uint8_t* line);
  void inner_movers(Shape shape, std::uint32_t row, std::uint32_t begin, const std::uint8_t* line);

  const BuildTables& tables_;
  Store store_;
  LowerLayers<Store> lower_;
  Memory tile_;
  Memory stretch_;
  // Over packed layers: the block in which an inner row moves.
  Memory inner_memory_;
  // Where that block is worked out.
  std::uint8_t* inner_block_ = nullptr;
};

}  // namespace kalah
