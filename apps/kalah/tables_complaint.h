#pragma once

#include <cstdio>
#include <functional>
#include <string>

namespace kalah {

/// Says on standard error what is wrong with the databases of `--tables`; the command goes on without them.
inline std::function<void(const std::string&)> tables_complaint(const char* command) {
  return [command](const std::string& what) { std::fprintf(stderr, "%s: --tables: %s\n", command, what.c_str()); };
}

}  // namespace kalah
