#include <unistd.h>

#include <chrono>

#include "command.h"
#include "commands.h"
#include "line_reader.h"
#include "protocol/line_session.h"

namespace {

double steady_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void print_line(std::string_view line) {
  const std::string whole = std::string(line) + "\n";
  std::fwrite(whole.data(), 1, whole.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

int engine_command(int argc, char** argv) {
  CLI::App app("Speaks the line protocol (docs/protocol.md) through standard input and output.", "kalah engine");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  kalah::LineSession session(steady_ms, print_line, KALAH_VERSION);
  kalah::LineReader input(STDIN_FILENO);
  while (const auto line = input.next()) {
    if (!session.handle(*line)) break;
  }
  session.quit();
  return session.refused() ? kalah::kRefused : kalah::kFine;
}
