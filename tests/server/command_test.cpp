// The program itself: `kalah serve` as a person or ./play starts it.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "builder/table_bytes.h"
#include "fixture.h"

extern char** environ;

namespace kalah::server {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

/// `kalah serve` with the given arguments and data folder; its standard output and error can be read.
class Program {
 public:
  explicit Program(std::vector<std::string> arguments, const std::string& data_home = "/nowhere") {
    ::setenv("XDG_DATA_HOME", data_home.c_str(), 1);
    std::array<int, 2> out{};
    std::array<int, 2> err{};
    EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(err.data(), O_CLOEXEC), 0);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err[1], STDERR_FILENO);
    arguments.insert(arguments.begin(), {KALAH_PROGRAM, "serve"});
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    EXPECT_EQ(::posix_spawn(&pid_, KALAH_PROGRAM, &actions, nullptr, argv.data(), environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    ::close(out[1]);
    ::close(err[1]);
    out_ = ::fdopen(out[0], "r");
    err_ = ::fdopen(err[0], "r");
  }
  ~Program() {
    if (pid_ > 0) {
      ::kill(pid_, SIGKILL);
      ::waitpid(pid_, nullptr, 0);
    }
    std::fclose(out_);
    std::fclose(err_);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  std::string out_line() { return line(out_); }
  std::string error_line() { return line(err_); }
  void signal(int number) const { ::kill(pid_, number); }
  /// Waits for the end: the exit status, or -1 if a signal ended it.
  int exit_status() {
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  static std::string line(std::FILE* file) {
    std::string text;
    for (int c = std::fgetc(file); c != EOF && c != '\n'; c = std::fgetc(file)) text.push_back(static_cast<char>(c));
    return text;
  }
  pid_t pid_ = -1;
  std::FILE* out_ = nullptr;
  std::FILE* err_ = nullptr;
};

std::uint16_t port_of(const std::string& url) {
  return static_cast<std::uint16_t>(std::strtoul(url.c_str() + url.rfind(':') + 1, nullptr, 10));
}

TEST(ServeCommand, TellsItsAddressAndEndsCleanlyOnSignals) {
  Program asked({"--build-id"});
  const std::string build = asked.out_line();
  EXPECT_THAT(build, MatchesRegex("[0-9a-f]{16}"));
  EXPECT_EQ(asked.exit_status(), 0);
  for (const int signal : {SIGINT, SIGTERM}) {
    Program server({"--listen", "127.0.0.1:0"});
    const std::string url = server.out_line();
    ASSERT_THAT(url, StartsWith("http://127.0.0.1:"));
    Client client(port_of(url));
    client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_THAT(client.read_answer(), HasSubstr("\"name\":\"kalah\""));
    client.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_THAT(client.read_answer(), HasSubstr("\"build\":\"" + build + "\""));
    server.signal(signal);
    EXPECT_EQ(server.exit_status(), 0);
  }
}

TEST(ServeCommand, SaysWhichDatabasesItFoundAndGoesOnWithoutDamagedOnes) {
  const TemporaryFolder folder("serve-data");
  for (const char* name : {"good", "tables/bad"}) std::filesystem::create_directories(folder / name);
  FileBytes bytes = table_bytes("4x3", 6);
  write_bytes(table_path(folder / "good"), bytes);
  bytes[bytes.size() - 400] ^= 1;
  write_bytes(table_path(folder / "tables/bad"), bytes);
  Program server({"--listen", "127.0.0.1:0", "--data", folder.path()});
  EXPECT_EQ(server.error_line(),
            "kalah serve: endgame database " + folder / "good" + ": rules 4, up to 6 seeds, 3003 positions");
  EXPECT_THAT(server.error_line(), StartsWith("kalah serve: not used: " + folder / "tables/bad/kalah.table: "));
  Client client(port_of(server.out_line()));
  client.send("GET /values?rules=4x3&start=1,0,0,2,9/0,1,0,2,9+N HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_THAT(client.read_answer(), HasSubstr("{\"seeds\":6,\"values\":[{\"move\":\""));
}

TEST(ServeCommand, LooksIntoTheUsualFolderWhereItIsThere) {
  const TemporaryFolder home("serve-home");
  std::filesystem::create_directories(home / "kalah/tables/standard");
  write_bytes(table_path(home / "kalah/tables/standard"), table_bytes("4x3", 6));
  Program server({"--listen", "127.0.0.1:0"}, home.path());
  EXPECT_THAT(server.error_line(), HasSubstr("kalah/tables/standard: rules 4, up to 6 seeds"));
  EXPECT_THAT(server.out_line(), StartsWith("http://127.0.0.1:"));
}

TEST(ServeCommand, ADataFolderThatIsNotThereIsRefused) {
  Program server({"--listen", "127.0.0.1:0", "--data", "/nowhere/at/all"});
  EXPECT_THAT(server.error_line(), HasSubstr("--data: the folder '/nowhere/at/all' cannot be read"));
  EXPECT_EQ(server.exit_status(), 1);
}

TEST(ServeCommand, ATakenPortIsAnError) {
  Program first({"--listen", "127.0.0.1:0"});
  const std::string port = std::to_string(port_of(first.out_line()));
  Program second({"--listen", "127.0.0.1:" + port});
  EXPECT_THAT(second.error_line(), HasSubstr("127.0.0.1:" + port + " is taken"));
  EXPECT_EQ(second.exit_status(), 1);
}

TEST(ServeCommand, WrongUseIsExplained) {
  Program bad_address({"--listen", "nowhere"});
  EXPECT_THAT(bad_address.error_line(), HasSubstr("'nowhere' is not an address to listen on"));
  EXPECT_EQ(bad_address.exit_status(), 2);
  Program unknown({"--no-such-option"});
  EXPECT_THAT(unknown.error_line(), HasSubstr("--no-such-option"));
  EXPECT_EQ(unknown.exit_status(), 2);
  Program help({"--help"});
  EXPECT_EQ(help.exit_status(), 0);
}

}  // namespace
}  // namespace kalah::server
