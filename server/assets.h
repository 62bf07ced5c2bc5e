#pragma once

#include <span>
#include <string_view>

namespace kalah::server {

/// One file of the page, as it lies in the program. All texts live as long as the program.
struct Asset {
  /// Path in the address, beginning with a slash.
  std::string_view path;
  std::string_view media_type;
  /// Strong validator made from the content, with its quotes.
  std::string_view etag;
  std::string_view content;
  /// The name carries a hash of the content, so it never means anything else.
  bool immutable = false;
  /// The content in shorter forms; empty where there is none.
  std::string_view brotli;
  std::string_view gzip;
};

/// The files of the page sorted by path; empty when the page is not in this build. Made by tools/embed.py.
std::span<const Asset> page_assets();

/// The file with exactly this path, or nullptr. Nothing is decoded or joined: no path can lead out of the table.
inline const Asset* find_asset(std::span<const Asset> assets, std::string_view path) {
  for (const Asset& asset : assets) {
    if (asset.path == path) return &asset;
  }
  return nullptr;
}

}  // namespace kalah::server
