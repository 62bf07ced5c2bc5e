#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalah/status.h"

namespace kalah {

/// Longest line that is read or written, without its end.
inline constexpr std::size_t kKgpLineLimit = 16384;

/// One argument of a KGP line. `text` is always its plain form: decoded for a string, as written otherwise.
struct KgpArg {
  enum class Kind : std::uint8_t { kInteger, kReal, kWord, kString, kBoard };
  Kind kind = Kind::kWord;
  std::string text;
  /// kInteger.
  std::int64_t integer = 0;
  /// kInteger and kReal.
  double real = 0;
  /// kBoard: south store, north store, south pits, north pits, each side in its own sowing order.
  std::vector<std::uint16_t> cells;

  [[nodiscard]] bool is_integer() const { return kind == Kind::kInteger; }
  /// Words and quoted strings are the same to everyone who reads KGP.
  [[nodiscard]] bool is_text() const { return kind == Kind::kWord || kind == Kind::kString; }
  /// kBoard: pits in a row.
  [[nodiscard]] std::size_t pits() const { return (cells.size() - 2) / 2; }
};

KgpArg kgp_integer(std::int64_t value);
KgpArg kgp_string(std::string_view text);
KgpArg kgp_word(std::string_view text);
/// Precondition: the text is a board literal, such as print_kgp_board() writes.
KgpArg kgp_board(std::string_view text);

/// `id@ref name args...`
struct KgpLine {
  std::optional<std::uint64_t> id;
  std::optional<std::uint64_t> ref;
  std::string name;
  std::vector<KgpArg> args;
};

/// Reads one line without its line feed; a carriage return and blanks at both ends are dropped. Every kind of broken
/// line has a message of its own.
Result<KgpLine> parse_kgp_line(std::string_view text);

/// The line in normal form, without its end. What parse_kgp_line() read comes back equal.
std::string print_kgp_line(const KgpLine& line);

/// The id that a broken line begins with, so that an answer can refer to it.
std::optional<std::uint64_t> kgp_line_id(std::string_view text);

/// Cuts a stream of bytes into lines, whatever the pieces it arrives in. An endless line costs no more memory than the
/// longest allowed one.
class KgpSplitter {
 public:
  void add(std::string_view bytes);
  /// The next whole line that is not blank, without its end; nothing when more bytes are needed or the stream is
  /// overlong().
  std::optional<std::string> next();
  /// A line exceeded the limit; nothing more is read from the stream.
  [[nodiscard]] bool overlong() const { return overlong_; }

 private:
  std::string buffer_;
  std::size_t searched_ = 0;
  bool overlong_ = false;
};

}  // namespace kalah
