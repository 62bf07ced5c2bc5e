#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kalah/game.h"

namespace kalah {

/// The reply to a call that is refused: what is wrong and allowed, and the argument it is about.
std::string refusal(std::string_view what, const Error& error);

/// Cuts the next tab-separated argument off; the last one takes all that is left.
std::string_view next_argument(std::string_view& rest);

/// A game from its arguments, or the reply that refuses them.
struct GameOrReply {
  std::optional<Game> game;
  std::string reply;
};

/// Reads the game arguments of docs/page-api.md and cuts them off.
GameOrReply read_game(std::string_view& arguments);

}  // namespace kalah
