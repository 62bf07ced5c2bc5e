#include "core/text.h"
#include "fuzz/require.h"
#include "protocol/line_session.h"

namespace {

double standing_clock() { return 0; }

bool may_answer_nothing(std::string_view line) {
  return line.empty() || line.starts_with("setoption") || line.starts_with("newgame") || line.starts_with("position") ||
         line.starts_with("stop") || line.starts_with("quit");
}

}  // namespace

// A session of any lines: every line is answered by lines that are whole, a refused one by exactly one, and `isready`
// still works at the end. Thinking takes its time by design, so `go` gets a small bound of nodes, and what costs memory
// or threads is left out.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz_text(data, size);
  std::size_t said = 0;
  std::size_t errors = 0;
  bool whole = true;
  kalah::LineSession session(
      standing_clock,
      [&](std::string_view line) {
        ++said;
        if (line.starts_with("error: ")) ++errors;
        whole = whole && line.find('\n') == std::string_view::npos;
      },
      "1");
  session.handle("setoption name table value 1");
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.find("table") != std::string::npos || line.find("threads") != std::string::npos ||
        line.find("perfect") != std::string::npos || line.find("breadth") != std::string::npos) {
      continue;
    }
    const bool go = kalah::trimmed(line).starts_with("go");
    if (go) line = "go nodes 1 depth 1";
    said = 0;
    errors = 0;
    if (!session.handle(line)) break;
    if (go) {
      session.quit();
      continue;
    }
    require(errors <= 1 && (errors == 0 || said == 1));
    require(said > 0 || may_answer_nothing(kalah::trimmed(line)));
  }
  said = 0;
  session.quit();
  session.handle("isready");
  require(said == 1 && whole);
  return 0;
}
