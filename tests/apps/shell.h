#pragma once

#include <string>

namespace kalah {

/// A command line that has ended: its exit status (-1: by a signal) and its standard output.
struct Finished {
  int status;
  std::string said;
};

/// Runs a command line in which KALAH stands for the program.
Finished shell(std::string line);

}  // namespace kalah
