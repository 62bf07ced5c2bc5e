#include "protocol/kgp_line.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "protocol/kgp_address.h"

namespace kalah {
namespace {

using ::testing::HasSubstr;

std::string normal(std::string_view text) {
  const auto line = parse_kgp_line(text);
  return line ? print_kgp_line(*line) : "error: " + line.error().message;
}

std::string broken(std::string_view text) {
  const auto line = parse_kgp_line(text);
  return line ? "accepted" : line.error().message;
}

TEST(KgpLine, ReadsEveryPart) {
  const auto line = parse_kgp_line("9@8 move 3 -4 +2.5 a:b-c \"x \\\"y\\\\\\n\" < 1 ,2, 3,4 , 5 >\r");
  ASSERT_TRUE(line.ok()) << line.error().message;
  EXPECT_EQ(line->id, 9U);
  EXPECT_EQ(line->ref, 8U);
  EXPECT_EQ(line->name, "move");
  ASSERT_EQ(line->args.size(), 6U);
  EXPECT_EQ(line->args[0].integer, 3);
  EXPECT_EQ(line->args[1].integer, -4);
  EXPECT_EQ(line->args[2].kind, KgpArg::Kind::kReal);
  EXPECT_EQ(line->args[2].real, 2.5);
  EXPECT_EQ(line->args[3].text, "a:b-c");
  EXPECT_EQ(line->args[4].text, "x \"y\\\n");
  EXPECT_EQ(line->args[5].text, "<1,2,3,4,5>");
  EXPECT_EQ(line->args[5].cells, (std::vector<std::uint16_t>{2, 3, 4, 5}));
  EXPECT_EQ(line->args[5].pits(), 1U);
  EXPECT_EQ(print_kgp_line(*line), "9@8 move 3 -4 +2.5 a:b-c \"x \\\"y\\\\\\n\" <1,2,3,4,5>");
}

TEST(KgpLine, IdAndRefMayBeMissing) {
  for (const char* text : {"stop", "7 stop", "@8 stop", "10@8 stop", "kgp 1 0 1", "2 kgp 1 0 1", "goodbye"}) {
    EXPECT_EQ(normal(text), text);
  }
}

TEST(KgpLine, BlanksAndLineEndsAreForgiven) {
  EXPECT_EQ(normal("  4@5   ok \t\r"), "4@5 ok");
  EXPECT_EQ(normal("\tset\tinfo:name\t\"x\"  "), "set info:name \"x\"");
}

TEST(KgpLine, WordsAndStringsAreTheSameToReaders) {
  for (const char* text : {"mode freeplay", "mode \"freeplay\""}) {
    const auto line = parse_kgp_line(text);
    ASSERT_TRUE(line.ok());
    EXPECT_EQ(line->args[0].text, "freeplay");
    EXPECT_TRUE(line->args[0].is_text());
  }
}

TEST(KgpLine, EscapesDecodeAsElsewhere) {
  const auto line = parse_kgp_line(R"(ok "a\tb\nc\qd\\e\"f")");
  ASSERT_TRUE(line.ok());
  EXPECT_EQ(line->args[0].text, "a\tb\ncqd\\e\"f");
}

TEST(KgpLine, EveryBrokenKindHasItsOwnMessage) {
  const std::vector<std::pair<std::string, std::string>> kinds{
      {"", "empty"},
      {"12", "no command follows '12'"},
      {"12@", "after @ stands the id referred to"},
      {"x@3 stop", "the id 'x' is not a number"},
      {"99999999999999999999 stop", "the id '99999999999999999999' is too large"},
      {"1@99999999999999999999 stop", "the id referred to '99999999999999999999' is too large"},
      {"mo-ve 3", "'mo-ve' is no command"},
      {"move 3.", "'3.' is no argument"},
      {"move 99999999999999999999", "the integer '99999999999999999999' is too large"},
      {"eval " + std::string(400, '9') + ".0", "the number"},
      {"ok \"abc", "no closing quotation mark"},
      {"ok \"abc\\", "no closing quotation mark"},
      {"ok \"a\"b", "a blank must follow the string"},
      {"state <1,0,0,0,0", "has no closing >"},
      {"state <1,0,0,0,0>x", "a blank must follow the board"},
      {"state <1,1,1,1,a>", "number 5 of the board is 'a'"},
      {"state <1,1,1,1,65536>", "number 5 of the board is '65536'; allowed: 0..65535"},
      {"state <0,1,1>", "at least 1"},
      {"state <1,1,1,1>", "a board of 1 pit has 5 numbers, not 4"},
      {"state <>", "number 1 of the board is ''"},
      {std::string("ok \"a\x01\""), "control character"},
      {"ok \"\xff\"", "not UTF-8"},
      {"ok \"" + std::string(kKgpLineLimit, 'x') + "\"", "longer than 16384"},
  };
  for (const auto& [text, message] : kinds) EXPECT_THAT(broken(text), HasSubstr(message)) << text.substr(0, 60);
}

TEST(KgpLine, BoardLiteralsOfOtherPrograms) {
  for (const char* bad : {"<0>", "<0,1,1>", "<1,1,1,1>", "<1,1,1,1,1,1>", "<1,1,1,1,1", "<1,1,1,1,a>"}) {
    EXPECT_FALSE(parse_kgp_line(std::string("state ") + bad).ok()) << bad;
  }
  EXPECT_FALSE(parse_kgp_line("state 1,1,1,1,1").ok());
  EXPECT_FALSE(parse_kgp_line("state 1,1,1,1,1>").ok());
  EXPECT_EQ(normal("state  < 1 , 0 , 0 , 0 , 0 > "), "state <1,0,0,0,0>");
}

TEST(KgpLine, ABrokenLineStillTellsItsId) {
  EXPECT_EQ(kgp_line_id("17@8 move ,"), 17U);
  EXPECT_EQ(kgp_line_id(" 17 ?"), 17U);
  EXPECT_EQ(kgp_line_id("@8 move ,"), std::nullopt);
  EXPECT_EQ(kgp_line_id("move ,"), std::nullopt);
}

RC_GTEST_PROP(KgpLine, WhatIsPrintedReadsBack, ()) {
  KgpLine line;
  if (*rc::gen::arbitrary<bool>()) line.id = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
  if (*rc::gen::arbitrary<bool>()) line.ref = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
  line.name = "set";
  const auto texts = *rc::gen::container<std::vector<std::string>>(
      rc::gen::container<std::string>(rc::gen::element('a', '"', '\\', '\n', '\t', ' ', '<', '@', '1')));
  for (const std::string& text : texts) line.args.push_back(kgp_string(text));
  line.args.push_back(kgp_integer(*rc::gen::inRange(-1000, 1000)));
  const auto again = parse_kgp_line(print_kgp_line(line));
  RC_ASSERT(again.ok());
  RC_ASSERT(again->id == line.id && again->ref == line.ref && again->args.size() == line.args.size());
  for (std::size_t i = 0; i < texts.size(); ++i) RC_ASSERT(again->args[i].text == texts[i]);
  RC_ASSERT(again->args.back().integer == line.args.back().integer);
  RC_ASSERT(print_kgp_line(*again) == print_kgp_line(line));
}

TEST(KgpSplitter, PiecesDoNotMatter) {
  KgpSplitter splitter;
  std::vector<std::string> lines;
  for (const char c : std::string("1 ping\r\n\n  \r\n3 stop\n5 go")) {
    splitter.add(std::string(1, c));
    while (const auto line = splitter.next()) lines.push_back(*line);
  }
  EXPECT_EQ(lines, (std::vector<std::string>{"1 ping\r", "3 stop"}));
  splitter.add("odbye\nok\n");
  EXPECT_EQ(splitter.next(), "5 goodbye");
  EXPECT_EQ(splitter.next(), "ok");
  EXPECT_EQ(splitter.next(), std::nullopt);
}

TEST(KgpSplitter, AnEndlessLineEndsTheStream) {
  KgpSplitter splitter;
  splitter.add("ok\n" + std::string(kKgpLineLimit, 'x') + "\r\n");
  EXPECT_EQ(splitter.next(), "ok");
  EXPECT_TRUE(splitter.next().has_value());
  EXPECT_FALSE(splitter.overlong());
  splitter.add(std::string(kKgpLineLimit + 2, 'x'));
  EXPECT_EQ(splitter.next(), std::nullopt);
  EXPECT_TRUE(splitter.overlong());
  splitter.add("\nok\n");
  EXPECT_EQ(splitter.next(), std::nullopt);
}

TEST(KgpAddress, ReadsEveryForm) {
  const std::vector<std::pair<std::string, std::string>> forms{
      {"kalah.example.org", "kalah.example.org:2671"},
      {"kalah.example.org:99", "kalah.example.org:99"},
      {":99", "localhost:99"},
      {"127.0.0.1", "127.0.0.1:2671"},
      {"[::1]:99", "[::1]:99"},
      {"[::1]", "[::1]:2671"},
      {"::1", "[::1]:2671"},
      {"ws://host", "ws://host:80/socket"},
      {"ws://host/", "ws://host:80/socket"},
      {"ws://host:8080/socket", "ws://host:8080/socket"},
      {"ws://[::1]:8080/a/b?c", "ws://[::1]:8080/a/b?c"},
  };
  for (const auto& [text, printed] : forms) {
    const auto address = parse_kgp_address(text);
    ASSERT_TRUE(address.ok()) << text << ": " << address.error().message;
    EXPECT_EQ(print_kgp_address(*address), printed);
    EXPECT_EQ(print_kgp_address(*parse_kgp_address(printed)), printed);
  }
}

TEST(KgpAddress, RefusesTheRestByName) {
  const std::vector<std::pair<std::string, std::string>> forms{
      {"", "the host is missing"},
      {"ws://:80/socket", "the host is missing"},
      {"host:", "the port must be a number from 1 to 65535"},
      {"host:0", "the port must be"},
      {"host:65536", "the port must be"},
      {"host:x", "the port must be"},
      {"[::1", "the bracket [ is not closed"},
      {"[::1]x", "only :PORT may follow ]"},
      {"wss://host/socket", "encrypted"},
      {"http://host", "expected HOST, HOST:PORT or ws://HOST/PATH"},
      {"a b", "characters that no name has"},
      {"ws://host/a b", "the path holds characters"},
      {"ws://host/a\r\nX: y", "the path holds characters"},
  };
  for (const auto& [text, message] : forms) {
    const auto address = parse_kgp_address(text);
    ASSERT_FALSE(address.ok()) << text;
    EXPECT_THAT(address.error().message, HasSubstr(message)) << text;
  }
}

}  // namespace
}  // namespace kalah
