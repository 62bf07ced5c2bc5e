#include "proof/making.h"

#include <fstream>

#include "builder/table_build.h"
#include "proof/proof_output.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

class NoWatch final : public TableWatch {
 public:
  bool stop(std::uint64_t /*done*/, std::uint64_t /*all*/) override { return false; }
  void begun(int /*layers*/, std::uint64_t /*done*/, std::uint64_t /*all*/) override {}
  void layer_done(int /*n*/, std::uint64_t /*positions*/, std::uint64_t /*bytes*/) override {}
};

}  // namespace

ProofFolder::ProofFolder() {
  static int count = 0;
  path_ = std::filesystem::current_path() / ("proofs." + std::to_string(getpid()) + "." + std::to_string(++count));
  std::filesystem::remove_all(path_);
  std::filesystem::create_directories(path_);
}

ProofFolder::~ProofFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::shared_ptr<const TableFile> ProofFolder::table(const Rules& rules, int seeds) const {
  const std::string folder = *this / "table";
  NoWatch watch;
  const Status status = build_table({rules, seeds, 1, folder}, watch);
  EXPECT_TRUE(status.ok());
  auto table = open_table(folder);
  EXPECT_TRUE(table.ok());
  return *table;
}

Game proof_game(const std::string& rules, const std::string& position) {
  const auto read = parse_rules(rules);
  EXPECT_TRUE(read.ok()) << rules;
  const auto start = parse_start(*read, position, 0);
  EXPECT_TRUE(start.ok()) << position;
  return {*read, *start};
}

Solved::Solved(const Game& game, int database_seeds, std::uint64_t table_bytes) {
  SolveOrder order;
  order.seeds = database_seeds;
  const int seeds = seeds_in_pits(game.rules(), game.position());
  order.memory = build_bytes(game.rules(), database_seeds, 1) + table_bytes;
  auto made = Solver::make(game.rules(), seeds, order, nullptr);
  EXPECT_TRUE(made.ok()) << made.error().message;
  solver = std::move(*made);
  value = stores_ahead(game.rules(), game.position()) +
          *solver->value(solve_node(game.rules(), game.position()), 0, nullptr);
}

FileBytes bytes_of_file(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

FileBytes proof_of(Solver& solver, const Game& game, const ProofOrder& order) {
  const ProofFolder folder;
  const auto written = write_proof(solver, game, folder / "proof", order);
  EXPECT_TRUE(written.ok()) << written.error().message;
  FileBytes bytes = bytes_of_file(folder / "proof");
  if (written.ok()) {
    EXPECT_EQ(written->file_bytes, bytes.size());
  }
  return bytes;
}

std::string refusal(const FileBytes& bytes, const TableFile* table, std::uint64_t memory) {
  const auto checked = check_proof(bytes, {table, memory, std::filesystem::current_path().string(), nullptr});
  if (checked.ok()) return {};
  EXPECT_FALSE(checked.error().message.empty());
  return checked.error().message;
}

TakenApart::TakenApart(const FileBytes& bytes) {
  auto reader = ProofReader::open(bytes);
  EXPECT_TRUE(reader.ok());
  header = reader->header();
  while (reader->next()) {
    for (const PlacedStatement& placed : reader->statements()) statements.push_back(placed.statement);
  }
  EXPECT_EQ(reader->fault(), "");
}

FileBytes TakenApart::together() const {
  const ProofFolder folder;
  auto output = ProofOutput::create(folder / "proof", header);
  EXPECT_TRUE(output.ok());
  for (const Statement& statement : statements) (*output)->add(statement);
  EXPECT_TRUE((*output)->finish().ok());
  return bytes_of_file(folder / "proof");
}

}  // namespace kalah
