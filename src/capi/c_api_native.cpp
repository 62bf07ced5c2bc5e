#include "kalah/c.h"

#include <string>

#include "capi/api.h"

extern "C" const char* kalah_call(const char* request, size_t size, size_t* reply_size) {
  constexpr std::size_t kTableBytes = 64U << 20;
  thread_local kalah::Api api(kalah::steady_ms, kTableBytes);
  thread_local std::string reply;
  reply = api.call({request, size});
  if (reply_size != nullptr) *reply_size = reply.size();
  return reply.c_str();
}
