#include "builder/available_memory.h"
#include "byte_size.h"
#include "command.h"
#include "commands.h"
#include "engine/clock.h"
#include "files.h"
#include "leave.h"
#include "line_reader.h"
#include "progress.h"
#include "protocol/turn.h"
#include "solve_lines.h"
#include "solve_proof.h"
#include "solver/checkpoint.h"
#include "solver/proof_writer.h"
#include "table/table_folder.h"
#include "threads.h"

namespace kalah {
namespace {

/// Part of the memory at hand that is taken where nothing is said.
constexpr double kUsualPart = 0.75;
/// A file of so many bytes holds what a job of weeks proves.
constexpr std::size_t kMostCheckpoint = std::size_t{4} << 30;

struct Options {
  std::string rules;
  std::string position = "start";
  bool moves = false;
  bool line = false;
  bool outcome = false;
  bool lines = false;
  std::optional<int> at_least;
  std::string tables;
  std::optional<int> seeds;
  int threads = 1;
  std::string memory;
  std::string checkpoint;
  /// A killed job loses at most what was proved in so many seconds, and what takes fewer nodes than are worth keeping.
  double save_every = 20;
  ProofWish proof;
};

std::string rate(std::uint64_t nodes, double milliseconds) {
  char text[64];
  std::snprintf(text, sizeof text, "%.2f s, %.2f M nodes a second", milliseconds / 1000,
                milliseconds > 0 ? static_cast<double>(nodes) / milliseconds / 1000 : 0.0);
  return text;
}

/// Tells the course of the work on standard error and keeps the checkpoint.
class Course final : public SolveWatch, public BuildWatch {
 public:
  Course(bool quiet, std::string file, double save_every)
      : quiet_(quiet), file_(std::move(file)), save_every_ms_(save_every * 1000) {}

  void keep(const Checkpoint* checkpoint) { checkpoint_ = checkpoint; }

  bool stop(std::uint64_t done, std::uint64_t all) override {
    if (!quiet_) progress_.at(done, all, "database", "positions");
    return leave_flag.load(std::memory_order_relaxed);
  }
  bool cancelled() override { return leave_flag.load(std::memory_order_relaxed); }
  void window(const SolveWindow& done) override {
    const double milliseconds = steady_ms() - begin_;
    begin_ = steady_ms();
    if (quiet_ || done.nodes == 0) return;
    progress_.line(cat({"is the future margin at least ", signed_number(done.beta), "? ", done.at_least ? "yes" : "no",
                        "; ", std::to_string(done.nodes), " nodes, ", rate(done.nodes, milliseconds)}));
  }
  bool tick(int beta, std::uint64_t nodes, int decided, int moves) override {
    if (!quiet_ && isatty(STDERR_FILENO) != 0) {
      std::fprintf(stderr, "\r\x1b[Kat least %+d: %d of %d sowings decided, %s", beta, decided, moves,
                   rate(nodes, steady_ms() - begin_).c_str());
    }
    if (checkpoint_ != nullptr && steady_ms() - saved_ >= save_every_ms_) save();
    return false;
  }
  void save() {
    if (checkpoint_ == nullptr) return;
    if (const Status status = write_file(file_, checkpoint_->bytes()); !status) {
      progress_.line(cat({"the checkpoint could not be written: ", status.error().message}));
      unsaved_ = true;
    } else {
      unsaved_ = false;
    }
    saved_ = steady_ms();
  }
  void say(const std::string& text) {
    if (!quiet_) progress_.line(text);
  }
  void end() { progress_.end(); }
  [[nodiscard]] bool unsaved() const { return unsaved_; }

 private:
  bool quiet_;
  std::string file_;
  double save_every_ms_;
  const Checkpoint* checkpoint_ = nullptr;
  Progress progress_;
  double begin_ = steady_ms();
  double saved_ = steady_ms();
  bool unsaved_ = false;
};

int answer_lines(const SolveOrder& order, const std::string& tables, Course& course) {
  SolveLines lines(order, tables, &course, &course);
  LineReader input(STDIN_FILENO);
  bool refused = false;
  std::uint64_t answered = 0;
  const double begin = steady_ms();
  while (const auto line = input.next()) {
    const LineAnswer answer = input.too_long() ? LineAnswer{"error: the line is too long", true} : lines.answer(*line);
    refused = refused || answer.refused;
    std::printf("%s\n", answer.text.c_str());
    // The next one may take hours.
    std::fflush(stdout);
    ++answered;
  }
  std::fprintf(stderr, "%llu lines, %llu nodes, %s\n", static_cast<unsigned long long>(answered),
               static_cast<unsigned long long>(lines.nodes()), rate(lines.nodes(), steady_ms() - begin).c_str());
  return refused ? kRefused : kFine;
}

void print_at_least(int asked, bool held) {
  std::printf("at-least\t%s\t%s\n", signed_number(asked).c_str(), held ? "yes" : "no");
}

void print_outcome(bool won, bool held) { std::printf("outcome\t%s\n", won ? "win" : held ? "draw" : "loss"); }

/// What was asked for of a given position that has already ended; no sowing and no turn is left to tell.
void print_ended(const Options& options, int margin) {
  if (options.at_least) return print_at_least(*options.at_least, margin >= *options.at_least);
  if (options.outcome) return print_outcome(margin > 0, margin >= 0);
  std::printf("value\t%s\n", signed_number(margin).c_str());
}

/// Prints what was asked for and answers what that says of the value; nothing if the work was stopped before.
std::optional<ProofClaim> print_answers(const Options& options, const Game& game, GameSolver& solver, Course& course) {
  if (options.at_least) {
    const auto held = solver.at_least(game, *options.at_least, &course);
    if (!held) return std::nullopt;
    print_at_least(*options.at_least, *held);
    return *held ? ProofClaim{options.at_least, {}} : ProofClaim{{}, *options.at_least - 1};
  }
  if (options.outcome) {
    const auto won = solver.at_least(game, 1, &course);
    const auto held = !won || *won ? won : solver.at_least(game, 0, &course);
    if (!held) return std::nullopt;
    print_outcome(*won, *held);
    return *won ? ProofClaim{1, {}} : *held ? ProofClaim{0, 0} : ProofClaim{{}, -1};
  }
  const auto value = solver.value(game, &course);
  if (!value) return std::nullopt;
  std::printf("value\t%s\n", signed_number(*value).c_str());
  std::fflush(stdout);
  if (options.line) {
    const auto line = solver.line(game, &course);
    if (!line) return std::nullopt;
    std::printf("line\t%s\n", print_line(game, *line).c_str());
  }
  if (options.moves) {
    const auto turns = solver.turns(game, &course);
    if (!turns) return std::nullopt;
    for (const TurnValue& turn : *turns) {
      std::printf("%s\t%s\n", print_turn(turn.turn).c_str(), signed_number(turn.margin).c_str());
    }
  }
  return ProofClaim{value, value};
}

int solve(const CLI::App& app, const Options& options, const Game& game, const SolveOrder& order) {
  Course course(false, options.checkpoint, options.save_every);
  const int seeds = seeds_in_pits(game.rules(), game.position());
  if (const auto plan = Solver::plan(game.rules(), seeds, order)) {
    course.say(
        cat({"a database of ", std::to_string(plan->database_seeds), " seeds, ", plan->read ? "read, " : "built, ",
             print_byte_size(plan->database_bytes), "; a table of at most ", print_byte_size(plan->table_bytes), "; ",
             std::to_string(order.threads), order.threads == 1 ? " thread" : " threads"}));
  }
  auto solver = GameSolver::make(game.rules(), seeds, order, &course);
  if (!solver) return refuse(app, solver.error().message);
  std::unique_ptr<Checkpoint> checkpoint;
  if (!options.checkpoint.empty()) {
    Solver* const inner = (*solver)->solver();
    if (inner == nullptr) return refuse(app, "--checkpoint: these rules are solved without results that could be kept");
    checkpoint = std::make_unique<Checkpoint>(value_key(game.rules()), game.rules().pits);
    if (std::filesystem::exists(options.checkpoint)) {
      const auto text = read_file(options.checkpoint, kMostCheckpoint);
      if (!text) return refuse(app, "--checkpoint: " + text.error().message);
      if (const Status status = checkpoint->read(*text); !status) {
        return refuse(app, cat({"--checkpoint: ", options.checkpoint, ": ", status.error().message}));
      }
      checkpoint->fill(inner->table(), inner->numbers());
      course.say(cat({options.checkpoint, ": going on from ", std::to_string(checkpoint->size()), " results"}));
    }
    inner->keep_in(checkpoint.get());
    course.keep(checkpoint.get());
  }
  const auto answered = print_answers(options, game, **solver, course);
  course.save();
  course.end();
  if (!answered) {
    const std::string kept = checkpoint ? cat({"; ", options.checkpoint, " holds what was proved"}) : "";
    return refuse(app, leave_flag.load() ? "stopped" + kept : "the search ended without a proof");
  }
  course.say(cat({std::to_string((*solver)->nodes()), " nodes in all"}));
  if (!options.proof.file.empty()) {
    const Status status = write_wished_proof(options.proof, *(*solver)->solver(), game, *answered);
    if (!status) return refuse(app, status.error().message);
  }
  return course.unsaved() ? kOurFault : kFine;
}

}  // namespace
}  // namespace kalah

int solve_command(int argc, char** argv) {
  using kalah::cat;
  kalah::Options options;
  options.threads = kalah::usual_threads();
  CLI::App app("Finds the exact value of a position of two players.", "kalah solve");
  auto* rules_option = app.add_option("--rules", options.rules, "Rules or a preset");
  app.add_option("--position", options.position, "Position, or start")->capture_default_str();
  auto* moves = app.add_flag("--moves", options.moves, "Also the value of every complete first turn");
  auto* line = app.add_flag("--line", options.line, "Also best play to the end");
  auto* at_least = app.add_option("--at-least", options.at_least, "Only whether the value is at least this")
                       ->check(CLI::Range(-65535, 65535));
  auto* outcome = app.add_flag("--outcome", options.outcome, "Only whether it is a win, a draw or a loss");
  at_least->excludes(moves, line, outcome);
  outcome->excludes(moves, line);
  auto* lines = app.add_flag("--lines", options.lines, "Reads lines RULES<TAB>POSITION, prints a value a line");
  lines->excludes(rules_option, moves, line, at_least, outcome);
  app.add_option("--tables", options.tables, "Folder of endgame databases to use instead of building one");
  app.add_option("--seeds", options.seeds, "Seeds of the database, 0 to 60; without it as many as pay");
  app.add_option("--threads", options.threads, "That work together")->check(CLI::Range(1, 64))->capture_default_str();
  app.add_option("--memory", options.memory, "For database and table, such as 4G; without it 3/4 of what is free");
  auto* checkpoint =
      app.add_option("--checkpoint", options.checkpoint, "File to keep what is proved, and to go on from");
  checkpoint->excludes(lines);
  app.add_option("--save-every", options.save_every, "Seconds from one writing of the checkpoint to the next")
      ->needs(checkpoint)
      ->check(CLI::Range(0.05, 60.0))
      ->capture_default_str();
  auto* proof = app.add_option("--proof", options.proof.file, "File for a proof, which kalah check-proof checks");
  proof->excludes(lines);
  app.add_flag("--no-tables", options.proof.no_tables, "The proof goes on to the end of the game in every line")
      ->needs(proof);
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  if (!options.lines && options.rules.empty()) {
    std::fprintf(stderr, "kalah solve: --rules is required (or --lines)\n");
    return kalah::kWrongUsage;
  }

  kalah::SolveOrder order;
  order.seeds = options.seeds;
  order.threads = options.threads;
  order.memory = static_cast<std::uint64_t>(static_cast<double>(kalah::available_memory()) * kalah::kUsualPart);
  if (!options.memory.empty()) {
    const auto size = kalah::parse_byte_size(options.memory);
    if (!size) return kalah::refuse(app, "--memory: " + size.error().message);
    order.memory = *size;
  }
  if (options.lines) {
    kalah::Course course(true, {}, options.save_every);
    return kalah::answer_lines(order, options.tables, course);
  }
  const auto rules = kalah::parse_rules(options.rules);
  if (!rules) return kalah::refuse(app, "--rules: " + rules.error().message);
  const auto start = kalah::parse_start(*rules, options.position, 0);
  if (!start) return kalah::refuse(app, "--position: " + start.error().message);
  const kalah::Game game(*rules, *start);
  const auto ended = kalah::GameSolver::ended(game);
  if (game.over() && !ended) return kalah::refuse(app, "the game is over: nobody is to move");
  if (!options.checkpoint.empty()) {
    if (const auto why = kalah::unwritable(options.checkpoint)) return kalah::refuse(app, "--checkpoint: " + *why);
  }
  if (proof->count() > 0) {
    if (const kalah::Status status = kalah::check_proof_game(game); !status) {
      return kalah::refuse(app, "--proof: " + status.error().message);
    }
    if (const auto why = kalah::unwritable(options.proof.file)) return kalah::refuse(app, "--proof: " + *why);
  }
  if (ended) {
    kalah::print_ended(options, *ended);
    return kalah::kFine;
  }
  if (!options.tables.empty()) {
    auto table = kalah::open_table_for(*rules, options.tables);
    if (!table) return kalah::refuse(app, "--tables: " + table.error().message);
    order.table = std::move(*table);
  }
  if (!kalah::leave_on_signals()) return kalah::kOurFault;
  return kalah::solve(app, options, game, order);
}
