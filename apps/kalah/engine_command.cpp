#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "engine/clock.h"
#include "engine/folder_tables.h"
#include "line_reader.h"
#include "protocol/line_session.h"
#include "tables_complaint.h"

namespace {

void print_line(std::string_view line) {
  const std::string whole = std::string(line) + "\n";
  std::fwrite(whole.data(), 1, whole.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

int engine_command(int argc, char** argv) {
  CLI::App app("Speaks the line protocol (docs/protocol.md) through standard input and output.", "kalah engine");
  std::string tables;
  app.add_option("--tables", tables, "Folder of endgame databases to look values up in");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  kalah::LineSession session(kalah::steady_ms, print_line, KALAH_VERSION);
  if (!tables.empty()) session.use_tables(kalah::tables_in(tables, kalah::tables_complaint("kalah engine")));
  kalah::LineReader input(STDIN_FILENO);
  while (const auto line = input.next()) {
    if (!session.handle(*line)) break;
  }
  session.quit();
  return session.refused() ? kalah::kRefused : kalah::kFine;
}
