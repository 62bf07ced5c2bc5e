#include "server/address.h"

#include <gtest/gtest.h>

namespace kalah::server {
namespace {

TEST(Address, ReadsWhatItPrints) {
  for (const char* text : {"127.0.0.1:7260", "0.0.0.0:0", "[::1]:80", "[2001:db8::7]:65535"}) {
    const auto address = parse_address(text);
    ASSERT_TRUE(address.ok()) << text << ": " << address.error().message;
    EXPECT_EQ(print_address(*address), text);
  }
}

TEST(Address, LocalhostIsTheLoopback) {
  const auto address = parse_address("localhost:99");
  ASSERT_TRUE(address.ok());
  EXPECT_EQ(print_address(*address), "127.0.0.1:99");
}

TEST(Address, RefusalsNameTheTextAndWhatIsAllowed) {
  struct Case {
    const char* text;
    const char* part;
  };
  for (const Case& bad :
       {Case{"", "HOST:PORT"}, Case{"7260", "HOST:PORT"}, Case{"[::1]", "HOST:PORT"}, Case{"127.0.0.1:", "0 to 65535"},
        Case{"127.0.0.1:65536", "0 to 65535"}, Case{"127.0.0.1:-1", "0 to 65535"}, Case{"127.0.0.1:80x", "0 to 65535"},
        Case{"127.0.0.1:99999999999999999999", "0 to 65535"}, Case{"example.org:80", "IPv4"}, Case{"::1:80", "IPv4"},
        Case{"[127.0.0.1]:80", "IPv4"}, Case{":80", "IPv4"}, Case{"256.0.0.1:80", "IPv4"}}) {
    const auto address = parse_address(bad.text);
    ASSERT_FALSE(address.ok()) << bad.text;
    EXPECT_NE(address.error().message.find(std::string("'") + bad.text + "'"), std::string::npos);
    EXPECT_NE(address.error().message.find(bad.part), std::string::npos) << address.error().message;
  }
}

}  // namespace
}  // namespace kalah::server
