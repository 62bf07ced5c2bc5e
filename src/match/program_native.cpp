#include "core/text.h"
#include "match/child.h"
#include "match/contestant.h"
#include "protocol/line_read.h"

namespace kalah {
namespace {

using Outcome = Child::Outcome;

constexpr std::string_view kTurn = "bestturn";
constexpr std::string_view kError = "error:";

/// A program that speaks the line protocol.
class Program final : public Contestant {
 public:
  Program(std::string command, const TurnBounds& bounds, NowMs now, const std::atomic<bool>& stop)
      : command_(std::move(command)), bounds_(bounds), now_(now), stop_(stop) {}

  std::optional<Fault> begin(std::uint64_t random) override {
    if (!child_) {
      if (auto fault = start()) return fault;
    }
    if (takes_seed_) {
      if (auto fault = send(cat({"setoption name seed value ", std::to_string(random)}))) return fault;
    }
    if (auto fault = send("newgame")) return fault;
    if (auto fault = send("isready")) return fault;
    std::string line;
    return wait_for("ready", line);
  }

  std::optional<Fault> choose(const Game& game, std::vector<Move>& moves) override {
    if (auto fault = send(position_line(game))) return fault;
    if (auto fault = send(go_line())) return fault;
    std::string line;
    if (auto fault = wait_for(kTurn, line)) return fault;
    if (stop_.load()) return std::nullopt;
    const auto turn = parse_moves(game.rules(), trimmed(line).substr(kTurn.size()));
    if (!turn) return illegal(cat({quoted(line), ": ", turn.error().message}));
    if (turn->empty()) return illegal(cat({quoted(line), " names no move"}));
    moves = *turn;
    return std::nullopt;
  }

  void distrust() override { child_.reset(); }
  void interrupt() override {}

 private:
  std::optional<Fault> start() {
    auto child = Child::start(command_);
    if (!child) return Fault{Fault::Kind::kCrash, child.error().message};
    child_ = std::move(*child);
    takes_seed_ = false;
    if (auto fault = send("identify")) return fault;
    std::string line;
    return wait_for("identified", line);
  }

  [[nodiscard]] std::string go_line() const {
    std::string text = "go";
    if (bounds_.movetime_ms > 0) text += " movetime " + std::to_string(bounds_.movetime_ms);
    if (bounds_.depth > 0) text += " depth " + std::to_string(bounds_.depth);
    if (bounds_.nodes > 0) text += " nodes " + std::to_string(bounds_.nodes);
    return text;
  }

  [[nodiscard]] double until() const { return now_() + bounds_.movetime_ms + bounds_.patience_ms; }

  std::optional<Fault> send(std::string_view line) {
    const Outcome outcome = child_->write_line(line, now_, until(), stop_);
    return outcome == Outcome::kLine || outcome == Outcome::kStopped ? std::nullopt : failed(outcome, line);
  }

  /// Reads up to the line whose first word is `word`; information is passed over, an error is a fault.
  std::optional<Fault> wait_for(std::string_view word, std::string& line) {
    const double deadline = until();
    while (true) {
      const Outcome outcome = child_->read_line(line, now_, deadline, stop_);
      if (outcome == Outcome::kStopped) return std::nullopt;
      if (outcome != Outcome::kLine) return failed(outcome, word);
      const std::string_view text = trimmed(line);
      if (text.starts_with("option name seed ")) takes_seed_ = true;
      if (text.starts_with(kError)) return illegal(cat({"it answered ", quoted(text)}));
      if (text.substr(0, text.find_first_of(" \t")) == word) return std::nullopt;
    }
  }

  std::optional<Fault> failed(Outcome outcome, std::string_view at) {
    const std::string how = child_->end();
    child_.reset();
    const std::string word = quoted(trimmed(at.substr(0, at.find(' '))));
    if (outcome == Outcome::kTimeout) {
      const int waited = bounds_.movetime_ms + bounds_.patience_ms;
      return Fault{Fault::Kind::kHang, cat({"nothing for ", std::to_string(waited), " ms at ", word})};
    }
    if (outcome == Outcome::kTooLong) {
      return Fault{Fault::Kind::kIllegal, cat({"a line of more than ", std::to_string(Child::kMaxLine), " bytes"})};
    }
    return Fault{Fault::Kind::kCrash, cat({"it ended (", how, ") at ", word})};
  }

  std::optional<Fault> illegal(std::string what) {
    distrust();
    return Fault{Fault::Kind::kIllegal, std::move(what)};
  }

  std::string command_;
  TurnBounds bounds_;
  NowMs now_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<Child> child_;
  bool takes_seed_ = false;
};

}  // namespace

std::unique_ptr<Contestant> make_program(const std::string& command, const TurnBounds& bounds, NowMs now,
                                         const std::atomic<bool>& stop) {
  return std::make_unique<Program>(command, bounds, now, stop);
}

}  // namespace kalah
