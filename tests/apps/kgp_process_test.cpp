#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "apps/shell.h"
#include "builder/table_bytes.h"

// KGP between two processes, through the shell and real sockets.

namespace kalah {
namespace {

using ::testing::HasSubstr;

Finished bash(const std::string& script) { return shell("PROGRAM=KALAH bash -c '" + script + "'"); }

/// A server on a port of the system's choosing, told on its first line; $PORT once it listens.
const std::string kServe =
    "log=$(mktemp); out=$(mktemp); trap \"rm -f $log $out\" EXIT; "
    "timeout 120 $PROGRAM kgp-server --listen 127.0.0.1:0 OPTIONS >$out 2>$log & server=$!; "
    "for i in $(seq 200); do PORT=$(grep -o -m1 \"127.0.0.1:[0-9]*\" $out) && break; sleep 0.05; done; ";

std::string serve(const std::string& options) {
  std::string script = kServe;
  return script.replace(script.find("OPTIONS"), 7, options);
}

TEST(KgpProcess, TheServerSaysWhichDatabasesItsBotsHave) {
  const TemporaryFolder folder("kgp-tables");
  for (const char* name : {"good", "bad"}) std::filesystem::create_directories(folder / name);
  FileBytes bytes = table_bytes("4x3", 6);
  write_bytes(table_path(folder / "good"), bytes);
  bytes[9] ^= 1;
  write_bytes(table_path(folder / "bad"), bytes);
  const std::string options =
      " kgp-server --listen 127.0.0.1:0 --board 4x3 --time 20 --tournament 2 --bot perfect --bot "
      "random --tables ";
  const Finished played = bash("$PROGRAM" + options + folder.path() + " 2>&1");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.said, HasSubstr("endgame database " + folder / "good" + ": rules 4, up to 6 seeds"));
  EXPECT_THAT(played.said, HasSubstr("not used: " + folder / "bad/kalah.table: "));
  const Finished refused = bash("$PROGRAM" + options + "/nowhere/at/all 2>&1");
  EXPECT_EQ(refused.status, 1);
  EXPECT_THAT(refused.said, HasSubstr("--tables: the folder"));
}

TEST(KgpProcess, TwentyGamesAgainstTheEngineRunUnattended) {
  // Ten boards, both sides on each.
  std::string boards;
  for (const char* board : {"3x3", "4x2", "4x3", "3x4", "5x2", "4x4", "5x3", "6x2", "6x3", "5x4"}) {
    boards += std::string(" --board ") + board;
  }
  const Finished played = bash(serve("--tournament 2 --bot engine --time 60" + boards) +
                               "$PROGRAM kgp $PORT --player rules --name outside --time 30 2>>$log; client=$?; "
                               "wait $server; echo server $? client $client; cat $out");
  EXPECT_EQ(played.status, 0);
  EXPECT_THAT(played.said, HasSubstr("server 0 client 0"));
  EXPECT_THAT(played.said, HasSubstr("outside"));
  EXPECT_THAT(played.said, HasSubstr("engine"));
  for (const char* board : {"3x3", "6x3", "5x4"}) EXPECT_THAT(played.said, HasSubstr(board));
}

TEST(KgpProcess, RefusesWhatItCannotBe) {
  EXPECT_EQ(bash("$PROGRAM kgp 2>/dev/null").status, 2);
  EXPECT_EQ(bash("$PROGRAM kgp localhost:1 --attempts 1 2>/dev/null").status, 1);
  EXPECT_EQ(bash("$PROGRAM kgp localhost:0x 2>/dev/null").status, 1);
  EXPECT_EQ(bash("timeout 120 $PROGRAM kgp-server --listen nowhere 2>/dev/null").status, 1);
  EXPECT_EQ(bash("timeout 120 $PROGRAM kgp-server --listen 127.0.0.1:0 --bot nobody 2>/dev/null").status, 1);
  EXPECT_EQ(bash("timeout 120 $PROGRAM kgp-server --listen 127.0.0.1:0 --board 6by6 2>/dev/null").status, 1);
}

}  // namespace
}  // namespace kalah
