#pragma once

#include <cstddef>
#include <string>

namespace kalah::wasm {

/// The reply to a request of docs/page-api.md; each module has its own.
std::string answer(const char* request, std::size_t size);

}  // namespace kalah::wasm
