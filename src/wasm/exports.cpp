// The surface of a WebAssembly module: the page writes a request into memory it asked for, calls, and reads the reply.
#include "wasm/exports.h"

#include <cstddef>
#include <string>

namespace {

struct Memory {
  std::string request;
  std::string reply;
};

Memory& memory() {
  static Memory instance;
  return instance;
}

}  // namespace

extern "C" {

/// Room for a request of `size` bytes, valid until the next call of this function.
__attribute__((export_name("kalah_alloc"))) char* kalah_alloc(std::size_t size) {
  memory().request.resize(size);
  return memory().request.data();
}

/// Answers the request at `request`; the reply stays valid until the next call.
__attribute__((export_name("kalah_call"))) const char* kalah_wasm_call(const char* request, std::size_t size) {
  memory().reply = kalah::wasm::answer(request, size);
  return memory().reply.data();
}

/// Bytes of the latest reply.
__attribute__((export_name("kalah_reply_size"))) std::size_t kalah_reply_size() { return memory().reply.size(); }

}  // extern "C"
