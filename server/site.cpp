#include "server/site.h"

#include <array>
#include <optional>

namespace kalah::server {
namespace {

constexpr std::string_view kHtml = "text/html; charset=utf-8";

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kSecurityHeaders = {{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' blob: data:; "
     "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
}};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// Calls `visit` with each part of a comma separated list until it returns true; returns whether it did.
template <class Visit>
bool any_of_list(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    if (visit(trimmed(list.substr(0, comma)))) return true;
    list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
  }
  return false;
}

/// If-None-Match compares weakly: `W/"x"` stands for `"x"`.
bool matches(std::string_view if_none_match, std::string_view etag) {
  return any_of_list(if_none_match, [etag](std::string_view part) {
    if (part == "*") return true;
    if (part.starts_with("W/")) part.remove_prefix(2);
    return part == etag;
  });
}

/// Whether a coding is accepted by name or by `*`, and not with a weight of nothing.
bool accepts_coding(std::string_view accepted, std::string_view coding) {
  std::optional<bool> any;
  std::optional<bool> named;
  any_of_list(accepted, [&](std::string_view part) {
    const std::size_t end = part.find(';');
    const std::string_view name = trimmed(part.substr(0, end));
    std::string_view weight = end == std::string_view::npos ? "q=1" : trimmed(part.substr(end + 1));
    const bool wanted = !(weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == std::string_view::npos);
    if (name == coding) named = wanted;
    if (name == "*") any = wanted;
    return false;
  });
  return named.value_or(any.value_or(false));
}

bool wants_html(std::string_view accept) {
  return accept.empty() || any_of_list(accept, [](std::string_view part) {
           const std::string_view range = trimmed(part.substr(0, part.find(';')));
           return range == "text/html" || range == "*/*" || range == "text/*";
         });
}

/// The path of a target in origin form (`/x?y`) or absolute form (`http://host/x?y`); empty if it is neither.
std::string_view path_of(std::string_view target) {
  if (target.starts_with("http://")) {
    const std::size_t slash = target.find('/', 7);
    target = slash == std::string_view::npos ? std::string_view("/") : target.substr(slash);
  }
  if (!target.starts_with('/')) return {};
  return target.substr(0, target.find_first_of("?#"));
}

/// What stands behind the first `?` of a target, up to a `#`.
std::string_view query_of(std::string_view target) {
  target = target.substr(0, target.find('#'));
  const std::size_t mark = target.find('?');
  return mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
}

}  // namespace

std::span<const std::pair<std::string_view, std::string_view>> security_headers() { return kSecurityHeaders; }

Reply refusal(int status, std::string_view title, std::string_view sentence) {
  Reply reply;
  reply.status = status;
  reply.media_type = kHtml;
  reply.text = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>";
  reply.text.append(title).append(" - Kalah</title>\n<h1>").append(title).append("</h1>\n<p>");
  reply.text.append(sentence).append("</p>\n<p><a href=\"/\">Kalah</a></p>\n</html>\n");
  return reply;
}

Site::Site(std::span<const Asset> assets, std::string_view version, std::string_view build,
           std::shared_ptr<const TableShelf> tables)
    : assets_(assets), values_(std::move(tables)) {
  health_ = "{\"name\":\"kalah\",\"version\":\"";
  health_.append(version).append("\",\"build\":\"").append(build).append("\"}\n");
}

Reply Site::answer(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Reply reply = refusal(405, "Method not allowed", "This address can only be read: GET and HEAD are allowed.");
    reply.allow = "GET, HEAD";
    return reply;
  }
  const std::string_view path = path_of(request.target);
  if (path.empty()) return refusal(400, "Bad request", "The request does not name a path that begins with a slash.");
  if (path == "/healthz") {
    Reply reply;
    reply.media_type = kJson;
    reply.text = health_;
    return reply;
  }
  if (path == "/values") return values_.answer(query_of(request.target));
  if (assets_.empty()) {
    return refusal(503, "The page is not in this build",
                   "This program was built where the tools of the page were missing. "
                   "<code>./play</code> installs them and builds it again.");
  }
  if (const Asset* asset = find_asset(assets_, path == "/" ? "/index.html" : path)) {
    return file(*asset, request);
  }
  // Links to rules and positions: the page itself reads the rest of the path.
  if (path.starts_with("/p/") && wants_html(request.accept)) {
    if (const Asset* asset = find_asset(assets_, "/index.html")) return file(*asset, request);
  }
  return refusal(404, "Not found", "There is no page at this address.");
}

Reply Site::file(const Asset& asset, const Request& request) const {
  Reply reply;
  reply.varies = !asset.brotli.empty() || !asset.gzip.empty();
  // The forms differ byte by byte and mean the same: one weak validator for all.
  reply.etag = reply.varies ? "W/" + std::string(asset.etag) : std::string(asset.etag);
  // Without a hash in the name every use asks again, so that after an update no old file is mixed with new ones.
  reply.cache_control = asset.immutable ? "public, max-age=31536000, immutable" : "no-cache";
  if (matches(request.if_none_match, asset.etag)) {
    reply.status = 304;
    return reply;
  }
  reply.media_type = asset.media_type;
  reply.content = asset.content;
  if (!asset.brotli.empty() && accepts_coding(request.accept_encoding, "br")) {
    reply.encoding = "br";
    reply.content = asset.brotli;
  } else if (!asset.gzip.empty() && accepts_coding(request.accept_encoding, "gzip")) {
    reply.encoding = "gzip";
    reply.content = asset.gzip;
  }
  return reply;
}

}  // namespace kalah::server
