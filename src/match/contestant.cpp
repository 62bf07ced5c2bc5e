#include "match/contestant.h"

#include "core/text.h"
#include "protocol/turn.h"

namespace kalah {
namespace {

constexpr std::string_view kExec = "exec:";

/// One of our players in this process.
class OwnPlayer final : public Contestant {
 public:
  OwnPlayer(const PlayerSpec& player, const TurnBounds& bounds, NowMs now, const std::atomic<bool>& stop)
      : player_(player), bounds_(bounds), now_(now), stop_(stop), thinker_(now, mebibytes(bounds.table_mib)) {}

  std::optional<Fault> begin(std::uint64_t random) override {
    thinker_.clear();
    random_ = random;
    return std::nullopt;
  }

  std::optional<Fault> choose(const Game& game, std::vector<Move>& moves) override {
    const ThinkLimits limits{
        .milliseconds = static_cast<double>(bounds_.movetime_ms), .depth = bounds_.depth, .nodes = bounds_.nodes};
    const TurnRequest request{player_, limits, numbered(random_, game.moves().size())};
    moves = choose_turn(thinker_, now_, game, request, stop_, {}).moves;
    return std::nullopt;
  }

  void distrust() override {}
  void interrupt() override { thinker_.stop(); }

 private:
  static std::size_t mebibytes(int number) { return static_cast<std::size_t>(number) << 20U; }

  PlayerSpec player_;
  TurnBounds bounds_;
  NowMs now_;
  const std::atomic<bool>& stop_;
  Thinker thinker_;
  std::uint64_t random_ = 0;
};

}  // namespace

std::string_view fault_name(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::kCrash: return "crash";
    case Fault::Kind::kHang: return "hang";
    case Fault::Kind::kIllegal: break;
  }
  return "illegal";
}

Result<ContestantSpec> parse_contestant(std::string_view text) {
  ContestantSpec spec{std::string(text), {}, {}};
  if (text.starts_with(kExec)) {
    spec.command = std::string(trimmed(text.substr(kExec.size())));
    if (spec.command.empty()) return Error{"exec: needs a command after the colon"};
    return spec;
  }
  const auto player = parse_player(text);
  // Only the list of names has something to be added.
  if (!player) return Error{cat({player.error().message, is_player(text) ? "" : ", or exec:COMMAND"})};
  spec.player = *player;
  return spec;
}

std::unique_ptr<Contestant> make_contestant(const ContestantSpec& spec, const TurnBounds& bounds, NowMs now,
                                            const std::atomic<bool>& stop) {
  if (!spec.command.empty()) return make_program(spec.command, bounds, now, stop);
  return std::make_unique<OwnPlayer>(spec.player, bounds, now, stop);
}

Status try_contestant(const ContestantSpec& spec, const TurnBounds& bounds, NowMs now, const std::atomic<bool>& stop) {
  if (spec.command.empty()) return {};
  if (const auto fault = make_contestant(spec, bounds, now, stop)->begin(0)) {
    return Error{cat({"the program did not begin: ", fault_name(fault->kind), ": ", fault->what})};
  }
  return {};
}

}  // namespace kalah
