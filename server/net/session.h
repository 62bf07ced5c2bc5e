#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <optional>

#include "server/net/limits.h"
#include "server/site.h"

namespace kalah::server {

/// Serves one connection until it is closed or a limit is met. `site` and `limits` must outlive it.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, const Site& site,
                                              const Limits& limits);

/// A reply for a request that could not be read; nothing if the client went away or was too slow.
std::optional<Reply> reply_to_error(boost::system::error_code error);

/// Writes the reply; whether that worked.
boost::asio::awaitable<bool> send_reply(boost::beast::tcp_stream& stream, const Reply& reply, bool head_only,
                                        bool keep_alive);

/// Says that no more will be said, and drops what still comes, so that the last answer is not destroyed on its way.
boost::asio::awaitable<void> linger(boost::beast::tcp_stream& stream, const Limits& limits);

}  // namespace kalah::server
