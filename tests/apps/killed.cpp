#include "apps/killed.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <thread>

namespace kalah {

bool killed(const std::vector<std::string>& arguments, const std::string& log, std::chrono::microseconds after) {
  std::vector<std::string> texts = arguments;
  texts.insert(texts.begin(), KALAH_PROGRAM);
  std::vector<char*> words;
  for (std::string& text : texts) words.push_back(text.data());
  words.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const int to = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(to, STDERR_FILENO);
    dup2(to, STDOUT_FILENO);
    execv(KALAH_PROGRAM, words.data());
    _exit(127);
  }
  std::this_thread::sleep_for(after);
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

}  // namespace kalah
