#pragma once

#include <string>
#include <string_view>

#include "kalah/game.h"

namespace kalah {

/// Longest line of the turns in canonical form, in characters.
inline constexpr std::size_t kRecordColumns = 79;
inline constexpr int kOtherTagRank = 1000;

/// Tags whose value follows from the game: Rules, Result, ...
bool is_derived_tag(std::string_view name);
bool is_tag_name(std::string_view name);
/// Order of the tags a record may set: players, Date, Event, then kOtherTagRank.
int tag_rank(const Rules& rules, std::string_view name);
/// White space at the ends removed, every run of it inside made one blank.
std::string single_blanks(std::string_view text);
/// `28-20`, seeds by seat, or `*` while the game is not played out.
std::string result_text(const Game& game);

}  // namespace kalah
