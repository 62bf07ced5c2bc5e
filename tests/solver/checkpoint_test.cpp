#include "solver/checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "solver/solver.h"

namespace kalah {
namespace {

using testing::HasSubstr;

Rules rules_of(const char* text) { return *parse_rules(text); }

struct Job {
  explicit Job(const char* text)
      : rules(rules_of(text)),
        game(rules, StartSpec{}),
        solver(std::move(*Solver::make(rules, total_seeds(rules, game.position()),
                                       {.seeds = 10, .memory = std::uint64_t{64} << 20}, nullptr))) {}
  Rules rules;
  Game game;
  std::unique_ptr<Solver> solver;

  std::optional<int> value(SolveWatch* watch = nullptr) {
    return solver->value(solve_node(rules, game.position()), 0, watch);
  }
};

class StopAfter final : public SolveWatch {
 public:
  explicit StopAfter(std::uint64_t nodes) : nodes_(nodes) {}
  bool tick(int, std::uint64_t nodes, int, int) override { return nodes >= nodes_; }

 private:
  std::uint64_t nodes_;
};

Checkpoint checkpoint_of(const Rules& rules) { return {value_key(rules), rules.pits}; }

TEST(Checkpoint, AJobThatGoesOnRepeatsLittle) {
  Job whole("6x3");
  ASSERT_EQ(whole.value(), 2);
  const std::uint64_t all = whole.solver->nodes();
  Checkpoint first = checkpoint_of(whole.rules);
  Job cut("6x3");
  cut.solver->keep_in(&first);
  StopAfter stop(all * 2 / 3);
  cut.value(&stop);
  const std::string file = first.bytes();

  Checkpoint second = checkpoint_of(whole.rules);
  ASSERT_TRUE(second.read(file).ok());
  EXPECT_EQ(second.size(), first.size());
  Job resumed("6x3");
  second.fill(resumed.solver->table(), resumed.solver->numbers());
  resumed.solver->keep_in(&second);
  EXPECT_EQ(resumed.value(), 2);
  // The second job need not do again what the first had proved.
  EXPECT_LT(resumed.solver->nodes(), all * 3 / 4);

  // A finished job that begins again has nothing left to do.
  Checkpoint third = checkpoint_of(whole.rules);
  ASSERT_TRUE(third.read(second.bytes()).ok());
  Job done("6x3");
  third.fill(done.solver->table(), done.solver->numbers());
  EXPECT_EQ(done.value(), 2);
  EXPECT_LT(done.solver->nodes(), 10 * Checkpoint::kLeastNodes);
}

TEST(Checkpoint, RefusesWhatIsNotWholeOrNotItsOwn) {
  const Rules rules = rules_of("6x4");
  Checkpoint written = checkpoint_of(rules);
  for (std::uint64_t i = 0; i < 50; ++i) {
    written.proved(i * 977, {-3, static_cast<int>(i), static_cast<int>(i % 7)}, Checkpoint::kLeastNodes + i);
  }
  written.proved(1, {0, 1, 1}, Checkpoint::kLeastNodes - 1);
  EXPECT_EQ(written.size(), 50U);
  const std::string file = written.bytes();
  const auto error = [&](std::string_view text, const char* other = "6x4") {
    Checkpoint checkpoint = checkpoint_of(rules_of(other));
    const Status status = checkpoint.read(text);
    return status.ok() ? std::string() : status.error().message;
  };
  EXPECT_EQ(error(file), "");
  EXPECT_EQ(error(file, "6x6"), "");
  EXPECT_THAT(error(file, "6x4,capture=always"), HasSubstr("is for the rules"));
  EXPECT_THAT(error(file, "5x4"), HasSubstr("is for the rules"));
  EXPECT_THAT(error("hello"), HasSubstr("no checkpoint"));
  for (std::size_t length = 0; length < file.size(); ++length) ASSERT_NE(error(file.substr(0, length)), "") << length;
  for (std::size_t at = 0; at < file.size(); ++at) {
    std::string damaged = file;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << (at % 8)));
    ASSERT_NE(error(damaged), "") << at;
  }
}

}  // namespace
}  // namespace kalah
