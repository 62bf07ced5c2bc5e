#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "files.h"
#include "kalah/record.h"

// The program itself, through pipes and signals.

namespace kalah {
namespace {

using ::testing::HasSubstr;

/// A running `kalah`, its standard input and output being pipes.
class Program {
 public:
  explicit Program(std::vector<std::string> arguments) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    EXPECT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    std::vector<char*> argv;
    arguments.insert(arguments.begin(), KALAH_PROGRAM);
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      dup2(out[1], STDERR_FILENO);
      execv(argv[0], argv.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    output_ = out[0];
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    end_input();
    close(output_);
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
  }

  void type(const std::string& text) {
    EXPECT_EQ(write(input_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void end_input() {
    if (input_ >= 0) close(input_);
    input_ = -1;
  }
  void signal(int number) const { kill(pid_, number); }

  /// Reads until `part` has been printed; false when the program ends without it.
  bool wait_for(const std::string& part) {
    while (said.find(part) == std::string::npos) {
      std::array<char, 4096> chunk{};
      const ssize_t got = read(output_, chunk.data(), chunk.size());
      if (got <= 0) return false;
      said.append(chunk.data(), static_cast<std::size_t>(got));
    }
    return true;
  }
  /// Reads to the end; the exit status, -1 if a signal ended it.
  int finish() {
    wait_for("\x01never printed");
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  std::string said;

 private:
  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
};

struct Finished {
  int status;
  std::string said;
};

Finished run(std::vector<std::string> arguments, const std::string& input = "") {
  Program program(std::move(arguments));
  program.type(input);
  program.end_input();
  const int status = program.finish();
  return {status, program.said};
}

std::string temporary(const std::string& name) {
  const std::string path = (std::filesystem::path(testing::TempDir()) / (name + std::to_string(getpid()))).string();
  std::filesystem::remove(path);
  return path;
}

TEST(Process, ExitStatusTellsFineRefusedAndWrongUsage) {
  EXPECT_EQ(run({"apply"}, "6x4\tstart\t3\n").status, 0);
  EXPECT_EQ(run({"apply"}, "6x4\tstart\t9\n").status, 1);
  EXPECT_EQ(run({"perft", "--rules", "6x4", "--depth", "2"}).status, 0);
  EXPECT_EQ(run({"perft", "--rules", "nope", "--depth", "2"}).status, 1);
  EXPECT_EQ(run({"perft", "--rules", "6x4", "--depth", "0"}).status, 2);
  EXPECT_EQ(run({"perft", "--rules", "6x4"}).status, 2);
  EXPECT_EQ(run({"convert", "--from", "pgn", "--to", "kgp"}).status, 1);
  EXPECT_EQ(run({"dance"}).status, 2);
  EXPECT_EQ(run({}).status, 2);
  EXPECT_EQ(run({"help"}).status, 0);
  EXPECT_EQ(run({"play", "--rules", "6x4", "--south", "nobody"}).status, 1);
  EXPECT_EQ(run({"play", "--load", "/nowhere/x"}).status, 1);
  EXPECT_THAT(run({"dance"}).said, HasSubstr("'dance' is no command"));
}

TEST(Process, ApplyAnswersEachLineBeforeTheNextIsWritten) {
  Program program({"apply"});
  for (int i = 0; i < 20; ++i) {
    program.said.clear();
    program.type(i % 2 == 0 ? "6x4\tstart\t3\n" : "broken\n");
    ASSERT_TRUE(program.wait_for("\n"));
    EXPECT_THAT(program.said, HasSubstr(i % 2 == 0 ? "4,4,0,5,5,5,1/4,4,4,4,4,4,0 S\tplay" : "error: "));
  }
  program.end_input();
  EXPECT_EQ(program.finish(), 1);
}

TEST(Process, ApplyAnswersALastLineWithoutItsEnd) {
  EXPECT_THAT(run({"apply"}, "1x1\tstart").said, HasSubstr("1,0/1,0 S\tplay\t1\n"));
}

TEST(Process, PerftPrintsCountsAndSpeed) {
  const Finished perft = run({"perft", "--rules", "6x6", "--depth", "3"});
  EXPECT_THAT(perft.said, HasSubstr("1\t6\n2\t35\n3\t190\nspeed\t"));
}

TEST(Process, ConvertReadsStandardInput) {
  EXPECT_EQ(run({"convert", "--from", "kgp", "--to", "position"}, "<1,0,0,1,1>\n").said, "1,0/1,0 S\n");
  EXPECT_EQ(run({"convert", "--from", "kgp", "--to", "position"}, "<1,0,0,1>\n").status, 1);
}

TEST(Process, EndOfInputLeavesTheGameSaved) {
  const std::string path = temporary("eof");
  const Finished played = run({"play", "--rules", "6x4", "--north", "person", "--save", path}, "3,6\n2\n");
  EXPECT_EQ(played.status, 0) << played.said;
  const auto text = read_file(path);
  ASSERT_TRUE(text.ok());
  const auto record = read_record(*text);
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_EQ(record->game.moves().size(), 3U);
  std::filesystem::remove(path);
}

TEST(Process, CtrlCWhileWaitingLeavesTheGameSaved) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    const std::string path = temporary("wait");
    Program program({"play", "--rules", "6x4", "--north", "person", "--save", path});
    program.type("6\n");
    ASSERT_TRUE(program.wait_for("South: 6"));
    program.signal(number);
    EXPECT_EQ(program.finish(), 0);
    EXPECT_TRUE(read_record(*read_file(path)).ok());
    std::filesystem::remove(path);
  }
}

TEST(Process, CtrlCWhileThinkingLeavesAtOnce) {
  const std::string path = temporary("think");
  // Without the signal this thought would last an hour.
  Program program(
      {"play", "--rules", "6x6", "--south", "person", "--north", "alpha-beta:time=3600000", "--save", path});
  program.type("6\n");
  ASSERT_TRUE(program.wait_for("South: 6"));
  program.signal(SIGINT);
  EXPECT_EQ(program.finish(), 0);
  const auto record = read_record(*read_file(path));
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->game.moves().size(), 1U);
  std::filesystem::remove(path);
}

TEST(Process, OutputThatCannotBeWrittenIsAFault) {
  for (const char* command : {"perft --rules 6x4 --depth 2", "bench"}) {
    const std::string line = std::string(KALAH_PROGRAM) + " " + command + " >/dev/full 2>/dev/null";
    const int status = std::system(line.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 3) << command;
  }
}

TEST(Process, AClosedStandardInputIsItsEnd) {
  const std::string line = std::string(KALAH_PROGRAM) + " play --south person --north person <&- >/dev/null 2>&1";
  EXPECT_EQ(WEXITSTATUS(std::system(line.c_str())), 0);
}

TEST(Process, WrongOptionsAreToldWithTheNameOfTheCommand) {
  const Finished seed = run({"play", "--seed", "x"});
  EXPECT_EQ(seed.status, 2);
  EXPECT_THAT(seed.said, HasSubstr("kalah play: --seed: 'x' is not allowed"));
  EXPECT_THAT(seed.said, HasSubstr("kalah play --help lists the options"));
  EXPECT_THAT(run({"match", "--first", "random", "--second", "random", "--games", "0"}).said,
              HasSubstr("kalah match: --games: "));
  EXPECT_THAT(run({"table", "build", "--seeds", "x"}).said, HasSubstr("kalah table build: "));
}

TEST(Process, MoreSeatsThanPlayersAreRefused) {
  EXPECT_EQ(run({"play", "--rules", "modern", "--player3", "random"}).status, 1);
  EXPECT_EQ(run({"play", "--rules", "three", "--player4", "random"}).status, 1);
}

TEST(Process, ComputersPlayAWholeGameAndLeave) {
  for (const char* rules : {"modern", "cross", "avalanche", "three", "four", "partners", "manchester"}) {
    std::vector<std::string> words{"play", "--rules", rules, "--south", "random", "--north", "level-1", "--seed", "3"};
    const int players = parse_rules(rules)->players;
    for (const int player : {3, 4}) {
      if (player > players) continue;
      words.push_back("--player" + std::to_string(player));
      words.emplace_back("random");
    }
    const Finished played = run(words);
    EXPECT_EQ(played.status, 0) << rules;
    EXPECT_THAT(played.said, testing::AnyOf(HasSubstr(" wins "), HasSubstr(" wins: "), HasSubstr(" win "),
                                            HasSubstr("A draw"), HasSubstr("No single winner")))
        << rules;
  }
}

}  // namespace
}  // namespace kalah
