#include "protocol/kgp_line.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/text.h"
#include "kalah/rules.h"

namespace kalah {
namespace {

bool is_alpha(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_word_char(char c) { return is_alpha(c) || is_digit(c) || c == ':' || c == '-'; }
bool is_control(char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F; }

bool all_digits(std::string_view text) { return !text.empty() && std::ranges::all_of(text, is_digit); }

std::string_view drop_sign(std::string_view text) {
  return !text.empty() && (text.front() == '+' || text.front() == '-') ? text.substr(1) : text;
}

/// `[+-]digits*.digits+`
bool looks_real(std::string_view text) {
  const std::string_view plain = drop_sign(text);
  const std::size_t point = plain.find('.');
  return point != std::string_view::npos && std::ranges::all_of(plain.substr(0, point), is_digit) &&
         all_digits(plain.substr(point + 1));
}

/// Reads from the front of a line and keeps what is left of it.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool done() const { return rest_.empty(); }
  [[nodiscard]] char front() const { return rest_.front(); }
  void skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
  }
  /// Everything up to the next blank.
  std::string_view token() {
    const auto* const end = std::ranges::find_if(rest_, is_blank);
    return take(static_cast<std::size_t>(end - rest_.begin()));
  }

  Result<KgpArg> string() {
    KgpArg arg = kgp_string({});
    for (std::size_t i = 1; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (c == '"') {
        if (i + 1 < rest_.size() && !is_blank(rest_[i + 1])) {
          return Error{cat({"a blank must follow the string ", quoted(rest_.substr(0, i + 1)), ", not ",
                            quoted(rest_.substr(i + 1, 1))})};
        }
        take(i + 1);
        return arg;
      }
      if (c != '\\') {
        arg.text += c;
      } else if (++i < rest_.size()) {
        arg.text += rest_[i] == 'n' ? '\n' : (rest_[i] == 't' ? '\t' : rest_[i]);
      }
    }
    return Error{cat({"the string ", quoted(rest_), " has no closing quotation mark"})};
  }

  Result<KgpArg> board() {
    const std::size_t end = rest_.find('>');
    if (end == std::string_view::npos) return Error{cat({"the board ", quoted(rest_), " has no closing >"})};
    if (end + 1 < rest_.size() && !is_blank(rest_[end + 1])) {
      return Error{cat({"a blank must follow the board ", quoted(rest_.substr(0, end + 1)), ", not ",
                        quoted(rest_.substr(end + 1, 1))})};
    }
    return read_board(take(end + 1));
  }

 private:
  static Result<KgpArg> read_board(std::string_view text) {
    KgpArg arg;
    arg.kind = KgpArg::Kind::kBoard;
    std::size_t pits = 0;
    std::size_t count = 0;
    for (std::string_view part : split(text.substr(1, text.size() - 2), ',')) {
      const auto value = parse_number(trimmed(part), kMaxTotal);
      if (!value) {
        return Error{cat({"number ", std::to_string(count + 1), " of the board is ", quoted(trimmed(part)),
                          "; allowed: 0..", std::to_string(kMaxTotal)})};
      }
      if (count++ == 0) {
        pits = static_cast<std::size_t>(*value);
      } else {
        arg.cells.push_back(static_cast<std::uint16_t>(*value));
      }
      arg.text += cat({count == 1 ? "<" : ",", std::to_string(*value)});
    }
    arg.text += '>';
    if (pits < 1) return Error{"a board begins with its pits in a row, at least 1"};
    if (count != 2 * pits + 3) {
      return Error{cat({"a board of ", std::to_string(pits), pits == 1 ? " pit" : " pits", " has ",
                        std::to_string(2 * pits + 3), " numbers, not ", std::to_string(count)})};
    }
    return arg;
  }

  std::string_view take(std::size_t count) {
    const std::string_view taken = rest_.substr(0, count);
    rest_.remove_prefix(count);
    return taken;
  }
  std::string_view rest_;
};

Result<std::uint64_t> read_number(std::string_view what, std::string_view text) {
  if (const auto value = parse_number(text, INT64_MAX)) return *value;
  return Error{cat({what, " ", quoted(text), " is too large; allowed: 0..", std::to_string(INT64_MAX)})};
}

/// `id`, `@ref` or `id@ref`. Precondition: the token is digits, or holds an @.
Status read_head(KgpLine& line, std::string_view token) {
  const std::size_t at = token.find('@');
  const std::string_view id = token.substr(0, at);
  if (!id.empty()) {
    if (!all_digits(id)) return Error{cat({"the id ", quoted(id), " is not a number"})};
    const auto value = read_number("the id", id);
    if (!value) return value.error();
    line.id = *value;
  }
  if (at == std::string_view::npos) return {};
  const std::string_view ref = token.substr(at + 1);
  if (!all_digits(ref)) return Error{cat({"after @ stands the id referred to, a number, not ", quoted(ref)})};
  const auto value = read_number("the id referred to", ref);
  if (!value) return value.error();
  line.ref = *value;
  return {};
}

Result<KgpArg> read_plain(std::string_view token) {
  KgpArg arg;
  arg.text = std::string(token);
  const std::string_view digits = drop_sign(token);
  if (all_digits(digits)) {
    const auto value = read_number("the integer", digits);
    if (!value) return value.error();
    arg.kind = KgpArg::Kind::kInteger;
    arg.integer = static_cast<std::int64_t>(*value) * (token.front() == '-' ? -1 : 1);
    arg.real = static_cast<double>(arg.integer);
    return arg;
  }
  if (looks_real(token)) {
    arg.kind = KgpArg::Kind::kReal;
    arg.real = std::strtod(arg.text.c_str(), nullptr);
    if (!std::isfinite(arg.real)) return Error{cat({"the number ", quoted(token), " is too large"})};
    return arg;
  }
  if (std::ranges::all_of(token, is_word_char)) return arg;
  return Error{cat({quoted(token),
                    " is no argument; allowed: an integer, a real, a word of letters, digits, - and :, "
                    "a string in quotation marks, a board <n,S,N,...>"})};
}

}  // namespace

KgpArg kgp_integer(std::int64_t value) {
  return {KgpArg::Kind::kInteger, std::to_string(value), value, static_cast<double>(value), {}};
}
KgpArg kgp_string(std::string_view text) { return {KgpArg::Kind::kString, std::string(text), 0, 0, {}}; }
KgpArg kgp_word(std::string_view text) { return {KgpArg::Kind::kWord, std::string(text), 0, 0, {}}; }
KgpArg kgp_board(std::string_view text) {
  auto arg = Reader(text).board();
  assert(arg.ok());
  return *arg;
}

Result<KgpLine> parse_kgp_line(std::string_view text) {
  text = trimmed(text);
  if (text.size() > kKgpLineLimit) {
    return Error{cat({"the line is longer than ", std::to_string(kKgpLineLimit), " characters"})};
  }
  if (text.empty()) return Error{"the line is empty"};
  if (std::ranges::any_of(text, is_control)) return Error{"the line holds a control character"};
  if (!is_utf8(text)) return Error{"the line is not UTF-8"};
  KgpLine line;
  Reader reader(text);
  std::string_view name = reader.token();
  if (all_digits(name) || name.find('@') != std::string_view::npos) {
    if (Status status = read_head(line, name); !status) return status.error();
    reader.skip_blanks();
    if (reader.done()) return Error{cat({"no command follows ", quoted(name)})};
    name = reader.token();
  }
  if (!std::ranges::all_of(name, [](char c) { return is_alpha(c) || is_digit(c); })) {
    return Error{cat({quoted(name), " is no command; a command is made of letters and digits"})};
  }
  line.name = std::string(name);
  for (reader.skip_blanks(); !reader.done(); reader.skip_blanks()) {
    Result<KgpArg> arg = reader.front() == '"'   ? reader.string()
                         : reader.front() == '<' ? reader.board()
                                                 : read_plain(reader.token());
    if (!arg) return arg.error();
    line.args.push_back(std::move(*arg));
  }
  return line;
}

std::string print_kgp_line(const KgpLine& line) {
  std::string text;
  if (line.id) text += std::to_string(*line.id);
  if (line.ref) text += '@' + std::to_string(*line.ref);
  if (!text.empty()) text += ' ';
  text += line.name;
  for (const KgpArg& arg : line.args) {
    text += ' ';
    if (arg.kind != KgpArg::Kind::kString) {
      text += arg.text;
      continue;
    }
    text += '"';
    for (const char c : arg.text) {
      if (c == '"' || c == '\\') text += '\\';
      if (c == '\n') {
        text += "\\n";
      } else if (c == '\t') {
        text += "\\t";
      } else {
        text += c;
      }
    }
    text += '"';
  }
  return text;
}

std::optional<std::uint64_t> kgp_line_id(std::string_view text) {
  text = trimmed(text);
  const std::string_view digits = text.substr(0, text.find_first_of(" \t@"));
  return digits.empty() ? std::nullopt : parse_number(digits, INT64_MAX);
}

void KgpSplitter::add(std::string_view bytes) {
  if (!overlong_) buffer_ += bytes;
}

std::optional<std::string> KgpSplitter::next() {
  while (!overlong_) {
    const std::size_t end = buffer_.find('\n', searched_);
    const std::size_t length = end == std::string::npos ? buffer_.size() : end;
    // The carriage return is part of the end, not of the line.
    if (length > kKgpLineLimit + 1) {
      overlong_ = true;
      buffer_ = {};
      break;
    }
    if (end == std::string::npos) {
      searched_ = length;
      break;
    }
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    searched_ = 0;
    if (!trimmed(line).empty()) return line;
  }
  return std::nullopt;
}

}  // namespace kalah
