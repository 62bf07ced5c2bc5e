#include "fuzz/require.h"
#include "kalah/position.h"
#include "kalah/sowing.h"

// Positions and KGP boards under a few rules: accepted ones round-trip and can be sown from every legal pit.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::string_view kRules[] = {"2x4",
                                         "6x4",
                                         "1x1",
                                         "3x4,players=3",
                                         "2x4,players=4,teams=yes,rest=emptier",
                                         "2x4,lap=relay",
                                         "3x4,sow=cross,stop=majority,end=no-move"};
  const auto rules = kalah::parse_rules(kRules[data[0] % std::size(kRules)]);
  const std::string_view text = fuzz_text(data + 1, size - 1);
  const auto position = kalah::parse_position(*rules, text);
  if (position) {
    const std::string printed = kalah::print_position(*rules, *position);
    const auto again = kalah::parse_position(*rules, printed);
    require(again.ok() && again->cells == position->cells && again->mover == position->mover);
    for (int pit = 1; pit <= rules->pits; ++pit) {
      if ((kalah::legal_pits(*rules, *position) >> (pit - 1) & 1U) == 0) continue;
      kalah::Position next = *position;
      kalah::sow(*rules, next, pit);
      require(kalah::total_seeds(*rules, next) == kalah::total_seeds(*rules, *position));
      require(next.over() == (kalah::legal_pits(*rules, next) == 0));
    }
  }
  const auto kgp = kalah::parse_kgp_board(*rules, text);
  if (kgp && !kgp->over()) {
    const auto again = kalah::parse_kgp_board(*rules, kalah::print_kgp_board(*rules, *kgp));
    require(again.ok() && *again == *kgp);
  }
  return 0;
}
