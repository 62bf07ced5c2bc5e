#include "server/net/kgp_upgrade.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/limits.h"
#include "server/net/session.h"

namespace kalah::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

Reply answer(http::verb method, std::string_view path, const std::function<std::string()>& page) {
  if (method != http::verb::get && method != http::verb::head) {
    Reply reply = refusal(405, "Method not allowed", "Only GET and HEAD are answered here.");
    reply.allow = "GET, HEAD";
    return reply;
  }
  if (path == kKgpSocketPath) {
    return refusal(426, "Upgrade required", "This is the address of a WebSocket that speaks the Kalah Game Protocol.");
  }
  if (path != "/") return refusal(404, "Not found", "The page is at / and the WebSocket at /socket.");
  Reply reply;
  reply.media_type = "text/html; charset=utf-8";
  reply.text = page();
  return reply;
}

}  // namespace

asio::awaitable<std::unique_ptr<KgpChannel>> upgrade(asio::ip::tcp::socket socket, std::function<std::string()> page) {
  const Limits limits;
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(2 * limits.header_bytes);
  http::request_parser<http::empty_body> parser;
  parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
  stream.expires_after(limits.request_time);
  const auto [error, size] = co_await http::async_read_header(stream, buffer, parser, kAwait);
  if (error) {
    if (const auto reply = reply_to_error(error)) {
      if (co_await send_reply(stream, *reply, false, false)) co_await linger(stream, limits);
    }
    co_return nullptr;
  }
  const auto& request = parser.get();
  const std::string_view target = request.target();
  const std::string_view path = target.substr(0, target.find('?'));
  if (beast::websocket::is_upgrade(request) && path == kKgpSocketPath) {
    stream.expires_never();
    WebSocket socket_stream(std::move(stream));
    socket_stream.set_option(beast::websocket::stream_base::timeout::suggested(beast::role_type::server));
    const auto [refused] = co_await socket_stream.async_accept(request, kAwait);
    if (refused) co_return nullptr;
    co_return websocket_channel(std::move(socket_stream));
  }
  const Reply reply = answer(request.method(), path, page);
  stream.expires_after(limits.answer_time);
  if (co_await send_reply(stream, reply, request.method() == http::verb::head, false)) co_await linger(stream, limits);
  co_return nullptr;
}

}  // namespace kalah::server
