#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/table_shelf.h"
#include "kalah/status.h"
#include "server/address.h"
#include "server/net/limits.h"

namespace kalah::server {

/// Everything `kalah serve` may be told.
struct ServeOptions {
  Address listen{"127.0.0.1", 7260};
  Limits limits;
  /// Endgame databases to answer from; may be null.
  std::shared_ptr<const TableShelf> tables;
  /// Called once, when connections are accepted, with the address of the page.
  std::function<void(const std::string& url)> on_ready;
};

/// Serves the page that lies in this program. Blocks until SIGINT or SIGTERM, which are a success; an error says why
/// the address could not be listened on.
Status run_server(const ServeOptions& options);

/// Whether the page was built into this program.
bool page_in_build();

}  // namespace kalah::server
