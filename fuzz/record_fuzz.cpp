#include "fuzz/require.h"
#include "kalah/record.h"

// Records: whatever is accepted is written in a form that reads and writes back to itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = kalah::read_record(fuzz_text(data, size));
  if (!record) {
    require(!record.error().message.empty());
    return 0;
  }
  const std::string canonical = kalah::write_record(*record);
  const auto again = kalah::read_record(canonical);
  require(again.ok() && kalah::write_record(*again) == canonical);
  require(again->game.moves() == record->game.moves() && again->tags == record->tags &&
          again->comments == record->comments);
  return 0;
}
