#include "apps/shell.h"

#include <sys/wait.h>

#include <array>
#include <cstdio>

namespace kalah {

Finished shell(std::string line) {
  const std::string name = "KALAH";
  const std::string program = KALAH_PROGRAM;
  for (std::size_t at = line.find(name); at != std::string::npos; at = line.find(name, at + program.size())) {
    line.replace(at, name.size(), program);
  }
  Finished finished{-1, ""};
  std::FILE* pipe = popen(line.c_str(), "re");
  std::array<char, 4096> chunk{};
  for (std::size_t got = 0; (got = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
    finished.said.append(chunk.data(), got);
  }
  const int status = pclose(pipe);
  finished.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return finished;
}

}  // namespace kalah
