#include "fuzz/require.h"
#include "kalah/game.h"

// Moves: accepted ones are pits of the board or swap; playing them never leaves a game without a move and without an
// end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::string_view kRules[] = {"6x4,opening=pie", "3x2,players=3", "2x3,lap=relay,players=4", "3x2,sow=cross",
                                         "1x5"};
  const auto rules = kalah::parse_rules(kRules[data[0] % std::size(kRules)]);
  const auto moves = kalah::parse_moves(*rules, fuzz_text(data + 1, size - 1));
  if (!moves) return 0;
  kalah::Game game(*rules, kalah::StartSpec{});
  const int total = kalah::total_seeds(*rules, game.position());
  for (kalah::Move move : *moves) {
    require(move.pit <= rules->pits);
    const bool legal = move.is_swap() ? game.swap_offered() : (game.legal() >> (move.pit - 1) & 1U) != 0;
    require(game.play(move).ok() == legal);
    require(kalah::total_seeds(*rules, game.position()) == total);
    require(game.over() == (game.legal() == 0));
  }
  return 0;
}
