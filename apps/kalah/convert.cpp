#include "convert.h"

#include <utility>

#include "core/text.h"
#include "kalah/boards.h"
#include "kalah/record.h"

namespace kalah {
namespace {

/// Boards are positions or KGP boards: everything but a record.
BoardForm board_form(Format format) { return format == Format::kKgp ? BoardForm::kKgp : BoardForm::kPosition; }

Conversion convert_lines(Format from, Format to, const std::optional<Rules>& rules, std::string_view input) {
  Conversion conversion;
  for (const TextLine& line : text_lines(input)) {
    Result<std::string> text = std::string();
    const auto board = read_board(board_form(from), rules, line.text);
    text = board ? write_board(board_form(to), *board) : Result<std::string>(board.error());
    if (!text) {
      conversion.refusals.push_back(cat({"line ", std::to_string(line.number), ": ", text.error().message}));
      text = "error: " + text.error().message;
    }
    conversion.text += *text + "\n";
  }
  return conversion;
}

Result<Conversion> from_record(Format to, std::string_view input) {
  const auto record = read_record(input);
  if (!record) return record.error();
  if (to == Format::kRecord) return Conversion{write_record(*record), {}};
  Conversion conversion;
  const Game& game = record->game;
  for (std::size_t ply = 0; ply <= game.moves().size(); ++ply) {
    if (ply > 0 && game.moves()[ply - 1].is_swap()) continue;
    const auto text = write_board(board_form(to), {game.rules(), game.position_at(ply)});
    if (!text) return text.error();
    conversion.text += *text + "\n";
  }
  return conversion;
}

Result<Conversion> to_record(Format from, const std::optional<Rules>& rules, std::string_view input) {
  auto game = read_boards(board_form(from), rules, input);
  if (!game) return game.error();
  return Conversion{write_record({std::move(*game), {}, {}, {}, {}}), {}};
}

}  // namespace

Result<Format> parse_format(std::string_view name) {
  if (name == "record") return Format::kRecord;
  if (name == "position") return Format::kPosition;
  if (name == "kgp") return Format::kKgp;
  return Error{cat({"format ", quoted(name), " is not known; formats: record, position, kgp"})};
}

Result<Conversion> convert(Format from, Format to, const std::optional<Rules>& rules, std::string_view input) {
  if (from == Format::kRecord) return from_record(to, input);
  if (to == Format::kRecord) return to_record(from, rules, input);
  return convert_lines(from, to, rules, input);
}

}  // namespace kalah
