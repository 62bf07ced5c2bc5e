#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "protocol/line_support.h"

// The sample sessions: `> ` is sent, `< ` must be answered, `*` stands for anything and `< ...` for any number of info
// lines.

namespace kalah {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// Reads answers up to the one that `pattern` describes; the complaint if another came.
std::string expect(Listened& listened, const std::string& pattern, bool after_infos) {
  while (true) {
    const std::string line = listened.next();
    if (fits(pattern, line)) return "";
    if (!after_infos || !line.starts_with("info ")) return "expected: " + pattern + "\n     got: " + line;
  }
}

void play(const std::string& name, const std::vector<std::string>& script) {
  Listened listened(real_ms);
  bool infos = false;
  for (const std::string& line : script) {
    if (line.starts_with("> ")) {
      if (!infos) {
        ASSERT_TRUE(listened.rest().empty()) << name << ": more was answered before " << line;
      }
      listened.session().handle(line.substr(2));
    } else if (line == "< ...") {
      infos = true;
      continue;
    } else {
      ASSERT_TRUE(line.starts_with("< ")) << name << ": " << line;
      ASSERT_EQ(expect(listened, line.substr(2), infos), "") << name;
    }
    infos = infos && line.starts_with("> ");
  }
  listened.session().quit();
  EXPECT_TRUE(listened.rest().empty()) << name;
}

TEST(GoldenSessions, AnswerAsWritten) {
  int played = 0;
  for (const auto& entry : std::filesystem::directory_iterator(KALAH_TEST_DATA "/protocol")) {
    if (entry.path().extension() != ".txt") continue;
    play(entry.path().filename().string(), lines_of(text_of(entry.path())));
    ++played;
  }
  EXPECT_GE(played, 5);
}

TEST(GoldenSessions, StandInTheDocument) {
  const std::string document = text_of(KALAH_SOURCE_DIR "/docs/protocol.md");
  std::string all;
  for (const auto& entry : std::filesystem::directory_iterator(KALAH_TEST_DATA "/protocol")) {
    all += text_of(entry.path());
  }
  const std::string fence = "```session\n";
  int quoted = 0;
  for (std::size_t at = document.find(fence); at != std::string::npos; at = document.find(fence, at + 1)) {
    const std::size_t begin = at + fence.size();
    const std::string block = document.substr(begin, document.find("```", begin) - begin);
    EXPECT_NE(all.find(block), std::string::npos) << block;
    ++quoted;
  }
  EXPECT_GE(quoted, 3);
}

}  // namespace
}  // namespace kalah
