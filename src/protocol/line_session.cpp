#include "protocol/line_session.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text.h"
#include "protocol/line_read.h"

namespace kalah {
namespace {

constexpr std::string_view kCommands = "identify, setoption, newgame, position, isready, go, stop, quit";
constexpr std::string_view kWhileThinking = "stop, isready, identify, quit";

std::size_t mebibytes(int number) { return static_cast<std::size_t>(number) << 20U; }

Error trailing(std::string_view word, std::string_view rest) {
  return Error{cat({word, " stands alone, ", quoted(rest), " is not expected"})};
}

bool is_text(std::string_view line) {
  return is_utf8(line) && std::ranges::none_of(line, [](char c) {
           return (static_cast<unsigned char>(c) < 0x20U && c != '\t') || c == '\x7f';
         });
}

std::string whole(double number) { return std::to_string(static_cast<std::uint64_t>(std::max(0.0, number))); }

}  // namespace

LineSession::LineSession(NowMs now, Say say, std::string version)
    : now_(now), say_(std::move(say)), version_(std::move(version)) {}

LineSession::~LineSession() { quit(); }

void LineSession::say(std::string_view line) {
  const std::lock_guard lock(saying_);
  say_(line);
}

void LineSession::refuse(const Error& error) {
  refused_ = true;
  say(cat({"error: ", error.message}));
}

bool LineSession::handle(std::string_view line) {
  if (line.size() > kMaxLine) {
    refuse(Error{cat({"the line is longer than ", std::to_string(kMaxLine), " bytes"})});
    return true;
  }
  line = trimmed(line);
  if (line.empty()) return true;
  if (!is_text(line)) {
    refuse(Error{"the line holds bytes that are no text; allowed: UTF-8 without control characters"});
    return true;
  }
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string_view word = line.substr(0, end);
  const std::string_view rest = trimmed(line.substr(end));
  if (word == "quit" && rest.empty()) {
    quit();
    return false;
  }
  if (Status status = answer(word, rest); !status) refuse(status.error());
  return true;
}

Status LineSession::answer(std::string_view word, std::string_view rest) {
  constexpr std::array<std::string_view, 4> kAlone{"identify", "isready", "stop", "quit"};
  if (std::ranges::find(kAlone, word) != kAlone.end()) {
    if (!rest.empty()) return trailing(word, rest);
    if (word == "identify") identify();
    if (word == "isready") say("ready");
    if (word == "stop") stop();
    return {};
  }
  constexpr std::array<std::pair<std::string_view, Status (LineSession::*)(std::string_view)>, 4> kIdle{
      {{"setoption", &LineSession::set},
       {"newgame", &LineSession::new_game},
       {"position", &LineSession::take_position},
       {"go", &LineSession::go}}};
  const auto* command = std::ranges::find_if(kIdle, [&](const auto& one) { return one.first == word; });
  if (command == kIdle.end()) return Error{cat({quoted(word), " is no command; commands: ", kCommands})};
  if (thinking()) return Error{cat({word, " has to wait: a turn is being thought about; allowed: ", kWhileThinking})};
  return (this->*command->second)(rest);
}

void LineSession::identify() {
  say("id name kalah");
  say(cat({"id version ", version_}));
  say("id protocol 1");
  for (const std::string& line : option_lines()) say(line);
  say("identified");
}

Status LineSession::set(std::string_view rest) {
  const std::vector<std::string_view> words = words_of(rest);
  if (words.size() != 4 || words[0] != "name" || words[2] != "value") {
    return Error{"the form is: setoption name NAME value VALUE"};
  }
  LineOptions changed = options_;
  if (Status status = set_option(changed, words[1], words[3]); !status) return status;
  if (thinker_ && (changed.threads != options_.threads || changed.table_mib != options_.table_mib)) {
    thinker_->configure(mebibytes(changed.table_mib), changed.threads);
  }
  options_ = changed;
  return {};
}

Status LineSession::new_game(std::string_view rest) {
  if (!rest.empty()) return trailing("newgame", rest);
  if (thinker_) thinker_->clear();
  game_.reset();
  return {};
}

Status LineSession::take_position(std::string_view rest) {
  auto game = read_position_line(rest);
  if (!game) return game.error();
  game_ = std::move(*game);
  return {};
}

Status LineSession::go(std::string_view rest) {
  if (!game_) return Error{"go needs a position first: position rules R start|seed=NUMBER|position P [moves MOVES]"};
  if (game_->over()) {
    return Error{cat({"the game is over (", end_reason_name(game_->position().end), "); allowed: position, newgame"})};
  }
  const auto limits = read_go_line(rest, *game_);
  if (!limits) return limits.error();
  if (turn_.joinable()) turn_.join();
  if (!thinker_) {
    thinker_.emplace(now_, mebibytes(options_.table_mib), options_.threads);
    thinker_->use_tables(tables_);
  }
  const TurnRequest request{options_.effective_player(), *limits, numbered(options_.seed, game_->moves().size())};
  stop_ = false;
  thinking_ = true;
  turn_ = std::thread([this, game = *game_, request] { think(game, request); });
  return {};
}

void LineSession::think(const Game& game, const TurnRequest& request) {
  const TurnChoice choice =
      choose_turn(*thinker_, now_, game, request, stop_, [&](const TurnNews& news) { tell_news(game, news); });
  // Whoever reads the turn may send the next command at once, and must not be told to wait.
  const std::lock_guard lock(saying_);
  thinking_ = false;
  say_(cat({"bestturn ", print_turn(choice.moves)}));
}

void LineSession::tell_news(const Game& game, const TurnNews& news) {
  if (!news.choice.value) return;
  const Value value = *news.choice.value;
  const double speed = news.milliseconds > 0 ? static_cast<double>(news.nodes) * 1000 / news.milliseconds : 0;
  say(cat({"info depth ", std::to_string(news.choice.depth), " value ", print_margin(game.rules(), value.margin), " ",
           value.exact ? "exact" : "estimate", " nodes ", std::to_string(news.nodes), " nps ", whole(speed), " time ",
           whole(news.milliseconds), " line ", print_line(game, news.line)}));
}

void LineSession::stop() {
  stop_ = true;
  stop_.notify_all();
  if (thinker_) thinker_->stop();
}

void LineSession::quit() {
  if (thinking()) stop();
  if (turn_.joinable()) turn_.join();
}

}  // namespace kalah
