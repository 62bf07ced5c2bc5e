#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <ctime>
#include <random>

#include "command.h"
#include "commands.h"
#include "engine/folder_tables.h"
#include "line_reader.h"
#include "tables_complaint.h"
#include "terminal/session.h"

namespace {

// A signal raises the flag, which ends thinking, and writes into the pipe, which ends waiting for a line.
std::atomic<bool> leave_flag{false};
std::array<int, 2> wake_pipe{-1, -1};

void on_signal(int) {
  leave_flag.store(true, std::memory_order_relaxed);
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = write(wake_pipe[1], &byte, 1);
}

bool catch_signals() {
  if (pipe2(wake_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return false;
  struct sigaction action = {};
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  // The game is saved even when whoever reads the output has gone.
  struct sigaction ignore = {};
  ignore.sa_handler = SIG_IGN;
  return sigaction(SIGINT, &action, nullptr) == 0 && sigaction(SIGTERM, &action, nullptr) == 0 &&
         sigaction(SIGHUP, &action, nullptr) == 0 && sigaction(SIGPIPE, &ignore, nullptr) == 0;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  std::array<char, 16> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", &local)};
}

struct Options {
  std::string rules = "modern";
  std::string position;
  std::array<std::string, 4> seats{"person", "level-3", "level-3", "level-3"};
  std::string save;
  std::string load;
  std::string tables;
  bool classic = false;
  std::uint64_t seed = 0;
};

/// Plays until someone leaves or the game is over without a person.
void run(kalah::Session& session) {
  const bool terminal = isatty(STDIN_FILENO) != 0;
  kalah::LineReader input(STDIN_FILENO, wake_pipe[0]);
  std::fputs(session.greeting().c_str(), stdout);
  while (!session.done() && !leave_flag.load(std::memory_order_relaxed)) {
    if (session.computer_to_move()) {
      std::fflush(stdout);
      std::fputs(session.think(leave_flag).c_str(), stdout);
      continue;
    }
    if (terminal) std::fputs(session.prompt().c_str(), stdout);
    const auto line = input.next();
    if (!line) break;
    std::fputs(session.handle(*line).c_str(), stdout);
  }
  if (terminal) std::fputc('\n', stdout);
  std::fflush(stdout);
}

}  // namespace

int play_command(int argc, char** argv) {
  Options options;
  options.seed = std::random_device{}();
  CLI::App app("A game in the terminal.", "kalah play");
  app.add_option("--rules", options.rules, "Rules or a preset")->capture_default_str();
  app.add_option("--position", options.position, "Begin from this position");
  app.add_option("--south,--player1", options.seats[0],
                 "person, or a player with its options, such as level-3 or alpha-beta:depth=5 (docs/players.md)")
      ->capture_default_str();
  app.add_option("--north,--player2", options.seats[1], "The same for North")->capture_default_str();
  app.add_option("--player3", options.seats[2], "The same, with three or four players")->capture_default_str();
  app.add_option("--player4", options.seats[3], "The same, with four players")->capture_default_str();
  app.add_option("--save", options.save, "Write the game to this file on leaving, however that comes");
  app.add_option("--load", options.load, "Go on with the game of this file");
  app.add_flag("--classic-log", options.classic, "Log turns as A = 1,2");
  app.add_option("--seed", options.seed, "Number that deals, lots and choices among equals follow from")
      ->check(kalah::kSeedCheck);
  app.add_option("--tables", options.tables, "Folder of endgame databases for the computer players");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;

  if (app.count("--save") > 0) {
    if (const auto why = kalah::unwritable(options.save)) return kalah::refuse(app, "--save: " + *why);
  }
  kalah::SessionOptions setup;
  const auto rules = kalah::parse_rules(options.rules);
  if (!rules) return kalah::refuse(app, "--rules: " + rules.error().message);
  setup.rules = *rules;
  if (!options.load.empty() && (app.count("--rules") > 0 || app.count("--position") > 0)) {
    return kalah::refuse(app, "--load: the file says rules and start; leave out --rules and --position");
  }
  constexpr std::array<const char*, 4> kSeatNames{"--south", "--north", "--player3", "--player4"};
  setup.chosen.resize(kSeatNames.size());
  for (std::size_t player = 0; player < kSeatNames.size(); ++player) {
    const auto seat = kalah::parse_seat(options.seats[player]);
    if (!seat) return kalah::refuse(app, std::string(kSeatNames[player]) + ": " + seat.error().message);
    if (player < setup.rules.players) setup.seats.push_back(*seat);
    if (app.count(kSeatNames[player]) > 0) setup.chosen[player] = *seat;
  }
  for (std::size_t player = setup.rules.players; player < kSeatNames.size(); ++player) {
    if (app.count(kSeatNames[player]) == 0 || !options.load.empty()) continue;
    return kalah::refuse(
        app, kalah::cat({kSeatNames[player], ": these rules have ", std::to_string(setup.rules.players), " players"}));
  }
  if (rules->start == kalah::Start::kSet && options.position.empty() && options.load.empty()) {
    return kalah::refuse(app, "start=set needs --position or --load");
  }
  setup.classic_log = options.classic;
  setup.seed = options.seed;
  setup.date = today();
  setup.now = kalah::steady_ms;
  if (!options.tables.empty()) setup.tables = kalah::tables_in(options.tables, kalah::tables_complaint("kalah play"));
  if (!catch_signals()) return kalah::kOurFault;

  kalah::Session session(std::move(setup));
  if (!options.position.empty()) {
    const auto start = kalah::parse_start(*rules, options.position, 0);
    if (!start) return kalah::refuse(app, "--position: " + start.error().message);
    session.start_from(*start);
  }
  if (!options.load.empty()) {
    if (const auto status = session.load(options.load); !status)
      return kalah::refuse(app, "--load: " + status.error().message);
  }
  run(session);
  if (options.save.empty()) return kalah::kFine;
  const auto status = session.save(options.save);
  if (!status) return kalah::refuse(app, "--save: " + status.error().message);
  std::fprintf(stderr, "saved to %s\n", options.save.c_str());
  return kalah::kFine;
}
