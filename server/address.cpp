#include "server/address.h"

#include <arpa/inet.h>

#include <array>
#include <charconv>

namespace kalah::server {
namespace {

bool is_numeric(int family, const std::string& host) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(family, host.c_str(), bytes.data()) == 1;
}

Error refused(std::string_view text, std::string_view reason) {
  std::string message = "'";
  message.append(text).append("' is not an address to listen on: ").append(reason);
  return Error{std::move(message)};
}

}  // namespace

Result<Address> parse_address(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || text.ends_with(']')) {
    return refused(text, "expected HOST:PORT such as 127.0.0.1:7260");
  }
  const std::string_view digits = text.substr(colon + 1);
  unsigned port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || port > 65535) {
    return refused(text, "the port must be a number from 0 to 65535 (0: any free port)");
  }
  std::string_view host = text.substr(0, colon);
  const bool bracketed = host.starts_with('[') && host.ends_with(']');
  if (bracketed) host = host.substr(1, host.size() - 2);
  Address address{host == "localhost" ? "127.0.0.1" : std::string(host), static_cast<std::uint16_t>(port)};
  if (!is_numeric(bracketed ? AF_INET6 : AF_INET, address.host)) {
    return refused(text, "the host must be an IPv4 address, an IPv6 address in brackets, or localhost");
  }
  return address;
}

std::string print_address(const Address& address) {
  const bool v6 = address.host.find(':') != std::string::npos;
  return (v6 ? "[" + address.host + "]" : address.host) + ":" + std::to_string(address.port);
}

}  // namespace kalah::server
