#include <algorithm>
#include <filesystem>

#include "core/text.h"
#include "engine/file_prober.h"
#include "engine/table_shelf.h"
#include "table/header.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

namespace files = std::filesystem;

/// What is wrong with the blocks; empty if nothing is.
std::string fault_in_blocks(const TableFile& table) {
  const std::uint64_t seed = table_seed(table.value_key());
  for (int n = 0; n <= table.index().seeds(); ++n) {
    const LayerBytes& layer = table.layer(n);
    for (const GroupShape& group : layer.shape().groups) {
      for (std::uint64_t i = 0; i < group.blocks; ++i) {
        const std::uint64_t block = group.first_block + i;
        const char* const fault = layer.fault(block, group.values(i), seed);
        if (fault == nullptr) continue;
        return cat({"layer ", std::to_string(n), ", block ", std::to_string(block), ": ", fault});
      }
    }
  }
  return {};
}

}  // namespace

Result<std::shared_ptr<const TableShelf>> TableShelf::open(const std::string& folder) {
  const auto folders = folders_in(folder);
  if (!folders) return folders.error();
  std::shared_ptr<TableShelf> shelf(new TableShelf());
  shelf->add(folder);
  for (const std::string& place : *folders) shelf->add(place);
  const std::string inner = (files::path(folder) / "tables").string();
  if (std::ranges::find(*folders, inner) != folders->end()) {
    const auto more = folders_in(inner);
    if (!more) return more.error();
    for (const std::string& place : *more) shelf->add(place);
  }
  return std::shared_ptr<const TableShelf>(std::move(shelf));
}

void TableShelf::add(const std::string& folder) {
  std::error_code ignored;
  const bool whole = files::exists(table_path(folder), ignored);
  if (!whole && !files::exists(table_part_path(folder), ignored)) return;
  auto table = open_table(folder);
  if (!table) return faults_.push_back(table.error().message);
  if ((*table)->bytes() <= kCheckedBytes) {
    if (const std::string fault = fault_in_blocks(**table); !fault.empty()) {
      return faults_.push_back(cat({table_path(folder), ": ", fault}));
    }
  }
  entries_.push_back({folder, std::move(*table)});
}

std::shared_ptr<const Prober> TableShelf::prober_for(const Rules& rules) const {
  if (rules.players != 2) return nullptr;
  const std::string key = value_key(rules);
  std::shared_ptr<const TableFile> best;
  for (const auto& [folder, table] : entries_) {
    if (table->value_key() != key || table->changed()) continue;
    if (!best || table->index().seeds() > best->index().seeds()) best = table;
  }
  return best ? std::make_shared<FileProber>(best, rules) : nullptr;
}

std::string describe(const TableShelf::Entry& entry) {
  const DatabaseIndex& index = entry.table->index();
  return cat({entry.folder, ": rules ", entry.table->value_key(), ", up to ", std::to_string(index.seeds()), " seeds, ",
              std::to_string(index.positions()), " positions"});
}

ProberSource source_from(std::shared_ptr<const TableShelf> shelf) {
  if (!shelf) return nullptr;
  return [shelf = std::move(shelf)](const Rules& rules) { return shelf->prober_for(rules); };
}

}  // namespace kalah
