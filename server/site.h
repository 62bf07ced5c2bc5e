#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "server/assets.h"
#include "server/reply.h"
#include "server/table_values.h"

namespace kalah::server {

/// What the site needs to know of a request. The texts are borrowed.
struct Request {
  std::string_view method;
  /// As it stands in the request line.
  std::string_view target;
  std::string_view if_none_match;
  std::string_view accept;
  std::string_view accept_encoding;
};

/// Headers that go with every reply.
std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// A reply that only says why there is nothing else.
Reply refusal(int status, std::string_view title, std::string_view sentence);

/// The page as a function from requests to replies: no sockets, no clock, no state. Safe to share between threads.
class Site {
 public:
  /// `build` names exactly this program; it may hold letters, digits and dots only. `tables` may be null.
  Site(std::span<const Asset> assets, std::string_view version, std::string_view build,
       std::shared_ptr<const TableShelf> tables = nullptr);

  [[nodiscard]] Reply answer(const Request& request) const;

 private:
  [[nodiscard]] Reply file(const Asset& asset, const Request& request) const;

  std::span<const Asset> assets_;
  std::string health_;
  TableValues values_;
};

}  // namespace kalah::server
