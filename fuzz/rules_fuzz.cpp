#include "fuzz/require.h"
#include "kalah/rules.h"

// Rules: whatever is accepted prints to a form that reads back as the same rules.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto rules = kalah::parse_rules(fuzz_text(data, size));
  if (!rules) {
    require(!rules.error().message.empty());
    return 0;
  }
  const std::string canonical = kalah::print_rules(*rules);
  const auto again = kalah::parse_rules(canonical);
  require(again.ok() && *again == *rules && kalah::print_rules(*again) == canonical);
  return 0;
}
