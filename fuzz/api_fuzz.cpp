#include <string>

#include "fuzz/require.h"
#include "kalah/c.h"

// The text call: any request is answered by one JSON object. Thinking and bench take their time by design and are left
// out.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view request = fuzz_text(data, size);
  if (request.starts_with("think") || request.starts_with("bench")) return 0;
  std::size_t reply_size = 0;
  const char* reply = kalah_call(request.data(), request.size(), &reply_size);
  require(reply_size >= 2 && reply[0] == '{' && reply[reply_size - 1] == '}' && reply[reply_size] == '\0');
  return 0;
}
