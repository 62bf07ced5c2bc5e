#include <unistd.h>

#include <limits>

#include "command.h"
#include "commands.h"
#include "engine/clock.h"
#include "files.h"
#include "leave.h"
#include "match/match.h"

namespace {

struct Options {
  std::string rules = "modern";
  std::string first;
  std::string second;
  std::size_t games = 20;
  std::string openings;
  int plies = 4;
  std::string sprt;
  std::string save;
};

kalah::Result<std::vector<kalah::MatchStart>> openings_of(const Options& options, const kalah::MatchSetup& setup) {
  if (options.openings.empty()) {
    return kalah::random_openings(setup.rules, (options.games + 1) / 2, options.plies, setup.seed);
  }
  const auto text = kalah::read_file(options.openings);
  if (!text) return text.error();
  auto openings = kalah::read_openings(setup.rules, *text);
  if (!openings) return kalah::Error{options.openings + ": " + openings.error().message};
  return openings;
}

/// Reads what the options say; the message of a refusal, empty if there is none.
std::string set_up(const Options& options, kalah::MatchSetup& setup) {
  const auto rules = kalah::parse_rules(options.rules);
  if (!rules) return "--rules: " + rules.error().message;
  setup.rules = *rules;
  const auto first = kalah::parse_contestant(options.first);
  if (!first) return "--first: " + first.error().message;
  const auto second = kalah::parse_contestant(options.second);
  if (!second) return "--second: " + second.error().message;
  setup.sides = {*first, *second};
  if (options.games % 2 != 0) return "--games: games come in pairs; an even number is needed";
  setup.games = options.games;
  if (!options.sprt.empty()) {
    const auto sprt = kalah::parse_sprt(options.sprt);
    if (!sprt) return "--sprt: " + sprt.error().message;
    setup.sprt = *sprt;
  }
  auto openings = openings_of(options, setup);
  if (!openings) return (options.openings.empty() ? "--plies: " : "--openings: ") + openings.error().message;
  setup.openings = std::move(*openings);
  return {};
}

/// Tells the course of a match on standard error: one line that changes on a terminal, a line a game elsewhere.
class Course {
 public:
  Course(const kalah::MatchSetup& setup, std::FILE* records)
      : names_{setup.sides[0].name, setup.sides[1].name}, games_(setup.games), records_(records) {}

  void game_over(const kalah::GameResult& result, const kalah::Tally& tally) {
    if (records_ != nullptr) {
      const std::string text = (tally.games() > 1 ? "\n" : "") + kalah::write_record(result.record);
      if (std::fwrite(text.data(), 1, text.size(), records_) != text.size() || std::fflush(records_) != 0) {
        unwritten_ = true;
      }
    }
    if (terminal_ && !result.fault) return;
    if (terminal_) std::fputs("\r\x1b[K", stderr);
    std::fprintf(stderr, "%s", (kalah::print_game(result, names_) + "\n").c_str());
    if (!terminal_ && tally.games() % 10 == 0) std::fprintf(stderr, "%s\n", progress(tally).c_str());
  }

  void tick(const kalah::Tally& tally) {
    if (terminal_) std::fprintf(stderr, "\r\x1b[K%s", progress(tally).c_str());
  }

  void end() const {
    if (terminal_) std::fputs("\r\x1b[K", stderr);
  }
  [[nodiscard]] bool unwritten() const { return unwritten_; }

 private:
  [[nodiscard]] std::string progress(const kalah::Tally& tally) const {
    return kalah::print_progress(tally, games_, kalah::steady_ms() - begin_);
  }

  std::array<std::string, 2> names_;
  std::size_t games_;
  std::FILE* records_;
  double begin_ = kalah::steady_ms();
  bool terminal_ = isatty(STDERR_FILENO) != 0;
  bool unwritten_ = false;
};

int run(const CLI::App& app, const Options& options, const kalah::MatchSetup& setup) {
  std::FILE* records = nullptr;
  if (!options.save.empty()) {
    records = std::fopen(options.save.c_str(), "wbe");
    if (records == nullptr) return kalah::refuse(app, "--save: " + options.save + " cannot be written");
  }
  Course course(setup, records);
  const kalah::MatchListener listener{
      [&](const kalah::GameResult& result, const kalah::Tally& tally) { course.game_over(result, tally); },
      [&](const kalah::Tally& tally) { course.tick(tally); }};
  const kalah::Tally tally = kalah::play_match(setup, listener, kalah::leave_flag);
  course.end();
  const bool closed = records == nullptr || std::fclose(records) == 0;
  std::fputs(kalah::print_tally(tally, {setup.sides[0].name, setup.sides[1].name}, setup.sprt).c_str(), stdout);
  if (course.unwritten() || !closed) {
    std::fprintf(stderr, "kalah match: %s could not be written\n", options.save.c_str());
    return kalah::kOurFault;
  }
  return kalah::kFine;
}

}  // namespace

int match_command(int argc, char** argv) {
  Options options;
  kalah::MatchSetup setup;
  setup.now = kalah::steady_ms;
  CLI::App app("Plays pairs of games with exchanged sides and says who is stronger.", "kalah match");
  app.add_option("--rules", options.rules, "Rules or a preset")->capture_default_str();
  app.add_option("--first", options.first, "A player, or exec:COMMAND for a program of the line protocol")->required();
  app.add_option("--second", options.second, "The same for the other side")->required();
  app.add_option("--games", options.games, "How many, an even number")
      ->check(CLI::Range(std::size_t{2}, std::size_t{1'000'000}))
      ->capture_default_str();
  app.add_option("--openings", options.openings, "File with a line of moves or a position for each pair");
  app.add_option("--plies", options.plies, "Without a file: random sowings that begin a pair")
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  app.add_option("--sprt", options.sprt, "elo0,elo1,alpha,beta: stop as soon as this test is decided");
  app.add_option("--concurrency", setup.concurrency, "Games at a time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_option("--movetime", setup.bounds.movetime_ms, "Milliseconds a turn")
      ->check(CLI::Range(1, kalah::kMaxTimeMs));
  app.add_option("--nodes", setup.bounds.nodes, "Nodes a turn")
      ->check(CLI::Range(std::uint64_t{1}, std::numeric_limits<std::uint64_t>::max()));
  app.add_option("--depth", setup.bounds.depth, "Depth of each sowing")->check(CLI::Range(1, kalah::kMaxDepth));
  app.add_option("--patience", setup.bounds.patience_ms, "Milliseconds beyond its time after which a program hangs")
      ->check(CLI::Range(1, kalah::kMaxTimeMs))
      ->capture_default_str();
  app.add_option("--table", setup.bounds.table_mib, "MiB that a player of ours may fill in a game")
      ->check(CLI::Range(1, 65536))
      ->capture_default_str();
  app.add_option("--seed", setup.seed, "Number that openings and choices among equals follow from")
      ->check(kalah::kSeedCheck)
      ->capture_default_str();
  app.add_option("--save", options.save, "Write the games to this file, an empty line between them");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  if (app.count("--save") > 0 && options.save.empty()) return kalah::refuse(app, "--save: a file's name is missing");
  if (const std::string refusal = set_up(options, setup); !refusal.empty()) return kalah::refuse(app, refusal);
  if (!kalah::leave_on_signals()) return kalah::kOurFault;
  for (const std::size_t side : {0U, 1U}) {
    const kalah::Status begins =
        kalah::try_contestant(setup.sides[side], setup.bounds, kalah::steady_ms, kalah::leave_flag);
    if (!begins) return kalah::refuse(app, (side == 0 ? "--first: " : "--second: ") + begins.error().message);
  }
  return run(app, options, setup);
}
