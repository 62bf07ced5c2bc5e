#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kalah/rules.h"
#include "kalah/status.h"
#include "table/database_index.h"
#include "table/header.h"
#include "table/layer.h"

namespace kalah {

class MappedFile;

/// An endgame database as it lies in a file: the best future margin of every position with at most index().seeds()
/// seeds in the pits, under the rules of one value key. A block is checked when it is first touched. Any number of
/// threads may ask.
class TableFile {
 public:
  /// Checks everything but the blocks. `owner` keeps `bytes`. Errors name what is wrong with the file.
  static Result<std::shared_ptr<const TableFile>> open(std::span<const std::uint8_t> bytes,
                                                       std::shared_ptr<const void> owner);
  static Result<std::shared_ptr<const TableFile>> open(std::shared_ptr<const MappedFile> file);

  [[nodiscard]] const DatabaseIndex& index() const { return index_; }
  [[nodiscard]] const std::string& value_key() const { return value_key_; }
  /// Rules with that value key.
  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_.size(); }
  [[nodiscard]] std::uint64_t blocks() const { return blocks_.size(); }
  /// Stands for the whole file: two databases of the same values have the same.
  [[nodiscard]] std::uint64_t checksum() const { return checksum_to(index_.seeds()); }
  /// Stands for the values of the positions of at most `seeds` seeds: the checksum of a database of just those.
  /// Precondition: seeds <= index().seeds().
  [[nodiscard]] std::uint64_t checksum_to(int seeds) const;
  [[nodiscard]] const LayerBytes& layer(int n) const { return layers_[static_cast<std::size_t>(n)]; }

  /// Best future margin for the mover; nothing if the block that holds it is damaged or the file was cut short
  /// meanwhile, which fault() then tells.
  /// Precondition: at most index().seeds() seeds.
  [[nodiscard]] std::optional<int> margin(Row mover, Row other) const;
  /// The same for rows as numbers of seeds; nothing also if the board is another or holds too many seeds.
  [[nodiscard]] std::optional<int> margin(std::span<const std::uint16_t> mover,
                                          std::span<const std::uint16_t> other) const;

  /// All values of a group as bytes of a Database: index().rows(mover_sum) * index().rows(n - mover_sum) of them.
  [[nodiscard]] Status read_group(int n, int mover_sum, std::uint8_t* out) const;
  /// The same bytes a block of the file at a time.
  [[nodiscard]] Status read_parts(int n, int mover_sum,
                                  const std::function<void(std::span<const std::uint8_t>)>& take) const;

  /// What was found damaged so far (one of several); nothing as long as nothing was.
  [[nodiscard]] std::optional<Error> fault() const;
  /// Somebody wrote into the file since it was opened: what it says now is not to be relied on. Asks the system.
  [[nodiscard]] bool changed() const;

 private:
  enum class State : std::uint8_t { kUnknown, kGood, kBad };
  /// All that a probe needs of a group, side by side.
  struct Group {
    std::uint64_t first_block;
    std::uint64_t blocks;
    std::uint32_t last_values;
    DecodeTable table;
  };
  struct Block {
    const std::uint8_t* begin;
    std::uint32_t bytes;
    mutable std::atomic<State> state;
  };

  TableFile(std::span<const std::uint8_t> bytes, std::shared_ptr<const void> owner, const TableHeader& header,
            const Rules& rules);

  static Result<std::shared_ptr<const TableFile>> open(std::span<const std::uint8_t> bytes,
                                                       std::shared_ptr<const void> owner,
                                                       std::shared_ptr<const MappedFile> file);
  Status read_layers();
  /// What was read is not the file's. Asked after reading.
  [[nodiscard]] bool lost() const;
  void list_blocks(std::uint64_t count);
  [[nodiscard]] const Group& group(int n, int mover_sum) const {
    return groups_[static_cast<std::size_t>(n * (n + 1) / 2 + mover_sum)];
  }
  [[nodiscard]] const Block& block(const Group& group, std::uint64_t i) const {
    return blocks_[static_cast<std::size_t>(group.first_block + i)];
  }
  [[nodiscard]] static BlockShape shape_of(const Group& group, std::uint64_t i) {
    return BlockShape(i + 1 < group.blocks ? kBlockValues : group.last_values);
  }
  [[nodiscard]] bool trusted(const Block& block, int n, int mover_sum, std::uint64_t i) const {
    const State state = block.state.load(std::memory_order_relaxed);
    return state == State::kGood || (state == State::kUnknown && check(block, n, mover_sum, i));
  }
  bool check(const Block& block, int n, int mover_sum, std::uint64_t i) const;
  [[nodiscard]] Status decode(int n, int mover_sum, std::uint64_t i, std::uint8_t* out) const;
  [[nodiscard]] Error damaged(int n, std::uint64_t block) const;

  std::span<const std::uint8_t> bytes_;
  std::shared_ptr<const void> owner_;
  /// Null if the bytes are in memory.
  std::shared_ptr<const MappedFile> file_;
  DatabaseIndex index_;
  std::string value_key_;
  Rules rules_;
  std::uint64_t seed_;
  std::vector<LayerBytes> layers_;
  std::vector<Group> groups_;
  std::vector<Block> blocks_;
  /// Layer and block in it of a damaged one, plus 1.
  mutable std::atomic<std::uint64_t> bad_{0};
};

}  // namespace kalah
