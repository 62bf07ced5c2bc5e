#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/kgp_server.h"

namespace kalah {

/// A server without sockets, clients that say what a test writes, and a clock that the test moves.
class KgpScene : public ::testing::Test {
 public:
  /// One connection.
  class Raw {
   public:
    explicit Raw(KgpScene& scene);
    void raw(std::string_view bytes);
    void say(std::string_view line) { raw(std::string(line) + "\r\n"); }
    /// With a reference to the newest state.
    void answer(std::string_view command);
    void join(std::string_view token);
    void vanish();

    /// Every line so far.
    [[nodiscard]] const std::vector<std::string>& heard() const;
    [[nodiscard]] std::vector<std::string> heard_of(std::string_view command) const;
    /// The boards of all states.
    [[nodiscard]] std::vector<std::string> states() const;
    [[nodiscard]] std::uint64_t state_id() const;
    [[nodiscard]] bool closed() const;

   private:
    KgpScene& scene_;
    KgpServer::PeerId id_;
    std::uint64_t next_id_ = 1001;
  };

 protected:
  void open(const KgpServerOptions& options);
  void wait(double ms);
  [[nodiscard]] KgpServer& server() { return *server_; }
  [[nodiscard]] double now() const { return now_; }
  /// Everything that bots were asked so far.
  [[nodiscard]] const std::vector<KgpServer::Task>& tasks() const { return tasks_; }
  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  /// Answers every task that waits by the first legal pit.
  void move_bots();
  void collect();

 private:
  struct Heard {
    KgpSplitter splitter;
    std::vector<std::string> lines;
    bool closed = false;
  };
  std::unique_ptr<KgpServer> server_;
  double now_ = 5000;
  std::map<KgpServer::PeerId, Heard> heard_;
  std::vector<KgpServer::Task> tasks_;
  std::size_t answered_ = 0;
  std::vector<std::string> notes_;
};

}  // namespace kalah
