// kalah-rules.wasm: what a game needs before anybody thinks, small enough to be there with the page.
#include "calls/arguments.h"
#include "calls/rules_calls.h"
#include "core/text.h"
#include "wasm/exports.h"

namespace kalah::wasm {

std::string answer(const char* request, std::size_t size) {
  std::string_view rest(request, size);
  if (!is_utf8(rest)) return refusal("request", Error{"the request is not UTF-8"});
  const std::string_view method = next_argument(rest);
  if (auto reply = rules_call(method, rest)) return *std::move(reply);
  return unknown_method(method, {});
}

}  // namespace kalah::wasm
