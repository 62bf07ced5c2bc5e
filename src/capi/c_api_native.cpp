#include "kalah/c.h"

#include <chrono>
#include <string>

#include "capi/api.h"

namespace {

double steady_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

extern "C" const char* kalah_call(const char* request, size_t size, size_t* reply_size) {
  constexpr std::size_t kTableBytes = 64U << 20;
  thread_local kalah::Api api(steady_ms, kTableBytes);
  thread_local std::string reply;
  reply = api.call({request, size});
  if (reply_size != nullptr) *reply_size = reply.size();
  return reply.c_str();
}
