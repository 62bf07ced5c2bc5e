#include "command.h"
#include "commands.h"
#include "core/text.h"
#include "engine/clock.h"
#include "engine/databases.h"
#include "engine/folder_tables.h"
#include "kalah/game.h"
#include "leave.h"
#include "tables_complaint.h"

namespace kalah {
namespace {

/// Bound of an analysis that is given none.
constexpr int kUsualMs = 5000;
constexpr std::size_t kTableBytes = std::size_t{256} << 20;
/// 20 seeds on boards of 6 pits, 230 MB: analysis has more time than a player.
constexpr std::uint64_t kPositions = 226'000'000;

std::string line_text(const std::vector<Move>& line) {
  std::string text;
  for (const Move move : line) text += (text.empty() ? "" : " ") + print_move(move);
  return text;
}

void print(const Rules& rules, const Analysis& analysis) {
  for (const RootMove& move : analysis.moves) {
    std::printf("%s\t%s\t%s\t%s\n", print_move(move.move).c_str(), print_margin(rules, move.value.margin).c_str(),
                move.value.exact ? "exact" : "estimate", line_text(move.line).c_str());
  }
}

}  // namespace
}  // namespace kalah

int analyze_command(int argc, char** argv) {
  std::string rules_text;
  std::string position_text = "start";
  std::string moves_text;
  int time_ms = 0;
  int depth = 0;
  std::string tables;
  CLI::App app("Values every legal sowing of a position, the best first.", "kalah analyze");
  app.add_option("--rules", rules_text, "Rules, such as 6x4,capture=always")->required();
  app.add_option("--position", position_text, "Position, or start")->capture_default_str();
  app.add_option("--moves", moves_text, "Sowings played from there, such as 3,6,2");
  app.add_option("--time", time_ms, "Milliseconds; without --depth and --time 5000")
      ->check(CLI::Range(1, kalah::kMaxTimeMs));
  app.add_option("--depth", depth, "Sowings to look ahead")->check(CLI::Range(1, kalah::kMaxDepth));
  app.add_option("--tables", tables, "Folder of endgame databases to look values up in");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto rules = kalah::parse_rules(rules_text);
  if (!rules) return kalah::refuse(app, "--rules: " + rules.error().message);
  const auto start = kalah::parse_start(*rules, position_text, 0);
  if (!start) return kalah::refuse(app, "--position: " + start.error().message);
  const auto moves = kalah::parse_moves(*rules, moves_text);
  if (!moves) return kalah::refuse(app, "--moves: " + moves.error().message);
  const auto game = kalah::replay(*rules, *start, *moves);
  if (!game) return kalah::refuse(app, "--moves: " + game.error().message);
  if (game->over()) return kalah::refuse(app, "the game is over: no sowing is left to value");

  if (depth == 0 && time_ms == 0) time_ms = kalah::kUsualMs;
  // Ctrl-C ends the thought; what it has found is told.
  if (!kalah::leave_on_signals()) return kalah::kOurFault;
  kalah::Deadline deadline(kalah::steady_ms, time_ms > 0 ? time_ms : kalah::kForeverMs, &kalah::leave_flag);
  kalah::Databases databases(kalah::kPositions);
  if (!tables.empty()) databases.use(kalah::tables_in(tables, kalah::tables_complaint("kalah analyze")));
  kalah::Table table(kalah::kTableBytes);
  kalah::Limits limits;
  limits.depth = depth;
  limits.signal = &deadline;
  const kalah::Prober* prober =
      databases.prober(*rules, kalah::total_seeds(*rules, game->position()), kalah::expected_ms(time_ms, 0, depth),
                       time_ms > 0 ? kalah::steady_ms : nullptr, &kalah::leave_flag);
  const kalah::Analysis analysis = kalah::search_all(*game, limits, table, prober);
  kalah::print(*rules, analysis);
  std::fprintf(stderr, "depth %d, %llu nodes\n", analysis.depth, static_cast<unsigned long long>(analysis.nodes));
  return kalah::kFine;
}
