#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kalah {

/// Something a refusal names: `row` 2, `text` of what was not understood.
struct ErrorPart {
  std::string_view name;
  std::string value;
};

/// Why an input was refused: one sentence for people that names what is wrong and what is allowed.
struct Error {
  std::string message;
  /// The same for programs that say it in another language: what kind of refusal, and what it names. Empty where nobody
  /// else has to say it. `kind` and the names of `parts` outlive everything. Listed in docs/page-api.md.
  std::string_view kind = {};
  std::vector<ErrorPart> parts = {};
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
