#include <algorithm>

#include "core/text.h"
#include "terminal/board_text.h"
#include "terminal/session.h"

namespace kalah {

struct Session::Command {
  std::string_view name;
  /// What stands behind the name, empty for nothing.
  std::string_view argument;
  std::string_view help;
  std::string (*run)(Session&, std::string_view);
};

const std::vector<Session::Command>& Session::commands() {
  static const std::vector<Command> list{
      {"undo", "", "take back to your own last decision", [](Session& s, std::string_view) { return s.undo(); }},
      {"hint", "", "what the computer would play", [](Session& s, std::string_view) { return s.hint(); }},
      {"swap", "", "take the other side, when it is offered",
       [](Session& s, std::string_view) { return s.play_typed("swap"); }},
      {"rules", "", "the rules of this game", [](Session& s, std::string_view) { return s.rules_text(); }},
      {"board", "", "draw the board again",
       [](Session& s, std::string_view) { return s.report(s.game_.moves().size()); }},
      {"log", "", "all turns so far", [](Session& s, std::string_view) { return s.log(); }},
      {"new", "", "a new game with the same players", [](Session& s, std::string_view) { return s.new_game(); }},
      {"save", "FILE", "write the game as a record",
       [](Session& s, std::string_view file) {
         const Status status = s.save(std::string(file));
         return status ? cat({"saved to ", file, "\n"}) : status.error().message + "\n";
       }},
      {"load", "FILE", "go on with a saved game",
       [](Session& s, std::string_view file) {
         const Status status = s.load(std::string(file));
         return status ? s.greeting() : status.error().message + "\n";
       }},
      {"help", "", "this list", [](Session&, std::string_view) { return help_text(); }},
      {"quit", "", "leave (also: exit)",
       [](Session& s, std::string_view) {
         s.left_ = true;
         return std::string();
       }},
      {"exit", "", "leave",
       [](Session& s, std::string_view) {
         s.left_ = true;
         return std::string();
       }},
  };
  return list;
}

std::string Session::help_text() {
  std::string text =
      "  3            sow pit 3; pits are numbered in your sowing direction\n"
      "  3,6,2        a chain: after each but the last you must have an extra move\n";
  for (const Command& command : commands()) {
    std::string name = cat({command.name, command.argument.empty() ? "" : " ", command.argument});
    name.resize(std::max<std::size_t>(name.size(), 11), ' ');
    text += cat({"  ", name, "  ", command.help, "\n"});
  }
  return text;
}

std::string Session::handle(std::string_view line) {
  line = trimmed(line);
  if (line.empty()) return {};
  const std::size_t blank = line.find_first_of(" \t");
  const std::string_view word = line.substr(0, blank);
  const std::string_view argument = blank == std::string_view::npos ? std::string_view{} : trimmed(line.substr(blank));
  const auto command = std::ranges::find(commands(), word, &Command::name);
  if (command == commands().end()) {
    const bool looks_like_moves = is_digit(line.front()) || line.front() == ',' || line.front() == '-';
    if (looks_like_moves)
      return game_.over() ? "the game is over; type new, undo, save FILE or quit\n" : play_typed(line);
    return cat({quoted(word), " is not known; type a pit number, or help\n"});
  }
  if (command->argument.empty() && !argument.empty()) return cat({word, " takes nothing behind it\n"});
  if (!command->argument.empty() && argument.empty()) return cat({word, " needs the name of a file\n"});
  return command->run(*this, argument);
}

}  // namespace kalah
