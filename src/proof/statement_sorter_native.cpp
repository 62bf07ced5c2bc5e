#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/text.h"
#include "proof/statement_sorter.h"

namespace kalah {
namespace {

static_assert(sizeof(Statement) == 16);

/// Statements of a run that are read at once, and the least that are sorted at once.
constexpr std::size_t kBuffer = 4096;

}  // namespace

StatementSorter::StatementSorter(std::string folder, std::uint64_t memory)
    : folder_(std::move(folder)), most_(std::max<std::size_t>(kBuffer, memory / sizeof(Statement))) {}

StatementSorter::StatementSorter(StatementSorter&& other) noexcept
    : folder_(std::move(other.folder_)),
      most_(other.most_),
      held_(std::move(other.held_)),
      next_held_(other.next_held_),
      file_(std::exchange(other.file_, -1)),
      written_(other.written_),
      runs_(std::move(other.runs_)),
      heap_(std::move(other.heap_)),
      first_(other.first_),
      following_(other.following_),
      at_end_(other.at_end_),
      more_(other.more_),
      status_(std::move(other.status_)) {}

StatementSorter::~StatementSorter() {
  if (file_ >= 0) close(file_);
}

void StatementSorter::fail(const char* what) {
  if (!status_) return;
  status_ = Error{cat({folder_, ": a temporary file cannot be ", what, ": ", std::strerror(errno)})};
}

void StatementSorter::sort_held() {
  std::ranges::sort(held_, stands_before);
  std::size_t kept = 0;
  for (const Statement& statement : held_) {
    if (kept > 0 && same_place(held_[kept - 1], statement) && held_[kept - 1].weight == statement.weight) {
      if (implies(statement.bound, statement.margin, held_[kept - 1].margin)) held_[kept - 1] = statement;
    } else {
      held_[kept++] = statement;
    }
  }
  held_.resize(kept);
}

void StatementSorter::make_room() {
  sort_held();
  // Where much is said twice, sorting alone makes room.
  if (held_.size() > most_ / 2) spill();
}

void StatementSorter::spill() {
  if (file_ < 0) {
    std::string name = folder_ + "/kalah-proof-XXXXXX";
    file_ = mkostemp(name.data(), O_CLOEXEC);
    if (file_ < 0) {
      fail("made");
    } else {
      unlink(name.c_str());
    }
  }
  const auto* bytes = reinterpret_cast<const char*>(held_.data());
  std::size_t left = held_.size() * sizeof(Statement);
  std::uint64_t at = written_ * sizeof(Statement);
  while (status_.ok() && left > 0) {
    const ssize_t written = pwrite(file_, bytes, left, static_cast<off_t>(at));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      fail("written");
      break;
    }
    bytes += written;
    left -= static_cast<std::size_t>(written);
    at += static_cast<std::uint64_t>(written);
  }
  runs_.push_back({written_, written_ + held_.size(), {}, 0});
  written_ += held_.size();
  held_.clear();
}

bool StatementSorter::refill(Run& run) {
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kBuffer, run.end - run.at));
  if (count == 0 || !status_.ok()) return false;
  run.buffer.resize(count);
  run.next = 0;
  auto* bytes = reinterpret_cast<char*>(run.buffer.data());
  std::size_t left = count * sizeof(Statement);
  std::uint64_t at = run.at * sizeof(Statement);
  while (left > 0) {
    const ssize_t got = pread(file_, bytes, left, static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      fail("read");
      return false;
    }
    bytes += got;
    left -= static_cast<std::size_t>(got);
    at += static_cast<std::uint64_t>(got);
  }
  run.at += count;
  return true;
}

void StatementSorter::sift(std::size_t place) {
  while (true) {
    std::size_t least = place;
    for (std::size_t child = 2 * place + 1; child <= 2 * place + 2 && child < heap_.size(); ++child) {
      if (stands_before(top(child), top(least))) least = child;
    }
    if (least == place) return;
    std::swap(heap_[least], heap_[place]);
    place = least;
  }
}

void StatementSorter::begin_reading() {
  sort_held();
  next_held_ = 0;
  if (!runs_.empty()) {
    // The last run is one like the others: then the memory is free for their buffers.
    if (!held_.empty()) spill();
    held_.shrink_to_fit();
    for (std::size_t i = 0; i < runs_.size(); ++i) {
      if (refill(runs_[i])) heap_.push_back(i);
    }
    for (std::size_t place = heap_.size(); place-- > 0;) sift(place);
  }
  more_ = pop(following_);
  at_end_ = false;
  take();
}

bool StatementSorter::pop(Statement& statement) {
  if (runs_.empty()) {
    if (next_held_ == held_.size()) return false;
    statement = held_[next_held_++];
    return true;
  }
  if (heap_.empty()) return false;
  Run& run = runs_[heap_.front()];
  statement = run.buffer[run.next++];
  if (run.next == run.buffer.size() && !refill(run)) {
    heap_.front() = heap_.back();
    heap_.pop_back();
  }
  if (!heap_.empty()) sift(0);
  return true;
}

void StatementSorter::take() {
  assert(!at_end_);
  at_end_ = !more_ || !status_.ok();
  if (at_end_) return;
  first_ = following_;
  for (more_ = pop(following_); more_; more_ = pop(following_)) {
    if (!same_place(first_, following_) || first_.weight != following_.weight) break;
    if (implies(following_.bound, following_.margin, first_.margin)) first_ = following_;
  }
}

void StatementSorter::release() {
  clear();
  held_.shrink_to_fit();
  if (file_ >= 0) close(file_);
  file_ = -1;
}

void StatementSorter::clear() {
  held_.clear();
  next_held_ = 0;
  runs_.clear();
  heap_.clear();
  written_ = 0;
  at_end_ = true;
  more_ = false;
}

}  // namespace kalah
