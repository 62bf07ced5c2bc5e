#include <chrono>
#include <cinttypes>

#include "command.h"
#include "commands.h"
#include "kalah/game.h"
#include "kalah/perft.h"

int perft_command(int argc, char** argv) {
  std::string rules_text;
  std::string position_text = "start";
  int depth = 0;
  bool general = false;
  CLI::App app("Counts the legal sequences of sowings, playing every one.", "kalah perft");
  app.add_option("--rules", rules_text, "Rules, such as 6x4,capture=always")->required();
  app.add_option("--position", position_text, "Position, or start")->capture_default_str();
  app.add_option("--depth", depth, "Longest sequence")->required()->check(CLI::Range(1, 60));
  app.add_flag("--general", general, "Leave the fast path of two players and 6 pits alone");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto rules = kalah::parse_rules(rules_text);
  if (!rules) return kalah::refuse(app, "--rules: " + rules.error().message);
  const auto start = kalah::parse_start(*rules, position_text, 0);
  if (!start) return kalah::refuse(app, "--position: " + start.error().message);
  const kalah::Game game(*rules, *start);

  std::uint64_t played = 0;
  std::chrono::duration<double> spent{};
  for (int d = 1; d <= depth; ++d) {
    const auto begin = std::chrono::steady_clock::now();
    const kalah::PerftResult result = kalah::perft(*rules, game.position(), d, general);
    spent += std::chrono::steady_clock::now() - begin;
    played += result.played;
    std::printf("%d\t%" PRIu64 "\n", d, result.count);
    std::fflush(stdout);
  }
  const double speed = spent.count() > 0 ? static_cast<double>(played) / spent.count() : 0;
  std::printf("speed\t%.0f\n", speed);
  return kalah::kFine;
}
