#include <unistd.h>

#include "apply.h"
#include "command.h"
#include "commands.h"
#include "line_reader.h"

int apply_command(int argc, char** argv) {
  CLI::App app("Reads lines RULES<TAB>POSITION<TAB>MOVES and prints the position after each.", "kalah apply");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  kalah::LineReader input(STDIN_FILENO);
  bool refused = false;
  while (const auto line = input.next()) {
    const kalah::LineAnswer answer = input.too_long()
                                         ? kalah::LineAnswer{"error: the line is longer than " +
                                                                 std::to_string(kalah::LineReader::kMaxLine) + " bytes",
                                                             true}
                                         : kalah::apply_line(*line);
    refused = refused || answer.refused;
    std::printf("%s\n", answer.text.c_str());
  }
  return refused ? kalah::kRefused : kalah::kFine;
}
