#pragma once

#include <memory>
#include <string>

#include "engine/table_shelf.h"

namespace kalah {

/// Opens the endgame databases of a server's folder and says on standard error, after the command's name, which were
/// found and which cannot be used; the server goes on without these. Error: the folder is not there or cannot be read.
Result<std::shared_ptr<const TableShelf>> open_shelf(const std::string& command, const std::string& folder);

/// Where a server looks if it is not told: `$XDG_DATA_HOME/kalah`, else `~/.local/share/kalah`; empty if that folder is
/// not there.
std::string usual_data_folder();

}  // namespace kalah
