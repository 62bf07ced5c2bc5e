#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kalah/status.h"
#include "proof/statement.h"

namespace kalah {

/// Sorts any number of statements by stands_before() in a bounded part of the memory: what does not fit goes to a file
/// without a name, in sorted runs that are merged in the end. Of statements at the same place and weight only the
/// strongest is kept. Not in WebAssembly.
class StatementSorter {
 public:
  /// `folder`: where the file may lie. `memory`: bytes, about; it is taken only as it is needed.
  StatementSorter(std::string folder, std::uint64_t memory);
  ~StatementSorter();
  StatementSorter(StatementSorter&& other) noexcept;
  StatementSorter& operator=(StatementSorter&&) = delete;
  StatementSorter(const StatementSorter&) = delete;
  StatementSorter& operator=(const StatementSorter&) = delete;

  /// Precondition: reading has not begun.
  void add(const Statement& statement) {
    if (held_.size() == most_) make_room();
    held_.push_back(statement);
  }
  void begin_reading();
  /// The first one not yet taken; null at the end, or if status() is an error.
  [[nodiscard]] const Statement* first() const { return at_end_ ? nullptr : &first_; }
  void take();
  /// Empties it, so that statements may be added again.
  void clear();
  /// Empties it and gives its memory and its file back.
  void release();

  /// What the system refused.
  [[nodiscard]] const Status& status() const { return status_; }

 private:
  struct Run {
    /// In statements from the begin of the file: not yet read, end.
    std::uint64_t at = 0;
    std::uint64_t end = 0;
    std::vector<Statement> buffer;
    std::size_t next = 0;
  };

  void sort_held();
  void make_room();
  void spill();
  bool refill(Run& run);
  void fail(const char* what);
  /// Takes the first one of all runs without merging.
  bool pop(Statement& statement);
  void sift(std::size_t place);
  [[nodiscard]] const Statement& top(std::size_t place) const {
    const Run& run = runs_[heap_[place]];
    return run.buffer[run.next];
  }

  std::string folder_;
  std::size_t most_;
  std::vector<Statement> held_;
  std::size_t next_held_ = 0;
  int file_ = -1;
  std::uint64_t written_ = 0;
  std::vector<Run> runs_;
  // Runs that have something left, the one with the first statement at the top.
  std::vector<std::size_t> heap_;
  Statement first_;
  Statement following_;
  bool at_end_ = true;
  bool more_ = false;
  Status status_;
};

}  // namespace kalah
