#pragma once

#include <chrono>
#include <cstddef>

namespace kalah::server {

/// What one client, and all of them together, may use.
struct Limits {
  /// Connections served at a time; further ones wait in the system's queue.
  std::size_t connections = 256;
  /// Request line and headers together.
  std::size_t header_bytes = std::size_t{8} * 1024;
  /// From one answer (or the connection's beginning) to the end of the next request's headers.
  std::chrono::milliseconds request_time{15'000};
  /// To take one answer.
  std::chrono::milliseconds answer_time{60'000};
  /// A client that was refused may still be sending; what it sends is read and dropped for this long, since closing
  /// at once would destroy the answer on its way.
  std::chrono::milliseconds linger_time{2'000};
};

}  // namespace kalah::server
