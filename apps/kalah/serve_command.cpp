#include "serve_command.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>

#include "open_shelf.h"
#include "server/build_id.h"
#include "server/serve.h"

int serve_command(int argc, char** argv) {
  kalah::server::ServeOptions options;
  std::string listen = kalah::server::print_address(options.listen);
  std::string data;
  bool print_build = false;
  CLI::App app("Serves the game as a web page from this program.", "kalah serve");
  app.add_option("--listen", listen, "Address to listen on; port 0 takes any free one")
      ->type_name("HOST:PORT")
      ->capture_default_str();
  app.add_option("--data", data,
                 "Folder of the server's data: endgame databases in it, in its folders or in those of its `tables`. "
                 "Default: $XDG_DATA_HOME/kalah, else ~/.local/share/kalah, where there is one")
      ->type_name("DIR");
  app.add_flag("--build-id", print_build, "Print the identity of this build, which /healthz also tells, and leave");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (print_build) {
    std::puts(kalah::server::build_id().c_str());
    return 0;
  }
  const auto address = kalah::server::parse_address(listen);
  if (!address) {
    std::fprintf(stderr, "kalah serve: %s\n", address.error().message.c_str());
    return 2;
  }
  options.listen = *address;
  const bool told = app.count("--data") > 0;
  if (!told) data = kalah::usual_data_folder();
  if (told || !data.empty()) {
    auto shelf = kalah::open_shelf(app.get_name(), data);
    if (shelf) {
      options.tables = std::move(*shelf);
    } else {
      std::fprintf(stderr, "kalah serve: --data: %s\n", shelf.error().message.c_str());
      // A folder that nobody has named never stops the server.
      if (told) return 1;
    }
  }
  options.on_ready = [](const std::string& url) {
    if (!kalah::server::page_in_build()) {
      std::fputs("kalah serve: the page is not in this build; ./play installs its tools and builds it\n", stderr);
    }
    std::printf("%s\n", url.c_str());
    std::fflush(stdout);
  };
  const auto status = kalah::server::run_server(options);
  if (!status.ok()) {
    std::fprintf(stderr, "kalah serve: %s\n", status.error().message.c_str());
    return 1;
  }
  return 0;
}
