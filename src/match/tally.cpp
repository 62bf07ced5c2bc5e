#include "match/tally.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <map>

#include "core/text.h"

namespace kalah {
namespace {

std::string decimal(double number, int digits) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  return text.data();
}

std::string signed_decimal(double number, int digits) {
  if (std::isinf(number)) return number > 0 ? "+inf" : "-inf";
  const std::string text = decimal(number, digits);
  const std::string zero = decimal(0, digits);
  if (text == zero || text == "-" + zero) return zero;
  return text.front() == '-' ? text : "+" + text;
}

std::string line(std::string_view key, std::initializer_list<std::string> values) {
  std::string text(key);
  for (const std::string& value : values) text += "\t" + value;
  return text + "\n";
}

std::string scores_text(const std::vector<double>& scores) {
  std::map<double, int> counts;
  for (const double score : {0.0, 0.25, 0.5, 0.75, 1.0}) counts[score] = 0;
  for (const double score : scores) ++counts[score];
  std::string text;
  for (const auto& [score, count] : counts) {
    text += cat({text.empty() ? "" : " ", decimal(2 * score, score * 4 == std::floor(score * 4) ? 1 : 3), ":",
                 std::to_string(count)});
  }
  return text;
}

std::string time_text(double milliseconds) {
  const auto seconds = static_cast<long>(milliseconds / 1000);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%ld:%02ld:%02ld", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return text.data();
}

std::string verdict_text(Verdict verdict) {
  switch (verdict) {
    case Verdict::kFirst: return "elo0 accepted";
    case Verdict::kSecond: return "elo1 accepted";
    case Verdict::kOpen: break;
  }
  return "open";
}

}  // namespace

void Tally::add(const GameResult& result) {
  if (result.score > 0.5) {
    ++wins;
  } else if (result.score < 0.5) {
    ++losses;
  } else {
    ++draws;
  }
  if (result.fault) {
    ++faults[static_cast<std::size_t>(result.fault->side)][static_cast<std::size_t>(result.fault->fault.kind)];
  }
  if (!half_) {
    half_ = {result.score, result.margin};
    return;
  }
  const auto [score, first_margin] = *half_;
  half_.reset();
  pair_scores.push_back((score + result.score) / 2);
  const int both = first_margin + result.margin;
  margin += both;
  ++(both > 0 ? pair_wins : both < 0 ? pair_losses : pair_draws);
}

SprtState sprt_state(const Tally& tally, const Sprt& sprt) {
  SprtState state{sprt_llr(tally.pair_scores, sprt), Verdict::kOpen};
  if (state.llr <= sprt.lower()) state.verdict = Verdict::kFirst;
  if (state.llr >= sprt.upper()) state.verdict = Verdict::kSecond;
  return state;
}

std::string print_tally(const Tally& tally, const std::array<std::string, 2>& names, const std::optional<Sprt>& sprt) {
  const EloEstimate elo = estimate_elo(tally.pair_scores);
  const auto pairs = static_cast<double>(tally.pair_scores.size());
  std::string text = line("first", {names[0]}) + line("second", {names[1]});
  text += line("games", {std::to_string(tally.games())});
  text += line("wins", {std::to_string(tally.wins)});
  text += line("draws", {std::to_string(tally.draws)});
  text += line("losses", {std::to_string(tally.losses)});
  text += line("pairs", {std::to_string(tally.pair_scores.size())});
  text += line("pair-wins", {std::to_string(tally.pair_wins)});
  text += line("pair-draws", {std::to_string(tally.pair_draws)});
  text += line("pair-losses", {std::to_string(tally.pair_losses)});
  text += line("pair-points", {scores_text(tally.pair_scores)});
  text += line("pair-margin", {signed_decimal(pairs > 0 ? static_cast<double>(tally.margin) / pairs : 0, 2)});
  text += line("score", {decimal(elo.score, 4)});
  text += line("elo", {signed_decimal(elo.elo, 1), signed_decimal(elo.low, 1), signed_decimal(elo.high, 1)});
  for (std::size_t side = 0; side < 2; ++side) {
    std::string counts;
    for (std::size_t kind = 0; kind < 3; ++kind) {
      counts += cat({counts.empty() ? "" : " ", fault_name(static_cast<Fault::Kind>(kind)), ":",
                     std::to_string(tally.faults[side][kind])});
    }
    text += line(side == 0 ? "first-faults" : "second-faults", {counts});
  }
  if (sprt) {
    const SprtState state = sprt_state(tally, *sprt);
    text += line("sprt", {decimal(state.llr, 3), decimal(sprt->lower(), 3), decimal(sprt->upper(), 3),
                          verdict_text(state.verdict)});
  }
  return text;
}

std::string print_game(const GameResult& result, const std::array<std::string, 2>& names) {
  const Game& game = result.record.game;
  std::string text = cat({"game ", std::to_string(result.number + 1), ":"});
  for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
    text += cat({seat == 0 ? " " : " - ", names[static_cast<std::size_t>(result.seats[seat])]});
  }
  if (result.fault) {
    return text + cat({": ", names[static_cast<std::size_t>(result.fault->side)], " loses by ",
                       fault_name(result.fault->fault.kind), ": ", result.fault->fault.what});
  }
  std::string stores;
  for (int seat = 0; seat < game.rules().players; ++seat) {
    const auto cell = static_cast<std::size_t>(store_cell(game.rules(), seat));
    stores += cat({stores.empty() ? "" : "-", std::to_string(game.position().cells[cell])});
  }
  return text + cat({": ", stores, " after ", std::to_string(game.moves().size()), " sowings"});
}

std::string print_progress(const Tally& tally, std::size_t games, double spent_ms) {
  const int played = tally.games();
  const EloEstimate elo = estimate_elo(tally.pair_scores);
  std::string text =
      cat({std::to_string(played), "/", std::to_string(games), " games  +", std::to_string(tally.wins), " =",
           std::to_string(tally.draws), " -", std::to_string(tally.losses), "  Elo ", signed_decimal(elo.elo, 0), " [",
           signed_decimal(elo.low, 0), ", ", signed_decimal(elo.high, 0), "]"});
  if (played > 0) {
    const double left = spent_ms / played * static_cast<double>(games - static_cast<std::size_t>(played));
    text += "  " + time_text(left) + " left";
  }
  return text;
}

}  // namespace kalah
