#pragma once

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>

#include "core/text.h"
#include "kalah/status.h"

namespace kalah {

/// Exit statuses of every sub-command: docs/commands.md.
inline constexpr int kFine = 0;
inline constexpr int kRefused = 1;
inline constexpr int kWrongUsage = 2;
inline constexpr int kOurFault = 3;

/// For options that take any number of 64 bits: CLI11 alone reads -1 as one.
inline const CLI::Validator kSeedCheck{[](const std::string& text) {
                                         if (parse_number(text, UINT64_MAX)) return std::string();
                                         return kalah::quoted(text) + " is not allowed; allowed: 0.." +
                                                std::to_string(UINT64_MAX);
                                       },
                                       "NUMBER"};

/// Why a file cannot be written, so that it is told before the work and not after it; nothing if it can, as far as
/// anyone can know.
inline std::optional<std::string> unwritable(const std::string& file) {
  if (file.empty()) return "a file's name is missing";
  const std::filesystem::path path(file);
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  std::error_code failure;
  if (std::filesystem::is_directory(path, failure)) return kalah::quoted(file) + " is a folder";
  if (!std::filesystem::is_directory(folder, failure)) return "there is no folder " + kalah::quoted(folder.string());
  const bool there = std::filesystem::exists(path, failure);
  if (access(there ? file.c_str() : folder.c_str(), W_OK) != 0) return kalah::quoted(file) + " may not be written";
  return std::nullopt;
}

/// Reads the options; the exit status when the command must leave at once (wrong usage, or --help).
inline std::optional<int> parse_options(CLI::App& app, int argc, char** argv) {
  app.failure_message([](const CLI::App* command, const CLI::Error& error) {
    std::string name = command->get_name();
    for (const CLI::App* sub : command->get_subcommands()) name += " " + sub->get_name();
    return cat({name, ": ", error.what(), "\n", name, " --help lists the options\n"});
  });
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
