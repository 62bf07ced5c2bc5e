#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace kalah {

/// Why an input was refused: one sentence for people that names what is wrong and what is allowed.
struct Error {
  std::string message;
};

/// A value, or the reason why there is none. Thread-safety: that of the value.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  /// Precondition of the four below: ok().
  T& operator*() {
    assert(ok());
    return *value_;
  }
  const T& operator*() const {
    assert(ok());
    return *value_;
  }
  T* operator->() {
    assert(ok());
    return &*value_;
  }
  const T* operator->() const {
    assert(ok());
    return &*value_;
  }

  /// Precondition: !ok().
  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return error_;
  }

 private:
  std::optional<T> value_;
  Error error_;
};

/// Success, or the reason of a refusal.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  /// Precondition: !ok().
  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace kalah
