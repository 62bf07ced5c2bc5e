// kalah.wasm: everything the page asks a core for, thinking included.
#include "capi/api.h"
#include "wasm/exports.h"

extern "C" __attribute__((import_module("env"), import_name("kalah_now_ms"))) double kalah_now_ms();

namespace kalah::wasm {
namespace {

// Fits the smallest phones beside the page, and holds a few seconds of search.
constexpr std::size_t kTableBytes = 16U << 20;

}  // namespace

std::string answer(const char* request, std::size_t size) {
  static Api api{kalah_now_ms, kTableBytes};
  return api.call({request, size});
}

}  // namespace kalah::wasm
