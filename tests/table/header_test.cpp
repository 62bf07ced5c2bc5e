#include "table/header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/bytes.h"
#include "table/checksum.h"

namespace kalah {
namespace {

using testing::HasSubstr;
using Bytes = std::array<std::uint8_t, kHeaderBytes>;

Bytes header() { return write_header({"6,capture=always", 6, 12, 4096}); }

std::string refusal(std::span<const std::uint8_t> bytes) {
  const auto read = read_header(bytes);
  return read.ok() ? "read" : read.error().message;
}

/// The header with other bytes at a place, its checksum made to match.
template <class Number>
std::string refusal_with(std::size_t at, Number number) {
  Bytes bytes = header();
  store_number(bytes.data() + at, number);
  store_number(bytes.data() + kHeaderBytes - 8, checksum(std::span(bytes).first(kHeaderBytes - 8), 0));
  return refusal(bytes);
}

TEST(Header, ComesBack) {
  const auto read = read_header(header());
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->value_key, "6,capture=always");
  EXPECT_EQ(read->pits, 6);
  EXPECT_EQ(read->seeds, 12);
  EXPECT_EQ(read->file_bytes, 4096U);
}

TEST(Header, EveryFlippedBitIsTold) {
  for (std::size_t bit = 0; bit < kHeaderBytes * 8; ++bit) {
    Bytes bytes = header();
    bytes[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    EXPECT_NE(refusal(bytes), "read") << bit;
  }
}

TEST(Header, EveryLengthTooShortIsTold) {
  const Bytes bytes = header();
  for (std::size_t size = 0; size < kHeaderBytes; ++size) {
    EXPECT_THAT(refusal(std::span(bytes).first(size)), HasSubstr(std::to_string(size) + " bytes"));
  }
}

TEST(Header, EveryFieldIsRefusedByItsName) {
  EXPECT_THAT(refusal_with(0, std::uint8_t{'K'}), HasSubstr("does not begin like an endgame database"));
  EXPECT_THAT(refusal_with(8, std::uint32_t{2}), HasSubstr("format version is 2; allowed: 1"));
  EXPECT_THAT(refusal_with(12, std::uint32_t{9}), HasSubstr("layout is 9"));
  EXPECT_THAT(refusal_with(16, std::uint8_t{0}), HasSubstr("number of pits is 0"));
  EXPECT_THAT(refusal_with(16, std::uint8_t{5}), HasSubstr("number of pits is 5; allowed: 6, as in its value key"));
  EXPECT_THAT(refusal_with(16, std::uint8_t{200}), HasSubstr("number of pits is 200; allowed: 1..7"));
  EXPECT_THAT(refusal_with(17, std::uint8_t{61}), HasSubstr("number of seeds is 61; allowed: 0..60"));
  EXPECT_THAT(refusal_with(17, std::uint8_t{13}), HasSubstr("number of positions"));
  EXPECT_THAT(refusal_with(18, std::uint8_t{1}), HasSubstr("step of the margins is 1; allowed: 2"));
  EXPECT_THAT(refusal_with(19, std::uint8_t{12}), HasSubstr("longest code is 12"));
  EXPECT_THAT(refusal_with(20, std::uint32_t{0}), HasSubstr("values of a block is 0"));
  EXPECT_THAT(refusal_with(24, std::uint32_t{1}), HasSubstr("values of a section is 1"));
  EXPECT_THAT(refusal_with(28, std::uint32_t{64}), HasSubstr("values of a stretch is 64"));
  EXPECT_THAT(refusal_with(32, UINT64_MAX), HasSubstr("number of positions is " + std::to_string(UINT64_MAX)));
  EXPECT_THAT(refusal_with(48, std::uint32_t{129}), HasSubstr("length of the value key is 129"));
  EXPECT_THAT(refusal_with(48, UINT32_MAX), HasSubstr("length of the value key is 4294967295"));
  EXPECT_THAT(refusal_with(48, std::uint32_t{15}), HasSubstr("free bytes"));
  EXPECT_THAT(refusal_with(48, std::uint32_t{17}), HasSubstr("value key is wrong"));
  EXPECT_THAT(refusal_with(52, std::uint32_t{1}), HasSubstr("values of a part is 1"));
  EXPECT_THAT(refusal_with(56, std::uint8_t{'x'}), HasSubstr("value key is wrong"));
  EXPECT_THAT(refusal_with(240, std::uint8_t{1}), HasSubstr("free bytes"));
  EXPECT_THAT(refusal_with(40, std::uint64_t{0}), "read");
}

TEST(Header, KeysThatAreNoneAreRefused) {
  for (const char* key : {"", "6x6", "6,capture=standard", "6,capture=alway", "6,sow=cw", "6,players=3", "06",
                          "6,extra=no,capture=none", "6,"}) {
    EXPECT_FALSE(rules_of_key(key).ok()) << key;
  }
  for (const char* rules : {"6x4", "1x1,rest=nobody", "7x3,capture=seeds-only,extra=no,end=no-move,rest=emptier"}) {
    const std::string key = value_key(*parse_rules(rules));
    const auto read = rules_of_key(key);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(value_key(*read), key);
  }
}

}  // namespace
}  // namespace kalah
