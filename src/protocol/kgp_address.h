#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kalah/status.h"

namespace kalah {

inline constexpr std::uint16_t kKgpPort = 2671;

/// Where a KGP server is found.
struct KgpAddress {
  bool websocket = false;
  /// A name or a numeric address, IPv6 without brackets.
  std::string host;
  std::uint16_t port = kKgpPort;
  /// WebSocket only.
  std::string path;
};

/// Reads `host`, `host:port`, `:port` (this machine), `[::1]:port`, `ws://host/path`, `ws://host:port/path`. The path
/// of a WebSocket is `/socket` where none is given, its port 80.
Result<KgpAddress> parse_kgp_address(std::string_view text);

/// The form that parse_kgp_address() reads.
std::string print_kgp_address(const KgpAddress& address);

}  // namespace kalah
