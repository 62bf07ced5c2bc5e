#include "server/net/acceptor.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

Error listen_error(const Address& address, const boost::system::error_code& error) {
  const std::string where = print_address(address);
  if (error == asio::error::address_in_use) {
    return Error{where + " is taken: another program listens there; end it or choose another port with --listen"};
  }
  if (error == asio::error::access_denied) {
    return Error{where + " may not be listened on by this user; choose a port above 1023 with --listen"};
  }
  if (error == boost::system::errc::address_not_available) {
    return Error{where + " is not an address of this machine; choose another with --listen"};
  }
  return Error{"cannot listen on " + where + ": " + error.message()};
}

}  // namespace

Status open_acceptor(tcp::acceptor& acceptor, const Address& address) {
  boost::system::error_code error;
  const asio::ip::address host = asio::ip::make_address(address.host, error);
  if (error) return Error{"'" + address.host + "' is not a numeric address"};
  const tcp::endpoint endpoint(host, address.port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return listen_error(address, error);
  return {};
}

Address local_address(const tcp::acceptor& acceptor) {
  boost::system::error_code ignored;
  const tcp::endpoint endpoint = acceptor.local_endpoint(ignored);
  return {endpoint.address().to_string(), endpoint.port()};
}

}  // namespace kalah::server
