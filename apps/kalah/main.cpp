#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string_view>

#include "command.h"
#include "commands.h"
#include "serve_command.h"

namespace {

struct SubCommand {
  std::string_view name;
  const char* what;
  int (*run)(int, char**);
};

constexpr std::array<SubCommand, 15> kSubCommands{{
    {"play", "a game in the terminal", play_command},
    {"serve", "the game as a web page", serve_command},
    {"apply", "lines RULES<TAB>POSITION<TAB>MOVES to positions", apply_command},
    {"analyze", "the value of every legal sowing", analyze_command},
    {"solve", "exact values", solve_command},
    {"check-proof", "whether the proof of an exact value holds", check_proof_command},
    {"perft", "count sequences of sowings", perft_command},
    {"convert", "game records, positions and KGP boards into one another", convert_command},
    {"table", "endgame databases in files", table_command},
    {"engine", "the line protocol, for other programs", engine_command},
    {"agent", "an agent of the Manchester protocol", agent_command},
    {"match", "pairs of games between two players or programs", match_command},
    {"kgp", "plays on a server of the Kalah Game Protocol", kgp_command},
    {"kgp-server", "a server of the Kalah Game Protocol", kgp_server_command},
    {"bench", "the signature and the speed of the search", bench_command},
}};

void print_usage(std::FILE* to) {
  std::fputs("usage: kalah COMMAND [OPTIONS]\n\ncommands:\n", to);
  for (const SubCommand& command : kSubCommands) {
    std::fprintf(to, "  %-11.*s %s\n", static_cast<int>(command.name.size()), command.name.data(), command.what);
  }
  std::fputs("\n`kalah COMMAND --help` lists the options of a command.\n", to);
}

/// Descriptors 0 to 2 that the caller closed are opened on nothing, so that no pipe or socket of ours takes their
/// place.
void open_standard_files() {
  for (int descriptor = open("/dev/null", O_RDWR); descriptor >= 0; descriptor = open("/dev/null", O_RDWR)) {
    if (descriptor <= STDERR_FILENO) continue;
    close(descriptor);
    return;
  }
}

}  // namespace

int main(int argc, char** argv) {
  open_standard_files();
  if (argc < 2) {
    print_usage(stderr);
    return kalah::kWrongUsage;
  }
  const std::string_view name = argv[1];
  if (name == "--help" || name == "-h" || name == "help") {
    print_usage(stdout);
    return kalah::kFine;
  }
  if (name == "--version") {
    std::puts("kalah " KALAH_VERSION);
    return kalah::kFine;
  }
  const auto command = std::ranges::find(kSubCommands, name, &SubCommand::name);
  if (command == kSubCommands.end()) {
    std::fprintf(stderr, "kalah: '%s' is no command\n", argv[1]);
    print_usage(stderr);
    return kalah::kWrongUsage;
  }
  try {
    const int status = command->run(argc - 1, argv + 1);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    std::fprintf(stderr, "kalah: the output could not be written: %s\n", std::strerror(errno));
    return kalah::kOurFault;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "kalah: a fault of the program: %s\n", error.what());
    return kalah::kOurFault;
  }
}
