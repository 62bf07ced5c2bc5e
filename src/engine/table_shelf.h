#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/databases.h"
#include "table/table_file.h"

namespace kalah {

/// The endgame databases of a folder, all opened at once, for a server that goes on whatever lies there. Not in
/// WebAssembly. Any number of threads may ask.
class TableShelf {
 public:
  struct Entry {
    /// Where the database lies.
    std::string folder;
    std::shared_ptr<const TableFile> table;
  };

  /// Looks in `folder`, in the folders directly in it, and in those directly in its `tables`. Of files up to
  /// kCheckedBytes every block is checked, of larger ones each block when it is first read. Error: the folder is not
  /// there or cannot be read.
  static Result<std::shared_ptr<const TableShelf>> open(const std::string& folder);

  /// 64 MiB take a few hundredths of a second.
  static constexpr std::uint64_t kCheckedBytes = std::uint64_t{64} << 20U;

  /// What can be used, in the order of the folders' names.
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// What cannot, a sentence each that names the file: damaged ones and those still being built.
  [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }

  /// The database of these rules with the most seeds, as they are asked; null if there is none. One whose
  /// file somebody has written into is none any more.
  [[nodiscard]] std::shared_ptr<const Prober> prober_for(const Rules& rules) const;

 private:
  TableShelf() = default;
  void add(const std::string& folder);

  std::vector<Entry> entries_;
  std::vector<std::string> faults_;
};

/// One line on a database: "tables/standard: rules 6, up to 24 seeds, 254186856 positions".
std::string describe(const TableShelf::Entry& entry);

/// The shelf as a source for Databases; null for a null shelf.
ProberSource source_from(std::shared_ptr<const TableShelf> shelf);

}  // namespace kalah
