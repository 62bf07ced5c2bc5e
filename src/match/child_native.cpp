#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "core/text.h"
#include "match/child.h"

namespace kalah {
namespace {

/// How often a wait looks at the stop flag.
constexpr double kSliceMs = 50;
/// A program whose output has ended is about to exit; this long we wait for its status before it is killed.
constexpr int kExitChecks = 50;

Error system_error(std::string_view what) { return Error{cat({what, ": ", std::strerror(errno)})}; }

/// Two ends of a pipe, closed unless taken.
struct Pipe {
  std::array<int, 2> ends{-1, -1};
  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    for (const int end : ends) {
      if (end >= 0) close(end);
    }
  }
  int take(std::size_t place) { return std::exchange(ends[place], -1); }
};

int spawn_shell(const std::string& command, int input, int output, pid_t& pid) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  // A group of its own: the terminal's Ctrl-C is for us, and all of it can be ended at once.
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t defaults;
  sigemptyset(&defaults);
  for (const int number : {SIGPIPE, SIGINT, SIGTERM}) sigaddset(&defaults, number);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  std::string shell = "sh";
  std::string option = "-c";
  std::string text = command;
  std::array<char*, 4> argv{shell.data(), option.data(), text.data(), nullptr};
  const int error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

}  // namespace

Result<std::unique_ptr<Child>> Child::start(const std::string& command) {
  Pipe in;
  Pipe out;
  if (pipe2(in.ends.data(), O_CLOEXEC) != 0 || pipe2(out.ends.data(), O_CLOEXEC) != 0) return system_error("no pipe");
  if (fcntl(in.ends[1], F_SETFL, O_NONBLOCK) != 0 || fcntl(out.ends[0], F_SETFL, O_NONBLOCK) != 0) {
    return system_error("no pipe");
  }
  pid_t pid = -1;
  errno = spawn_shell(command, in.ends[0], out.ends[1], pid);
  if (errno != 0) return system_error("cannot be started");
  return std::unique_ptr<Child>(new Child(pid, in.take(1), out.take(0)));
}

Child::~Child() { end(); }

Child::Outcome Child::wait_for(int descriptor, short events, NowMs now, double until,
                               const std::atomic<bool>& stop) const {
  while (true) {
    if (stop.load()) return Outcome::kStopped;
    const double left = until - now();
    if (left <= 0) return Outcome::kTimeout;
    pollfd wait{descriptor, events, 0};
    const int ready = poll(&wait, 1, static_cast<int>(std::min(left, kSliceMs)) + 1);
    if (ready > 0) return Outcome::kLine;
    if (ready < 0 && errno != EINTR) return Outcome::kEnd;
  }
}

Child::Outcome Child::write_line(std::string_view line, NowMs now, double until, const std::atomic<bool>& stop) {
  const std::string whole = cat({line, "\n"});
  for (std::size_t done = 0; done < whole.size();) {
    const Outcome outcome = wait_for(input_, POLLOUT, now, until, stop);
    if (outcome != Outcome::kLine) return outcome;
    const ssize_t written = write(input_, whole.data() + done, whole.size() - done);
    if (written > 0) {
      done += static_cast<std::size_t>(written);
    } else if (errno != EAGAIN && errno != EINTR) {
      return Outcome::kEnd;
    }
  }
  return Outcome::kLine;
}

Child::Outcome Child::read_line(std::string& line, NowMs now, double until, const std::atomic<bool>& stop) {
  while (true) {
    if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
      line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return Outcome::kLine;
    }
    if (buffer_.size() > kMaxLine) return Outcome::kTooLong;
    const Outcome outcome = wait_for(output_, POLLIN, now, until, stop);
    if (outcome != Outcome::kLine) return outcome;
    std::array<char, 4096> chunk{};
    const ssize_t got = read(output_, chunk.data(), chunk.size());
    if (got > 0) {
      buffer_.append(chunk.data(), static_cast<std::size_t>(got));
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
      return Outcome::kEnd;
    }
  }
}

std::string Child::end() {
  if (pid_ <= 0) return "it has ended";
  close(input_);
  close(output_);
  int status = 0;
  pid_t ended = 0;
  for (int check = 0; check < kExitChecks && ended == 0; ++check) {
    ended = waitpid(pid_, &status, WNOHANG);
    if (ended == 0) usleep(1000);
  }
  kill(-pid_, SIGKILL);
  if (ended == 0) ended = waitpid(pid_, &status, 0);
  pid_ = -1;
  if (ended < 0) return "it has ended";
  if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
  // The shell tells of a signal that ended its command in this way.
  const int code = WEXITSTATUS(status);
  return "exit status " + std::to_string(code) + (code > 128 ? ", signal " + std::to_string(code - 128) : "");
}

}  // namespace kalah
