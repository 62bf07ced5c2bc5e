#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "kalah/status.h"
#include "server/address.h"

namespace kalah::server {

/// Opens the port; the error says what to do about it.
Status open_acceptor(boost::asio::ip::tcp::acceptor& acceptor, const Address& address);

/// Where it listens, with the port the system chose.
Address local_address(const boost::asio::ip::tcp::acceptor& acceptor);

}  // namespace kalah::server
