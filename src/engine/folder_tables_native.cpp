#include <map>

#include "engine/file_prober.h"
#include "engine/folder_tables.h"
#include "table/table_folder.h"

namespace kalah {

ProberSource tables_in(const std::string& folder, std::function<void(const std::string&)> complain) {
  return [folder, complain = std::move(complain), opened = std::map<std::string, std::shared_ptr<const TableFile>>()](
             const Rules& rules) mutable -> std::shared_ptr<const Prober> {
    const auto [place, is_new] = opened.try_emplace(value_key(rules));
    if (is_new) {
      auto table = open_table_for(rules, folder);
      if (table) {
        place->second = std::move(*table);
      } else {
        complain(table.error().message);
      }
    }
    if (!place->second) return nullptr;
    return std::make_shared<FileProber>(place->second, rules);
  };
}

}  // namespace kalah
