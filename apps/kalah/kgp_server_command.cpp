#include <fstream>
#include <random>

#include "command.h"
#include "commands.h"
#include "core/text.h"
#include "open_shelf.h"
#include "server/net/kgp_listener.h"

namespace {

using kalah::Result;

struct Texts {
  std::vector<std::string> listen{"127.0.0.1:2671"};
  std::vector<std::string> ws_listen;
  std::vector<std::string> bots;
  std::vector<std::string> boards;
  std::string page;
  std::string tables;
};

/// Reads every text by `parse` into `values`.
template <class Value, class Parse>
kalah::Status read_all(std::string_view option, const std::vector<std::string>& texts, Parse parse,
                       std::vector<Value>& values) {
  for (const std::string& text : texts) {
    const Result<Value> value = parse(text);
    if (!value) return kalah::Error{kalah::cat({option, ": ", value.error().message})};
    values.push_back(*value);
  }
  return {};
}

kalah::Status read_texts(const Texts& texts, kalah::server::KgpListenOptions& options) {
  using kalah::server::parse_address;
  if (auto status = read_all("--listen", texts.listen, parse_address, options.listen); !status) return status;
  if (auto status = read_all("--ws-listen", texts.ws_listen, parse_address, options.ws_listen); !status) return status;
  if (auto status = read_all("--bot", texts.bots, kalah::parse_player, options.server.bots); !status) return status;
  return read_all("--board", texts.boards, kalah::parse_kgp_size, options.server.boards);
}

kalah::Status write_page(const std::string& file, const std::string& page) {
  std::ofstream out(file, std::ios::binary);
  out << page;
  out.close();
  if (out) return {};
  return kalah::Error{"--page: " + kalah::quoted(file) + " could not be written"};
}

}  // namespace

int kgp_server_command(int argc, char** argv) {
  Texts texts;
  kalah::server::KgpListenOptions options;
  kalah::KgpServerOptions& server = options.server;
  server.seed = (std::uint64_t{std::random_device{}()} << 32U) | std::random_device{}();
  int time = static_cast<int>(server.move_ms);
  CLI::App app("A server of the Kalah Game Protocol: free play, verify, tournaments.", "kalah kgp-server");
  app.add_option("--listen", texts.listen, "Address for TCP; may be given several times")
      ->type_name("HOST:PORT")
      ->capture_default_str();
  app.add_option("--ws-listen", texts.ws_listen,
                 "Address for WebSockets at /socket and for the tournament's page at /; may be given several times")
      ->type_name("HOST:PORT");
  app.add_option("--bot", texts.bots,
                 "A player for whom nobody else waits, or one of the tournament; may be given several times")
      ->type_name("W");
  app.add_option("--board", texts.boards,
                 "Size of the board; may be given several times. Default: 6x6, tournament: 6x6 8x8 10x10 12x12")
      ->type_name("PITSxSEEDS");
  app.add_option("--time", time, "Time for one move, in milliseconds")
      ->check(CLI::Range(1, kalah::kMaxTimeMs))
      ->capture_default_str();
  app.add_option("--tournament", server.tournament_players,
                 "A round robin of that many players, bots included, instead of free play")
      ->check(CLI::Range(2, 200))
      ->type_name("PLAYERS");
  app.add_option("--page", texts.page, "Write the table of the tournament to this file as a page")->type_name("FILE");
  app.add_option("--tables", texts.tables, "Folder of endgame databases for the bots that look values up")
      ->type_name("DIR");
  app.add_option("--connections", server.limits.connections, "Clients at a time")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  app.add_option("--seed", server.seed, "Number that lots and random moves follow from")->check(kalah::kSeedCheck);
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const bool tournament = server.tournament_players > 0;
  if (texts.bots.empty() && !tournament) texts.bots = {"level-1", "level-2", "level-3", "level-4", "level-5"};
  if (texts.boards.empty() && tournament) texts.boards = {"6x6", "8x8", "10x10", "12x12"};
  if (texts.boards.empty()) texts.boards = {"6x6"};
  server.boards.clear();
  if (const auto status = read_texts(texts, options); !status) return kalah::refuse(app, status.error().message);
  if (tournament && server.bots.size() > server.tournament_players) {
    return kalah::refuse(app, "--tournament: there are more bots than players");
  }
  if (app.count("--page") > 0) {
    if (!tournament) return kalah::refuse(app, "--page: only a tournament has a table; give --tournament");
    if (const auto why = kalah::unwritable(texts.page)) return kalah::refuse(app, "--page: " + *why);
  }
  if (app.count("--tables") > 0) {
    auto shelf = kalah::open_shelf(app.get_name(), texts.tables);
    if (!shelf) return kalah::refuse(app, "--tables: " + shelf.error().message);
    options.tables = kalah::source_from(std::move(*shelf));
  }
  server.move_ms = time;
  options.tell = [&app](const std::string& what) {
    std::fprintf(stderr, "%s: %s\n", app.get_name().c_str(), what.c_str());
  };

  auto listener = kalah::server::KgpListener::open(options);
  if (!listener) return kalah::refuse(app, listener.error().message);
  const auto addresses = listener->addresses();
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    const std::string where = kalah::server::print_address(addresses[i]);
    const bool web = i >= options.listen.size();
    std::printf("%s\n", web ? kalah::cat({"ws://", where, "/socket"}).c_str() : where.c_str());
  }
  std::fflush(stdout);
  listener->stop_on_signals();
  listener->run();
  if (!tournament) return kalah::kFine;
  std::fputs(listener->tournament().text().c_str(), stdout);
  if (texts.page.empty()) return kalah::kFine;
  const auto written = write_page(texts.page, listener->tournament().page());
  return written ? kalah::kFine : kalah::refuse(app, written.error().message);
}
