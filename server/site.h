#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "server/assets.h"

namespace kalah::server {

/// What the site needs to know of a request. The texts are borrowed.
struct Request {
  std::string_view method;
  /// As it stands in the request line.
  std::string_view target;
  std::string_view if_none_match;
  std::string_view accept;
};

/// What is to be answered. The texts are borrowed from the page or are literals, but for `text`.
struct Reply {
  int status = 200;
  std::string_view media_type;
  std::string_view cache_control = "no-store";
  /// Empty: none.
  std::string_view etag;
  /// Empty: none.
  std::string_view allow;
  std::string_view content;
  /// The body where `content` is empty.
  std::string text;

  [[nodiscard]] std::string_view body() const { return content.empty() ? std::string_view(text) : content; }
};

/// Headers that go with every reply.
std::span<const std::pair<std::string_view, std::string_view>> security_headers();

/// A reply that only says why there is nothing else.
Reply refusal(int status, std::string_view title, std::string_view sentence);

/// The page as a function from requests to replies: no sockets, no clock, no state. Safe to share between threads.
class Site {
 public:
  /// `build` names exactly this program; it may hold letters, digits and dots only.
  Site(std::span<const Asset> assets, std::string_view version, std::string_view build);

  [[nodiscard]] Reply answer(const Request& request) const;

 private:
  [[nodiscard]] Reply file(const Asset& asset, std::string_view if_none_match) const;

  std::span<const Asset> assets_;
  std::string health_;
};

}  // namespace kalah::server
