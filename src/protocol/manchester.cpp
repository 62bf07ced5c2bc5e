#include "protocol/manchester.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/text.h"
#include "protocol/time_share.h"

namespace kalah {
namespace {

constexpr std::string_view kForms = "allowed: START;North|South, CHANGE;PIT|SWAP;STATE;YOU|OPP|END, END";
/// What the engine counts beyond our thinking is not ours to see: a part of the clock stays unused.
constexpr double kUsablePart = 0.95;

Rules manchester_rules() {
  auto rules = parse_rules("manchester");
  assert(rules.ok());
  return *rules;
}

/// The board of a STATE: north's pits and store, then south's.
std::optional<Position> read_state(const Rules& rules, std::string_view text) {
  const std::vector<std::string_view> numbers = split(text, ',');
  const auto row = static_cast<std::size_t>(rules.pits) + 1;
  if (numbers.size() != 2 * row) return std::nullopt;
  Position position;
  int total = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto seeds = parse_number(numbers[i], kMaxTotal);
    if (!seeds) return std::nullopt;
    position.cells[(i + row) % (2 * row)] = static_cast<std::uint16_t>(*seeds);
    total += static_cast<int>(*seeds);
  }
  if (total > kMaxTotal) return std::nullopt;
  return position;
}

struct Change {
  bool swap = false;
  int pit = 0;
  Position board;
  bool mine = false;
  bool over = false;
};

std::optional<Change> read_change(const Rules& rules, std::string_view line) {
  const std::vector<std::string_view> fields = split(line, ';');
  if (fields.size() != 4) return std::nullopt;
  Change change;
  change.swap = fields[1] == "SWAP";
  if (!change.swap) {
    const auto pit = parse_number(fields[1], rules.pits);
    if (!pit || *pit == 0) return std::nullopt;
    change.pit = static_cast<int>(*pit);
  }
  const auto board = read_state(rules, fields[2]);
  if (!board) return std::nullopt;
  change.board = *board;
  change.mine = fields[3] == "YOU";
  change.over = fields[3] == "END";
  if (!change.mine && !change.over && fields[3] != "OPP") return std::nullopt;
  return change;
}

}  // namespace

ManchesterAgent::ManchesterAgent(Think think, NowMs now, double clock_ms)
    : think_(std::move(think)),
      now_(now),
      clock_ms_(clock_ms),
      left_ms_(clock_ms),
      rules_(manchester_rules()),
      game_(rules_, {}) {}

ManchesterAgent::Answer ManchesterAgent::handle(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return {};
  if (line.size() > kMaxLine) return {{}, cat({"a line of more than ", std::to_string(kMaxLine), " bytes"}), false};
  if (text == "END") return {{}, {}, true};
  if (text.starts_with("START;")) return start(text.substr(text.find(';') + 1));
  if (text.starts_with("CHANGE;")) return change(text);
  return {{}, cat({quoted(text), " is no message; ", kForms}), false};
}

ManchesterAgent::Answer ManchesterAgent::start(std::string_view side) {
  if (side != "South" && side != "North") return {{}, cat({"START of ", quoted(side), "; ", kForms}), false};
  game_ = Game(rules_, {});
  left_ms_ = clock_ms_;
  started_ = true;
  side_ = side == "South" ? 0 : 1;
  board_ = game_.position();
  return {side_ == 0 ? decide() : "", {}, false};
}

ManchesterAgent::Answer ManchesterAgent::change(std::string_view line) {
  const auto change = read_change(rules_, line);
  if (!change) return {{}, cat({quoted(line), " is no message; ", kForms}), false};
  if (!started_) return {{}, "CHANGE before START", false};
  Answer answer;
  answer.complaint = follow(change->swap, change->pit, change->board, change->mine, change->over);
  board_ = change->board;
  if (!change->mine) return answer;
  answer.message = decide();
  if (answer.message.empty()) answer.complaint = "asked to move where no pit of ours holds a seed";
  return answer;
}

std::string ManchesterAgent::follow(bool swap, int pit, const Position& board, bool mine, bool over) {
  std::string wrong;
  if (swap) {
    // Only the other side's swap is told; an engine that tells ours as well says nothing new.
    if (!game_.swapped()) side_ = 1 - side_;
    if (game_.swap_offered()) {
      [[maybe_unused]] const Status played = game_.play(Move::swap());
    }
  } else if (Status status = game_.play(Move{static_cast<std::uint8_t>(pit)}); !status) {
    wrong = cat({"the engine's move is not legal by its rules: ", status.error().message});
  }
  if (over) return wrong;
  const int mover = mine ? side_ : 1 - side_;
  if (game_.position().cells == board.cells && game_.position().mover == mover) return wrong;
  // Its board decides, whatever the rules say.
  Position believed = board;
  believed.mover = static_cast<std::uint8_t>(mover);
  StartSpec start;
  start.kind = StartSpec::Kind::kGiven;
  start.position = believed;
  game_ = Game(rules_, start);
  return wrong.empty()
             ? cat({"the engine's board differs from the rules; going on from ", print_position(rules_, believed)})
             : wrong;
}

std::string ManchesterAgent::decide() {
  if (game_.over()) {
    // Asked to move where the rules see an end: any pit that holds seeds on the board that was told.
    for (int pit = 1; pit <= rules_.pits; ++pit) {
      const auto cell = static_cast<std::size_t>(pit_cell(rules_, side_, pit));
      if (board_.cells[cell] > 0) return "MOVE;" + std::to_string(pit);
    }
    return {};
  }
  const unsigned legal = game_.legal();
  if (std::popcount(legal) == 1 && !game_.swap_offered()) return "MOVE;" + std::to_string(std::countr_zero(legal) + 1);
  const double usable = left_ms_ - (1 - kUsablePart) * clock_ms_;
  // A turn is about one and a half sowings.
  const int sowings = turns_to_come(seeds_in_pits(rules_, game_.position())) * 3 / 2;
  const double begin = now_();
  const Move move = think_(game_, time_share({usable, 0}, sowings));
  left_ms_ -= now_() - begin;
  if (!move.is_swap()) return "MOVE;" + std::to_string(move.pit);
  [[maybe_unused]] const Status played = game_.play(move);
  side_ = 1 - side_;
  return "SWAP";
}

}  // namespace kalah
