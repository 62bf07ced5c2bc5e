#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/net/limits.h"
#include "server/site.h"

namespace kalah::server {

/// Serves one connection until it is closed or a limit is met. `site` and `limits` must outlive it.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, const Site& site,
                                              const Limits& limits);

}  // namespace kalah::server
