#pragma once

#include <memory>
#include <string_view>

#include "engine/table_shelf.h"
#include "server/reply.h"

namespace kalah::server {

/// Exact values of sowings out of endgame databases, as replies to queries: docs/page-api.md, "GET /values". Holds
/// nothing between queries; safe to share between threads.
class TableValues {
 public:
  /// Longest query that is read.
  static constexpr std::size_t kMostQuery = 4096;

  /// `shelf` may be null: then no position has a value.
  explicit TableValues(std::shared_ptr<const TableShelf> shelf) : shelf_(std::move(shelf)) {}

  /// `query`: what stands behind the `?`, percent-encoded.
  [[nodiscard]] Reply answer(std::string_view query) const;

 private:
  std::shared_ptr<const TableShelf> shelf_;
};

}  // namespace kalah::server
