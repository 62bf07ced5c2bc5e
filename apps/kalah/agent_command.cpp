#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "engine/thinker.h"
#include "line_reader.h"
#include "protocol/manchester.h"

namespace {

struct Options {
  std::string player = "engine";
  double time_ms = kalah::ManchesterAgent::kGameMs;
  int threads = 1;
  std::size_t table_mib = 256;
  std::uint64_t seed = 0;
};

}  // namespace

int agent_command(int argc, char** argv) {
  Options options;
  CLI::App app("Plays as an agent of the Manchester engine-agent protocol (docs/protocol.md).", "kalah agent");
  app.add_option("--player", options.player, "Who plays")->capture_default_str();
  app.add_option("--time", options.time_ms, "Milliseconds for all moves of a game")
      ->check(CLI::Range(100.0, kalah::ManchesterAgent::kGameMs))
      ->capture_default_str();
  app.add_option("--threads", options.threads, "That think together")->check(CLI::Range(1, 64))->capture_default_str();
  app.add_option("--table", options.table_mib, "MiB for what is learned")
      ->check(CLI::Range(1, 65536))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "Decides among equals")->check(kalah::kSeedCheck)->capture_default_str();
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto player = kalah::parse_player(options.player);
  if (!player) return kalah::refuse(app, "--player: " + player.error().message);

  kalah::Thinker thinker(kalah::steady_ms, options.table_mib << 20U, options.threads);
  const auto think = [&](const kalah::Game& game, double milliseconds) {
    thinker.start(game, *player, {.milliseconds = milliseconds}, options.seed + game.moves().size(), {}, {});
    return thinker.wait().choice.move;
  };
  kalah::ManchesterAgent agent(think, kalah::steady_ms, options.time_ms);
  kalah::LineReader input(STDIN_FILENO);
  bool refused = false;
  while (const auto line = input.next()) {
    const kalah::ManchesterAgent::Answer answer = agent.handle(*line);
    if (!answer.complaint.empty()) {
      refused = true;
      std::fprintf(stderr, "kalah agent: %s\n", answer.complaint.c_str());
    }
    if (!answer.message.empty()) {
      std::printf("%s\n", answer.message.c_str());
      std::fflush(stdout);
    }
    if (answer.leave) break;
  }
  return refused ? kalah::kRefused : kalah::kFine;
}
