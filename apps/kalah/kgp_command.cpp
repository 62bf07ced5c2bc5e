#include <cstdlib>
#include <random>

#include "command.h"
#include "commands.h"
#include "core/text.h"
#include "server/net/kgp_connector.h"

namespace {

std::string hex(std::uint64_t number, std::size_t digits) {
  std::string text;
  for (; text.size() < digits; number >>= 4U) text += "0123456789abcdef"[number & 15U];
  return text;
}

/// Where a program that plays for somebody else is told to connect to, when it is not told by its arguments.
std::string address_from_environment() {
  const char* host = std::getenv("KGP_HOST");
  const char* port = std::getenv("KGP_PORT");
  if (host == nullptr && port == nullptr) return {};
  return kalah::cat(
      {host != nullptr ? host : "localhost", ":", port != nullptr ? port : std::to_string(kalah::kKgpPort)});
}

}  // namespace

int kgp_command(int argc, char** argv) {
  std::random_device device;
  const auto dice = [&] { return (std::uint64_t{device()} << 32U) | device(); };
  std::string address = address_from_environment();
  std::string player = "engine";
  int time = 2000;
  kalah::server::KgpConnectOptions options;
  CLI::App app("Plays on a server of the Kalah Game Protocol.", "kalah kgp");
  app.add_option("address", address, "HOST, HOST:PORT or ws://HOST/PATH; else KGP_HOST and KGP_PORT say it")
      ->type_name("ADDRESS");
  app.add_option("--player", player, "Who plays")->type_name("W")->capture_default_str();
  app.add_option("--name", options.client.name, "Name to be known by; else one that nobody else has");
  app.add_option("--token", options.client.token, "Identity to be known by; else a new one");
  app.add_option("--time", time, "Longest thought for one move, in milliseconds")
      ->check(CLI::Range(1, kalah::kMaxTimeMs))
      ->capture_default_str();
  app.add_option("--attempts", options.attempts, "Attempts to connect in a row before it gives up")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  if (address.empty()) {
    std::fprintf(stderr, "%s: the address of the server is missing, such as localhost:2671\n", app.get_name().c_str());
    return kalah::kWrongUsage;
  }

  const auto where = kalah::parse_kgp_address(address);
  if (!where) return kalah::refuse(app, where.error().message);
  const auto spec = kalah::parse_player(player);
  if (!spec) return kalah::refuse(app, "--player: " + spec.error().message);
  for (const std::string* text : {&options.client.name, &options.client.token}) {
    if (!kalah::is_utf8(*text) || text->size() > 1000) {
      return kalah::refuse(app, "--name and --token are UTF-8 of at most 1000 bytes");
    }
  }
  options.address = *where;
  options.player = *spec;
  options.seed = dice();
  options.client.budget_ms = time;
  options.client.description = "kalah " KALAH_VERSION ", player " + player;
  // Servers take equal tokens for one player, and a missing one for the name: both must differ from everybody's.
  if (options.client.name.empty()) options.client.name = "kalah " + player + " " + hex(dice(), 4);
  if (options.client.token.empty()) options.client.token = hex(dice(), 16) + hex(dice(), 16);
  options.tell = [&app](const std::string& what) {
    std::fprintf(stderr, "%s: %s\n", app.get_name().c_str(), what.c_str());
  };

  kalah::server::KgpConnector connector(options);
  connector.stop_on_signals();
  const auto status = connector.run();
  return status ? kalah::kFine : kalah::refuse(app, status.error().message);
}
