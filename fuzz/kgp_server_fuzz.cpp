#include <array>

#include "fuzz/require.h"
#include "protocol/kgp_client.h"
#include "protocol/kgp_server.h"

// Three clients of one KGP server. The input says who speaks what, when time passes and when bots move; the same bytes
// go to a KGP client as if a server had sent them. Every line that either of them sends must be whole.
namespace {

using kalah::KgpServer;

void check_lines(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = bytes.find("\r\n");
    require(end != std::string_view::npos);
    require(kalah::parse_kgp_line(bytes.substr(0, end)).ok());
    bytes.remove_prefix(end + 2);
  }
}

void move_bots(KgpServer& server, double now) {
  for (const KgpServer::Task& task : server.take_tasks()) {
    server.bot_moved(task.number, kalah::nth_pit(task.game.legal(), task.random), now);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kalah::KgpServerOptions options;
  options.boards = {{2, 2}, {1, 1}};
  options.bots.resize(1);
  options.tournament_players = size > 0 && data[0] % 2 == 1 ? 3 : 0;
  double now = 0;
  KgpServer server(options, now);
  kalah::KgpClient client({.name = "fuzz", .token = {}, .description = {}}, now);
  std::array<KgpServer::PeerId, 3> peers{};
  for (auto& peer : peers) peer = server.connect(now);
  std::string_view rest = fuzz_text(data, size);
  while (!rest.empty()) {
    const auto what = static_cast<unsigned char>(rest.front());
    rest.remove_prefix(1);
    const std::string_view line =
        rest.substr(0, rest.find('\n') == std::string_view::npos ? rest.size() : rest.find('\n') + 1);
    if (what % 8 < 3) {
      server.receive(peers[what % 8], line, now);
      client.receive(line, now);
      rest.remove_prefix(line.size());
    } else if (what % 8 == 3) {
      server.disconnect(peers[what / 8 % 3], now);
      peers[what / 8 % 3] = server.connect(now);
    } else if (what % 8 == 4) {
      move_bots(server, now);
      for (const auto& task : client.take_tasks()) client.decided(task.number, kalah::quick_pit(task.game), now);
    } else {
      now += what * 40.0;
      server.tick(now);
      client.tick(now);
      // A moment that has passed would never let the sockets rest.
      require(server.wake_at() > now && client.wake_at() > now);
    }
    for (const KgpServer::Output& output : server.take_output()) check_lines(output.bytes);
    check_lines(client.take_output());
  }
  return 0;
}
