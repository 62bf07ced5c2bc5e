#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kalah/status.h"

namespace kalah::server {

/// Where to listen.
struct Address {
  /// A numeric IPv4 or IPv6 address, the latter without brackets.
  std::string host;
  /// 0: the system chooses a free one.
  std::uint16_t port = 0;
};

/// Reads `127.0.0.1:7260`, `[::1]:7260` or `localhost:7260`. Names other than localhost are refused: what is listened
/// on must not depend on a name server.
Result<Address> parse_address(std::string_view text);

/// The form parse_address reads.
std::string print_address(const Address& address);

}  // namespace kalah::server
