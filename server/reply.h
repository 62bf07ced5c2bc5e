#pragma once

#include <string>
#include <string_view>

namespace kalah::server {

/// What is to be answered. The texts are borrowed from the page or are literals, but for `text`.
struct Reply {
  int status = 200;
  std::string_view media_type;
  std::string_view cache_control = "no-store";
  /// Empty: none.
  std::string etag;
  /// `br` or `gzip`; empty: as it is.
  std::string_view encoding;
  /// The form depends on what the reader accepts.
  bool varies = false;
  /// Empty: none.
  std::string_view allow;
  std::string_view content;
  /// The body where `content` is empty.
  std::string text;

  [[nodiscard]] std::string_view body() const { return content.empty() ? std::string_view(text) : content; }
};

inline constexpr std::string_view kJson = "application/json; charset=utf-8";

}  // namespace kalah::server
