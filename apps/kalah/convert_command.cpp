#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "convert.h"
#include "files.h"

int convert_command(int argc, char** argv) {
  std::string from_name;
  std::string to_name;
  std::string rules_text;
  std::string file = "/dev/stdin";
  CLI::App app("Converts game records, positions and KGP boards, from standard input or a file to standard output.",
               "kalah convert");
  app.add_option("--from", from_name, "record, position or kgp")->required();
  app.add_option("--to", to_name, "record, position or kgp")->required();
  app.add_option("--rules", rules_text, "Rules of positions and boards; without it standard rules of their size");
  app.add_option("FILE", file, "What to read instead of standard input");
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto from = kalah::parse_format(from_name);
  if (!from) return kalah::refuse(app, "--from: " + from.error().message);
  const auto to = kalah::parse_format(to_name);
  if (!to) return kalah::refuse(app, "--to: " + to.error().message);
  std::optional<kalah::Rules> rules;
  if (!rules_text.empty()) {
    const auto parsed = kalah::parse_rules(rules_text);
    if (!parsed) return kalah::refuse(app, "--rules: " + parsed.error().message);
    rules = *parsed;
  }
  const auto input = kalah::read_file(file);
  if (!input) return kalah::refuse(app, input.error().message);
  const auto conversion = kalah::convert(*from, *to, rules, *input);
  if (!conversion) return kalah::refuse(app, conversion.error().message);
  std::fputs(conversion->text.c_str(), stdout);
  for (const std::string& refusal : conversion->refusals) kalah::refuse(app, refusal);
  return conversion->refusals.empty() ? kalah::kFine : kalah::kRefused;
}
