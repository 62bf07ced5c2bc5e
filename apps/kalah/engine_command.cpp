#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "engine/clock.h"
#include "line_reader.h"
#include "protocol/line_session.h"

namespace {

void print_line(std::string_view line) {
  const std::string whole = std::string(line) + "\n";
  std::fwrite(whole.data(), 1, whole.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

int engine_command(int argc, char** argv) {
  CLI::App app("Speaks the line protocol (docs/protocol.md) through standard input and output.", "kalah engine");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  kalah::LineSession session(kalah::steady_ms, print_line, KALAH_VERSION);
  kalah::LineReader input(STDIN_FILENO);
  while (const auto line = input.next()) {
    if (!session.handle(*line)) break;
  }
  session.quit();
  return session.refused() ? kalah::kRefused : kalah::kFine;
}
