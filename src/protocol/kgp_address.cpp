#include "protocol/kgp_address.h"

#include <algorithm>

#include "core/text.h"

namespace kalah {
namespace {

constexpr std::string_view kWebSocket = "ws://";
constexpr std::uint16_t kHttpPort = 80;

Error refused(std::string_view text, std::string_view reason) {
  return Error{cat({quoted(text), " is no address of a KGP server: ", reason})};
}

bool host_char(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' || c == '_' ||
         c == ':';
}

}  // namespace

Result<KgpAddress> parse_kgp_address(std::string_view text) {
  KgpAddress address;
  std::string_view rest = text;
  if (rest.starts_with("wss://")) {
    return refused(text, "encrypted WebSockets are not spoken here; a TLS proxy can stand in between. Allowed: ws://");
  }
  if (rest.starts_with(kWebSocket)) {
    rest.remove_prefix(kWebSocket.size());
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    address.websocket = true;
    address.port = kHttpPort;
    address.path = slash + 1 < rest.size() ? std::string(rest.substr(slash)) : "/socket";
    if (std::ranges::any_of(address.path, [](char c) { return c <= ' ' || c > '~'; })) {
      return refused(text, "the path holds characters that no path has");
    }
    rest = rest.substr(0, slash);
  } else if (rest.find("//") != std::string_view::npos) {
    return refused(text, "expected HOST, HOST:PORT or ws://HOST/PATH");
  }
  std::string_view host = rest;
  std::string_view port;
  bool has_port = false;
  if (rest.starts_with('[')) {
    const std::size_t end = rest.find(']');
    if (end == std::string_view::npos) return refused(text, "the bracket [ is not closed");
    host = rest.substr(1, end - 1);
    has_port = end + 1 < rest.size();
    if (has_port && rest[end + 1] != ':') return refused(text, "only :PORT may follow ]");
    port = rest.substr(std::min(end + 2, rest.size()));
  } else if (std::ranges::count(rest, ':') == 1) {
    host = rest.substr(0, rest.find(':'));
    port = rest.substr(host.size() + 1);
    has_port = true;
  }
  if (has_port) {
    const auto number = parse_number(port, 65535);
    if (!number || *number == 0) return refused(text, "the port must be a number from 1 to 65535");
    address.port = static_cast<std::uint16_t>(*number);
  }
  if (host.empty() && (!has_port || address.websocket)) return refused(text, "the host is missing");
  if (!std::ranges::all_of(host, host_char)) return refused(text, "the host holds characters that no name has");
  address.host = host.empty() ? "localhost" : std::string(host);
  return address;
}

std::string print_kgp_address(const KgpAddress& address) {
  const bool v6 = address.host.find(':') != std::string::npos;
  return cat({address.websocket ? kWebSocket : "", v6 ? "[" : "", address.host, v6 ? "]" : "", ":",
              std::to_string(address.port), address.path});
}

}  // namespace kalah
