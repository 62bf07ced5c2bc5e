#include "server/serve.h"

#include "server/assets.h"
#include "server/build_id.h"
#include "server/net/listener.h"
#include "server/site.h"

namespace kalah::server {

Status run_server(const ServeOptions& options) {
  const Site site(page_assets(), KALAH_VERSION, build_id(), options.tables);
  Result<Listener> listener = Listener::open(options.listen, site, options.limits);
  if (!listener) return listener.error();
  listener->stop_on_signals();
  if (options.on_ready) options.on_ready("http://" + print_address(listener->address()) + "/");
  listener->run();
  return {};
}

bool page_in_build() { return !page_assets().empty(); }

}  // namespace kalah::server
