#pragma once

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>

#include "kalah/status.h"

namespace kalah {

/// Exit statuses of every sub-command: docs/commands.md.
inline constexpr int kFine = 0;
inline constexpr int kRefused = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kOurFault = 3;

/// Reads the options; the exit status when the command must leave at once (wrong usage, or --help).
inline std::optional<int> parse_options(CLI::App& app, int argc, char** argv) {
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kFine : kWrongUsage;
  }
  return std::nullopt;
}

/// Says why an input was refused.
inline int refuse(const CLI::App& app, const std::string& message) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s: %s\n", app.get_name().c_str(), message.c_str());
  return kRefused;
}

}  // namespace kalah
