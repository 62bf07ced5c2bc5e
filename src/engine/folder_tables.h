#pragma once

#include <functional>
#include <string>

#include "engine/databases.h"

namespace kalah {

/// The databases in a folder as a source for Databases; each is opened when first asked for and stays open. `complain`
/// hears, once for each, of a folder or file that cannot be used. Not in WebAssembly. The source is not thread-safe.
ProberSource tables_in(const std::string& folder, std::function<void(const std::string&)> complain);

}  // namespace kalah
