#include "kgp_scene.h"

namespace kalah {

KgpScene::Raw::Raw(KgpScene& scene) : scene_(scene), id_(scene.server_->connect(scene.now_)) { scene_.collect(); }

void KgpScene::Raw::raw(std::string_view bytes) {
  scene_.server_->receive(id_, bytes, scene_.now_);
  scene_.collect();
}

void KgpScene::Raw::answer(std::string_view command) {
  say(std::to_string(next_id_) + "@" + std::to_string(state_id()) + " " + std::string(command));
  next_id_ += 2;
}

void KgpScene::Raw::join(std::string_view token) {
  say("101 set auth:token \"" + std::string(token) + "\"");
  say("103 set info:name \"" + std::string(token) + "\"");
  say("105 mode freeplay");
}

void KgpScene::Raw::vanish() {
  scene_.server_->disconnect(id_, scene_.now_);
  scene_.collect();
}

const std::vector<std::string>& KgpScene::Raw::heard() const { return scene_.heard_[id_].lines; }

std::vector<std::string> KgpScene::Raw::heard_of(std::string_view command) const {
  std::vector<std::string> lines;
  for (const std::string& line : heard()) {
    const auto parsed = parse_kgp_line(line);
    EXPECT_TRUE(parsed.ok()) << line;
    if (parsed->name == command) lines.push_back(line);
  }
  return lines;
}

std::vector<std::string> KgpScene::Raw::states() const {
  std::vector<std::string> boards;
  for (const std::string& line : heard_of("state")) boards.push_back(parse_kgp_line(line)->args.at(0).text);
  return boards;
}

std::uint64_t KgpScene::Raw::state_id() const {
  const auto lines = heard_of("state");
  return lines.empty() ? 0 : *parse_kgp_line(lines.back())->id;
}

bool KgpScene::Raw::closed() const { return scene_.heard_[id_].closed; }

void KgpScene::open(const KgpServerOptions& options) {
  heard_.clear();
  tasks_.clear();
  notes_.clear();
  answered_ = 0;
  server_ = std::make_unique<KgpServer>(options, now_);
  collect();
}

void KgpScene::wait(double ms) {
  // In the steps that the server asks for, as its sockets would.
  const double until = now_ + ms;
  while (server_->wake_at() <= until) {
    now_ = std::max(now_, server_->wake_at());
    server_->tick(now_);
    collect();
  }
  now_ = until;
}

void KgpScene::move_bots() {
  while (answered_ < tasks_.size()) {
    const KgpServer::Task task = tasks_[answered_++];
    server_->bot_moved(task.number, nth_pit(task.game.legal(), 0), now_);
    collect();
  }
}

void KgpScene::collect() {
  for (KgpServer::Output& output : server_->take_output()) {
    Heard& heard = heard_[output.peer];
    EXPECT_FALSE(heard.closed && !output.bytes.empty()) << "nothing is said after the end: " << output.bytes;
    heard.splitter.add(output.bytes);
    while (auto line = heard.splitter.next()) {
      line->pop_back();
      heard.lines.push_back(*line);
    }
    heard.closed = heard.closed || output.close;
  }
  for (KgpServer::Task& task : server_->take_tasks()) tasks_.push_back(std::move(task));
  for (std::string& note : server_->take_notes()) notes_.push_back(std::move(note));
}

}  // namespace kalah
