#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>

#include "server/net/kgp_channel.h"

namespace kalah::server {

/// Path of the WebSocket.
inline constexpr std::string_view kKgpSocketPath = "/socket";

/// Reads the one HTTP request of a connection. A WebSocket at /socket becomes a channel; anything else is answered here
/// (`/` with the page), and nothing is returned.
boost::asio::awaitable<std::unique_ptr<KgpChannel>> upgrade(boost::asio::ip::tcp::socket socket,
                                                            std::function<std::string()> page);

}  // namespace kalah::server
