#include "fuzz/require.h"
#include "protocol/kgp_line.h"

// Lines of KGP: whatever is read prints to a line that reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz_text(data, size);
  const auto line = kalah::parse_kgp_line(text);
  if (!line) {
    require(!line.error().message.empty());
    return 0;
  }
  const std::string printed = kalah::print_kgp_line(*line);
  require(printed.find('\n') == std::string::npos);
  const auto again = kalah::parse_kgp_line(printed);
  require(again.ok() && again->id == line->id && again->ref == line->ref && again->name == line->name);
  require(again->args.size() == line->args.size());
  for (std::size_t i = 0; i < line->args.size(); ++i) {
    require(again->args[i].kind == line->args[i].kind && again->args[i].text == line->args[i].text);
    require(again->args[i].cells == line->args[i].cells);
  }
  require(kalah::print_kgp_line(*again) == printed);
  return 0;
}
