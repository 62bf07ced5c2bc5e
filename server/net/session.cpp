#include "server/net/session.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/none.hpp>
#include <optional>

namespace kalah::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

template <class Message>
void set_head(Message& message, const Reply& reply, bool keep_alive) {
  message.version(11);
  message.result(static_cast<unsigned>(reply.status));
  for (const auto& [name, value] : security_headers()) message.set(name, value);
  message.set(http::field::cache_control, reply.cache_control);
  if (!reply.media_type.empty()) message.set(http::field::content_type, reply.media_type);
  if (!reply.etag.empty()) message.set(http::field::etag, reply.etag);
  if (!reply.encoding.empty()) message.set(http::field::content_encoding, reply.encoding);
  if (reply.varies) message.set(http::field::vary, "Accept-Encoding");
  if (!reply.allow.empty()) message.set(http::field::allow, reply.allow);
  // A 304 has no length: it would be that of the file.
  if (reply.status != 304) message.content_length(reply.body().size());
  message.keep_alive(keep_alive);
}

}  // namespace

std::optional<Reply> reply_to_error(boost::system::error_code error) {
  if (error == http::error::end_of_stream || error == http::error::partial_message || error == beast::error::timeout) {
    return std::nullopt;
  }
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(431, "Request too large", "The headers of the request are larger than this server reads.");
  }
  if (error.category() == make_error_code(http::error::bad_method).category()) {
    return refusal(400, "Bad request", "The request is not valid HTTP.");
  }
  return std::nullopt;
}

asio::awaitable<bool> send_reply(beast::tcp_stream& stream, const Reply& reply, bool head_only, bool keep_alive) {
  beast::error_code error;
  std::size_t written = 0;
  if (head_only || reply.status == 304) {
    http::response<http::empty_body> message;
    set_head(message, reply, keep_alive);
    http::response_serializer<http::empty_body> serializer(message);
    std::tie(error, written) = co_await http::async_write_header(stream, serializer, kAwait);
  } else {
    http::response<http::span_body<const char>> message;
    message.body() = beast::span<const char>(reply.body().data(), reply.body().size());
    set_head(message, reply, keep_alive);
    std::tie(error, written) = co_await http::async_write(stream, message, kAwait);
  }
  co_return !error;
}

asio::awaitable<void> linger(beast::tcp_stream& stream, const Limits& limits) {
  beast::error_code ignored;
  stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  stream.expires_after(limits.linger_time);
  std::array<char, 4096> dropped;
  for (;;) {
    const auto [error, size] = co_await stream.async_read_some(asio::buffer(dropped), kAwait);
    if (error) co_return;
  }
}

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, const Site& site, const Limits& limits) {
  beast::tcp_stream stream(std::move(socket));
  // Twice the header: one request, and what a pipelining client has sent of the next.
  beast::flat_buffer buffer(2 * limits.header_bytes);
  for (bool open = true; open;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser.body_limit(boost::none);
    stream.expires_after(limits.request_time);
    const auto [error, size] = co_await http::async_read_header(stream, buffer, parser, kAwait);
    stream.expires_after(limits.answer_time);
    if (error) {
      if (const auto reply = reply_to_error(error)) {
        if (co_await send_reply(stream, *reply, false, false)) co_await linger(stream, limits);
      }
      co_return;
    }
    const auto& request = parser.get();
    const auto length = parser.content_length();
    const bool has_body = parser.chunked() || (length && *length != 0);
    Reply reply = site.answer({request.method_string(), request.target(), request[http::field::if_none_match],
                               request[http::field::accept], request[http::field::accept_encoding]});
    if (has_body && reply.status < 400) {
      reply = refusal(413, "Request too large", "This server reads no request bodies.");
    }
    // A body is never read, so what follows it cannot be told apart from it.
    open = request.keep_alive() && !has_body;
    if (!co_await send_reply(stream, reply, request.method() == http::verb::head, open)) co_return;
  }
  co_await linger(stream, limits);
}

}  // namespace kalah::server
