#include <cinttypes>

#include "byte_size.h"
#include "command.h"
#include "commands.h"
#include "progress.h"
#include "proof/check_proof.h"
#include "table/mapped_file.h"
#include "table/table_folder.h"

namespace kalah {
namespace {

class Course final : public ProofWatch {
 public:
  bool stop(std::uint64_t done, std::uint64_t all) override {
    progress_.at(done, all, "checking", "statements");
    return false;
  }
  void end() { progress_.end(); }

 private:
  Progress progress_;
};

/// The value key of a proof's rules says which of several databases it rests on.
Result<std::shared_ptr<const TableFile>> table_for(std::span<const std::uint8_t> proof, const std::string& tables) {
  const auto header = read_proof_header(proof);
  if (!header) return header.error();
  if (!header->base || tables.empty()) return std::shared_ptr<const TableFile>();
  auto table = open_table_for(header->rules, tables);
  if (!table) return Error{"--tables: " + table.error().message};
  if (*table == nullptr) {
    return Error{cat({"--tables: ", kalah::quoted(tables), " holds no database for ", value_key(header->rules)})};
  }
  return table;
}

std::string base_text(const std::optional<ProofBase>& base) {
  if (!base) return "no tables";
  return cat({"tables of ", std::to_string(base->seeds), " seeds, checksum ", hexadecimal(base->checksum)});
}

}  // namespace
}  // namespace kalah

int check_proof_command(int argc, char** argv) {
  using kalah::cat;
  std::string file;
  std::string tables;
  std::string memory = "256M";
  CLI::App app("Checks a proof by the rules alone, and by the database that it names.", "kalah check-proof");
  app.add_option("FILE", file, "What `kalah solve --proof` has written")->required();
  app.add_option("--tables", tables, "Folder of the endgame database that the proof names, or of several");
  app.add_option("--memory", memory, "For what is sorted; the rest goes to the temporary folder")
      ->capture_default_str();
  if (const auto leave = kalah::parse_options(app, argc, argv)) return *leave;
  const auto bytes = kalah::parse_byte_size(memory);
  if (!bytes) return kalah::refuse(app, "--memory: " + bytes.error().message);
  const auto mapped = kalah::MappedFile::open(file);
  if (!mapped) return kalah::refuse(app, mapped.error().message);
  const auto table = kalah::table_for((*mapped)->bytes(), tables);
  if (!table) return kalah::refuse(app, cat({file, ": ", table.error().message}));

  std::error_code failure;
  kalah::Course course;
  kalah::ProofCheck check;
  check.table = table->get();
  check.memory = *bytes;
  check.folder = std::filesystem::temp_directory_path(failure).string();
  if (failure) check.folder = ".";
  check.watch = &course;
  const auto proved = kalah::check_proof((*mapped)->bytes(), check);
  course.end();
  if ((*mapped)->changed()) return kalah::refuse(app, file + ": the file was changed while it was read");
  if (!proved) return kalah::refuse(app, cat({file, ": ", proved.error().message}));
  std::printf("proved\t%s\t%s\t%s\t%s\t%" PRIu64 " statements\n", kalah::print_claim(proved->claim).c_str(),
              kalah::print_rules(proved->rules).c_str(), kalah::print_position(proved->rules, proved->position).c_str(),
              kalah::base_text(proved->base).c_str(), proved->statements);
  return kalah::kFine;
}
